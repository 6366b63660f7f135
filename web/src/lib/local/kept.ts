// Games that are played on this device alone: kept in the browser, each as the moves that were played.

import type { Status } from '../types'

export interface Kept {
  id: string
  game: string
  title: string
  preset: string
  options: Record<string, string>
  /** One word a seat: `me` or `bot:0` to `bot:10`. */
  seats: string[]
  /** A whole number, as text: decides whatever chance decides. */
  seed: string
  moves: string[]
  /** Takebacks so far. */
  line: number
  created: number
  /** Who gave up. */
  resigned?: number
  status: Status | null
  previous?: string
  next?: string
}

const PREFIX = 'game '
export const isLocal = (id: string) => id.startsWith('local-')

export function keep(match: Kept) {
  localStorage.setItem(PREFIX + match.id, JSON.stringify(match))
}
export function kept(id: string): Kept | undefined {
  const text = localStorage.getItem(PREFIX + id)
  try {
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}
export function forget(id: string) {
  localStorage.removeItem(PREFIX + id)
}
/** All of them, the latest first. */
export function allKept(): Kept[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
  return ids.flatMap((id) => kept(id) ?? []).sort((a, b) => b.created - a.created)
}
/** What a seat is called in lists and records. */
export const sitter = (word: string) => (word === 'me' ? (localStorage.getItem('name') ?? 'Me') : `Bot ${word.slice(4)}`)

/** A whole number of 64 bits that nobody can guess, as text. */
export const drawSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0].toString()
export const drawId = () => `local-${crypto.getRandomValues(new BigUint64Array(1))[0].toString(36)}`
