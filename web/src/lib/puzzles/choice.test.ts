import { expect, test } from 'vitest'
import { daily, dayOf, daySaid, ladder, next, themes, third, wished } from './choice'

const all = Array.from({ length: 30 }, (_, i) => ({ number: i + 1, rating: 600 + i * 50, themes: i % 3 ? ['drop'] : ['drop', 'sacrifice'] }))
const DAY = 86_400_000
const half = () => 0.5

test('a day has one puzzle, and all come before any comes again', () => {
  const morning = Date.UTC(2026, 10, 17, 0, 0, 1)
  expect(daily(all, 'x', morning)).toBe(daily(all, 'x', morning + DAY - 2000))
  expect(dayOf(morning)).toBe('2026-11-17')
  expect(daySaid(morning)).toBe('17 Nov 2026')
  for (const n of [1, 2, 3, 7, 12, 30]) {
    const some = all.slice(0, n)
    expect(new Set(Array.from({ length: n }, (_, i) => daily(some, 'dog', morning + i * DAY))).size).toBe(n)
  }
  expect(daily(all, 'dog', morning)).not.toBe(daily(all, 'dominions', morning))
})
test('thirds and themes', () => {
  expect([0, 9, 10, 19, 20, 29].map((i) => third(all, all[i]))).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard'])
  expect(wished(all, { difficulty: 'hard' }).length).toBe(10)
  expect(wished(all, { theme: 'sacrifice', difficulty: 'easy' }).map((p) => p.number)).toEqual([1, 4, 7, 10])
  expect(themes(all)).toEqual([['drop', 30], ['sacrifice', 10]])
})
test('the next one is near one’s strength, and new as long as there are new ones', () => {
  const found = next(all, {}, 1000, half)
  expect(Math.abs((found?.rating ?? 0) - 1000)).toBeLessThanOrEqual(200)
  const tried = Object.fromEntries(all.slice(1).map((p) => [p.number, true]))
  expect(next(all, tried, 2000, half)).toBe(all[0])
  expect(next(all, { ...tried, 1: true, 5: false }, 2000, half)).toBe(all[4])
  expect(next(all, Object.fromEntries(all.map((p) => [p.number, true])), 2000, half)).toBeDefined()
  expect(next([], {}, 2000, half)).toBeUndefined()
})
test('a run becomes harder', () => {
  let dice = 5
  const order = ladder(all, () => (dice = (dice * 48271) % 2147483647) / 2147483647)
  expect(order.length).toBe(30)
  expect(order[0].rating).toBeLessThan(800)
  expect(order[29].rating).toBeGreaterThan(1800)
})
