// Ratings and speeds in words.

import type { RatingTold, Speed } from '../types'

export const SPEEDS: Speed[] = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence']
export const speedName = (speed: Speed): string => speed[0].toUpperCase() + speed.slice(1)
/** What a game at this speed is like, for whoever chooses one. */
export const speedAbout: Record<Speed, string> = {
  bullet: '1 min + 1 s', blitz: '3 min + 2 s', rapid: '10 min + 5 s',
  classical: '30 min + 20 s', correspondence: '3 days a move',
}
/** `1612`, with a question mark as long as it is a guess. */
export const shown = (rating: Pick<RatingTold, 'rating' | 'provisional'>): string => `${rating.rating}${rating.provisional ? '?' : ''}`
/** The same for the ear. */
export const spoken = (rating: Pick<RatingTold, 'rating' | 'provisional'>): string => `${rating.rating}${rating.provisional ? ', provisional' : ''}`
/** `+12`, `−8`, `±0`. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

export interface Point { at: number; rating: number }
/** Where the points of a graph lie in a box of this size, and which lines across it have numbers. */
export function graph(points: Point[], width: number, height: number): { line: string; marks: { y: number; rating: number }[] } {
  if (!points.length) return { line: '', marks: [] }
  const ratings = points.map((p) => p.rating)
  const least = Math.min(...ratings) - 25
  const most = Math.max(...ratings) + 25
  const [from, to] = [points[0].at, points[points.length - 1].at]
  const y = (rating: number) => height - ((rating - least) / (most - least)) * height
  // Games of one evening are drawn one after another, else by their time.
  const x = (p: Point, i: number) => (to > from ? ((p.at - from) / (to - from)) * 0.5 + (i / Math.max(1, points.length - 1)) * 0.5 : i / Math.max(1, points.length - 1)) * width
  const step = [25, 50, 100, 200, 500].find((s) => (most - least) / s <= 5) ?? 1000
  const marks = []
  for (let rating = Math.ceil(least / step) * step; rating <= most; rating += step) marks.push({ y: y(rating), rating })
  return { line: points.map((p, i) => `${x(p, i).toFixed(1)},${y(p.rating).toFixed(1)}`).join(' '), marks }
}
