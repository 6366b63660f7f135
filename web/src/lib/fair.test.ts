import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'
import { concerns, follow, stillPlayed } from './fair'
import type { State } from './types'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) })
beforeEach(() => kept.clear())

const chair = (you: boolean, kind: string) => ({ you, kind })
const state = (more: object) =>
  ({ id: 'm', game: 'loa', position: 'p', phase: 'playing', ply: 3, you: [0], rated: false, players: [chair(true, 'guest'), chair(false, 'guest')], ...more }) as unknown as State

test('a match against people, or one that is watched, is nobody else’s to analyse', () => {
  const bots = [chair(true, 'guest'), chair(false, 'bot')]
  expect(concerns(state({}))).toBe(true)
  expect(concerns(state({ you: [], players: bots.map((c) => ({ ...c, you: false })) }))).toBe(true)
  expect(concerns(state({ players: bots, rated: true }))).toBe(true)
  expect(concerns(state({ players: bots }))).toBe(false)
  expect(concerns(state({ phase: 'over' }))).toBe(false)
  expect(concerns(state({ ply: 0 }))).toBe(false)
  expect(concerns(state({ id: 'local-1' }))).toBe(false)
})
test('where it stands is barred until it is over', async () => {
  const match = vi.spyOn(api, 'match').mockImplementation(async () => state({}))
  follow(state({}))
  expect(await stillPlayed('loa', ['start', 'p'])).toBe(true)
  expect(await stillPlayed('loa', ['start'])).toBe(false)
  expect(await stillPlayed('dobutsu', ['p'])).toBe(false)
  follow(state({ position: 'q' }))
  expect(await stillPlayed('loa', ['p'])).toBe(false)
  match.mockImplementation(async () => state({ phase: 'over' }))
  expect(await stillPlayed('loa', ['q'])).toBe(false)
  expect(kept.get('going')).toBe('{}')
  follow(state({}))
  follow(state({ phase: 'over' }))
  expect(kept.get('going')).toBe('{}')
})
