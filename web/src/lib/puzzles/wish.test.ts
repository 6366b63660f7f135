import { expect, test } from 'vitest'
import { wishOf, wishQuery } from './wish'

test('a wish is part of an address', () => {
  for (const wish of [{}, { theme: 'drop' }, { difficulty: 'hard' as const }, { theme: 'jump-ladder', difficulty: 'easy' as const }]) {
    expect(wishOf(wishQuery(wish))).toEqual({ theme: undefined, difficulty: undefined, ...wish })
  }
  expect(wishQuery({})).toBe('')
  expect(wishOf('?difficulty=impossible')).toEqual({ theme: undefined, difficulty: undefined })
})
