// Pieces on their way: identities for a while, so that a picture can move instead of jump.

import type { Change, Glyph, Motion, Paint, Piece, Spot, Stage } from '../types'

export interface Shown extends Piece {
  id: number
  how: '' | 'hop' | 'tip' | 'flip' | 'new' | 'gone'
  /** Where it is seen on its way from spot to spot. */
  at?: Spot
  /** What it looked like before it tipped, and where from. */
  was?: { glyph: string; from: Spot }
}

/** The drawing of a piece in the colours of its seat. */
export function painted(piece: Piece, glyphs: Map<string, Glyph>, palette: Paint[]): string {
  const paint = piece.colour === null ? null : palette[piece.colour]
  const rim = piece.rim === null ? '#2b2622' : (palette[piece.rim]?.fill ?? '#2b2622')
  return (glyphs.get(piece.glyph)?.body ?? '')
    .replaceAll('{fill}', paint?.fill ?? '#fffdf8')
    .replaceAll('{ink}', paint?.ink ?? '#2b2622')
    .replaceAll('{rim}', rim)
}

let counter = 0
const fresh = (piece: Piece, how: Shown['how']): Shown => ({ ...piece, id: ++counter, how })

/** The pieces of a scene; what stays where it was keeps its identity. */
export function settle(before: Shown[], pieces: Piece[]): Shown[] {
  const old = new Map(before.map((p) => [p.spot, p]))
  return pieces.map((piece) => {
    const same = old.get(piece.spot)
    return same && same.how !== 'gone' ? { ...piece, id: same.id, how: '' as const } : fresh(piece, '')
  })
}

/** The ways that are gone step by step in a stage. */
export const walks = (stage: Stage) => stage.changes.filter((c) => c.kind === 'walk')

/** The pieces after so many steps of their ways, from 0; the others wait. */
export function stride(before: Shown[], stage: Stage, step: number): Shown[] {
  const on = new Map(walks(stage).map((w) => [w.from, w.through[Math.min(step, w.through.length - 1)]]))
  return before.map((p) => (on.get(p.spot) ? { ...p, at: on.get(p.spot), how: '' } : p))
}

/** The pieces after one stage. */
export function advance(before: Shown[], stage: Stage): Shown[] {
  const shown = new Map(before.filter((p) => p.how !== 'gone').map((p) => [p.spot, { ...p, how: '', at: undefined, was: undefined } as Shown]))
  const landing: Shown[] = []
  const leaving: Shown[] = []
  const take = (spot: string) => {
    const piece = shown.get(spot)
    shown.delete(spot)
    return piece
  }
  for (const change of stage.changes) land(change, take, landing, leaving)
  for (const piece of landing) {
    const under = shown.get(piece.spot)
    if (under) leaving.push({ ...under, how: 'gone' })
    shown.set(piece.spot, piece)
  }
  return [...shown.values(), ...leaving]
}

function land(change: Change, take: (spot: string) => Shown | undefined, landing: Shown[], leaving: Shown[]) {
  switch (change.kind) {
    case 'slide':
    case 'walk':
    case 'hop': {
      const piece = take(change.from)
      if (piece) landing.push({ ...piece, spot: change.to, how: change.kind === 'hop' ? 'hop' : '' })
      break
    }
    case 'tip': {
      const piece = take(change.from)
      if (piece) landing.push({ ...piece, spot: change.to, glyph: change.glyph, how: 'tip', was: { glyph: piece.glyph, from: change.from } })
      break
    }
    case 'flip': {
      const piece = take(change.spot)
      landing.push(piece ? { ...change.piece, id: piece.id, how: 'flip' } : fresh(change.piece, 'new'))
      break
    }
    case 'appear':
      landing.push(fresh(change.piece, 'new'))
      break
    case 'vanish': {
      const piece = take(change.spot)
      if (piece) leaving.push({ ...piece, how: 'gone' })
    }
  }
}

/** All stages at once: what a preview shows. */
export function after(before: Shown[], motion: Motion): Shown[] {
  const pieces = motion.stages.reduce(advance, before)
  return pieces.filter((p) => p.how !== 'gone')
}
