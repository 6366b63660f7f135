// Exact values: what a table of all positions knows about the moves of one, and the training to hold a win by it.

import type { Chosen } from '../address'
import { api } from '../api'
import type { Refused } from '../refused'
import type { ExactValue, Verdict } from '../types'
import type { Analysis } from './analysis.svelte'

export type Value = ExactValue
/** How long one waits for a table that is being made before asking again, in milliseconds. */
const AGAIN = 5000
const ORDER: Record<Verdict, number> = { win: 2, draw: 1, loss: 0 }

/** The best first: quick wins, then draws, then losses that take long. */
export function ranked(values: Value[]): Value[] {
  const far = (v: Value) => (v.distance ?? 0) * (v.value === 'win' ? 1 : -1)
  return [...values].sort((a, b) => ORDER[b.value] - ORDER[a.value] || far(a) - far(b))
}
/** `wins in 13`, `draws`, `loses in 8`. */
export function told({ value, distance }: Value): string {
  if (value === 'draw') return 'draws'
  return `${value === 'win' ? 'wins' : 'loses'}${distance === null ? '' : ` in ${distance}`}`
}

export class Known {
  /** Of the position one looks at, the best first; none where nobody knows. */
  values = $state.raw<Value[] | null>(null)
  /** The seat that holds its win against the table. */
  holding = $state<number | null>(null)
  says = $state('')
  /** Why nothing is known yet: the table is being made. */
  waits = $state('')
  slipped = $state(false)
  #analysis: Analysis
  #chosen: Chosen
  /** There is no table for this game, or no server. */
  #nobody = false
  #asked = ''

  constructor(analysis: Analysis, chosen: Chosen) {
    this.#analysis = analysis
    this.#chosen = chosen
  }
  async #ask(position: string): Promise<Value[]> {
    return ranked((await api.values(this.#analysis.game.name, this.#chosen, position)).exact)
  }
  /** Looks the present position up. */
  async look() {
    const { stand, game } = this.#analysis
    this.values = null
    if (this.#nobody || !stand || stand.status.over || !game.open || this.#analysis.barred) return
    const { position } = stand
    this.#asked = position
    try {
      const values = await this.#ask(position)
      this.waits = ''
      if (this.#asked === position) this.values = values
      if (this.#asked === position) await this.#train(values)
    } catch (why) {
      const { status, message } = why as Refused
      // Without a table there is nothing to ask again; a position that it does not know, or a line that was lost, is another matter.
      if (status === 404) this.#nobody = true
      this.waits = status === 503 ? message : ''
      if (status === 503) setTimeout(() => { if (this.#asked === position && this.#analysis.stand?.position === position) void this.look() }, AGAIN)
    }
  }
  /** Begins to hold the win of whoever is to move. */
  hold() {
    const { status } = this.#analysis.stand ?? {}
    const best = this.values?.[0]
    if (status?.seat === undefined || best?.value !== 'win') return
    this.holding = status.seat
    this.slipped = false
    this.says = `You win in ${best.distance} at best. Hold it: the other side resists as long as it can.`
  }
  stop() {
    this.holding = null
    this.says = ''
    this.slipped = false
  }
  /** After each move: does the win stand? The other side answers with what takes longest. */
  async #train(values: Value[]) {
    const seat = this.#analysis.stand?.status.seat
    if (this.holding === null || this.slipped || seat === undefined) return
    const best = values[0]
    if (!best) return
    if (seat === this.holding) {
      if (best.value === 'win') this.says = `Still won, in ${best.distance} at best: ${values.filter((v) => v.value === 'win').length} of ${values.length} moves keep it.`
      return
    }
    if (best.value !== 'loss') {
      this.slipped = true
      this.says = best.value === 'draw' ? 'The win slipped: now it is a draw.' : `The win slipped: now the other side wins in ${best.distance}.`
      return
    }
    const at = this.#analysis.at
    await new Promise((done) => setTimeout(done, 400))
    if (this.#analysis.at === at && this.holding !== null) await this.#analysis.play(best.move)
  }
  /** The game is over while a win is held. */
  ended(won: boolean) {
    if (this.holding === null) return
    this.says = won ? 'Won: you held it to the end.' : 'The win slipped.'
    this.slipped = !won
  }
}
