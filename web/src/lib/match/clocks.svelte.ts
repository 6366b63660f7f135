// The clocks of a table. They run by the page's steady clock from when the server's word came, and
// stand still while the server cannot be heard: nobody knows then what they show.

import { little, spokenTime } from '../time'
import type { MatchView } from './match.svelte'

export class Clocks {
  /** Said once a turn, when one's own time runs short. */
  warned = $state('')

  #match: MatchView
  #now = $state(performance.now())
  #warnedAt = -1

  constructor(match: MatchView) {
    this.#match = match
    $effect(() => {
      if (this.running === null || match.unsure) return
      this.#now = performance.now()
      const timer = setInterval(() => (this.#now = performance.now()), 100)
      return () => clearInterval(timer)
    })
    $effect(() => {
      const seat = this.running
      const table = match.state
      if (!table || seat === null || !table.you.includes(seat)) return void (this.warned = '')
      if (this.hurries(seat) && this.#warnedAt !== table.ply) {
        this.#warnedAt = table.ply
        this.warned = `Little time: ${spokenTime(this.left(seat))} left`
      }
    })
  }
  /** Are there any? */
  get any(): boolean {
    return this.#match.state?.times != null
  }
  /** Whose clock runs. */
  get running(): number | null {
    const table = this.#match.state
    return table?.status.over ? null : (table?.times?.running ?? null)
  }
  runs = (seat: number) => this.running === seat
  /** It runs, but nobody knows how far. */
  unsure = (seat: number) => this.runs(seat) && this.#match.unsure
  left(seat: number): number {
    const told = this.#match.state?.times?.left[seat] ?? 0
    return this.runs(seat) ? told - Math.max(0, this.#now - this.#match.heard) : told
  }
  hurries = (seat: number) => this.left(seat) < little(this.#match.state?.clock ?? null)
  /** A word beside the digits. */
  word(seat: number): string {
    const table = this.#match.state
    if (table?.status.over) return (table.times?.left[seat] ?? 1) <= 0 ? 'out of time' : ''
    return this.unsure(seat) ? 'when last heard' : this.hurries(seat) ? 'hurry' : ''
  }
}
