import { expect, test } from 'vitest'
import { after, BEGIN, chance, shown, type Strength } from './rating'

test('half of the puzzles of one’s own strength are solved', () => {
  expect(chance(1500, 1500)).toBe(0.5)
  expect(chance(1500, 1900)).toBeCloseTo(1 / 11)
})
test('one game, counted by hand', () => {
  // 1500 with a deviation of 200 against somebody at 1400: expected 0.64, 1/d² = Q² · 0.64 · 0.36.
  const { rating, deviation } = after({ rating: 1500, deviation: 200 }, 1400, true)
  expect(rating).toBeCloseTo(1563.48, 1)
  expect(deviation).toBeCloseTo(175.05, 1)
})
test('steps become smaller, and a hard puzzle counts more', () => {
  let own: Strength = BEGIN
  const steps: number[] = []
  for (let i = 0; i < 40; i++) {
    const next = after(own, own.rating, i % 2 === 0)
    steps.push(Math.abs(next.rating - own.rating))
    own = next
  }
  expect(steps.every((step, i) => i === 0 || step <= steps[i - 1])).toBe(true)
  expect(steps[0]).toBeGreaterThan(80)
  expect(own.deviation).toBe(60)
  expect(after(own, 1900, true).rating).toBeGreaterThan(after(own, 900, true).rating)
  expect(shown(BEGIN)).toBe('1200?')
  expect(shown(own)).not.toContain('?')
})
test('whoever is as strong as the puzzles say comes to that rating', () => {
  let [own, dice]: [Strength, number] = [BEGIN, 1]
  for (let i = 0; i < 400; i++) {
    dice = (dice * 48271) % 2147483647
    const puzzle = own.rating + (dice % 200) - 100
    own = after(own, puzzle, dice / 2147483647 < chance(1700, puzzle))
  }
  expect(Math.abs(own.rating - 1700)).toBeLessThan(150)
})
