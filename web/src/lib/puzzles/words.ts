// What a puzzle asks for, and how it is called, in words.

import type { Puzzle, Worth } from '../local/calls'

/** Is it posed from what one seat sees, and proved over everything that is hidden from it? */
const hides = ({ setup }: Pick<Puzzle, 'setup'>): boolean => setup.eye != null
/** `White to move and win in 3`. */
export function task(puzzle: Pick<Puzzle, 'goal' | 'setup'>, seat: string): string {
  const { goal } = puzzle
  const act = goal === 'most points' ? 'make the most points' : goal
  return `${seat} to move and ${act}${hides(puzzle) ? ', whatever the others hold' : ''}`
}

const PROOFS: Record<Puzzle['proof'], string> = {
  table: 'by a table of every position', exhaustive: 'by looking at everything', proof: 'by proof-number search',
}
/** How it was proved, as the rest of a sentence. */
export const proved = (puzzle: Pick<Puzzle, 'proof' | 'setup'>): string => (hides(puzzle) ? 'over all cards that the others may hold' : PROOFS[puzzle.proof])

/** What is the matter with a move that leaves its mover with this. */
export function fault({ score, proof }: Pick<Worth, 'score' | 'proof'>): string {
  if (proof) return { win: 'It wins as well, but not as asked', draw: 'It only draws', loss: 'It loses' }[proof.verdict]
  return `It leaves you ${score > 60 ? 'nearly winning, and no more' : score > 20 ? 'better, and no more' : score >= -20 ? 'about even' : score >= -60 ? 'worse' : 'nearly lost'}`
}
/** The same where nobody can know what comes of it. */
export const UNSURE = 'It is not certain: it takes longer, or the others may hold what stops it'
