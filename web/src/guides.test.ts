import { expect, test } from 'vitest'
import { guide } from './guides'

const names = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']

test('every game has rules and a tour', () => {
  for (const name of names) {
    const { rules, tour } = guide(name)
    expect(rules?.({}).parts.length, name).toBeGreaterThan(2)
    expect(tour?.steps.length, name).toBeGreaterThan(2)
  }
})
test('a game that nobody has written about has none', () => {
  expect(guide('types')).toEqual({ notation: undefined })
  expect(guide('toString')).toEqual({ notation: undefined })
})
