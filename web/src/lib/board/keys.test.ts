import { expect, test } from 'vitest'
import { scene } from '../../testing/scenes'
import { beyond, isArrow, nearest, toward } from './keys'
import { lay } from './layout'

const places = [...lay(scene(), 0, { w: 600, h: 600 }).places.values()]
const at = (spot: string) => places.find((p) => p.cell.spot === spot)!

test('arrows go where they point', () => {
  expect(toward('ArrowRight', at('a1'), places)).toBe('b1')
  expect(toward('ArrowUp', at('a1'), places)).toBe('a2')
  expect(toward('ArrowLeft', at('a1'), places)).toBeUndefined()
  expect(toward('ArrowDown', at('b2'), places)).toBe('b1')
  expect(toward('x', at('a1'), places)).toBeUndefined()
})
test('what lies ahead comes before what lies nearer, but aside', () => {
  const far = { ...at('a1'), x: at('a1').x + 3, cell: { ...at('a1').cell, spot: 'far' } }
  const aside = { ...at('a1'), x: at('a1').x + 0.5, y: at('a1').y + 1.5, cell: { ...at('a1').cell, spot: 'aside' } }
  expect(toward('ArrowRight', at('a1'), [aside, far])).toBe('far')
})
test('Home, End, Page Up and Page Down go along the choices and around', () => {
  const stops = ['a', 'b', 'c']
  expect(beyond('Home', 'b', stops)).toBe('a')
  expect(beyond('End', 'b', stops)).toBe('c')
  expect(beyond('PageDown', 'c', stops)).toBe('a')
  expect(beyond('PageUp', 'a', stops)).toBe('c')
  expect(beyond('Enter', 'a', stops)).toBeUndefined()
})
test('the nearest place', () => {
  expect(nearest({ x: at('b2').x + 0.1, y: at('b2').y }, places)).toBe('b2')
  expect(nearest({ x: 0, y: 0 }, [])).toBeUndefined()
})
test('arrows are arrows', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false])
})
