// Clocks in words.

import type { Control } from './types'

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

/** What a clock is called: `5 minutes + 3 seconds a move`. */
export function clockName(clock: Control | null): string {
  if (!clock) return 'no clock'
  if (clock.kind === 'days') return `${plural(clock.days, 'day')} a move`
  const whole = clock.initial % 60 === 0 ? plural(clock.initial / 60, 'minute') : plural(clock.initial, 'second')
  return clock.increment ? `${whole} + ${plural(clock.increment, 'second')} a move` : `${whole} for the game`
}

/** Time left as digits: `4:59`, `0:09.3`, `2 d 4 h`. */
export function digits(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= 86_400_000) return `${Math.floor(left / 86_400_000)} d ${Math.floor((left % 86_400_000) / 3_600_000)} h`
  const two = (n: number) => String(n).padStart(2, '0')
  // Shown as people count down: the last second is 0:00 only when it is over.
  if (left < 10_000) return `0:${two(Math.floor(left / 1000))}.${Math.floor((left % 1000) / 100)}`
  const seconds = Math.ceil(left / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The same for the ear: `4 minutes 59 seconds`. */
export function spokenTime(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'], [Math.floor((seconds % 86_400) / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'], [seconds % 60, 'second'],
  ]
  const told = parts.filter(([n]) => n > 0).slice(0, 2).map(([n, word]) => plural(n, word))
  return told.join(' ') || 'no time'
}

/** Below this it is time to hurry. */
export function little(clock: Control | null): number {
  if (!clock) return 0
  return clock.kind === 'days' ? 3_600_000 : Math.min(20_000, clock.initial * 250)
}

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [[60_000, 'minute'], [3_600_000, 'hour'], [86_400_000, 'day']]

/** How long ago something was: `5 minutes ago`, `yesterday`; the date where that says more. */
export function ago(at: number, now: number): string {
  const gone = now - at
  if (gone < 60_000) return 'just now'
  if (gone >= 7 * 86_400_000) return date(at)
  const [size, unit] = STEPS.filter(([size]) => gone >= size).at(-1) ?? STEPS[0]
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(gone / size), unit)
}

/** `17 Nov 2026`. */
export const date = (at: number): string => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
/** A day and a time of it. */
export const when = (at: number): string => `${date(at)}, ${new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
