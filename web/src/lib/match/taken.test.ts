import { expect, test } from 'vitest'
import { scene } from '../../testing/scenes'
import type { Piece } from '../types'
import { taken } from './taken'

const piece = (spot: string, colour: number): Piece => ({ spot, colour, glyph: 'man', rim: null, turn: 0, name: 'man' })
const first = scene({ pieces: [piece('a1', 0), piece('b1', 0), piece('a2', 1)], trays: [] })

test('what stood there at first and is gone was taken', () => {
  const now = scene({ pieces: [piece('a2', 0), piece('b1', 0)], trays: [] })
  expect(taken(first, now).map((all) => all.length)).toEqual([0, 1])
})
test('nothing where hands hold it, or where the beginning is not known', () => {
  const now = scene({ pieces: [piece('a2', 0)], trays: [{ spot: 'hand/0', seat: 0, name: 'hand', size: [1, 1], slots: [], hidden: 0 }] })
  expect(taken(first, now).flat()).toEqual([])
  expect(taken(null, first).flat()).toEqual([])
})
