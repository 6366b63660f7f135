// Mistakes of a match as puzzles: a move that is as good as the better one is right, and the engine in the page says which are.

import { points } from '../analysis/worth'
import { valueOf } from '../analysis/valuing'
import type { Setup } from '../local/calls'
import type { Mind } from '../local/mind'
import type { PlyTold, ReviewTold } from '../types'
import type { Task } from './solving.svelte'

/** Positions looked at for the worth of a move. */
const NODES = 30_000
/** Where something is hidden, all moves are valued at once. */
const MILLIS = 2_000

/** Does a move that is worth this lose no more than is never named? */
export const asGood = (best: number, worth: number, { inaccuracy }: ReviewTold['scale']): boolean => best - worth < inaccuracy

/** The task of a mistake, on the table before it. */
export function taskOf(mistake: PlyTold, scale: ReviewTold['scale'], before: Setup, open: boolean, mind: Mind): Task {
  async function worth(move: string): Promise<[number, number] | undefined> {
    if (open) {
      const both = [await valueOf(mind, before, mistake.best, NODES, mistake.seat), await valueOf(mind, before, move, NODES, mistake.seat)]
      return both[0] && both[1] ? [points(both[0]), points(both[1])] : undefined
    }
    const { moves } = await mind.analyse(before, { millis: MILLIS, lines: 200 })
    const [best, own] = [moves.find((w) => w.move === mistake.best) ?? moves[0], moves.find((w) => w.move === move)]
    return best && own ? [points(best), points(own)] : undefined
  }
  return {
    setup: before,
    async judge(_, move) {
      if (move === mistake.best) return { right: true }
      if (move === mistake.move) return { right: false }
      const found = await worth(move)
      return { right: found !== undefined && asGood(found[0], found[1], scale) }
    },
    rest: (played) => (played.length ? [] : [mistake.best]),
  }
}
