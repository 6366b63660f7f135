import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) })
/** The page opened anew. */
async function opened() {
  vi.resetModules()
  return import('./settings.svelte')
}
beforeEach(() => kept.clear())

test('moves are spelled out until somebody wants them exact, and that is remembered', async () => {
  const first = await opened()
  const move = { text: '4C7', said: 'Cb3xb2' }
  expect(first.written(move)).toBe('Cb3xb2')
  first.exact.on = true
  expect(first.written(move)).toBe('4C7')
  const second = await opened()
  expect([second.exact.on, second.written(move)]).toEqual([true, '4C7'])
})
test('a move without a spelling is written as it is', async () => {
  const { written } = await opened()
  expect([written({ text: 'pass' }), written({})]).toEqual(['pass', ''])
})
test('each switch begins as it should', async () => {
  const { confirm, letters } = await opened()
  expect([confirm.on, letters.on]).toEqual([false, true])
  letters.on = false
  expect((await opened()).letters.on).toBe(false)
})
