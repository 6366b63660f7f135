import { expect, test } from 'vitest'
import source from '../../../../crates/puzzles/src/themes.rs?raw'
import { named, THEMES } from './themes'

test('the page knows the themes of the program', () => {
  const table = source.slice(source.indexOf('THEMES'), source.indexOf('];'))
  const pairs = [...table.matchAll(/\(\s*"([\w-]+)",\s*"([^"]+)",?\s*\)/g)].map(([, theme, sentence]) => [theme, sentence])
  expect(pairs.length).toBeGreaterThan(10)
  expect(THEMES).toEqual(Object.fromEntries(pairs))
  expect(named('jump-ladder')).toBe('jump ladder')
})
