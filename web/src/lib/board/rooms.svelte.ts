// The room that a page leaves for a board and its trays: boxes of HTML, measured, so that styles alone
// decide what lies where and one picture is drawn over all of it.

import type { Box, Room } from './layout'

export class Rooms {
  /** Measured; nothing before the page is there. */
  room = $state.raw<Room | null>(null)

  #whole: HTMLElement | null = null
  #boxes = new Map<number | 'board', HTMLElement>()
  #asked = 0
  #watch = new ResizeObserver(() => this.measure())

  /** The element that everything lies in. */
  whole = (element: HTMLElement) => {
    this.#whole = element
    this.#watch.observe(element)
    return { destroy: () => this.#watch.disconnect() }
  }
  /** A box for the board, or for the trays of a seat; -1 for those of nobody. */
  box = (element: HTMLElement, whose: number | 'board') => {
    let key = whose
    this.#boxes.set(key, element)
    this.#watch.observe(element)
    return {
      update: (next: number | 'board') => {
        if (this.#boxes.get(key) === element) this.#boxes.delete(key)
        this.#boxes.set((key = next), element)
        this.measure()
      },
      destroy: () => {
        if (this.#boxes.get(key) === element) this.#boxes.delete(key)
        this.#watch.unobserve(element)
        this.measure()
      },
    }
  }
  /** Looks again, once a frame at most. */
  measure = () => {
    cancelAnimationFrame(this.#asked)
    this.#asked = requestAnimationFrame(() => this.#look())
  }
  #look() {
    const whole = this.#whole?.getBoundingClientRect()
    const board = this.#boxes.get('board')
    if (!whole?.width || !board) return
    const box = (element: HTMLElement): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x - whole.x, y: y - whole.y, w: width, h: height }
    }
    const seats = new Map<number, Box>()
    for (const [whose, element] of this.#boxes) if (whose !== 'board') seats.set(whose, box(element))
    const room: Room = { whole: { w: whole.width, h: whole.height }, board: box(board), seats }
    if (told(room) !== (this.room && told(this.room))) this.room = room
  }
}
const told = ({ whole, board, seats }: Room) => JSON.stringify([whole, board, [...seats]])
