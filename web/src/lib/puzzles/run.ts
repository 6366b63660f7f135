// A run: one puzzle after the other until the first mistake, or as many as time allows.

export type Kind = 'streak' | '3-minutes' | '5-minutes'
export const KINDS: Kind[] = ['streak', '3-minutes', '5-minutes']
export const called = (kind: Kind): string => (kind === 'streak' ? 'Streak' : kind.replace('-', ' '))

/** What a mistake costs where time counts. */
export const COST = 10_000

export interface Run {
  readonly kind: Kind
  /** When time is up; nothing where it does not count. */
  readonly until: number | null
  readonly solved: number
  readonly failed: number
  readonly over: boolean
}
const minutes = (kind: Kind): number | null => (kind === 'streak' ? null : Number(kind[0]))

export function begin(kind: Kind, now: number): Run {
  const m = minutes(kind)
  return { kind, until: m && now + m * 60_000, solved: 0, failed: 0, over: false }
}
/** A puzzle was solved, or not. */
export function count(run: Run, solved: boolean): Run {
  if (run.over) return run
  if (solved) return { ...run, solved: run.solved + 1 }
  return { ...run, failed: run.failed + 1, until: run.until && run.until - COST, over: run.until === null }
}
export const left = (run: Run, now: number): number => Math.max(0, (run.until ?? now) - now)
/** Time goes by. */
export const tick = (run: Run, now: number): Run => (run.until !== null && now >= run.until ? { ...run, over: true } : run)
/** `2:05`. */
export const clock = (ms: number): string => `${Math.floor(Math.ceil(ms / 1000) / 60)}:${String(Math.ceil(ms / 1000) % 60).padStart(2, '0')}`
