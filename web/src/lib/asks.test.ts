import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from './refused'
import { Asks } from './asks'

let sent: { id: number; do: string }[]
let works: boolean
let asks: Asks
const done = (seq: number) => ({ seq, ply: 0, line: 0, repeated: false })
beforeEach(() => {
  vi.useFakeTimers()
  ;[sent, works] = [[], true]
  asks = new Asks((text) => works && sent.push(JSON.parse(text)) > 0)
})

test('each answer finds its question', async () => {
  asks.opened()
  const [one, two] = [asks.ask({ do: 'resign' }), asks.ask({ do: 'leave' })]
  const [first, second] = sent
  expect(first.do).toBe('resign')
  asks.answer({ type: 'answer', id: second.id, ok: done(2) })
  asks.answer({ type: 'answer', id: first.id, error: 'no', status: 409 })
  expect(await two).toEqual(done(2))
  await expect(one).rejects.toEqual(new Refused('no', 409))
  // Nobody waits for it any more.
  asks.answer({ type: 'answer', id: first.id, ok: done(1) })
})
test('whoever asks too early waits for the line', async () => {
  const early = asks.ask({ do: 'leave' })
  expect(sent).toEqual([])
  asks.opened()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  asks.answer({ type: 'answer', id: sent[0].id, ok: done(3) })
  expect(await early).toEqual(done(3))
})
test('but not for long', async () => {
  works = false
  const early = expect(asks.ask({ do: 'leave' })).rejects.toThrow('not connected')
  await vi.advanceTimersByTimeAsync(5_000)
  await early
})
test('with the line every answer is lost', async () => {
  asks.opened()
  const asked = expect(asks.ask({ do: 'leave' })).rejects.toThrow('the connection was lost')
  asks.lost()
  await asked
  const next = asks.ask({ do: 'leave' })
  expect(sent).toHaveLength(1)
  asks.opened()
  await vi.advanceTimersByTimeAsync(0)
  asks.answer({ type: 'answer', id: sent[1].id, ok: done(4) })
  expect(await next).toEqual(done(4))
})
