// What a visitor has solved of one game, on this device: the first try of each puzzle, the rating that follows, the best runs.

import { after, BEGIN, type Strength } from './rating'
import type { Kind } from './run'

interface Kept extends Strength {
  /** Whether the first try of a puzzle was right, by its number. */
  tried: Record<number, boolean>
  /** The rating after each, the latest last. */
  past: number[]
  best: Partial<Record<Kind, number>>
  /** When the puzzle of a day was solved last. */
  day?: string
}

const PREFIX = 'puzzles '
/** As many ratings are kept for the graph. */
const PAST = 200
const fresh = (): Kept => ({ ...BEGIN, tried: {}, past: [], best: {} })

export class Notebook {
  readonly game: string
  #kept = $state.raw<Kept>(fresh())

  constructor(game: string) {
    this.game = game
    try {
      const text = localStorage.getItem(PREFIX + game)
      if (text) this.#kept = { ...fresh(), ...(JSON.parse(text) as Kept) }
    } catch {
      // What cannot be read is begun anew.
    }
  }
  #keep(kept: Kept) {
    this.#kept = kept
    localStorage.setItem(PREFIX + this.game, JSON.stringify(kept))
  }
  get strength(): Strength {
    const { rating, deviation } = this.#kept
    return { rating, deviation }
  }
  get tried(): Record<number, boolean> {
    return this.#kept.tried
  }
  get past(): number[] {
    return this.#kept.past
  }
  get count(): { tried: number; solved: number } {
    const all = Object.values(this.#kept.tried)
    return { tried: all.length, solved: all.filter((solved) => solved).length }
  }
  get day(): string | undefined {
    return this.#kept.day
  }
  best(kind: Kind): number | undefined {
    return this.#kept.best[kind]
  }
  /** The first try of a puzzle; true where it was the first. Only a rated one changes the rating. */
  note({ number, rating }: { number: number; rating: number }, solved: boolean, rated: boolean): boolean {
    if (this.tried[number] !== undefined) return false
    const tried = { ...this.tried, [number]: solved }
    if (!rated) this.#keep({ ...this.#kept, tried })
    else {
      const strength = after(this.strength, rating, solved)
      this.#keep({ ...this.#kept, ...strength, tried, past: [...this.past, Math.round(strength.rating)].slice(-PAST) })
    }
    return true
  }
  solvedDay(day: string) {
    this.#keep({ ...this.#kept, day })
  }
  /** A run is over; true where none was better. */
  ran(kind: Kind, solved: number): boolean {
    if (solved <= (this.best(kind) ?? 0)) return false
    this.#keep({ ...this.#kept, best: { ...this.#kept.best, [kind]: solved } })
    return true
  }
}
/** Forgets all of it. */
export function forgetAll() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
/** Is anything noted? */
export const anything = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(PREFIX))
