// What everything on a board is called, for whoever does not see it.

import type { Cell, Mark, Spot } from '../types'

/** What marks say about their places. */
export function noted(marks: Mark[]): Map<Spot, string[]> {
  const said = new Map<Spot, string[]>()
  for (const { kind, note } of marks) {
    const spot = 'spot' in kind ? kind.spot : 'badge' in kind ? kind.badge[0] : undefined
    if (spot !== undefined && note) said.set(spot, [...(said.get(spot) ?? []), note])
  }
  return said
}

export interface Naming {
  /** What lies there. */
  piece?: string
  /** What touching it does. */
  choice?: string
  notes?: string[]
  chosen?: boolean
}

/** A place, what lies there, what may be done with it and what is to be known about it; nothing twice. */
export function spoken(cell: Cell, { piece, choice, notes = [], chosen = false }: Naming): string {
  const parts = [cell.name, piece, choice === cell.spot ? undefined : choice, ...notes, chosen ? 'chosen' : undefined]
  return [...new Set(parts.filter((words) => words))].join(', ')
}
