import assert from 'node:assert/strict'
import { test } from 'node:test'
import { left, points, score } from './words.ts'

test('points are written as people write them', () => {
  assert.equal(points(3500), '3½')
  assert.equal(points(500), '½')
  assert.equal(points(2000), '2')
  assert.equal(points(667), '0.667')
  assert.equal(points(1250), '1.25')
  assert.equal(points(0), '0')
})

test('time that is left is counted down', () => {
  assert.equal(left(125_000), '2:05')
  assert.equal(left(1), '0:01')
  assert.equal(left(-5), '0:00')
  assert.equal(left(3_600_000), '1:00:00')
  assert.equal(left(72 * 3_600_000), '3 days')
})

test('results are from the side of who moved first', () => {
  assert.equal(score('first'), '1–0')
  assert.equal(score('draw'), '½–½')
  assert.equal(score(null), 'being played')
})
