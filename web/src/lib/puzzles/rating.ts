// One's own strength at puzzles, after Glicko (Mark Glickman, 1995): a puzzle is an opponent whose rating is known.

export interface Strength {
  rating: number
  /** How sure it is. */
  deviation: number
}
export const BEGIN: Strength = { rating: 1200, deviation: 200 }
/** Nobody is ever known better than this, so that whoever learns is seen to. */
const LEAST = 60
const Q = Math.LN10 / 400

/** How likely somebody solves a puzzle. */
export const chance = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400))

/** After one puzzle. */
export function after({ rating, deviation }: Strength, puzzle: number, solved: boolean): Strength {
  const expected = chance(rating, puzzle)
  const known = 1 / (1 / deviation ** 2 + Q ** 2 * expected * (1 - expected))
  return { rating: rating + Q * known * ((solved ? 1 : 0) - expected), deviation: Math.max(LEAST, Math.sqrt(known)) }
}
/** `1340`, with a question mark as long as it is a guess. */
export const shown = ({ rating, deviation }: Strength): string => `${Math.round(rating)}${deviation > 110 ? '?' : ''}`
