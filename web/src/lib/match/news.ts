// What the server tells of a match, and what becomes of the page's state by it. No sockets, no pictures.

import { addressed, fate, result } from '../people'
import { sentence } from '../speech'
import type { Motion, Now, Scene, State, What } from '../types'

/** Something has happened; parts of the picture that stayed the same are left out. */
export interface Update {
  type: 'update'
  seq: number
  event: {
    kind: string; ply?: number; seat?: number; text?: string; to?: number; next?: string; what?: What
    name?: string; at?: number; why?: string; said?: string
  }
  motion?: Motion
  now: Omit<Now, 'scene'> & { scene: Partial<Scene> }
}
/** All of it, when the line is new. */
export interface Whole {
  type: 'state'
  state: State
  missed?: { motion: Motion }[]
}
export type News = Update | Whole | { type: 'bye' }

/** Another position is on the board. */
export const moved = (was: Pick<Now, 'ply' | 'line'>, now: Pick<Now, 'ply' | 'line'>) => was.ply !== now.ply || was.line !== now.line

/** The state after an update. */
export function after(state: State, { seq, event, now }: Update): State {
  let { history, talk } = state
  if (event.kind === 'move') history = [...history, { ply: event.ply ?? 0, seat: event.seat ?? 0, text: event.text ?? '', said: event.said ?? '' }]
  else if (event.kind === 'takeback') history = history.slice(0, event.to)
  else if (event.kind === 'said' && talk) {
    const said = { seq, seat: event.seat ?? 0, name: event.name ?? '', text: event.text ?? '', at: event.at ?? 0 }
    talk = { ...talk, said: [...talk.said, said] }
  }
  return { ...state, ...now, scene: { ...state.scene, ...now.scene }, history, talk }
}

/** An update in words, for whoever does not see it. */
export function told(state: State, update: Update): string[] {
  const { event, motion, now } = update
  const next = after(state, update)
  const happened: string[] = []
  if (event.kind === 'move') {
    const [first, ...rest] = sentence(event.text ?? '', motion, state.scene, next.scene)
    happened.push(`${addressed(state, event.seat)}: ${first}`, ...rest)
  } else if (event.kind === 'takeback') {
    happened.push('A move was taken back')
  } else if (event.kind === 'seated' && event.why) {
    // One's own fate has words of its own.
    const why = { time: 'is out of time', resigned: 'has resigned', abandoned: 'has left' }[event.why] ?? 'is out'
    const others = fate(next) === fate(state)
    if (others) happened.push(`${event.name ?? addressed(state, event.seat)} ${why}: the computer plays on`)
  }
  if (now.status.over && !state.status.over) happened.push(`The game is over. ${result(next)}`)
  return happened
}

/** What was missed while the line was away, in words. */
export function caughtUp(was: State | null, { state }: Whole): string[] {
  const last = state.history.at(-1)
  return was && moved(was, state) && last ? [`${addressed(state, last.seat)}: ${last.text}`] : []
}
