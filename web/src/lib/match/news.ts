// What the server tells of a match, and what becomes of the page's state by it. No sockets, no pictures.

import { addressed, fate, result } from '../people'
import { sentence } from '../speech'
import type { Made } from '../local/calls'
import type { Latest, Message, Motion, Played, Stage, State } from '../types'

/** Something has happened; parts of the picture that stayed the same are left out. */
export type Update = Extract<Message, { type: 'update' }>
/** All of it, when the line is new. */
export type Whole = Extract<Message, { type: 'state' }>
/** How moves are written for whoever listens. */
type Write = (move: Played) => string

/** Another position is on the board. */
export const moved = (was: Pick<Latest, 'ply' | 'line'>, now: Pick<Latest, 'ply' | 'line'>) => was.ply !== now.ply || was.line !== now.line

/** The state after an update. */
export function after(state: State, { event, now }: Update): State {
  let { history, talk } = state
  if (event.kind === 'move') {
    const { kind: _, ...played } = event
    history = [...history, played]
  } else if (event.kind === 'takeback') {
    history = history.slice(0, event.to)
  } else if (event.kind === 'said') {
    talk = { ...talk, said: [...talk.said, event] }
  }
  return { ...state, ...now, scene: { ...state.scene, ...now.scene }, history, talk }
}

/** The state after one's own move, before anybody has confirmed it. */
export function ahead(state: State, { played, now }: Made): State {
  const { status, scores, position, scene, entry } = now
  const mine = !status.over && status.seat === played.seat
  return {
    ...state, ply: played.ply + 1, history: [...state.history, played], status, scores, position, scene,
    your_turn: mine, entry: mine ? entry : { ...entry, next: [], done: null },
  }
}

/** How many stages of a motion the preview of its entry has shown already. */
export function begun(motion: Motion, preview: Motion | null): number {
  const same = (stage: Stage, i: number) => JSON.stringify(stage.changes) === JSON.stringify(motion.stages[i]?.changes)
  const shown = preview?.stages ?? []
  return shown.every(same) ? shown.length : 0
}

/** An update in words, for whoever does not see it. */
export function told(state: State, update: Update, write: Write): string[] {
  const { event, motion, now } = update
  const next = after(state, update)
  const happened: string[] = []
  if (event.kind === 'move') {
    const [first, ...rest] = sentence(write(event), motion, state.scene, next.scene)
    happened.push(`${addressed(state, event.seat)}: ${first}`, ...rest)
  } else if (event.kind === 'takeback') {
    happened.push('A move was taken back')
  } else if (event.kind === 'seated' && event.why) {
    // One's own fate has words of its own.
    const why = { time: 'is out of time', resigned: 'has resigned', abandoned: 'has left' }[event.why]
    const others = fate(next) === fate(state)
    if (others) happened.push(`${event.name ?? addressed(state, event.seat)} ${why}: the computer plays on`)
  }
  if (now.status.over && !state.status.over) happened.push(`The game is over. ${result(next)}`)
  return happened
}

/** What was missed while the line was away, in words. */
export function caughtUp(was: State | null, { state }: Whole, write: Write): string[] {
  const last = state.history.at(-1)
  return was && moved(was, state) && last ? [`${addressed(state, last.seat)}: ${write(last)}`] : []
}
