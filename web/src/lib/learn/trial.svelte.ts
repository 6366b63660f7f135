// A position to try things out in: the rules, here or at the server, say what may be touched; nothing is kept.

import type { Chosen } from '../address'
import { api } from '../api'
import { Entering } from '../board/entering.svelte'
import { begun } from '../match/news'
import type { Motion, Trial as Tried } from '../types'

export interface Setup {
  game: string
  chosen: Chosen
  position?: string
  eye?: number
}

export class Trial {
  now = $state.raw<Tried | null>(null)
  moves = $state.raw<string[]>([])
  busy = $state(false)
  error = $state('')
  /** What the last move did, in words. */
  told = $state.raw<string[]>([])
  /** Called with each motion, and with how many of its stages are on the board already. */
  onmotion: (motion: Motion, seen: number) => Promise<void> = async () => {}
  /** Called with each move that is played by touch. */
  onplayed: (text: string) => void = () => {}

  readonly entering = new Entering({
    first: () => this.now?.entry ?? null,
    open: () => !this.busy,
    soon: () => this.busy,
    ask: (touched) => this.#ask(this.moves, touched),
    play: async ({ text }) => {
      if (await this.play(text)) this.onplayed(text)
    },
  })
  #setup: Setup
  #asked = 0

  constructor(setup: Setup) {
    this.#setup = setup
  }
  /** Nothing when it failed, or when something else was asked meanwhile. */
  async #ask(moves: string[], touched: string[] = []): Promise<Tried | undefined> {
    const { game, chosen, position, eye } = this.#setup
    const number = ++this.#asked
    try {
      this.error = ''
      const found = await api.attempt(game, { ...chosen, position, eye, moves, touched })
      return number === this.#asked ? found : undefined
    } catch (why) {
      if (number === this.#asked) this.error = (why as Error).message
    }
  }
  /** Sets the position up after these moves. */
  async reset(moves: string[] = []) {
    const found = await this.#ask(moves)
    if (!found) return
    this.now = found
    this.moves = moves
    this.told = []
    this.entering.reset()
  }
  /** Plays a move and shows it. */
  async play(text: string): Promise<boolean> {
    this.busy = true
    const moves = [...this.moves, text]
    const found = await this.#ask(moves)
    if (found) {
      if (found.motion) await this.onmotion(found.motion, begun(found.motion, this.entering.preview))
      this.now = found
      this.moves = moves
      this.told = found.motion?.stages.flatMap((s) => s.notes) ?? []
    }
    this.entering.reset()
    this.busy = false
    this.entering.opened()
    return found !== undefined
  }
}
