// A match on the server, followed by the rules in the page: what may be touched and what a move will do is
// known at once. It gets what the visitor's seat sees and nothing else; the server stays the judge.

import type { EntryTold, Spot, State } from '../types'
import type { Made, Setup } from './calls'
import { able, loaded, rules } from './engine'

/** The table as this state tells it. */
export function setupOf(state: State): Setup {
  const { game, preset, options, open, eye, position, history } = state
  if (open) return { game, preset, options, moves: history.map((m) => m.text) }
  return { game, preset, options, position, eye: Number(eye), seed: '1' }
}

export class Shadow {
  #key: string
  #followed: Promise<unknown> = Promise.resolve()
  /** It stands where the match does. */
  #there = false

  constructor(id: string) {
    this.#key = `match ${id}`
  }
  /** The match stands here now. */
  follow(state: State) {
    this.#there = false
    if (!able() || state.phase !== 'playing' || !state.you.length || !/^\d+$/.test(state.eye)) return
    const { eye, position } = state
    this.#followed = rules.ask('open', this.#key, setupOf(state), state.open ? { eye, position } : undefined).then(
      () => (this.#there = true),
      () => (this.#there = false),
    )
  }
  /** What follows from some touches; nothing where the page cannot know. */
  async entry({ eye }: State, touched: Spot[], after: string[]): Promise<EntryTold | undefined> {
    return this.#ask(() => rules.ask('entry', this.#key, eye, touched, after))
  }
  /** What a move will do; nothing where chance, or what others hide, decides it. */
  async foresee({ ply }: State, text: string): Promise<Made | undefined> {
    const made = await this.#ask(() => rules.ask('foresee', this.#key, text))
    // A table that begins in the middle counts from there.
    return made ? { ...made, played: { ...made.played, ply } } : undefined
  }
  async #ask<T>(what: () => Promise<T>): Promise<T | undefined> {
    // Nobody waits for the module: the server knows as well.
    if (!loaded()) return
    await this.#followed
    if (!this.#there) return
    // A broken worker has lost its tables: the server is asked until the match moves on.
    return what().catch(() => undefined)
  }
  close() {
    if (this.#there) void rules.ask('close', this.#key).catch(() => {})
  }
}
