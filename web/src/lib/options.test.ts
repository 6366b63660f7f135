import { expect, test } from 'vitest'
import { inWords, tableRules } from './options'
import type { Kind } from './types'

const spec = (kind: Kind) => ({ key: 'k', title: 'K', help: '', kind })

test('options in words', () => {
  expect([inWords(spec('flag'), 'true'), inWords(spec('flag'), 'false')]).toEqual(['yes', 'no'])
  const word = spec({ word: [['draw', 'a draw'], ['off', 'no limit']] })
  expect([inWords(word, 'off'), inWords(word, 'unknown'), inWords(word, undefined)]).toEqual(['no limit', 'unknown', ''])
  const number = spec({ number: { min: 1, max: 9, or: [['0', 'without end']] } })
  expect([inWords(number, '0'), inWords(number, '7')]).toEqual(['without end', '7'])
})

test('the rules of a table: a name, and what differs', () => {
  const game = { presets: [{ name: 'usual', title: 'As usual', help: '' }], specs: [{ ...spec('flag'), key: 'a', title: 'A thing' }, { ...spec('flag'), key: 'b' }] }
  expect(tableRules(game, 'usual', {})).toBe('As usual')
  expect(tableRules(game, 'usual', { a: 'true' })).toBe('As usual; A thing: yes')
  expect(tableRules(game, 'own', {})).toBe('own')
})
