// Which puzzle comes next: the one of a day, one near one's strength, ever harder ones in a run.

export interface Rated {
  number: number
  rating: number
  themes: string[]
}
export type Difficulty = 'easy' | 'medium' | 'hard'
export const DIFFICULTIES: Difficulty[] = ['easy', 'medium', 'hard']
export interface Wish {
  theme?: string
  difficulty?: Difficulty
}

const DAY = 86_400_000
const common = (a: number, b: number): number => (b ? common(b, a % b) : a)

/** The puzzle of a day, the same for everybody: all of them once before any comes again. */
export function daily<P>(puzzles: P[], game: string, now: number): P {
  const n = puzzles.length
  let step = Math.max(1, Math.round(n * 0.618))
  while (common(step, n) > 1) step++
  let from = 0
  for (const letter of game) from = (from * 31 + letter.charCodeAt(0)) % 65_521
  return puzzles[(from + Math.floor(now / DAY) * step) % n]
}
/** `2026-11-17`, the same everywhere at once. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)
/** The same for people: `18 Nov 2026`. */
export const daySaid = (now: number): string => new Date(now).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The easiest third, the next one, the hardest. */
export function third<P extends Rated>(puzzles: P[], puzzle: P): Difficulty {
  const easier = puzzles.filter((p) => p.rating < puzzle.rating).length
  return DIFFICULTIES[Math.min(2, Math.floor((easier * 3) / puzzles.length))]
}
/** Those that are wished for. */
export const wished = <P extends Rated>(puzzles: P[], { theme, difficulty }: Wish): P[] =>
  puzzles.filter((p) => (!theme || p.themes.includes(theme)) && (!difficulty || third(puzzles, p) === difficulty))

/** Every theme with how many have it, the most frequent first. */
export function themes(puzzles: Rated[]): [string, number][] {
  const count = new Map<string, number>()
  for (const theme of puzzles.flatMap((p) => p.themes)) count.set(theme, (count.get(theme) ?? 0) + 1)
  return [...count].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

/** As many are near enough. */
const NEAR = 8
/** One near a strength that was not tried yet; when all were, one that was not solved; when all were, any. */
export function next<P extends Rated>(puzzles: P[], tried: Record<number, boolean>, rating: number, random: () => number): P | undefined {
  const pools = [puzzles.filter((p) => tried[p.number] === undefined), puzzles.filter((p) => tried[p.number] === false), puzzles]
  const pool = pools.find((some) => some.length)
  const near = [...(pool ?? [])].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR)
  return near[Math.floor(random() * near.length)]
}
/** An order for a run: ever harder, each time another. */
export function ladder<P extends Rated>(puzzles: P[], random: () => number): P[] {
  const spread = 150
  const keys = new Map(puzzles.map((p) => [p, p.rating + (random() - 0.5) * spread]))
  return [...puzzles].sort((a, b) => (keys.get(a) as number) - (keys.get(b) as number))
}
