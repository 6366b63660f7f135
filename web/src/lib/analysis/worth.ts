// What a position or a move is worth, in words, as a short sign and as a share of a bar.

import type { Thought, Worth } from '../local/calls'
import type { Verdict } from '../types'

type Valued = Pick<Worth, 'score' | 'proof'>

/** Who is sure to win is shown as such. */
export function points({ score, proof }: Valued): number {
  if (!proof) return Math.max(-100, Math.min(100, score))
  return { win: 100, draw: 0, loss: -100 }[proof.verdict]
}
/** `+0.42`, or `W7`, `L6`, `=` where it is proven. */
export function short({ score, proof }: Valued): string {
  if (proof) return { win: 'W', draw: '=', loss: 'L' }[proof.verdict] + (proof.plies && proof.verdict !== 'draw' ? proof.plies : '')
  const n = Math.round(score) / 100
  return `${n < 0 ? '−' : n > 0 ? '+' : ''}${Math.abs(n).toFixed(2)}`
}
/** The same as the rest of a sentence. */
export function said({ score, proof }: Valued): string {
  if (proof?.verdict === 'win') return proof.plies ? `proven: wins in ${proof.plies}` : 'proven: wins'
  if (proof?.verdict === 'loss') return proof.plies ? `proven: loses in ${proof.plies}` : 'proven: loses'
  if (proof?.verdict === 'draw') return 'proven: a draw'
  return score > 60 ? 'nearly winning' : score > 20 ? 'better' : score >= -20 ? 'about even' : score >= -60 ? 'worse' : 'nearly lost'
}
/** For the other side. */
export function turned<V extends Valued>(worth: V): V {
  const other: Record<Verdict, Verdict> = { win: 'loss', draw: 'draw', loss: 'win' }
  return { ...worth, score: -worth.score, proof: worth.proof && { ...worth.proof, verdict: other[worth.proof.verdict] } }
}
/** Quicker wins first, then what is worth more, slower losses last but one. */
function rank({ score, proof }: Valued): number {
  const plies = proof?.plies ?? 500
  return proof?.verdict === 'win' ? 1000 - plies : proof?.verdict === 'loss' ? plies - 1000 : proof ? 0 : score
}
/** What several have found who divided the moves; nothing until each has said something. */
export function together(shares: (Thought | undefined)[], lines: number): Thought | undefined {
  const all = shares.filter((share) => share !== undefined)
  if (all.length < shares.length) return
  const moves = all.flatMap((share) => share.moves).sort((a, b) => rank(b) - rank(a)).slice(0, lines)
  const sum = all.reduce((n, share) => n + share.nodes, 0)
  return { moves, proof: moves[0]?.proof ?? null, depth: Math.min(...all.map((share) => share.depth)), nodes: sum }
}
/** Nodes as people read numbers: `12.3 k`. */
export function many(n: number): string {
  if (n < 1000) return String(n)
  return n < 1e6 ? `${(n / 1e3).toFixed(1)} k` : `${(n / 1e6).toFixed(1)} M`
}

/** What a review names. */
export const MISTAKES = ['inaccuracy', 'mistake', 'blunder']
