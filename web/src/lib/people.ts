// Who sits where, and how a game ended for them, in words.

import type { Card, Player, State, Status } from './types'

/** Whoever sits there, so that nobody else can be meant. */
export function called(players: Player[], seat: number | undefined): string {
  const who = players.find((p) => p.seat === seat)
  if (!who?.name) return who?.seat_name ?? 'Somebody'
  return players.some((p) => p.seat !== seat && p.name === who.name) ? `${who.name}, ${who.seat_name}` : who.name
}

/** The same for whoever plays along. */
export function addressed({ players, you }: Pick<State, 'players' | 'you'>, seat: number | undefined): string {
  return you.length === 1 && you[0] === seat ? 'You' : called(players, seat)
}

/** Reasons that a record tells in a word or two, for whoever does not know the game yet. */
const AT_LENGTH: Record<string, string> = {
  connected: 'all men of the winner hold together', 'both-connected': 'the men of both sides hold together', passes: 'both sides have passed',
  repetition: 'the same position came up again', 'ply-limit': 'the game has grown too long', 'no-moves': 'there is no legal move',
}
const reason = ({ reason, text }: Pick<Status, 'reason' | 'text'>): string => AT_LENGTH[reason ?? ''] ?? text ?? reason ?? ''

/** `White wins: …`, with the names of seats. */
export function ending(status: Status, name: (seat: number) => string | undefined): string {
  const winners = status.winners ?? []
  const why = reason(status)
  if (!winners.length) return `Draw: ${why}`
  return `${winners.map(name).join(' and ')} win${winners.length > 1 ? '' : 's'}: ${why}`
}

/** How a match ended, for whoever looks. */
export function result({ status, players, you }: Pick<State, 'status' | 'players' | 'you'>): string {
  const winners = status.winners ?? []
  const why = reason(status)
  const mine = you.filter((s) => winners.includes(s)).length
  if (winners.length && you.length && !mine) return `You lose: ${why}`
  if (mine && mine === you.length) return `You win: ${why}`
  // Whoever plays against themselves wants to know which side won.
  return ending(status, (s) => (mine ? players[s]?.seat_name : called(players, s)))
}

/** What became of one's seat while one was away, and what is left to do; empty when all is well. */
export function fate({ players, status, you }: Pick<State, 'status' | 'players' | 'you'>): string {
  const gone = players.filter((p) => p.was_you)
  if (gone.length) {
    const why = { time: 'Your time ran out', resigned: 'You resigned', abandoned: 'You were away too long' }[gone[0].out ?? 'abandoned']
    const seats = gone.map((p) => p.seat_name).join(' and ')
    const rest = status.over ? 'look through the game or begin another' : 'watch or begin another game'
    return `${why}, so the computer has taken over ${seats}: you can ${rest}.`
  }
  const left = status.reason === 'abandoned' && status.by !== undefined && you.includes(status.by)
  return left ? 'You were away too long, so the win was claimed: you can look through the game or play again.' : ''
}

/** How a match of a list stands, for whoever looks. */
export function stands(card: Card): string {
  if (card.phase === 'waiting') return 'waiting for company'
  if (card.phase === 'playing') return card.your_turn ? 'your turn' : `move ${card.ply + 1}`
  const { winners, text } = card.outcome ?? { winners: [], text: 'over' }
  if (!winners.length) return card.outcome ? `draw: ${text}` : text
  if (card.you.length) return `${card.you.some((s) => winners.includes(s)) ? 'you won' : 'you lost'}: ${text}`
  return `${winners.map((w) => card.players[w]?.name ?? 'somebody').join(' and ')} won: ${text}`
}

/** Points as people write them: with a minus, not a hyphen. */
export const scored = (text: string | number): string => String(text).replace(/(^|\s)-(?=\d)/g, '$1−')
