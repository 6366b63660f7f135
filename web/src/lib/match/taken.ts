// What was taken in the course of a game, where nobody keeps it in a hand: pieces that stood there at the beginning.

import type { Piece, Scene } from '../types'

/** For each seat its pieces that are gone, drawn as they stood at first; nothing where trays hold what is taken. */
export function taken(first: Scene | null, now: Scene): Piece[][] {
  const seats = now.palette.map((_, seat) => seat)
  if (!first || now.trays.length) return seats.map(() => [])
  const of = (scene: Scene, seat: number) => scene.pieces.filter((p) => p.colour === seat)
  return seats.map((seat) => {
    const all = of(first, seat)
    return all.slice(0, Math.max(0, all.length - of(now, seat).length))
  })
}
