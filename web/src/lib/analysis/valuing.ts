// What one certain move is worth.

import type { Setup, Worth } from '../local/calls'
import { rules } from '../local/engine'
import type { Mind } from '../local/mind'
import type { Status } from '../types'
import { turned } from './worth'

/** To its mover, by what it leads to; where nothing is hidden. */
export async function valueOf(mind: Mind, here: Setup, move: string, nodes: number, seat: number): Promise<Pick<Worth, 'score' | 'proof'> | undefined> {
  const table = { ...here, moves: [...(here.moves ?? []), move] }
  await rules.ask('open', 'value', table)
  const status: Status = await rules.ask('status', 'value')
  if (status.over) {
    const verdict = !status.winners?.length ? 'draw' : status.winners.includes(seat) ? 'win' : 'loss'
    return { score: 0, proof: { verdict, plies: verdict === 'draw' ? null : 1 } }
  }
  const { moves: [best], proof } = await mind.analyse(table, { nodes, lines: 1 })
  if (!best) return
  const other = turned({ score: best.score, proof: proof ?? best.proof })
  return other.proof?.plies ? { ...other, proof: { ...other.proof, plies: other.proof.plies + 1 } } : other
}
