import { expect, test } from 'vitest'
import { graph, shown, signed, SPEEDS, speedName } from './ratings'

test('a rating that is a guess has a question mark', () => {
  expect(shown({ rating: 1612, provisional: true })).toBe('1612?')
  expect(shown({ rating: 1612, provisional: false })).toBe('1612')
  expect([12, -8, 0].map(signed)).toEqual(['+12', '−8', '±0'])
  expect(SPEEDS.map(speedName).slice(0, 2)).toEqual(['Bullet', 'Blitz'])
})

test('a graph stays in its box and rises to the right', () => {
  expect(graph([], 100, 50)).toEqual({ line: '', marks: [] })
  const { line, marks } = graph([{ at: 5, rating: 1500 }, { at: 5, rating: 1540 }, { at: 9, rating: 1700 }], 100, 50)
  const points = line.split(' ').map((p) => p.split(',').map(Number))
  expect(points).toHaveLength(3)
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(50)
  }
  expect(points[0][0]).toBeLessThan(points[1][0])
  expect(points[1][0]).toBeLessThan(points[2][0])
  expect(points[0][1]).toBeGreaterThan(points[1][1])
  expect(marks.map((m) => m.rating)).toEqual([1500, 1550, 1600, 1650, 1700])
  // One point is a point.
  expect(graph([{ at: 5, rating: 1500 }], 100, 50).line).toBe('0.0,25.0')
})
