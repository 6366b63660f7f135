// Where keys lead: from choice to choice, by the places they have on the page.

import type { Spot } from '../types'
import type { Place } from './layout'

const WAYS = new Map([
  ['ArrowLeft', [-1, 0]], ['ArrowRight', [1, 0]], ['ArrowUp', [0, -1]], ['ArrowDown', [0, 1]],
])

/** The next of these places in the direction of an arrow: near, and rather ahead than aside. */
export function toward(key: string, from: Place, places: Iterable<Place>): Spot | undefined {
  const way = WAYS.get(key)
  if (!way) return undefined
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity]
  for (const { x, y, cell } of places) {
    const [dx, dy] = [x - from.x, y - from.y]
    const along = dx * way[0] + dy * way[1]
    if (along <= 0.01) continue
    const cost = along + 2.5 * Math.abs(dx * way[1] - dy * way[0])
    if (cost < least) [best, least] = [cell.spot, cost]
  }
  return best
}

/** The first, the last, the one before or the one after, in the order of the choices. */
export function beyond(key: string, spot: Spot, stops: Spot[]): Spot | undefined {
  const at = stops.indexOf(spot)
  const to = new Map([['Home', 0], ['End', stops.length - 1], ['PageUp', at - 1], ['PageDown', at + 1]]).get(key)
  return to === undefined ? undefined : stops.at(to % stops.length)
}

/** The place that is nearest to a point. */
export function nearest(point: { x: number; y: number }, places: Place[]): Spot | undefined {
  const far = (p: Place) => Math.hypot(p.x - point.x, p.y - point.y)
  return [...places].sort((a, b) => far(a) - far(b))[0]?.cell.spot
}

export const isArrow = (key: string) => WAYS.has(key)
