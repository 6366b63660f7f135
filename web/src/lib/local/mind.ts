// Somebody who thinks, in a worker of their own that may be ended at any time.

import type { Mark, ReviewTold, State } from '../types'
import type { Going, Limits, Setup, Study, Thought, Worth } from './calls'
import { Engine } from './engine'

const KEY = 'thought'
/** How long the strongest think about a move. */
export const MILLIS = 2_000

export class Mind {
  #engine = new Engine()

  /** The move that a bot of this level makes. */
  async choose(setup: Setup, level: number, seed: string): Promise<string> {
    await this.#engine.ask('open', KEY, setup)
    return this.#engine.ask('choose', KEY, level, seed, level < 10 ? {} : { millis: MILLIS })
  }
  /** What the best one thinks, heard on the way as well. */
  async analyse(setup: Setup, limits: Limits, thinks?: (thought: Thought) => void): Promise<Thought> {
    await this.#engine.ask('open', KEY, setup)
    return this.#engine.hear({ thinks }, 'analyse', KEY, limits)
  }
  /** The decision at hand where something is hidden: plays with their uncertainty, and what others may hold. */
  async study(setup: Setup, limits: Limits): Promise<Study> {
    await this.#engine.ask('open', KEY, setup)
    return this.#engine.ask('study', KEY, limits)
  }
  /** Goes through a whole match, and says how far it is. */
  async review(setup: Setup, goes: (far: Going) => void): Promise<ReviewTold> {
    await this.#engine.ask('open', KEY, setup)
    return this.#engine.hear({ goes }, 'review', KEY, 0)
  }
  /** What a move of the last table that was thought about does, as its mover sees it. */
  foresee(text: string) {
    return this.#engine.ask('foresee', KEY, text)
  }
  stop() {
    this.#engine.end()
  }
}

/** The best move with its name and where it goes; nothing when there is none. */
export async function hintOf(mind: Mind, setup: Setup, limits: Limits, state: State): Promise<{ best: Worth; said: string; marks: Mark[] } | undefined> {
  const { moves: [best] } = await mind.analyse(setup, limits)
  if (!best) return
  const made = await mind.foresee(best.move)
  // Chance may decide what comes of it; what it is called is known.
  const known = new Set([...state.scene.cells, ...state.scene.trays.flatMap((t) => t.slots)].map((c) => c.spot))
  const spots = (made?.now.scene.marks ?? []).filter((m) => m.layer === 'last')
  const marks = spots.filter((m) => !('spot' in m.kind) || known.has(m.kind.spot)).map((m) => ({ ...m, layer: 'hint' }))
  return { best, said: made?.played.said ?? best.move, marks }
}
