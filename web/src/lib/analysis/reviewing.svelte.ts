// A review of the main line: by the server for a match of its own, else by the engine in the page.

import { api } from '../api'
import { Mind } from '../local/mind'
import { Refused } from '../refused'
import type { PlyTold, ReviewTold } from '../types'
import type { Analysis } from './analysis.svelte'
import { MISTAKES } from './worth'

/** How often the server is asked how far it is. */
const EVERY = 1500

export class Reviewing {
  state = $state<'none' | 'running' | 'done' | 'failed'>('none')
  done = $state(0)
  of = $state(0)
  found = $state.raw<ReviewTold | null>(null)
  error = $state('')
  /** The review is made in this page. */
  here = $state(false)
  #analysis: Analysis
  #match: string | null
  #mind = new Mind()
  #closed = false

  constructor(analysis: Analysis, match: string | null) {
    this.#analysis = analysis
    this.#match = match
  }
  get mistakes(): PlyTold[] {
    return this.found?.plies.filter((p) => MISTAKES.includes(p.kind)) ?? []
  }
  /** The mistakes of some seats; of all where none is named. */
  by(seats: number[]): PlyTold[] {
    return this.mistakes.filter((p) => !seats.length || seats.includes(p.seat))
  }
  get turning(): Set<number> {
    return new Set(this.found?.turning)
  }
  /** What each move of the main line was, by its number. */
  get kinds(): Map<number, string> {
    return new Map(this.mistakes.map((p) => [p.ply, p.kind]))
  }
  async begin() {
    if (this.state === 'running' || this.state === 'done') return
    this.state = 'running'
    this.error = ''
    this.done = this.of = 0
    try {
      this.found = (await this.#served()) ?? (await this.#local())
      this.state = 'done'
    } catch (why) {
      if (this.#closed) return
      this.error = (why as Error).message
      this.state = 'failed'
    }
  }
  /** Nothing where no server does it. */
  async #served(): Promise<ReviewTold | undefined> {
    if (!this.#match) return
    try {
      let told = await api.askReview(this.#match)
      while (told.state === 'queued' || told.state === 'running') {
        this.done = told.done
        this.of = told.of
        await new Promise((next) => setTimeout(next, EVERY))
        if (this.#closed) throw new Error('closed')
        told = await api.review(this.#match)
      }
      if (told.state === 'failed' && told.why) throw new Error(told.why)
      return told.review
    } catch (why) {
      if (why instanceof Refused && [0, 404, 503].includes(why.status)) return
      throw why
    }
  }
  async #local(): Promise<ReviewTold> {
    const { tree } = this.#analysis
    this.here = true
    return this.#mind.review(this.#analysis.table(tree.end(tree.root)), ({ done, of }) => {
      this.done = done
      this.of = of
    })
  }
  stop() {
    this.#mind.stop()
    if (this.state === 'running') this.state = 'none'
  }
  close() {
    this.#closed = true
    this.#mind.stop()
  }
}
