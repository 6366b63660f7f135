// Touching by pointer: a click, or a drag from one choice to the next.

import type { Spot } from '../types'

/** Farther than this is a drag, in units of the board. */
const FAR = 0.25

export interface Table {
  /** What is under a pointer. */
  spotAt(event: PointerEvent): Spot | undefined
  /** May it be touched? */
  may(spot: Spot): boolean
  /** May it be touched instead, to begin anew? */
  instead(spot: Spot): boolean
  /** Is there something to carry? */
  carries(spot: Spot): boolean
  /** Units of the board a pixel. */
  unit(): number
  /** Follows a pointer wherever it goes, until it is let go. */
  hold(event: PointerEvent): void
  /** Touches it, or drops something there. */
  touch(spot: Spot, dropped?: boolean): Promise<void> | void
}

export class Drag {
  /** What is carried, and how far. */
  held = $state.raw<{ spot: Spot; dx: number; dy: number } | null>(null)

  #table: Table
  #start: { spot: Spot; x: number; y: number; touched: Promise<void> | void } | null = null

  constructor(table: Table) {
    this.#table = table
  }
  down = (event: PointerEvent) => {
    const spot = this.#table.spotAt(event)
    if (event.button !== 0 || !spot || !(this.#table.may(spot) || this.#table.instead(spot))) return
    this.#start = { spot, x: event.clientX, y: event.clientY, touched: this.#table.touch(spot) }
  }
  move = (event: PointerEvent) => {
    const start = this.#start
    if (!start || !this.#table.carries(start.spot)) return
    const unit = this.#table.unit()
    const [dx, dy] = [(event.clientX - start.x) * unit, (event.clientY - start.y) * unit]
    if (!this.held && Math.hypot(dx, dy) <= FAR) return
    if (!this.held) this.#table.hold(event)
    this.held = { spot: start.spot, dx, dy }
    event.preventDefault()
  }
  up = async (event: PointerEvent) => {
    const [start, dragged] = [this.#start, this.held]
    this.#start = null
    if (!start || !dragged) return this.cancel()
    const spot = this.#table.spotAt(event)
    // It stays in the hand until it is known where it goes, and does not fly back in between.
    await start.touched
    if (spot && spot !== start.spot && this.#table.may(spot)) await this.#table.touch(spot, true)
    if (this.held === dragged) this.held = null
  }
  cancel = () => {
    this.#start = null
    this.held = null
  }
}
