import { expect, test } from 'vitest'
import { ago, clockName, date, digits, little, spokenTime } from './time'

const minutes = (initial: number, increment: number) => ({ kind: 'minutes' as const, initial, increment })
const days = (n: number) => ({ kind: 'days' as const, days: n })

test('clocks have names', () => {
  expect(clockName(null)).toBe('no clock')
  expect(clockName(minutes(300, 3))).toBe('5 minutes + 3 seconds a move')
  expect(clockName(minutes(60, 0))).toBe('1 minute for the game')
  expect(clockName(minutes(90, 1))).toBe('90 seconds + 1 second a move')
  expect(clockName(days(1))).toBe('1 day a move')
})
test('time as digits', () => {
  const shown: [number, string][] = [
    [-5, '0:00.0'], [0, '0:00.0'], [99, '0:00.0'], [9_340, '0:09.3'], [9_999, '0:09.9'], [10_000, '0:10'], [10_001, '0:11'],
    [59_001, '1:00'], [299_000, '4:59'], [3_600_000, '1:00:00'], [86_399_000, '23:59:59'], [187_200_000, '2 d 4 h'],
  ]
  for (const [ms, text] of shown) expect(digits(ms), String(ms)).toBe(text)
})
test('time for the ear', () => {
  const said: [number, string][] = [
    [0, 'no time'], [1, '1 second'], [61_000, '1 minute 1 second'], [3_600_000, '1 hour'], [90_061_000, '1 day 1 hour'],
  ]
  for (const [ms, text] of said) expect(spokenTime(ms), String(ms)).toBe(text)
})
test('when to hurry', () => {
  expect([little(null), little(days(2)), little(minutes(600, 0)), little(minutes(20, 0))]).toEqual([0, 3_600_000, 20_000, 5_000])
})

test('how long ago something was', () => {
  const now = Date.UTC(2026, 10, 17, 12)
  const hour = 3_600_000
  expect(ago(now - 5_000, now)).toBe('just now')
  expect(ago(now + 5_000, now), 'clocks differ').toBe('just now')
  expect(ago(now - 60_000, now)).toBe('1 minute ago')
  expect(ago(now - 3 * hour, now)).toBe('3 hours ago')
  expect(ago(now - 24 * hour, now)).toBe('yesterday')
  expect(ago(now - 6 * 24 * hour, now)).toBe('6 days ago')
  expect(ago(now - 7 * 24 * hour, now)).toBe(date(now - 7 * 24 * hour))
  expect(date(now)).toBe('17 Nov 2026')
})
