import { expect, test } from 'vitest'
import { asked, leads, lineOf, lineQuery, query, wordsOf } from './address'

test('rules go into an address and come back', () => {
  const chosen = { rules: 'own & other', set: { size: '3', word: 'a=b' } }
  expect(query(chosen)).toBe('?rules=own+%26+other&set=size%3D3&set=word%3Da%3Db')
  expect(asked(query(chosen))).toEqual(chosen)
  expect([query(), query({ set: {} })]).toEqual(['', ''])
})
test('what is no option is left out', () => {
  expect(asked('?set=size&set==3&set=a=1&other=x')).toEqual({ rules: undefined, set: { a: '1' } })
  expect(asked('?rules=').rules).toBeUndefined()
})
test('words between slashes', () => {
  expect([wordsOf('/'), wordsOf('/new/chess/'), wordsOf('//a///b')]).toEqual([[], ['new', 'chess'], ['a', 'b']])
})
test('plain clicks on our own links stay in the page, others do not', () => {
  const click = { href: '/lobby', download: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(leads(click)).toBe('/lobby')
  const others = [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { download: true },
    { href: '/api/matches/1/record' }, { href: '//elsewhere.example/' }, { href: 'https://elsewhere.example/' }, { href: '#page' }, { href: null }]
  for (const other of others) expect(leads({ ...click, ...other }), JSON.stringify(other)).toBeUndefined()
})

test('a position and moves are part of an address, there and back', () => {
  const line = { position: 'P0*|F1|| 0 play 7|-|-|-', moves: ['K#', '70314', "A'0"], ply: 2 }
  const text = lineQuery({ rules: 'canadian', set: { players: '2' } }, line)
  expect(text).toContain('moves=K%23+70314+A%270')
  expect(lineOf(text)).toEqual(line)
  expect(asked(text)).toEqual({ rules: 'canadian', set: { players: '2' } })
  expect(lineQuery({ set: {} }, { moves: [] })).toBe('')
  expect(lineOf('')).toEqual({ position: undefined, moves: [], ply: undefined })
  // What cannot be is left out.
  for (const ply of ['-1', 'x', '3', '']) expect(lineOf(`?moves=a+b&ply=${ply}`).ply, ply).toBeUndefined()
  expect(lineQuery({ set: {} }, { moves: ['a', 'b'], ply: 2 })).toBe('?moves=a+b')
})
