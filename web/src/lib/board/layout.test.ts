import { describe, expect, test } from 'vitest'
import { cell, scene } from '../../testing/scenes'
import type { Tray } from '../types'
import { around, corners, glyphScale, lay, sizeOf, title, words } from './layout'

const frame = { w: 600, h: 600 }
const tray = (seat: number | null, slots: number, more: Partial<Tray> = {}): Tray => ({
  spot: `hand/${seat}`, seat, name: 'hand', size: [slots, 1], hidden: 0,
  slots: Array.from({ length: slots }, (_, i) => cell(`hand/${seat}/${i}`, i + 0.5, 0.5)), ...more,
})

describe('lay', () => {
  test('keeps the board as it is for the first seat', () => {
    const { places, turn } = lay(scene(), 0, frame)
    const [a1, b1, a2] = ['a1', 'b1', 'a2'].map((s) => places.get(s)!)
    expect(turn).toBe(0)
    expect(b1.x - a1.x).toBeCloseTo(1)
    expect(a1.y - a2.y).toBeCloseTo(1)
  })
  test('turns it for the seat across', () => {
    const { places } = lay(scene(), 1, frame)
    const [a1, b1, a2] = ['a1', 'b1', 'a2'].map((s) => places.get(s)!)
    expect(b1.x).toBeLessThan(a1.x)
    expect(a1.y).toBeLessThan(a2.y)
  })
  test('a quarter turn swaps width and height', () => {
    const long = scene({ size: [4, 2], seat_turns: [0, 90] })
    const [flat, tall] = [lay(long, 0, frame), lay(long, 1, frame)]
    expect(flat.w - flat.h).toBeCloseTo(tall.h - tall.w)
    expect(flat.w).toBeGreaterThan(flat.h)
  })
  test('puts my tray below the board and the others above, inside the picture', () => {
    const all = lay(scene({ trays: [tray(0, 3), tray(1, 3)] }), 0, frame)
    const board = all.places.get('a1')!.y
    expect(all.places.get('hand/0/0')!.y).toBeGreaterThan(board)
    expect(all.places.get('hand/1/0')!.y).toBeLessThan(all.places.get('a2')!.y)
    for (const { x, y } of all.places.values()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(all.w)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(all.h)
    }
  })
  test('a long tray is made smaller than it is, a short one is not', () => {
    const { places } = lay(scene({ trays: [tray(0, 40), tray(1, 2)] }), 0, frame)
    expect(places.get('hand/0/0')!.scale).toBeLessThan(0.5)
    expect(places.get('hand/1/0')!.scale).toBeCloseTo(0.75)
  })
  test('words beside a board with tall trays are large enough to be read', () => {
    const tall = (seat: number) => tray(seat, 3, { size: [3, 6] })
    const all = lay(scene({ size: [8, 8], trays: [tall(0), tall(1)] }), 0, frame)
    expect(all.text * Math.min(frame.w / all.w, frame.h / all.h)).toBeGreaterThan(11)
  })
  test('trays that do not fit beside each other go below each other', () => {
    const three = [1, 2, 3].map((seat) => tray(seat, 3))
    const { trays } = lay(scene({ trays: three, seat_turns: [0, 0, 0, 0] }), 0, frame)
    expect(new Set(trays.map((t) => t.y)).size).toBe(3)
  })
})

test('what is only words is not drawn', () => {
  const hidden = tray(1, 0, { hidden: 5 })
  const drawn = scene({ trays: [hidden, tray(null, 0), tray(1, 1)] })
  expect(lay(drawn, 0, frame).trays.map((t) => t.tray.slots.length)).toEqual([1])
  expect(words(drawn, 1)).toEqual(['hand (5)'])
  expect(words(drawn, null)).toEqual([])
  expect(title(tray(0, 2))).toBe('hand')
})

test('sizes of shapes', () => {
  expect(sizeOf({ circle: 0.5 })).toEqual([1, 1])
  expect(sizeOf({ card: [1, 1.4] })).toEqual([1, 1.4])
  expect(sizeOf({ hexagon: 1 })[1]).toBeCloseTo(1.732)
  expect(glyphScale({ square: 2 })).toBe(2)
})

test('a hexagon has six corners and turns with the board', () => {
  const points = (turn: number) => corners({ x: 1, y: 2 }, 1, turn).split(' ').map((p) => p.split(',').map(Number))
  expect(points(0)).toHaveLength(6)
  expect(points(0)[0]).toEqual([2, 2])
  expect(points(60)[0][0]).toBeCloseTo(points(0)[1][0])
  for (const [x, y] of points(25)) expect(Math.hypot(x - 1, y - 2)).toBeCloseTo(1)
})

describe('around', () => {
  const room = {
    whole: { w: 1000, h: 500 }, board: { x: 10, y: 20, w: 400, h: 400 },
    seats: new Map([[0, { x: 500, y: 400, w: 300, h: 50 }], [1, { x: 500, y: 0, w: 300, h: 50 }]]),
  }
  test('puts the board and each tray into the box that the page leaves for it', () => {
    const all = around(scene({ trays: [tray(0, 3), tray(1, 3)] }), 0, room)
    expect(all.unit).toBe(200)
    const at = (spot: string) => ['x', 'y'].map((k) => all.places.get(spot)![k as 'x'] * all.unit)
    at('a1').forEach((n, i) => expect(n).toBeCloseTo([110, 320][i]))
    for (const [seat, box] of room.seats) {
      for (let i = 0; i < 3; i++) {
        const [x, y] = at(`hand/${seat}/${i}`)
        expect(x).toBeGreaterThan(box.x)
        expect(x).toBeLessThan(box.x + box.w)
        expect(y).toBeCloseTo(box.y + 25)
      }
    }
  })
  test('words are never too small to be read, and give way to names on the board', () => {
    const named = scene({ labels: [{ at: [0.5, 0.5], text: 'a', size: 0.01 }, { at: [1.5, 1.5], text: 'Red', size: 0.2 }], plates: [[1.5, 1.5, 0.8, 0.8], [0, 0, 0.1, 0.1]] })
    const { labels, plates, unit } = around(named, 0, room)
    expect(labels.map((l) => l.text)).toEqual(['a'])
    expect(labels[0].size * unit).toBeGreaterThanOrEqual(11)
    expect([plates[0].w, plates[0].h, Math.round(plates[0].x)]).toEqual([160, 160, 230])
  })
})
