// What a puzzle asks for, and how it is called, in words.

import type { Worth } from '../local/calls'

/** `White to move and win in 3`. */
export function task(goal: string, seat: string): string {
  if (goal === 'most points') return `${seat} to move and make the most points`
  return `${seat} to move and ${goal}`
}

const PROOFS: Record<string, string> = {
  table: 'by a table of every position', exhaustive: 'by looking at everything', 'proof-number': 'by proof-number search', 'all hands': 'whatever the others hold',
}
/** How it was proved, as the rest of a sentence. */
export const proved = (proof: string): string => PROOFS[proof] ?? proof

/** What is the matter with a move that leaves its mover with this. */
export function fault({ score, proof }: Pick<Worth, 'score' | 'proof'>): string {
  if (proof) return { win: 'It wins as well, but not as asked', draw: 'It only draws', loss: 'It loses' }[proof.verdict]
  return `It leaves you ${score > 60 ? 'nearly winning, and no more' : score > 20 ? 'better, and no more' : score >= -20 ? 'about even' : score >= -60 ? 'worse' : 'nearly lost'}`
}
