// Solving: a position, moves that are judged, the other side's answers, and what becomes of a wrong one. The rules in the
// page say what may be played; who judges the moves is the task's.

import { lineQuery } from '../address'
import { Entering } from '../board/entering.svelte'
import type { Ahead, Setup, Stand } from '../local/calls'
import { rules } from '../local/engine'
import { Mind } from '../local/mind'
import { begun } from '../match/news'
import { ending } from '../people'
import type { Game, Glyph, Mark, Motion, Spot } from '../types'
import { turned } from '../analysis/worth'
import type { Judged } from './answers'
import { fault } from './words'

/** What is to be found. */
export interface Task {
  /** The table, with the moves that lead to the position. */
  setup: Setup
  /** What a move of the solver is, after what was played since then. */
  judge(played: string[], move: string): Judged | Promise<Judged>
  /** How it goes on from here. */
  rest(played: string[]): string[]
  /** What is the matter with any other move, where something is hidden. */
  unsure?: string
}
export type Phase = 'yours' | 'judging' | 'theirs' | 'wrong' | 'solved' | 'shown'

/** Each has a table of its own: the next is set up before the last is cleared. */
let tables = 0
/** How long is thought about what a wrong move overlooks. */
const MILLIS = 1_000
/** Moves of a refutation that are played out on the board. */
const PLAYED = 3
/** Between moves that are shown. */
const PAUSE = 450

export class Solving {
  readonly task: Task
  readonly #key: string
  readonly game: Game
  readonly glyphs: Map<string, Glyph>
  stand = $state.raw() as Stand
  phase = $state<Phase>('yours')
  busy = $state(false)
  error = $state('')
  /** Since the position, as far as it is right. */
  played = $state.raw<string[]>([])
  /** What was played, as people read it, the wrong move included. */
  line = $state.raw<{ text: string; said: string; seat: number }[]>([])
  /** What became of a wrong move, in words. */
  why = $state('')
  /** How it is refuted, as people read it. */
  refutation = $state.raw<Ahead[]>([])
  hinted = $state.raw<Mark[]>([])
  /** The hint in words. */
  clue = $state('')
  /** Somebody helped, or a move was wrong. */
  helped = $state(false)
  onmotion: (motion: Motion, seen: number) => Promise<void> = async () => {}
  /** Called once, when it is solved or when it first is not. */
  onresult: (solved: boolean) => void = () => {}

  #mind = new Mind()
  #told = false
  #number = 0
  /** Moves of the table before the position. */
  readonly #from: number
  /** The position, with everything. */
  readonly #position: string
  readonly seat: number

  readonly entering = new Entering({
    first: () => this.stand?.entry ?? null,
    open: () => this.phase === 'yours' && !this.busy,
    soon: () => this.phase === 'theirs' || this.busy,
    ask: (touched) => rules.ask('entry', this.#key, this.eye, touched, []),
    play: ({ text }) => this.play(text),
  })

  private constructor(task: Task, key: string, game: Game, glyphs: Glyph[], seat: number, stand: Stand, position: string) {
    this.task = task
    this.#key = key
    this.game = game
    this.glyphs = new Map(glyphs.map((g) => [g.name, g]))
    this.seat = seat
    this.stand = stand
    this.#from = stand.ply
    this.#position = position
  }
  static async open(task: Task): Promise<Solving> {
    const { game, preset, options } = task.setup
    const told = await rules.ask('describe', { game, preset, options })
    const glyphs = await rules.ask('glyphs', { game, preset, options })
    const key = `puzzle ${++tables}`
    await rules.ask('open', key, task.setup)
    const { seat } = await rules.ask('status', key)
    if (seat === undefined) throw new Error('this game is over already')
    return new Solving(task, key, told, glyphs, seat, await rules.ask('stand', key, String(seat)), await rules.ask('position', key, 'keeper'))
  }
  get eye(): string {
    return String(this.seat)
  }
  get over(): boolean {
    return this.phase === 'solved' || this.phase === 'shown'
  }
  /** The solver's move. */
  async play(text: string) {
    if (this.busy || this.phase !== 'yours') return
    const number = this.#number
    try {
      const move = await rules.ask('check', this.#key, text)
      this.phase = 'judging'
      this.hinted = []
      this.clue = ''
      await this.#make(move)
      const judged = await this.task.judge(this.played, move)
      if (number !== this.#number) return
      if (!judged.right) return await this.#wrong()
      this.played = [...this.played, move]
      if (judged.reply === undefined || this.stand.status.over) return this.#solved()
      this.phase = 'theirs'
      await this.#pause()
      if (number !== this.#number) return
      // After an equally good move the others may have no such answer.
      const reply = await rules.ask('check', this.#key, judged.reply).catch(() => undefined)
      if (reply === undefined) return this.#solved()
      await this.#make(reply)
      if (number !== this.#number) return
      this.played = [...this.played, judged.reply]
      this.phase = 'yours'
      this.entering.opened()
    } catch (why) {
      this.error = (why as Error).message
      this.phase = 'yours'
      this.entering.reset()
    }
  }
  /** Plays a move on the board and shows it. */
  async #make(text: string) {
    const number = this.#number
    this.busy = true
    try {
      const before = this.entering.preview
      const { played, motion, now } = await rules.ask('play', this.#key, text, this.eye)
      if (motion) await this.onmotion(motion, begun(motion, before))
      if (number !== this.#number) return
      this.stand = now
      this.line = [...this.line, { text: played.text, said: played.said ?? played.text, seat: played.seat }]
    } finally {
      this.busy = false
      this.entering.reset()
    }
  }
  #pause() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    return new Promise((done) => setTimeout(done, still ? 0 : PAUSE))
  }
  #result(solved: boolean) {
    if (this.#told) return
    this.#told = true
    this.onresult(solved)
  }
  #solved() {
    this.phase = 'solved'
    this.#result(!this.helped)
  }
  /** Says so, and shows what the move overlooks. */
  async #wrong() {
    const number = this.#number
    this.phase = 'wrong'
    this.helped = true
    this.why = ''
    this.#result(false)
    const { status } = this.stand
    if (status.over) {
      this.why = ending(status, (s) => this.game.seats[s]?.name)
      return
    }
    if (!this.game.open) {
      this.why = this.task.unsure ?? ''
      return
    }
    try {
      const { setup } = this.task
      const table = { ...setup, moves: [...(setup.moves ?? []), ...this.line.map((m) => m.text)] }
      const thought = await this.#mind.analyse(table, { millis: MILLIS, lines: 1 })
      const [best] = thought.moves
      if (!best || number !== this.#number) return
      const [ahead] = await rules.ask('ahead', this.#key, [best.line.length ? best.line : [best.move]])
      this.why = fault(turned({ score: best.score, proof: thought.proof ?? best.proof }))
      this.refutation = ahead
      for (const { text } of ahead.slice(0, PLAYED)) {
        await this.#pause()
        if (number !== this.#number) return
        await this.#make(text)
      }
    } catch {
      // Without anybody who thinks the move is wrong all the same.
    }
  }
  /** Back to before the wrong move. */
  async again() {
    this.#number++
    this.#mind.stop()
    await this.#back()
    this.phase = 'yours'
  }
  async #back() {
    await rules.ask('back', this.#key, this.#from + this.played.length)
    this.stand = await rules.ask('stand', this.#key, this.eye)
    this.line = this.line.slice(0, this.played.length)
    this.refutation = []
    this.why = ''
    this.hinted = []
    this.clue = ''
    this.entering.reset()
  }
  /** Marks what is to be moved. */
  async hint() {
    const [next] = this.task.rest(this.played)
    if (next === undefined || this.phase !== 'yours') return
    this.helped = true
    this.#result(false)
    const [[first]] = await rules.ask('ahead', this.#key, [[next]])
    const { cells, trays } = this.stand.scene
    const known = new Set<Spot>([...cells, ...trays.flatMap((t) => t.slots)].map((c) => c.spot))
    const spot = first?.spots.find((s) => known.has(s)) ?? (await this.#single(next))
    const seen = spot !== undefined && known.has(spot)
    this.hinted = seen ? [{ layer: 'hint', note: 'hint', kind: { spot } }] : []
    this.clue = seen ? 'It begins at the marked place.' : 'It is one of the buttons.'
  }
  /** What is to be touched for a move of one touch. */
  async #single(move: string): Promise<Spot | undefined> {
    for (const { spot } of this.stand.entry.next) {
      const { entry } = await rules.ask('entry', this.#key, this.eye, [spot], [])
      if (entry.done === move) return spot
    }
  }
  /** Plays the answer out. */
  async show() {
    const number = ++this.#number
    this.#mind.stop()
    this.helped = true
    this.#result(false)
    await this.#back()
    this.phase = 'shown'
    for (const text of this.task.rest(this.played)) {
      await this.#pause()
      if (number !== this.#number) return
      await this.#make(text).catch(() => {})
    }
  }
  /** Where the position is analysed. Whoever solves it has drawn what nobody can see. */
  get analysis(): string {
    const { game, preset, options } = this.task.setup
    const set = Object.fromEntries(Object.entries(options ?? {}).map(([k, v]) => [k, String(v)]))
    return `/analysis/${game}${lineQuery({ rules: preset ?? undefined, set }, { position: this.#position, moves: [] })}`
  }
  close() {
    this.#number++
    this.#mind.stop()
    void rules.ask('close', this.#key).catch(() => {})
  }
}
