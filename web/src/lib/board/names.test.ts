import { expect, test } from 'vitest'
import { cell, mark } from '../../testing/scenes'
import { noted, spoken } from './names'

test('a place says where, what, what for and what else', () => {
  const c4 = cell('c4', 0, 0, { name: 'c4, far row' })
  expect(spoken(c4, {})).toBe('c4, far row')
  expect(spoken(c4, { piece: 'white man', choice: 'go here', notes: ['in danger'], chosen: true })).toBe('c4, far row, white man, go here, in danger, chosen')
})
test('nothing is said twice, and a choice without words says nothing', () => {
  expect(spoken(cell('c4', 0, 0), { choice: 'c4' })).toBe('c4')
  expect(spoken(cell('x', 0, 0, { name: 'pile' }), { piece: 'pile', notes: ['full', 'full'] })).toBe('pile, full')
})
test('notes of marks by their places', () => {
  const marks = [mark('danger', 'a1', 'one'), { layer: 'sum', kind: { badge: ['a1', '2'] as [string, string] }, note: 'two' },
    mark('last', 'b1'), { layer: 'way', kind: { arrow: ['a1', 'b1'] }, note: 'three' }]
  expect([...noted(marks)]).toEqual([['a1', ['one', 'two']]])
})
