// The engine beside an analysis: what it thinks of the position one looks at, what is threatened, what every move is worth.

import type { Ahead, Setup, Study, Thought, Worth } from '../local/calls'
import { able, rules } from '../local/engine'
import { Mind } from '../local/mind'
import type { Analysis } from './analysis.svelte'
import { valueOf } from './valuing'
import { together } from './worth'

/** As long as one looks at a position, and no longer than this. */
const MILLIS = 600_000
/** Steps through a game faster than this are not thought about. */
const REST = 150
/** Where hands are dealt many times over, an answer comes only at the end: few walks through the game first. */
const WALKS = [500, 2_500, 12_500]
/** Positions looked at for the worth of one move, in rounds. */
const ROUNDS = [3_000, 30_000, 200_000]
/** More moves than this are not valued one by one. */
const MOST = 90

export interface Line extends Worth {
  /** As people read it. */
  ahead: Ahead[]
  /** Standard error, where hands are dealt many times over. */
  error?: number
}

export class Thinking {
  on = $state(false)
  lines = $state(3)
  /** The worth of every move is shown on its target. */
  valuing = $state(false)
  /** Workers that think at the same time. */
  threads = $state(1)
  readonly most = Math.max(1, Math.min(8, navigator.hardwareConcurrency ?? 1))
  /** The best lines; for the other side while a threat is shown. */
  found = $state.raw<Line[]>([])
  depth = $state(0)
  nodes = $state(0)
  done = $state(false)
  error = $state('')
  /** What the other side would do if it were its turn. */
  threatening = $state(false)
  /** The worth of every move that is known so far. */
  values = $state.raw<Map<string, Line>>(new Map())

  /** What others may hold, where something is hidden. */
  hands = $state.raw<Study['hidden']>([])

  #analysis: Analysis
  #mind = new Mind()
  /** Those beside it, and those that value moves. */
  #pool: Mind[] = []
  #timer = 0
  /** Answers about what one no longer looks at are dropped. */
  #number = 0

  constructor(analysis: Analysis) {
    this.#analysis = analysis
  }
  get offered(): boolean {
    return able()
  }
  /** Shows what is threatened, or no longer. */
  threaten() {
    this.threatening = !this.threatening
    if (this.threatening) this.on = true
  }
  /** Thinks about the position one looks at now, or stops. */
  begin() {
    this.stop()
    this.found = []
    this.values = new Map()
    this.hands = []
    this.error = ''
    this.done = false
    this.depth = this.nodes = 0
    if ((!this.on && !this.valuing) || this.#analysis.stand?.status.over !== false || this.#analysis.barred) return
    const number = this.#number
    this.#timer = setTimeout(() => void this.#run(number), REST) as unknown as number
  }
  stop() {
    this.#number++
    clearTimeout(this.#timer)
    this.#mind.stop()
    for (const mind of this.#pool.splice(0)) mind.stop()
  }
  async #run(number: number) {
    const here = this.#analysis.table()
    try {
      let table: Setup = here
      if (this.threatening) {
        await rules.ask('open', 'threat', here)
        const position = await rules.ask('threat', 'threat')
        const { game, preset, options } = here
        table = { game, preset, options, position }
      }
      if (number !== this.#number) return
      const open = this.#analysis.game.open
      if (this.valuing && !this.threatening && open) void this.#value(number, here)
      if (!open) await this.#study(number, table)
      else if (this.on) {
        await this.#divide(number, table)
      }
      if (number === this.#number) this.done = true
    } catch (why) {
      if (number === this.#number) this.error = (why as Error).message
    }
  }
  /** The moves dealt out to the threads; what they find is put together. */
  async #divide(number: number, table: Setup) {
    await rules.ask('open', 'thinking', table)
    const { length } = await rules.ask('moves', 'thinking', 'keeper')
    if (number !== this.#number) return
    const of = Math.max(1, Math.min(this.threads, length))
    const beside = Array.from({ length: of - 1 }, () => new Mind())
    this.#pool.push(...beside)
    const shares: (Thought | undefined)[] = Array(of).fill(undefined)
    const hear = (part: number) => (thought: Thought) => {
      shares[part] = thought
      const whole = together(shares, this.lines)
      return whole && this.#take(number, table, whole)
    }
    await Promise.all([this.#mind, ...beside].map(async (mind, part) => {
      const share: [number, number] | undefined = of > 1 ? [part, of] : undefined
      await hear(part)(await mind.analyse(table, { millis: MILLIS, lines: this.lines, share }, hear(part)))
    }))
  }
  async #take(number: number, table: Setup, { moves, depth, nodes }: Thought) {
    const told = await this.#follow(table, moves)
    if (number !== this.#number) return
    this.found = told
    this.depth = depth
    this.nodes = nodes
  }
  /** From what the mover knows: the others' hands are dealt many times over. */
  async #study(number: number, table: Setup) {
    for (const nodes of WALKS) {
      const { moves, hidden } = await this.#mind.study(table, { nodes })
      const told = await this.#follow(table, moves.map((m) => ({ ...m, proof: null, line: [m.move] })))
      if (number !== this.#number) return
      this.found = told.slice(0, this.lines)
      if (this.valuing) this.values = new Map(told.map((line) => [line.move, line]))
      this.hands = hidden
      this.nodes = nodes
    }
  }
  async #follow(table: Setup, moves: (Worth & { error?: number })[]): Promise<Line[]> {
    await rules.ask('open', 'thinking', table)
    const ahead = await rules.ask('ahead', 'thinking', moves.map((w) => (w.line.length ? w.line : [w.move])))
    return moves.map((worth, i) => ({ ...worth, ahead: ahead[i] }))
  }
  /** Every move by itself, shared among the workers, again and again with more time. */
  async #value(number: number, here: Setup) {
    await rules.ask('open', 'values', here)
    const moves = await rules.ask('moves', 'values', 'keeper')
    if (number !== this.#number) return
    if (moves.length > MOST) {
      this.error = `there are ${moves.length} moves: too many to value each; the best lines are`
      return
    }
    const bare = await this.#follow(here, moves.map((move) => ({ move, score: 0, proof: null, line: [move] })))
    const pool = Array.from({ length: this.threads }, () => new Mind())
    this.#pool.push(...pool)
    for (const nodes of ROUNDS) {
      const todo = bare.filter((line) => !this.values.get(line.move)?.proof)
      await Promise.all(pool.map(async (mind) => {
        for (let line = todo.shift(); line && number === this.#number; line = todo.shift()) {
          const worth = await valueOf(mind, here, line.move, nodes, this.#analysis.stand?.status.seat ?? 0)
          if (worth && number === this.#number) this.values = new Map(this.values).set(line.move, { ...line, ...worth })
        }
      })).catch((why) => {
        if (number === this.#number) this.error = (why as Error).message
      })
      if (number !== this.#number) return
    }
  }
}
