import { expect, test } from 'vitest'
import { ranked, told, type Value } from './exact.svelte'

const value = (move: string, value: Value['value'], distance: number | null): Value => ({ move, value, distance })

test('quick wins come first, long losses before short ones', () => {
  const all = [value('a', 'loss', 4), value('b', 'win', 9), value('c', 'draw', null), value('d', 'win', 3), value('e', 'loss', 12)]
  expect(ranked(all).map((v) => v.move)).toEqual(['d', 'b', 'c', 'e', 'a'])
})
test('values are said', () => {
  expect([value('a', 'win', 3), value('b', 'draw', null), value('c', 'loss', 8)].map(told)).toEqual(['wins in 3', 'draws', 'loses in 8'])
})
