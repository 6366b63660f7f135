import { expect, test } from 'vitest'
import { left, points, score } from './words'

test('points are written as people write them', () => {
  expect([3500, 500, 2000, 667, 1250, 0].map(points)).toEqual(['3½', '½', '2', '0.667', '1.25', '0'])
})

test('time that is left is counted down', () => {
  expect([125_000, 1, -5, 3_600_000, 72 * 3_600_000].map(left)).toEqual(['2:05', '0:01', '0:00', '1:00:00', '3 days'])
})

test('results are from the side of who moved first', () => {
  expect([score('first'), score('draw'), score(null)]).toEqual(['1–0', '½–½', 'being played'])
})
