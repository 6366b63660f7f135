import { expect, test } from 'vitest'
import { strength } from './tables'

test('a strength has points where it was measured', () => {
  expect(strength({ level: 4, name: 'casual', rating: 1540 })).toBe('4: casual · 1540')
  expect(strength({ level: 4, name: 'casual', rating: null })).toBe('4: casual')
})
