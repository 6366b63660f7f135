import { describe, expect, test } from 'vitest'
import { motion, piece, scene } from '../../testing/scenes'
import type { Stage } from '../types'
import { advance, after, painted, settle, stride } from './pieces'

const stage = (...changes: Stage['changes']): Stage => ({ changes, notes: [], marks: [] })
const on = (...spots: string[]) => settle([], spots.map((s) => piece(s, `man of ${s}`)))
const brief = (all: ReturnType<typeof on>) => all.map((p) => [p.spot, p.name, p.how])

test('what stays keeps its identity, what is new gets one', () => {
  const before = on('a1', 'b1')
  const after = settle(before, [piece('b1', 'other'), piece('c1', 'new')])
  expect(after[0].id).toBe(before[1].id)
  expect(before.map((p) => p.id)).not.toContain(after[1].id)
  expect(after[0].name).toBe('other')
})

describe('advance', () => {
  test('a slide carries the piece and pushes out what lay there', () => {
    const before = on('a1', 'b1')
    const now = advance(before, stage({ kind: 'slide', from: 'a1', to: 'b1' }))
    expect(brief(now)).toEqual([['b1', 'man of a1', ''], ['b1', 'man of b1', 'gone']])
    expect(now[0].id).toBe(before[0].id)
  })
  test('two pieces can change places in one stage', () => {
    const now = advance(on('a1', 'b1'), stage({ kind: 'hop', from: 'a1', to: 'b1' }, { kind: 'hop', from: 'b1', to: 'a1' }))
    expect(brief(now)).toEqual([['b1', 'man of a1', 'hop'], ['a1', 'man of b1', 'hop']])
  })
  test('a tip shows another side, a flip another piece under the same identity', () => {
    const before = on('a1', 'c1')
    const now = advance(before, stage(
      { kind: 'tip', from: 'a1', to: 'a2', glyph: 'six' }, { kind: 'flip', spot: 'c1', piece: piece('c1', 'turned') }))
    expect(now.map((p) => [p.spot, p.glyph, p.how])).toEqual([['a2', 'six', 'tip'], ['c1', 'man', 'flip']])
    expect(now[1].id).toBe(before[1].id)
  })
  test('what has vanished is forgotten one stage later', () => {
    const gone = advance(on('a1'), stage({ kind: 'vanish', spot: 'a1', why: 'taken' }))
    expect(brief(gone)).toEqual([['a1', 'man of a1', 'gone']])
    expect(advance(gone, stage())).toEqual([])
    expect(settle(gone, [piece('a1', 'next')])[0].id).not.toBe(gone[0].id)
  })
  test('a change of something that is not there does nothing', () => {
    expect(advance(on('a1'), stage({ kind: 'slide', from: 'z9', to: 'b1' }, { kind: 'vanish', spot: 'z8', why: '' }))).toHaveLength(1)
  })
})

test('a preview shows the end of all stages, without what is gone', () => {
  const two = { stages: [...motion({ kind: 'slide', from: 'a1', to: 'b1' }).stages, ...motion({ kind: 'slide', from: 'b1', to: 'c1' }).stages] }
  expect(brief(after(on('a1', 'c1'), two))).toEqual([['c1', 'man of a1', '']])
})

test('a drawing takes the colours of its seats', () => {
  const glyphs = new Map([['man', { name: 'man', body: '<a {fill} {ink} {rim} {fill}/>', size: [1, 1] as [number, number] }]])
  const { palette } = scene()
  expect(painted(piece('a1', ''), glyphs, palette)).toBe('<a #fff #111 #2b2622 #fff/>')
  expect(painted(piece('a1', '', { colour: null, rim: 1 }), glyphs, palette)).toBe('<a #fffdf8 #2b2622 #000 #fffdf8/>')
  expect(painted(piece('a1', '', { glyph: 'unknown' }), glyphs, palette)).toBe('')
})

test('a way is gone step by step, and ends where the stage does', () => {
  const stage = { changes: [{ kind: 'walk' as const, from: 'a1', to: 'b2', through: ['b1', 'a2'] }], notes: [], marks: [] }
  const start = settle([], [piece('a1', 'man'), piece('b1', 'other')])
  const first = stride(start, stage, 0)
  expect(first.map((p) => [p.spot, p.at])).toEqual([['a1', 'b1'], ['b1', undefined]])
  expect(stride(first, stage, 1)[0].at).toBe('a2')
  const end = advance(stride(first, stage, 1), stage)
  expect(end.find((p) => p.id === start[0].id)).toMatchObject({ spot: 'b2', at: undefined })
})
