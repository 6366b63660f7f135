// What a puzzle asks for, and how it is called, in words.

import type { Worth } from '../local/calls'

/** Proved over everything that is hidden. */
const SURE = 'all hands'
/** `White to move and win in 3`. */
export function task({ goal, proof }: { goal: string; proof: string }, seat: string): string {
  const act = goal === 'most points' ? 'make the most points' : goal
  return `${seat} to move and ${act}${proof === SURE ? ', whatever the others hold' : ''}`
}

const PROOFS: Record<string, string> = {
  table: 'by a table of every position', exhaustive: 'by looking at everything', 'proof-number': 'by proof-number search', [SURE]: 'over all cards that the others may hold',
}
/** How it was proved, as the rest of a sentence. */
export const proved = (proof: string): string => PROOFS[proof] ?? proof

/** What is the matter with a move that leaves its mover with this. */
export function fault({ score, proof }: Pick<Worth, 'score' | 'proof'>): string {
  if (proof) return { win: 'It wins as well, but not as asked', draw: 'It only draws', loss: 'It loses' }[proof.verdict]
  return `It leaves you ${score > 60 ? 'nearly winning, and no more' : score > 20 ? 'better, and no more' : score >= -20 ? 'about even' : score >= -60 ? 'worse' : 'nearly lost'}`
}
/** The same where nobody can know what comes of it. */
export const UNSURE = 'It is not certain: it takes longer, or the others may hold what stops it'
