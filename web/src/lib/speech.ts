// Moves and boards in words, for whoever does not see them. Made from pictures: it knows no game.

import type { Motion, Scene, Spot } from './types'

/** What the places of the board are called; trays are beside it. */
const places = (scene: Scene) => new Map(scene.cells.map((c) => [c.spot, c.name]))
/** The name of a piece without the place it stands on. */
export const bare = (name: string, spot: Spot) => name.replace(` on ${spot}`, '').replace(`${spot}: `, '')

/** A move in words: in its own notation where that names the places, else as what is seen to happen. */
export function sentence(text: string, motion: Motion | undefined, before: Scene, after: Scene): string[] {
  const board = places(before)
  const names = new Map(before.pieces.map((p) => [p.spot, bare(p.name, p.spot)]))
  const paths = new Map<Spot, Spot>()
  const said: string[] = []
  const afterwards: string[] = []
  // The notes of a stage tell it; without any, what changes does.
  for (const { notes, changes } of motion?.stages ?? []) {
    ;(changes.length ? said : afterwards).push(...notes)
    const landed: [Spot, string, Spot][] = []
    for (const change of changes) {
      if (change.kind === 'vanish') {
        const name = names.get(change.spot)
        if (name && board.has(change.spot) && !notes.length) said.push(`${name} on ${board.get(change.spot)} ${change.why}`)
        names.delete(change.spot)
      } else if (change.kind === 'appear') {
        // A card on the table; what goes into a hand belongs to what was taken.
        if (!board.has(change.piece.spot) && change.piece.colour === null && !notes.length) said.push(change.piece.name)
        landed.push([change.piece.spot, change.piece.name, change.piece.spot])
      } else if (change.kind !== 'flip') {
        const name = names.get(change.from)
        if (!name) continue
        landed.push([change.to, name, paths.get(change.from) ?? change.from])
        names.delete(change.from)
        paths.delete(change.from)
        if (!board.has(change.to) && !notes.length) said.push(name)
      }
    }
    for (const [spot, name, from] of landed) {
      names.set(spot, name)
      if (from !== spot) paths.set(spot, from)
    }
  }
  let plain = false
  const become = new Map(after.pieces.map((p) => [p.spot, bare(p.name, p.spot)]))
  for (const [to, from] of paths) {
    if (!board.has(to)) continue
    const name = names.get(to) ?? ''
    const named = text.includes(from) && text.includes(to)
    const way = board.has(from) ? `from ${board.get(from)} to ${board.get(to)}` : `to ${board.get(to)}`
    if (named) plain = true
    else said.push(`${name} ${way}`)
    const now = become.get(to)
    if (now && !name.startsWith(now)) said.push(`now ${now}`)
  }
  said.push(...afterwards)
  return plain || !said.length ? [text, ...said] : said
}

/** What stands where, one line a kind of piece. */
export function inventory(scene: Scene): { name: string; where: string[] }[] {
  const board = places(scene)
  const kinds = new Map<string, string[]>()
  for (const piece of scene.pieces) {
    const place = board.get(piece.spot)
    if (place === undefined) continue
    const name = bare(piece.name, piece.spot)
    kinds.set(name, [...(kinds.get(name) ?? []), place])
  }
  return [...kinds].map(([name, where]) => ({ name, where }))
}
