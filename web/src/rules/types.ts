// Rules pages are texts and pictures as data; the server draws the positions and plays the moves.

import type { Mark } from '../lib/types'

/** Every option of a table with its value. */
export type Settings = Record<string, string>

export interface Example {
  /** The start when left out. */
  position?: string
  /** Options that this position needs, whatever the table has. */
  set?: Settings
  marks?: Mark[]
  caption: string
  /** Hands are part of the picture. */
  trays?: boolean
  /** A seat to look through; the seat to move when left out. */
  eye?: number
  /** Only a picture. */
  still?: boolean
}
export interface Part {
  heading: string
  text: string[]
  examples?: Example[]
}
export interface RulesPage {
  aim: string
  parts: Part[]
}
/** The rules as a table has them. */
export type Rulebook = (set: Settings) => RulesPage

export const arrow = (...through: string[]): Mark => ({ layer: 'arrow', kind: { arrow: through }, note: '' })
export const spot = (...spots: string[]): Mark[] => spots.map((s) => ({ layer: 'target', kind: { spot: s }, note: '' }))
