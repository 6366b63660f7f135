// One match as this visitor sees it: a socket, the latest state, the move being entered.

import { api, introduce, Refused } from './api'
import type { Choice, Entry, Glyph, Motion, Now, Player, Scene, Spot, State, Status, Step, What } from './types'
import { sentence } from './speech'
import { Wire } from './wire'

/** Whoever sits there, so that nobody else can be meant. */
export function called(players: Player[], who: Player | undefined): string {
  if (!who?.name) return who?.seat_name ?? 'Somebody'
  return players.some((p) => p.seat !== who.seat && p.name === who.name) ? `${who.name}, ${who.seat_name}` : who.name
}
/** How a match ended, for whoever looks. */
export function result(state: State): string {
  const winners = state.status.winners ?? []
  const why = state.status.text ?? state.status.reason ?? ''
  if (!winners.length) return `Draw: ${why}`
  // Whoever plays against themselves wants to know which side won.
  const mine = state.you.filter((s) => winners.includes(s)).length
  if (state.you.length && !mine) return `You lose: ${why}`
  if (mine && state.you.every((s) => winners.includes(s))) return `You win: ${why}`
  const names = winners.map((w) => (mine ? undefined : state.players[w]?.name) ?? state.players[w]?.seat_name)
  return `${names.join(' and ')} win${winners.length > 1 ? '' : 's'}: ${why}`
}

/** What became of one's seat while one was away, and what is left to do; empty when all is well. */
export function fate({ players, status, you }: State): string {
  const gone = players.filter((p) => p.was_you)
  if (gone.length) {
    const why = { time: 'Your time ran out', resigned: 'You resigned', abandoned: 'You were away too long' }[gone[0].out ?? 'abandoned']
    const seats = gone.map((p) => p.seat_name).join(' and ')
    const rest = status.over ? 'look through the game or begin another' : 'watch or begin another game'
    return `${why}, so the computer has taken over ${seats}: you can ${rest}.`
  }
  const left = status.reason === 'abandoned' && status.by !== undefined && you.includes(status.by)
  return left ? 'You were away too long, so the win was claimed: you can look through the game or play again.' : ''
}

type Listener = (motion: Motion, text: string) => Promise<void>

interface Update {
  type: 'update'
  seq: number
  event: {
    kind: string; ply?: number; seat?: number; text?: string; to?: number; next?: string; what?: What
    name?: string; at?: number; why?: string
  }
  motion?: Motion
  now: Omit<Now, 'scene'> & { scene: Partial<Scene> }
}

export interface Planning {
  expected: string | null
  scene: Scene
  first: Entry
}

export class MatchView {
  state = $state.raw<State | null>(null)
  glyphs = $state.raw<Map<string, Glyph>>(new Map())
  touched = $state<Spot[]>([])
  entry = $state.raw<Entry | null>(null)
  /** The ply looked at; null follows the match. */
  looking = $state<number | null>(null)
  step = $state.raw<Step | null>(null)
  connected = $state(false)
  /** The connection was lost, and the server has not been heard since. */
  lost = $state(false)
  error = $state('')
  /** A motion is being shown, or a move is on its way. */
  busy = $state(false)
  /** A move left beforehand is being entered: first what one expects, then one's own answer. */
  planning = $state.raw<Planning | null>(null)
  /** Through whose eyes a finished match is seen; empty for one's own. */
  eye = $state('')
  /** What happened last, in words; counted, because the same may happen twice. */
  announced = $state.raw({ text: '', count: 0 })
  /** The result has just been told, and need not be told again. */
  told = $state(false)
  /** When the times of the clocks were heard, by the page's steady clock. */
  heard = $state(performance.now())
  /** Called with each motion before the new picture is laid over it. */
  onmotion: Listener = async () => {}

  #id: string
  #wire: Wire | null = null
  #asked = new Map<number, { ok: (v: never) => void; no: (e: Error) => void }>()
  #number = 0
  #waiting: (() => void)[] = []
  #closed = false
  #queue: Promise<void> = Promise.resolve()
  /** What became of one's seat is told. */
  #fated = false

  constructor(id: string) {
    this.#id = id
  }
  async open() {
    try {
      this.state = await api.match(this.#id)
      this.heard = performance.now()
      const glyphs = await api.glyphs(this.#id)
      this.glyphs = new Map(glyphs.map((g) => [g.name, g]))
      this.#connect()
    } catch (why) {
      this.error = (why as Error).message
    }
  }
  close() {
    this.#closed = true
    this.#wire?.close()
  }

  /** The picture to show now. */
  get scene(): Scene | null {
    if (this.planning) return this.planning.scene
    return (this.looking === null ? this.state?.scene : this.step?.scene) ?? this.state?.scene ?? null
  }
  /** What may be touched before anything is. */
  get first(): Entry | null {
    return this.planning?.first ?? this.state?.entry ?? null
  }
  get present(): Entry | null {
    return this.entry ?? this.first
  }
  get entering(): boolean {
    return this.connected && this.looking === null && !this.busy && (this.planning !== null || this.state?.your_turn === true)
  }
  get choices(): Choice[] {
    return this.entering ? (this.present?.next ?? []) : []
  }
  /** What one may touch instead, to begin anew. */
  get instead(): Spot[] {
    if (!this.entering || !this.touched.length) return []
    return [...(this.first?.next ?? []).map((c) => c.spot), ...this.touched.slice(-1)]
  }

  #connect() {
    if (this.#closed) return
    const since = () => (this.state ? `?since=${this.state.ply}` : '')
    this.#wire = new Wire(() => `/matches/${this.#id}/ws${since()}`, {
      open: () => {
        this.connected = true
        for (const go of this.#waiting.splice(0)) go()
      },
      message: (data) => {
        const message = JSON.parse(data)
        const came = performance.now()
        if (message.type === 'answer') this.#answer(message)
        else this.#queue = this.#queue.then(() => this.#take(message, came)).catch(() => {})
      },
      lost: () => {
        this.connected = false
        this.lost = true
        for (const { no } of this.#asked.values()) no(new Refused('the connection was lost', 0))
        this.#asked.clear()
      },
    })
  }
  #answer(message: { id: number; ok?: never; error?: string; status?: number }) {
    const waiting = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    if (message.error !== undefined) waiting?.no(new Refused(message.error, message.status ?? 0))
    else waiting?.ok(message.ok as never)
  }
  async #take(message: Update | { type: 'state'; state: State; missed?: { motion: Motion }[] } | { type: 'bye' }, came: number) {
    if (message.type === 'bye') return
    if (message.type === 'state') {
      const was = this.state
      // Neither words nor clocks wait for the picture.
      this.heard = came
      this.lost = false
      if (was) this.state = { ...was, times: message.state.times }
      const moved = was && (was.ply !== message.state.ply || was.line !== message.state.line)
      if (was && moved && this.looking === null) {
        for (const missed of message.missed ?? []) {
          this.busy = true
          await this.onmotion(missed.motion, '')
        }
      }
      this.state = message.state
      this.error = ''
      this.busy = false
      const happened: string[] = []
      if (moved) {
        this.#reset()
        const last = message.state.history.at(-1)
        if (last) happened.push(`${this.#called(last.seat)}: ${last.text}`)
      }
      this.#announce([...happened, ...this.#fate(message.state)])
      if (this.eye) await this.through(this.eye)
      return
    }
    if (!this.state) return
    const { event, now } = message
    const scene = { ...this.state.scene, ...now.scene }
    let history = this.state.history
    const happened: string[] = []
    if (event.kind === 'move') {
      history = [...history, { ply: event.ply ?? 0, seat: event.seat ?? 0, text: event.text ?? '' }]
      const [first, ...rest] = sentence(event.text ?? '', message.motion, this.state.scene, scene)
      happened.push(`${this.#called(event.seat)}: ${first}`, ...rest)
    } else if (event.kind === 'takeback') {
      history = history.slice(0, event.to)
      happened.push('A move was taken back')
    } else if (event.kind === 'seated' && event.why) {
      const why = { time: 'is out of time', resigned: 'has resigned', abandoned: 'has left' }[event.why]
      const own = this.#fate({ ...this.state, ...now, scene })
      happened.push(...(own.length ? own : [`${event.name ?? this.#called(event.seat)} ${why ?? 'is out'}: the computer plays on`]))
    }
    let talk = this.state.talk
    if (event.kind === 'said' && talk) {
      const said = { seq: message.seq, seat: event.seat ?? 0, name: event.name ?? '', text: event.text ?? '', at: event.at ?? 0 }
      talk = { ...talk, said: [...talk.said, said] }
    }
    if (now.status.over && !this.state.status.over) {
      this.told = true
      happened.push(`The game is over. ${result({ ...this.state, ...now, scene })}`)
    }
    this.#announce(happened)
    if (now.times) {
      this.heard = came
      this.state = { ...this.state, times: now.times }
    }
    if (message.motion && this.looking === null) {
      this.#reset()
      this.planning = null
      this.busy = true
      await this.onmotion(message.motion, event.text ?? '')
    }
    const moved = now.ply !== this.state.ply || now.line !== this.state.line
    this.state = { ...this.state, ...now, scene, history, talk }
    if (moved) {
      this.#reset()
      this.planning = null
      this.busy = false
    }
    if (now.status.over && this.state.open === false && event.kind !== 'online') await this.through(this.eye)
  }
  #announce(happened: string[]) {
    if (happened.length) this.announced = { text: happened.join('. '), count: this.announced.count + 1 }
  }
  /** What became of one's seat, the first time. */
  #fate(state: State): string[] {
    const told = fate(state)
    if (!told || this.#fated) return []
    this.#fated = true
    return [told]
  }
  #called(seat: number | undefined): string {
    const who = this.state?.players.find((p) => p.seat === seat)
    if (who?.you && this.state?.you.length === 1) return 'You'
    return called(this.state?.players ?? [], who)
  }
  #reset() {
    this.touched = []
    this.entry = null
  }

  /** Waits for the connection, but not for long: whoever is quick need not ask again. */
  async #online() {
    if (this.connected) return
    await new Promise<void>((go) => {
      this.#waiting.push(go)
      setTimeout(go, 5000)
    })
  }
  /** Asks over the socket. */
  async ask<T>(body: Record<string, unknown>): Promise<T> {
    await this.#online()
    const id = ++this.#number
    return new Promise<T>((ok, no) => {
      this.#asked.set(id, { ok: ok as never, no })
      if (this.#wire?.send(JSON.stringify({ id, ...body }))) return
      this.#asked.delete(id)
      no(new Refused('not connected; trying again', 0))
    })
  }
  async #try<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      this.error = ''
      return await what()
    } catch (why) {
      this.error = (why as Error).message
      return undefined
    }
  }

  /** Touches a spot; plays the move when it is complete and nothing needs to be seen first. */
  async touch(spot: Spot, confirm: boolean) {
    if (this.choices.some((c) => c.spot === spot)) return this.#enter([...this.touched, spot], confirm)
    if (spot === this.touched.at(-1)) return this.back()
    if (this.first?.next.some((c) => c.spot === spot)) return this.#enter([spot], confirm)
  }
  /** Takes the last touch back. */
  async back() {
    if (!this.touched.length && this.planning) return this.unplan()
    await this.#enter(this.touched.slice(0, -1), true)
  }
  /** Entering the move one expects, or the answer to it. */
  #look_ahead(expected: string | null, touched: Spot[]): Promise<{ entry: Entry; scene: Scene; status: Status }> {
    const { ply, line } = this.state as State
    return this.ask({ do: 'entry', ply, line, after: expected === null ? [] : [expected], touched })
  }
  async #enter(touched: Spot[], confirm: boolean) {
    const at = this.state
    if (!at) return
    if (!touched.length) return this.#reset()
    const { ply, line } = at
    const answer = await this.#try<{ entry: Entry }>(() =>
      this.planning ? this.#look_ahead(this.planning.expected, touched) : this.ask({ do: 'entry', ply, line, touched }))
    if (!answer || this.state?.ply !== at.ply) return
    const entry = answer.entry
    if (!entry.done && !entry.next.length) return this.#reset()
    this.touched = touched
    this.entry = entry
    const telling = entry.marks.length > 0 || entry.preview.stages.some((s) => s.notes.length)
    if (entry.done && !entry.next.length && !confirm && !telling) await this.finish()
  }
  /** Plays the move that is entered, or leaves it beforehand. */
  async finish() {
    const text = this.present?.done
    if (!text) return
    if (!this.planning) return this.play(text)
    if (this.planning.expected === null) return this.#expect(text)
    const plan = { if: this.planning.expected, move: text }
    this.unplan()
    await this.plan([...(this.state?.plan ?? []).filter((p) => p.if !== plan.if), plan])
  }
  async play(text: string) {
    const at = this.state
    if (!at) return
    this.busy = true
    const done = await this.#try(() => this.ask({ do: 'move', ply: at.ply, line: at.line, text }))
    if (!done) this.busy = false
  }
  /** Begins to enter a move beforehand; only where nothing is hidden. */
  async foresee() {
    if (this.state) await this.#expect(null)
  }
  async #expect(expected: string | null) {
    const before = this.planning
    this.planning = before ?? { expected, scene: this.state!.scene, first: {} as Entry }
    const answer = await this.#try(() => this.#look_ahead(expected, []))
    this.#reset()
    const own = answer && !answer.status.over && (expected === null || this.state!.you.includes(answer.status.seat ?? -1))
    this.planning = own ? { expected, scene: answer.scene, first: answer.entry } : null
    if (answer && !own) this.error = 'after that it would not be your turn'
  }
  unplan() {
    this.planning = null
    this.#reset()
  }
  async plan(plans: { if?: string; move: string }[]) {
    await this.#try(() => this.ask({ do: 'plan', plans }))
  }
  async act(body: Record<string, unknown>): Promise<boolean> {
    return (await this.#try(() => this.ask(body))) !== undefined
  }
  /** Sits down under a name, and listens from then on as whoever that is. */
  async sit(seat: number, name: string) {
    await this.#try(async () => {
      await introduce(name)
      await api.act(this.#id, { do: 'sit', seat })
      this.#wire?.close()
      this.lost = false
      this.#connect()
    })
  }
  /** Looks at a finished match through other eyes. */
  async through(eye: string) {
    const state = await this.#try(() => api.match(this.#id, eye || undefined))
    if (!state) return
    this.eye = eye
    this.state = state
    if (this.looking !== null) await this.look(this.looking)
  }
  /** Looks at the position after `ply` moves; the last one follows the match again. */
  async look(ply: number | null) {
    this.unplan()
    this.told = false
    if (!this.state || ply === null || ply >= this.state.ply) {
      const motion = this.looking !== null && this.state && this.looking + 1 === this.state.ply && ply !== null
      if (motion) {
        const step = await this.#try(() => this.#step(this.state!.ply))
        if (step?.motion) await this.onmotion(step.motion, step.text ?? '')
      }
      this.looking = null
      this.step = null
      return
    }
    const at = Math.max(0, ply)
    const step = await this.#try(() => this.#step(at))
    if (!step) return
    if (step.motion && this.looking !== null && at === this.looking + 1) await this.onmotion(step.motion, step.text ?? '')
    this.looking = at
    this.step = step
  }
  #step(ply: number): Promise<Step> {
    return api.step(this.#id, ply, this.eye || undefined)
  }
}
