// Matches that are not over, as this device sees them played or watched: where one of them stands nothing is analysed.

import { api } from './api'
import { isLocal } from './local/kept'
import type { State } from './types'

const KEY = 'going'
/** More are not kept. */
const MOST = 20
type Going = Record<string, { game: string; position: string }>

function read(): Going {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
const write = (all: Going) => localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))))

/** Is this match the business of others as well? Alone with bots one may ask for hints. */
export function concerns(state: Pick<State, 'id' | 'phase' | 'ply' | 'you' | 'players' | 'rated'>): boolean {
  const alone = !state.rated && state.you.length > 0 && state.players.every((p) => p.you || p.kind === 'bot')
  return state.phase === 'playing' && state.ply > 0 && !alone && !isLocal(state.id)
}
/** Remembers where a match stands, until it is over. */
export function follow(state: State) {
  const { [state.id]: was, ...others } = read()
  const { game, position } = state
  if (concerns(state)) write({ ...others, [state.id]: { game, position } })
  else if (was) write(others)
}
/** Does a match that is not over stand at one of these positions? */
export async function stillPlayed(game: string, positions: string[]): Promise<boolean> {
  for (const [id, going] of Object.entries(read())) {
    if (going.game !== game || !positions.includes(going.position)) continue
    const over = await api.match(id).then((state) => state.phase === 'over', (why: { status?: number }) => why.status === 404)
    if (!over) return true
    const { [id]: _, ...others } = read()
    write(others)
  }
  return false
}
