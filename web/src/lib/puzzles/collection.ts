// The collections of puzzles: texts that lie beside the program, each loaded when somebody wants to solve one. Where a file
// is, there are puzzles.

import type { Puzzle } from '../local/calls'
import { rules } from '../local/engine'

const texts = import.meta.glob<string>('../../../../crates/puzzles/data/*.jsonl', { query: '?raw', import: 'default' })
const of = (game: string) => texts[`../../../../crates/puzzles/data/${game}.jsonl`]

/** Are there puzzles of this game? */
export const has = (game: string): boolean => of(game) !== undefined

const read = new Map<string, Promise<Puzzle[]>>()
/** All puzzles of a game in the order of their file, read by the rules. */
export function collection(game: string): Promise<Puzzle[]> {
  const known = read.get(game)
  if (known) return known
  const all = gather(game)
  read.set(game, all)
  all.catch(() => read.delete(game))
  return all
}
async function gather(game: string): Promise<Puzzle[]> {
  const text = await of(game)?.()
  const all = text ? await rules.ask('puzzles', text) : []
  if (!all.length) throw new Error('there are no puzzles of this game yet')
  return all
}
