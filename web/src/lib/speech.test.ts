import { expect, test } from 'vitest'
import { cell, motion, piece, scene } from '../testing/scenes'
import { inventory, sentence } from './speech'

const named = { cells: [cell('P0', 0, 0, { name: 'ring 0, start of Red' }), cell('P3', 1, 0, { name: 'ring 3' }), cell('P5', 2, 0, { name: 'ring 5' })] }

test('where the board shows the names of its places, a move is said as it is spelled', () => {
  const before = scene({ pieces: [piece('a1', 'white man')] })
  const after = scene({ pieces: [piece('b1', 'white man')] })
  expect(sentence('a1-b1', motion({ kind: 'slide', from: 'a1', to: 'b1' }), before, after)).toEqual(['a1-b1'])
})
test('what comes from beside the board is told by its name', () => {
  const before = scene({ pieces: [piece('hand/0/7', 'tile with three beams')] })
  const after = scene({ pieces: [piece('b1', 'tile with three beams')] })
  expect(sentence('P7b1', motion({ kind: 'slide', from: 'hand/0/7', to: 'b1' }), before, after)).toEqual(['P7b1', 'tile with three beams to b1'])
})
test('what was taken and what something became is told, too', () => {
  const before = scene({ pieces: [piece('a1', 'die, 6 on top'), piece('b1', 'black die', { colour: 1 })] })
  const after = scene({ pieces: [piece('b1', 'die, 3 on top')] })
  const did = motion({ kind: 'vanish', spot: 'b1', why: 'is taken' }, { kind: 'tip', from: 'a1', to: 'b1', glyph: 'x' })
  expect(sentence('a1b1', did, before, after)).toEqual(['a1b1', 'black die on b1 is taken', 'now die, 3 on top'])
})
test('notes of a stage are told instead of its changes', () => {
  const before = scene({ pieces: [piece('a1', 'die'), piece('b1', 'black die')] })
  const after = scene({ pieces: [piece('a2', 'die')] })
  const fight = { notes: ['5 against 3'], marks: [], changes: [{ kind: 'vanish' as const, spot: 'b1', why: 'loses' }] }
  const did = { stages: [...motion({ kind: 'tip', from: 'a1', to: 'a2', glyph: 'x' }).stages, fight] }
  expect(sentence('a1a2', did, before, after)).toEqual(['a1a2', '5 against 3'])
})
test('a pass is told once', () => {
  const pass = { stages: [{ notes: ['White cannot move and passes'], marks: [], changes: [] }] }
  expect(sentence('pass', pass, scene(), scene())).toEqual(['White cannot move and passes'])
})
test('where places have names of their own, those are used', () => {
  const before = scene({ ...named, pieces: [piece('P0', 'red piece'), piece('hand/0/3', '3', { colour: null })] })
  const after = scene({ ...named, pieces: [piece('P3', 'red piece')] })
  const did = motion({ kind: 'slide', from: 'hand/0/3', to: 'pile/3' }, { kind: 'slide', from: 'P0', to: 'P3' })
  expect(sentence('3: P0→P3', did, before, after)).toEqual(['3', 'red piece from ring 0, start of Red to ring 3'])
})
test('a piece that goes on is told as one way', () => {
  const before = scene({ ...named, pieces: [piece('P0', 'red piece')] })
  const after = scene({ ...named, pieces: [piece('P5', 'red piece')] })
  const did = { stages: [...motion({ kind: 'slide', from: 'P0', to: 'P3' }).stages, ...motion({ kind: 'hop', from: 'P3', to: 'P5' }).stages] }
  expect(sentence('7', did, before, after)).toEqual(['red piece from ring 0, start of Red to ring 5'])
})
test('a move that shows nothing is said as it is spelled', () => {
  expect(sentence('folds', undefined, scene(named), scene(named))).toEqual(['folds'])
})
test('what stands where, a line a kind', () => {
  const all = scene({ pieces: [piece('a1', 'man'), piece('b2', 'lion'), piece('b1', 'man'), piece('hand/0/C', 'chick')] })
  expect(inventory(all)).toEqual([{ name: 'man', where: ['a1', 'b1'] }, { name: 'lion', where: ['b2'] }])
})
