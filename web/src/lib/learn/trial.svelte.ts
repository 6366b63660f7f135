// A position to try things out in: the server says what may be touched, nothing is kept.

import { api, type Chosen } from './api'
import type { Choice, Entry, Motion, Spot, Tried } from './types'

export interface Setup {
  game: string
  chosen: Chosen
  position?: string
  eye?: number
}

export class Trial {
  now = $state.raw<Tried | null>(null)
  moves = $state.raw<string[]>([])
  touched = $state.raw<Spot[]>([])
  entry = $state.raw<Entry | null>(null)
  busy = $state(false)
  error = $state('')
  /** What the last move did, in words. */
  told = $state.raw<string[]>([])
  /** Only these may be touched next, in this order; for guided moves. */
  path = $state.raw<Spot[] | null>(null)
  onmotion: (motion: Motion) => Promise<void> = async () => {}
  /** Called with each move that is played by touch. */
  onplayed: (text: string) => void = () => {}

  #setup: Setup
  #asked = 0

  constructor(setup: Setup) {
    this.#setup = setup
  }
  get present(): Entry | null {
    return this.entry ?? this.now?.entry ?? null
  }
  get entering(): boolean {
    return this.touched.length > 0
  }
  get choices(): Choice[] {
    if (this.busy) return []
    const all = this.present?.next ?? []
    return this.path ? all.filter((c) => c.spot === this.path?.[this.touched.length]) : all
  }
  get instead(): Spot[] {
    if (this.busy || !this.entering) return []
    const others = this.path ? [] : (this.now?.entry.next ?? []).map((c) => c.spot)
    return [...others, ...this.touched.slice(-1)]
  }
  /** The move may be played as it is entered now. */
  get ready(): string | null {
    if (this.path && this.touched.length < this.path.length) return null
    return this.entering && !this.busy ? (this.present?.done ?? null) : null
  }
  #ask(moves: string[], touched: Spot[]): Promise<Tried> {
    const { game, chosen, position, eye } = this.#setup
    return api.attempt(game, { ...chosen, position, eye, moves, touched })
  }
  async #try<T>(what: () => Promise<T>): Promise<T | undefined> {
    const number = ++this.#asked
    try {
      this.error = ''
      const found = await what()
      return number === this.#asked ? found : undefined
    } catch (why) {
      if (number === this.#asked) this.error = (why as Error).message
      return undefined
    }
  }
  /** Sets the position up after these moves. */
  async reset(moves: string[] = []) {
    const found = await this.#try(() => this.#ask(moves, []))
    if (!found) return
    this.now = found
    this.moves = moves
    this.told = []
    this.#drop()
  }
  #drop() {
    this.touched = []
    this.entry = null
  }
  async touch(spot: Spot) {
    if (this.choices.some((c) => c.spot === spot)) return this.#enter([...this.touched, spot])
    if (!this.instead.includes(spot)) return
    return spot === this.touched.at(-1) ? this.back() : this.#enter([spot])
  }
  async back() {
    if (this.touched.length > 1) await this.#enter(this.touched.slice(0, -1), true)
    else this.#drop()
  }
  async #enter(touched: Spot[], stay = false) {
    const found = await this.#try(() => this.#ask(this.moves, touched))
    if (!found) return
    const { entry } = found
    if (!entry.done && !entry.next.length) return this.#drop()
    this.touched = touched
    this.entry = entry
    const telling = entry.marks.length > 0 || entry.preview.stages.some((s) => s.notes.length)
    if (this.ready && !entry.next.length && !stay && !telling) await this.finish()
  }
  async finish() {
    const text = this.ready
    if (text && (await this.play(text))) this.onplayed(text)
  }
  /** Plays a move and shows it. */
  async play(text: string): Promise<boolean> {
    this.busy = true
    const moves = [...this.moves, text]
    const found = await this.#try(() => this.#ask(moves, []))
    this.#drop()
    if (found) {
      if (found.motion) await this.onmotion(found.motion)
      this.now = found
      this.moves = moves
      this.told = found.motion?.stages.flatMap((s) => s.notes) ?? []
    }
    this.busy = false
    return found !== undefined
  }
}
