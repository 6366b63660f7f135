// Who sits at a new table, as words of the API.

import type { Game, Level } from './types'

/** Oneself, somebody opposite, and the computer on all other chairs: a guest is a partner where there are partners. */
export function company(game: Pick<Game, 'seats' | 'levels'>, guest: 'open' | 'link', level: number): string[] {
  const mate = game.seats[0].team.find((s) => s !== 0) ?? 1
  const rest = game.levels.length ? `bot:${level}` : guest
  return game.seats.map(({ seat }) => (seat === 0 ? 'me' : seat === mate ? guest : rest))
}

/** A strength of the computer as one chooses it, with the points it was measured to play where there are any. */
export const strength = ({ level, name, rating }: Level): string => `${level}: ${name}${rating == null ? '' : ` · ${rating}`}`
