// Moves and boards in words, for whoever does not see them. Made from pictures: it knows no game.

import type { Motion, Scene, Spot } from './types'

/** What the places of the board are called; trays are beside it. */
const places = (scene: Scene) => new Map(scene.cells.map((c) => [c.spot, c.name]))

/**
 * A move in words: as it is spelled where the board shows the names that this uses, and what it did; where places
 * have names of their own, by those.
 */
export function sentence(said: string, motion: Motion | undefined, before: Scene, after: Scene): string[] {
  const board = places(before)
  const labelled = before.cells.some((c) => c.name === c.spot)
  const names = new Map(before.pieces.map((p) => [p.spot, p.name]))
  const paths = new Map<Spot, Spot>()
  const words: string[] = []
  const afterwards: string[] = []
  // The notes of a stage tell it; without any, what changes does.
  for (const { notes, changes } of motion?.stages ?? []) {
    ;(changes.length ? words : afterwards).push(...notes)
    const landed: [Spot, string, Spot][] = []
    for (const change of changes) {
      if (change.kind === 'vanish') {
        const name = names.get(change.spot)
        if (name && board.has(change.spot) && !notes.length) words.push(`${name} on ${board.get(change.spot)} ${change.why}`)
        names.delete(change.spot)
      } else if (change.kind === 'appear') {
        // A card on the table; what goes into a hand belongs to what was taken.
        if (!board.has(change.piece.spot) && change.piece.colour === null && !notes.length) words.push(change.piece.name)
        landed.push([change.piece.spot, change.piece.name, change.piece.spot])
      } else if (change.kind !== 'flip') {
        const name = names.get(change.from)
        if (!name) continue
        landed.push([change.to, name, paths.get(change.from) ?? change.from])
        names.delete(change.from)
        paths.delete(change.from)
        if (!board.has(change.to) && !notes.length) words.push(name)
      }
    }
    for (const [spot, name, from] of landed) {
      names.set(spot, name)
      if (from !== spot) paths.set(spot, from)
    }
  }
  const become = new Map(after.pieces.map((p) => [p.spot, p.name]))
  for (const [to, from] of paths) {
    if (!board.has(to)) continue
    const name = names.get(to)
    // A number in a notation does not say what comes from a hand.
    if (!labelled || !board.has(from)) words.push(`${name} ${board.has(from) ? `from ${board.get(from)} ` : ''}to ${board.get(to)}`)
    const now = become.get(to)
    if (now && now !== name) words.push(`now ${now}`)
  }
  words.push(...afterwards)
  // Where nothing goes anywhere, as in a pass, words are enough.
  return (labelled && paths.size) || !words.length ? [said, ...words] : words
}

/** What stands where, one line a kind of piece. */
export function inventory(scene: Scene): { name: string; where: string[] }[] {
  const board = places(scene)
  const kinds = new Map<string, string[]>()
  for (const piece of scene.pieces) {
    const place = board.get(piece.spot)
    if (place === undefined) continue
    kinds.set(piece.name, [...(kinds.get(piece.name) ?? []), place])
  }
  return [...kinds].map(([name, where]) => ({ name, where }))
}
