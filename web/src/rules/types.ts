// Rules pages are texts and pictures as data; the server draws the positions.

import type { Mark } from '../lib/types'

export interface Picture {
  position?: string
  set?: Record<string, string>
  marks?: Mark[]
  caption: string
}
export interface Part {
  heading: string
  text: string[]
  pictures?: Picture[]
}
export interface RulesPage {
  aim: string
  parts: Part[]
}

export const arrow = (...through: string[]): Mark => ({ layer: 'arrow', kind: { arrow: through }, note: '' })
export const spot = (...spots: string[]): Mark[] => spots.map((s) => ({ layer: 'target', kind: { spot: s }, note: '' }))
