// What the server sends, under the names that the page uses. The types themselves are made from the server's.

import type { Cell, EntryTold, Game, Offered, Offer, Scene, Trial } from './wire-types'

export * from './wire-types'

export type Spot = Cell['spot']
export type Point = Scene['size']
export type GameInfo = Game
export type What = Offer
export type OfferInfo = Offered
export type Tried = Trial
export type LookAhead = EntryTold
