import { expect, test } from 'vitest'
import { asked, leads, query, wordsOf } from './address'

test('rules go into an address and come back', () => {
  const chosen = { rules: 'own & other', set: { size: '3', word: 'a=b' } }
  expect(query(chosen)).toBe('?rules=own+%26+other&set=size%3D3&set=word%3Da%3Db')
  expect(asked(query(chosen))).toEqual(chosen)
  expect([query(), query({ set: {} })]).toEqual(['', ''])
})
test('what is no option is left out', () => {
  expect(asked('?set=size&set==3&set=a=1&other=x')).toEqual({ rules: undefined, set: { a: '1' } })
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
