// A match without a server: the rules in the page keep it, bots think beside them, and the browser keeps the moves.
// It tells what a server would tell, so that the same table shows it.

import type { Hears, Source } from '../match/source'
import { Refused } from '../refused'
import type { Done, EntryTold, Game, Latest, NewMatch, Plan, Played, Player, Request, State } from '../types'
import type { Made, Setup, Stand } from './calls'
import { rules } from './engine'
import { drawId, drawSeed, keep, kept, sitter, type Kept } from './kept'
import { Mind } from './mind'

const no = (why: string) => new Refused(why, 422)

/** Sets a table up on this device. */
export async function set({ game, preset, options, seats, shuffle }: NewMatch): Promise<Kept> {
  const told = await rules.ask('describe', { game, preset, options })
  if (seats.length !== told.seats.length) throw no(`this game has ${told.seats.length} seats, not ${seats.length}`)
  const other = seats.find((word) => word !== 'me' && !/^bot:(10|[0-9])$/.test(word))
  if (other) throw no('without the server only you and the computer can sit down')
  if (!seats.includes('me')) throw no('somebody must sit at the table')
  const turn = shuffle ? Math.floor(Math.random() * seats.length) : 0
  const texts = Object.entries(options ?? {}).map(([key, value]) => [key, String(value)])
  const match: Kept = {
    id: drawId(), game: told.name, title: told.title, preset: preset ?? told.presets[0].name, options: Object.fromEntries(texts),
    seats: seats.map((_, i) => seats[(i + turn) % seats.length]), seed: drawSeed(), moves: [], line: 0, created: Date.now(), status: null,
  }
  keep(match)
  return match
}
/** The table of a kept match. */
export const setupOf = ({ game, preset, options, seed, moves }: Kept): Setup => ({ game, preset, options, seed, moves })

/** The record of a kept match as a text. */
export async function recordOf(match: Kept, notation = 'parlour'): Promise<string> {
  const key = `record ${match.id}`
  await rules.ask('open', key, setupOf(match))
  if (match.resigned !== undefined) await rules.ask('resign', key, match.resigned)
  const day = new Date(match.created).toISOString().slice(0, 10)
  const text = await rules.ask('record', key, notation, match.seats.map(sitter), day)
  await rules.ask('close', key)
  return text
}

/** The table that is kept under this id. */
export function home(id: string): Home {
  const match = kept(id)
  if (!match) throw no('this game is not kept on this device')
  return new Home(match)
}

export class Home implements Source {
  #match: Kept
  #told!: Game
  #opened: Promise<void> | undefined
  #hears: Hears | undefined
  #mind = new Mind()
  #plans: Plan[] = []
  /** Who made each move. */
  #movers: number[] = []
  #seq = 0
  #closed = false
  /** Where several people share the device and hands are hidden: whose are on the table. */
  #facing: number | null = null

  constructor(match: Kept) {
    this.#match = match
  }
  get #key() {
    return this.#match.id
  }
  #open(): Promise<void> {
    return (this.#opened ??= (async () => {
      const { game, preset, options, resigned } = this.#match
      this.#told = await rules.ask('describe', { game, preset, options })
      await rules.ask('open', this.#key, setupOf(this.#match))
      if (resigned !== undefined) await rules.ask('resign', this.#key, resigned)
      this.#movers = (await rules.ask('history', this.#key, 'public')).map((m) => m.seat)
    })())
  }
  get #you(): number[] {
    return this.#match.seats.flatMap((word, seat) => (word === 'me' ? [seat] : []))
  }
  /** Several people, and something hidden: nobody sees before they say that they are there. */
  get #veiled(): boolean {
    return !this.#told.open && this.#you.length > 1
  }
  #eyeAt(turn: number | undefined, over: boolean): string {
    const you = this.#you
    if (this.#veiled && !over) return this.#facing === null ? 'public' : String(this.#facing)
    return String(turn !== undefined && you.includes(turn) ? turn : (you[0] ?? 'public'))
  }
  async #stand(eye?: string): Promise<Stand> {
    const { seat, over } = await rules.ask('status', this.#key)
    return rules.ask('stand', this.#key, eye ?? this.#eyeAt(seat, over))
  }
  #now(stand: Stand): Omit<Latest, 'scene'> {
    const { status, ply, eye, position, scores, entry } = stand
    const { seats, line, next, seed, resigned } = this.#match
    const you = this.#you
    const open = status.seat !== undefined && eye === String(status.seat)
    const your_turn = status.seat !== undefined && you.includes(status.seat) && open
    const players: Player[] = this.#told.seats.map(({ seat, name, team }) => ({
      seat, seat_name: name, team, kind: seats[seat] === 'me' ? 'guest' : 'bot', name: sitter(seats[seat]),
      level: seats[seat] === 'me' ? undefined : Number(seats[seat].slice(4)), you: seats[seat] === 'me', online: true,
    }))
    return {
      seq: this.#seq, ply, line, phase: status.over ? 'over' : 'playing', eye, position, you, your_turn,
      status: resigned === undefined ? status : { ...status, by: resigned }, scores, players,
      entry: your_turn ? entry : { ...entry, next: [], done: null }, offers: [], plan: this.#plans, times: null,
      may: { takeback: this.#backTo() !== undefined, draw: false, resign: !status.over, rematch: status.over && !next, claim: [] },
      revealed: status.over ? { seed, salt: '' } : null, next: next ?? null,
    }
  }
  async state(eye?: string): Promise<State> {
    await this.#open()
    const { id, game, title, preset, options, created, previous } = this.#match
    const { open, settings, notations, exports } = this.#told
    const stand = await this.#stand(eye)
    const history = await rules.ask('history', this.#key, stand.eye)
    return {
      id, game, title, open, preset, options, settings, notations, exports, created, previous: previous ?? null, tournament: null, clock: null, rated: false,
      talk: { kind: 'none', signals: [], said: [] }, commitment: '', history, scene: stand.scene, ...this.#now(stand),
    }
  }
  async glyphs() {
    const { game, preset, options } = this.#match
    return rules.ask('glyphs', { game, preset, options })
  }
  async step(ply: number, eye?: string) {
    const stand = await this.#stand(eye)
    return rules.ask('step', this.#key, ply, stand.eye)
  }
  listen(_: () => number | undefined, hears: Hears) {
    this.#hears = hears
    hears.open()
    void this.#go()
  }
  async sit() {
    throw no('everybody sits already')
  }
  close() {
    this.#closed = true
    this.#mind.stop()
    void this.#opened?.then(() => rules.ask('close', this.#key)).catch(() => {})
  }

  async ask<T>(body: Request): Promise<T> {
    await this.#open()
    switch (body.do) {
      case 'entry': {
        this.#check(body)
        const { eye } = await this.#stand()
        return (await rules.ask('entry', this.#key, eye, body.touched ?? [], body.after ?? [])) as EntryTold as T
      }
      case 'step':
        return (await this.step(body.ply)) as T
      case 'move':
        this.#check(body)
        await this.#play(body.text)
        break
      case 'plan':
        this.#plans = body.plans
        await this.#tell({ kind: 'plan' })
        break
      case 'resign':
        await this.#resign()
        break
      case 'offer':
        if (body.what === 'takeback') await this.#back()
        else if (body.what === 'rematch') await this.#again()
        else throw no('there is nobody who could agree')
        break
      default:
        throw no('that needs the server')
    }
    return { seq: this.#seq, ply: this.#match.moves.length, line: this.#match.line, repeated: false } as Done as T
  }
  #check({ ply, line }: { ply: number; line?: number | null }) {
    const { moves, line: now } = this.#match
    if (ply !== moves.length || (line ?? now) !== now) throw no('the table has moved on')
  }
  async #keep() {
    this.#match.status = await rules.ask('status', this.#key)
    keep(this.#match)
  }
  /** Plays, tells it, and lets whoever is next think. */
  async #play(text: string) {
    const { seat, over } = await rules.ask('status', this.#key)
    const made = await rules.ask('play', this.#key, text, this.#eyeAt(seat, over))
    // Whoever is next sees nothing of it before they say that they are there.
    this.#facing = null
    this.#match.moves.push(text)
    this.#movers.push(made.played.seat)
    await this.#keep()
    await this.#tell({ kind: 'move', ...made.played }, made)
    void this.#go()
  }
  async #tell(event: Extract<Parameters<Hears['message']>[0], { type: 'update' }>['event'], made?: Made) {
    const stand = await this.#stand()
    this.#seq++
    const now = { ...this.#now(stand), scene: stand.scene }
    this.#hears?.message({ type: 'update', seq: this.#seq, event, motion: made?.motion ?? undefined, now })
  }
  /** The next bot moves, or what was planned is played. */
  async #go() {
    await this.#open()
    const { seat, over } = await rules.ask('status', this.#key)
    if (this.#closed || over || seat === undefined) return
    const word = this.#match.seats[seat]
    const { moves, line } = this.#match
    if (word === 'me') return this.#planned(seat)
    const ply = moves.length
    try {
      const text = await this.#mind.choose({ ...setupOf(this.#match) }, Number(word.slice(4)), String(seat + 1))
      if (this.#closed || this.#match.line !== line || this.#match.moves.length !== ply) return
      await this.#play(text)
    } catch {
      // It was stopped: whoever did that lets it go on.
    }
  }
  async #planned(seat: number) {
    const plans = this.#plans.splice(0)
    if (!plans.length || this.#veiled) return
    const history: Played[] = await rules.ask('history', this.#key, String(seat))
    const last = history.at(-1)?.text
    const plan = plans.find((p) => p.if === undefined || p.if === last)
    if (plan) await this.#play(plan.move).catch(() => this.#tell({ kind: 'plan' }))
  }
  /** The ply before one's own last move. */
  #backTo(): number | undefined {
    if (!this.#told.open) return
    if (this.#match.resigned !== undefined) return
    const own = this.#movers.map((seat) => this.#match.seats[seat]).lastIndexOf('me')
    return own < 0 ? undefined : own
  }
  async #back() {
    const to = this.#backTo()
    if (to === undefined) throw no('there is no move to take back')
    this.#mind.stop()
    await rules.ask('back', this.#key, to)
    this.#match.moves.length = this.#movers.length = to
    this.#match.line++
    await this.#keep()
    await this.#tell({ kind: 'takeback', to })
    void this.#go()
  }
  async #resign() {
    const { seat, over } = await rules.ask('status', this.#key)
    if (over) throw no('the game is over')
    this.#mind.stop()
    const own = seat !== undefined && this.#you.includes(seat) ? seat : this.#you[0]
    await rules.ask('resign', this.#key, own)
    this.#match.resigned = own
    await this.#keep()
    await this.#tell({ kind: 'ended', seat: own })
  }
  /** Once more, with seats changed. */
  async #again() {
    const { seats, game, preset, options, id } = this.#match
    const next = await set({ game, preset, options, seats: [...seats.slice(1), seats[0]] })
    next.previous = id
    keep(next)
    this.#match.next = next.id
    keep(this.#match)
    await this.#tell({ kind: 'rematch', next: next.id })
  }
  /** Whoever is to move is there: their hand may be seen. */
  async face() {
    const { seat } = await rules.ask('status', this.#key)
    this.#facing = seat ?? null
    this.#hears?.message({ type: 'state', state: await this.state(), missed: null })
  }
}
