// A first game: a few guided moves. The server says what each touch does.

import type { Settings } from '../rules/types'

export interface Step {
  /** What to do. */
  say: string
  /** The spots to touch, in this order. */
  path: string[]
  /** What happened. */
  then: string
  /** Moves of the others that follow, with a sentence. */
  replies?: [move: string, said: string][]
  /** Another position to go on from. */
  position?: string
}
export interface Tour {
  /** Before the first move. */
  intro: string[]
  position?: string
  set?: Settings
  /** Whose eyes these are. */
  seat: number
  steps: Step[]
  /** After the last move. */
  end: string
}
