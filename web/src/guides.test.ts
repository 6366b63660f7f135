import { expect, test } from 'vitest'
import { guide } from './guides'
import { onShelf, shelf } from './rules/shelf'

const names = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']

test('every game has rules, a tour and a place on the shelf', async () => {
  for (const name of names) {
    const { rules, tour } = guide(name)
    expect((await rules?.())?.({}).parts.length, name).toBeGreaterThan(2)
    expect((await tour?.())?.steps.length, name).toBeGreaterThan(2)
  }
  expect(shelf.map((p) => p.name).sort()).toEqual([...names].sort())
})
test('a game that nobody has written about has none, and stands at the end of the shelf', () => {
  for (const name of ['types', 'shelf', 'figures', 'toString']) expect(guide(name)).toEqual({})
  const games = [{ name: 'chess' }, { name: 'dominions' }, { name: 'dog' }, { name: 'go' }]
  expect(onShelf(games).map((g) => g.name)).toEqual(['dog', 'dominions', 'chess', 'go'])
})
