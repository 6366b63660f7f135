import { beforeEach, describe, expect, test, vi } from 'vitest'
import { entry, mark, motion } from '../../testing/scenes'
import type { Entry } from '../types'
import type { Entered, Entering as Machine } from './entering.svelte'

// What a visitor has chosen is kept by the browser.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { Entering } = await import('./entering.svelte')
const { confirm } = await import('../settings.svelte')

/** Moves are pairs of letters; `a` leads to b and c, `d` to e, where the move may go on to f. */
const after: Record<string, Entry> = {
  '': entry(['a', 'd']),
  a: entry(['b', 'c', 'w'], { preview: motion({ kind: 'slide', from: 'a', to: 'b' }) }),
  'a b': entry([], { done: 'ab' }),
  'a c': entry([], { done: 'ac', marks: [mark('danger', 'c')] }),
  d: entry(['e']),
  'd e': entry(['f'], { done: 'de' }),
  'd e f': entry([], { done: 'def' }),
  'a w': entry([], { done: 'aw', preview: motion({ kind: 'walk', from: 'a', to: 'w', through: ['b', 'c'] }) }),
}
let open: boolean
let played: string[]
let asked: { touched: string; answer: (found: Entered | undefined) => void }[]
let slow: boolean
let soon = false
let move: Machine
beforeEach(() => {
  ;[open, played, asked, slow] = [true, [], [], false]
  confirm.on = false
  move = new Entering({
    first: () => after[''],
    open: () => open,
    soon: () => soon,
    ask: (touched) => {
      const found = after[touched.join(' ')]
      const said = found?.done?.toUpperCase()
      return slow ? new Promise((answer) => asked.push({ touched: touched.join(' '), answer })) : Promise.resolve({ entry: found, said })
    },
    play: async ({ text }) => void played.push(text),
  })
})
const spots = () => move.choices.map((c) => c.spot)

test('touch by touch, and the complete move is played', async () => {
  expect(spots()).toEqual(['a', 'd'])
  expect(move.started).toBe(false)
  await move.touch('a')
  expect([spots(), move.instead, move.ready]).toEqual([['b', 'c', 'w'], ['a', 'd', 'a'], null])
  expect(move.preview?.stages).toHaveLength(1)
  await move.touch('b')
  expect(played).toEqual(['ab'])
})
test('a piece that is sent goes its way, and one that is dropped is there', async () => {
  await move.touch('a')
  await move.touch('w')
  expect([played, move.touched]).toEqual([['aw'], ['a']])
  move.reset()
  await move.touch('a')
  await move.touch('w', true)
  expect([played, move.touched]).toEqual([['aw', 'aw'], ['a', 'w']])
})
test('a move that is played at once is not asked for', async () => {
  let done = () => {}
  const seen: unknown[] = []
  const once: Machine = new Entering({
    first: () => after[''], open: () => true,
    ask: async (touched) => ({ entry: after[touched.join(' ')] }),
    play: () => new Promise((answered) => ((seen.push(once.ready, once.revocable)), (done = answered))),
  })
  await once.touch('a')
  expect(once.revocable).toBe(true)
  await once.touch('b')
  expect([seen, once.ready, once.revocable]).toEqual([[null, false], null, false])
  // It was refused: one may try again, or something else.
  done()
  await Promise.resolve()
  await Promise.resolve()
  expect([once.ready?.text, once.revocable]).toEqual(['ab', true])
})
test('what cannot be touched is not', async () => {
  await move.touch('f')
  await move.touch('b')
  expect(move.touched).toEqual([])
  open = false
  await move.touch('a')
  expect([move.touched, spots()]).toEqual([[], []])
})
test('another beginning, and the same once more to step back', async () => {
  await move.touch('a')
  await move.touch('d')
  expect(move.touched).toEqual(['d'])
  await move.touch('d')
  expect(move.started).toBe(false)
})
test('a move that may go on waits to be finished', async () => {
  for (const spot of ['d', 'e']) await move.touch(spot)
  expect([played, move.ready]).toEqual([[], { text: 'de', said: 'DE' }])
  await move.finish()
  expect(played).toEqual(['de'])
})
test('a move that wants to be seen is not played at once, nor is any when asked to confirm', async () => {
  for (const spot of ['a', 'c']) await move.touch(spot)
  expect([played, move.marks.length]).toEqual([[], 1])
  move.reset()
  confirm.on = true
  for (const spot of ['a', 'b']) await move.touch(spot)
  expect([played, move.ready?.text]).toEqual([[], 'ab'])
})
test('stepping back does not play what is complete there', async () => {
  for (const spot of ['d', 'e']) await move.touch(spot)
  confirm.on = true
  await move.touch('f')
  await move.back()
  expect([move.touched, played]).toEqual([['d', 'e'], []])
})
describe('answers that come late', () => {
  test('touches wait for one another, and all are honoured', async () => {
    slow = true
    const all = [...'adea'].map((spot) => move.touch(spot))
    for (const [i, touched] of ['a', 'd', 'd e', 'a'].entries()) {
      expect(move.waits).toBe(true)
      await vi.waitFor(() => expect(asked).toHaveLength(i + 1))
      expect(asked[i].touched).toBe(touched)
      asked[i].answer({ entry: after[touched] })
      await all[i]
    }
    expect([move.touched, move.waits]).toEqual([['a'], false])
  })
  test('one that comes after the board has changed, too', async () => {
    slow = true
    const first = move.touch('a')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    move.reset()
    asked[0].answer({ entry: after.a })
    await first
    expect(move.touched).toEqual([])
  })
  test('no answer changes nothing; one that leads nowhere ends it', async () => {
    await move.touch('a')
    slow = true
    let touch = move.touch('b')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0].answer(undefined)
    await touch
    expect(move.touched).toEqual(['a'])
    touch = move.touch('b')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1].answer({ entry: entry([]) })
    await touch
    expect(move.started).toBe(false)
  })
})
test('touches that come too early are made when the board may be touched, or forgotten', async () => {
  const [was, now] = [soon, open]
  ;[soon, open] = [true, false]
  await move.touch('a')
  expect([move.touched, move.waits]).toEqual([[], true])
  open = true
  move.opened()
  await vi.waitFor(() => expect(move.touched).toEqual(['a']))
  move.reset()
  open = false
  await move.touch('d')
  move.opened()
  ;[soon, open] = [was, now]
  move.opened()
  await Promise.resolve()
  expect(move.touched).toEqual([])
})
test('a guided move goes one way only', async () => {
  move.path = ['d', 'e']
  expect(spots()).toEqual(['d'])
  await move.touch('a')
  expect(move.started).toBe(false)
  await move.touch('d')
  expect([spots(), move.instead, move.ready]).toEqual([['e'], ['d'], null])
  await move.touch('e')
  expect([spots(), move.ready?.text]).toEqual([[], 'de'])
})
