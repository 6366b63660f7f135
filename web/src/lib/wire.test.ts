import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Wire } from './wire'

/** A socket whose other end is the test. */
class Line {
  static OPEN = 1
  static all: Line[] = []
  readyState = 0
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string) {
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
  }
  open() {
    this.readyState = Line.OPEN
    this.onopen?.()
  }
}
class Page extends EventTarget {
  hidden = false
}
let page: Page
let seen: EventTarget
let heard: string[]
let wire: Wire
const last = () => Line.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  heard = []
  page = new Page()
  seen = new EventTarget()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:', host: 'site.example' })
  vi.stubGlobal('addEventListener', seen.addEventListener.bind(seen))
  vi.stubGlobal('removeEventListener', seen.removeEventListener.bind(seen))
  let n = 0
  wire = new Wire(() => `/ws?since=${n++}`, {
    open: () => heard.push('open'), lost: () => heard.push('lost'), message: (data) => heard.push(data),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('hears and speaks while the line is there', () => {
  expect(last().url).toBe('wss://site.example/api/ws?since=0')
  expect(wire.send('early')).toBe(false)
  last().open()
  expect(wire.send('hello')).toBe(true)
  last().onmessage?.({ data: 'news' })
  last().onmessage?.({ data: 'pong' })
  expect([heard, last().sent]).toEqual([['open', 'news'], ['hello']])
})
describe('a lost line', () => {
  test('is made again, a little later each time, and asks anew where it stands', () => {
    last().open()
    const waits = [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]
    for (const [i, wait] of waits.entries()) {
      last().onclose?.()
      vi.advanceTimersByTime(wait - 1)
      expect(Line.all, `before ${wait} ms`).toHaveLength(i + 1)
      vi.advanceTimersByTime(1)
      expect(Line.all, `after ${wait} ms`).toHaveLength(i + 2)
    }
    expect(last().url).toMatch(/since=7$/)
    last().open()
    last().onclose?.()
    vi.advanceTimersByTime(500)
    expect(Line.all, 'soon again after success').toHaveLength(9)
  })
  test('is made at once when somebody looks, or the network is back', () => {
    last().onclose?.()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(Line.all).toHaveLength(2)
    seen.dispatchEvent(new Event('offline'))
    expect(last().closed).toBe(true)
    seen.dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(3)
    expect(heard).toEqual(['lost', 'lost'])
  })
})
describe('a silent line', () => {
  test('is asked whether it lives, and given up without an answer', () => {
    last().open()
    vi.advanceTimersByTime(15_000)
    expect(last().sent).toEqual(['ping'])
    vi.advanceTimersByTime(5_000)
    expect([heard, last().closed]).toEqual([['open', 'lost'], true])
    vi.advanceTimersByTime(500)
    expect(Line.all).toHaveLength(2)
  })
  test('is kept when it answers, and left alone while nobody looks', () => {
    last().open()
    vi.advanceTimersByTime(15_000)
    last().onmessage?.({ data: 'pong' })
    page.hidden = true
    vi.advanceTimersByTime(60_000)
    expect([last().sent, heard]).toEqual([['ping'], ['open']])
  })
})
test('a closed wire stays closed', () => {
  last().open()
  wire.close()
  expect(heard).toEqual(['open', 'lost'])
  page.dispatchEvent(new Event('visibilitychange'))
  seen.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
})
