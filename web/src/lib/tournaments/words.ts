// Tournaments in words: what travels are codes and thousandths.

import type { TournamentCard, TournamentKind, TournamentTold } from '../types'

export const KINDS: Record<TournamentKind, { title: string; about: string }> = {
  swiss: { title: 'Swiss', about: 'A few rounds; in each you meet somebody with as many points as you.' },
  arena: { title: 'Arena', about: 'Play as many games as you can before time is up. Come and go as you like.' },
  round_robin: { title: 'Round robin', about: 'Everybody meets everybody.' },
  knockout: { title: 'Knockout', about: 'Who loses is out.' },
  duplicate: { title: 'Duplicate', about: 'All tables of a round play the same deal and are compared, so luck drops out.' },
}

/** Thousandths as people write them: `3½`, `0.667`. */
export function points(thousandths: number): string {
  const whole = Math.trunc(thousandths / 1000)
  const rest = Math.abs(thousandths % 1000)
  if (!rest) return String(whole)
  if (rest === 500) return `${whole || ''}½`
  return (thousandths / 1000).toFixed(3).replace(/0+$/, '')
}

/** How far it is, in a few words. */
export function progress(card: TournamentCard): string {
  if (card.phase === 'cancelled') return 'called off'
  if (card.phase === 'open') return `${card.entered} entered`
  if (card.kind === 'arena') return card.phase === 'over' ? 'over' : 'being played'
  const of = card.rounds ? ` of ${card.rounds}` : ''
  return card.phase === 'over' ? `over, ${card.round} rounds` : `round ${card.round}${of}`
}

/** What a game ended in, from the side of who moved first. */
export function score(verdict: TournamentTold['games'][number]['verdict']): string {
  if (!verdict) return 'being played'
  return { first: '1–0', second: '0–1', draw: '½–½' }[verdict]
}

/** `Sat 21 Nov, 20:00`. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Minutes and seconds that are left: `2:05`. */
export function left(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  if (h >= 48) return `${Math.floor(h / 24)} days`
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
