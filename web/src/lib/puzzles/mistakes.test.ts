import { expect, test } from 'vitest'
import { asGood } from './mistakes'

test('what a review would not name is as good', () => {
  const scale = { inaccuracy: 10, mistake: 30, blunder: 60 }
  expect([asGood(40, 40, scale), asGood(40, 31, scale), asGood(40, 60, scale)]).toEqual([true, true, true])
  expect([asGood(40, 30, scale), asGood(100, -100, scale)]).toEqual([false, false])
})
