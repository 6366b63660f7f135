import { expect, test } from 'vitest'
import { begin, called, clock, count, left, tick } from './run'

test('a streak ends with the first mistake', () => {
  let run = begin('streak', 0)
  for (const solved of [true, true]) run = count(run, solved)
  expect(tick(run, 1e12)).toMatchObject({ solved: 2, over: false })
  run = count(run, false)
  expect(run).toMatchObject({ solved: 2, failed: 1, over: true })
  expect(count(run, true)).toBe(run)
})
test('where time counts a mistake costs ten seconds', () => {
  let run = begin('3-minutes', 1000)
  expect(left(run, 1000)).toBe(180_000)
  run = count(count(run, true), false)
  expect(left(run, 1000)).toBe(170_000)
  expect(tick(run, 170_999).over).toBe(false)
  expect(tick(run, 171_000)).toMatchObject({ solved: 1, failed: 1, over: true })
  expect(left(run, 999_999)).toBe(0)
})
test('words', () => {
  expect([called('streak'), called('5-minutes')]).toEqual(['Streak', '5 minutes'])
  expect([clock(180_000), clock(59_001), clock(1), clock(0)]).toEqual(['3:00', '1:00', '0:01', '0:00'])
})
