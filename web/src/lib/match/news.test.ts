import { describe, expect, test } from 'vitest'
import { motion, piece, player, scene, state } from '../../testing/scenes'
import type { Played, State } from '../types'
import { after, caughtUp, moved, told as toldBy, type Update } from './news'

const write = (move: Played) => move.said
const told = (was: State, news: Update) => toldBy(was, news, write)
const played = (seat: number): Update['event'] => ({ kind: 'move', ply: 0, seat, text: '4C7', said: 'a1-b1' })

function update(was: State, event: Update['event'], now: Partial<State> = {}, more: Partial<Update> = {}): Update {
  const { scene: _, ...same } = was
  return { type: 'update', seq: 5, event, now: { ...same, ...now, scene: now.scene ?? {} }, ...more }
}
const before = state({ scene: scene({ pieces: [piece('a1', 'white man')], captions: ['old'] }) })

describe('after', () => {
  test('a move is in the list and on the board; what stayed the same stays', () => {
    const pieces = [piece('b1', 'white man')]
    const next = after(before, update(before, played(0), { ply: 1, scene: { pieces } as never }))
    expect(next.history).toEqual([{ ply: 0, seat: 0, text: '4C7', said: 'a1-b1' }])
    expect([next.scene.pieces, next.scene.captions]).toEqual([pieces, ['old']])
    expect(before.history).toEqual([])
  })
  test('what is taken back leaves the list', () => {
    const long = { ...before, ply: 2, history: [{ ply: 0, seat: 0, text: 'x', said: 'X' }, { ply: 1, seat: 1, text: 'y', said: 'Y' }] }
    expect(after(long, update(long, { kind: 'takeback', to: 1 }, { ply: 1, line: 1 })).history.map((m) => m.text)).toEqual(['x'])
  })
  test('words are heard', () => {
    const event = { kind: 'said' as const, seq: 5, seat: 1, name: 'Ben', text: 'hello', at: 7 }
    expect(after(before, update(before, event)).talk.said).toEqual([event])
  })
})
test('a takeback moves as well as a move does', () => {
  expect([moved(before, before), moved(before, { ply: 1, line: 0 }), moved(before, { ply: 0, line: 1 })]).toEqual([false, true, true])
})
describe('told', () => {
  test('whose move it was, and what it did', () => {
    const did = motion({ kind: 'slide', from: 'a1', to: 'b1' })
    const of = (seat: number) => told(before, update(before, played(seat), { ply: 1 }, { motion: did }))
    expect([of(0), of(1)]).toEqual([['You: a1-b1'], ['Ben: a1-b1']])
  })
  test('the end, once', () => {
    const status = { over: true, winners: [0], text: 'connected' }
    const end = update(before, played(0), { status, phase: 'over' })
    expect(told(before, end).at(-1)).toBe('The game is over. You win: connected')
    const over = after(before, end)
    expect(told(over, update(over, { kind: 'online', seat: 1 }))).toEqual([])
  })
  test('who is out; one’s own fate has other words', () => {
    const players = [player(0, 'Anna', { you: true }), player(1, 'Bot 3', { out: 'time' })]
    expect(told(before, update(before, { kind: 'seated', seat: 1, name: 'Ben', why: 'time' }, { players })))
      .toEqual(['Ben is out of time: the computer plays on'])
    const mine = [player(0, 'Bot 3', { was_you: true, out: 'time' }), player(1, 'Ben')]
    expect(told(before, update(before, { kind: 'seated', seat: 0, name: 'Anna', why: 'time' }, { players: mine, you: [] }))).toEqual([])
  })
  test('a takeback', () => {
    expect(told(before, update(before, { kind: 'takeback', to: 0 }))).toEqual(['A move was taken back'])
  })
})
test('after a lost line the last move is told if it is new', () => {
  const now = state({ ply: 1, history: [{ ply: 0, seat: 1, text: '5B2', said: 'b2-b1' }] })
  const whole = { type: 'state' as const, state: now, missed: null }
  expect(caughtUp(before, whole, write)).toEqual(['Ben: b2-b1'])
  expect([caughtUp(now, whole, write), caughtUp(null, whole, write)]).toEqual([[], []])
})
