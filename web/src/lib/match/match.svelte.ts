// One match as this visitor sees it: a socket, the latest state, the move being entered.

import { api, introduce } from '../api'
import { Asks } from '../asks'
import { Entering, type Ready } from '../board/entering.svelte'
import { fate } from '../people'
import { written } from '../settings.svelte'
import type { Done, Entry, EntryTold, Glyph, Message, Motion, Plan, Request, Scene, Spot, State, Step } from '../types'
import { Wire } from '../wire'
import { after, caughtUp, moved, told, type Update, type Whole } from './news'

/** A move left beforehand: first what one expects, then one's own answer. */
export interface Planning {
  expected: Ready | null
  scene: Scene
  first: Entry | null
}

export class MatchView {
  state = $state.raw<State | null>(null)
  glyphs = $state.raw<Map<string, Glyph>>(new Map())
  /** The ply looked at; null follows the match. */
  looking = $state<number | null>(null)
  step = $state.raw<Step | null>(null)
  connected = $state(false)
  /** The connection was lost, and the server has not been heard since. */
  lost = $state(false)
  /** The site waits for its database: what one does takes a moment, and no clock runs. */
  waiting = $state(false)
  error = $state('')
  /** A motion is being shown, or a move is on its way. */
  busy = $state(false)
  planning = $state.raw<Planning | null>(null)
  /** Through whose eyes a finished match is seen; empty for one's own. */
  eye = $state('')
  /** What happened last, in words; counted, because the same may happen twice. */
  announced = $state.raw({ text: '', count: 0 })
  /** The result has just been told, and need not be told again. */
  told = $state(false)
  /** When the times of the clocks were heard, by the page's steady clock. */
  heard = $state(performance.now())
  /** Called with each motion before the new picture is laid over it. */
  onmotion: (motion: Motion) => Promise<void> = async () => {}

  readonly entering = new Entering({
    first: () => (this.planning ? this.planning.first : (this.state?.entry ?? null)),
    open: () => this.connected && this.looking === null && !this.busy && (this.planning !== null || this.state?.your_turn === true),
    ask: (touched) => this.#try(() => this.#entry(touched, this.planning?.expected)),
    play: (move) => this.#finish(move),
  })

  #id: string
  #wire: Wire | null = null
  #asks = new Asks((text) => this.#wire?.send(text) === true)
  #closed = false
  #queue: Promise<void> = Promise.resolve()
  /** What became of one's seat is told. */
  #fated = false
  #spelled = new Map<string, string>()

  constructor(id: string) {
    this.#id = id
  }
  async open() {
    try {
      this.state = await api.match(this.#id)
      this.heard = performance.now()
      const glyphs = await api.glyphs(this.#id)
      this.glyphs = new Map(glyphs.map((g) => [g.name, g]))
      this.#connect()
    } catch (why) {
      this.error = (why as Error).message
    }
  }
  close() {
    this.#closed = true
    this.#wire?.close()
  }

  /** What the clocks show may not be true just now. */
  get unsure(): boolean {
    return this.lost || this.waiting
  }
  /** The picture to show now. */
  get scene(): Scene | null {
    if (this.planning) return this.planning.scene
    return (this.looking === null ? this.state?.scene : this.step?.scene) ?? this.state?.scene ?? null
  }

  #connect() {
    if (this.#closed) return
    const since = () => (this.state ? `?since=${this.state.ply}` : '')
    this.#wire = new Wire(() => `/matches/${this.#id}/ws${since()}`, {
      open: () => {
        this.connected = true
        this.#asks.opened()
      },
      message: (data) => {
        const message: Message = JSON.parse(data)
        const came = performance.now()
        if (message.type === 'answer') this.#asks.answer(message)
        else if (message.type === 'moment') this.waiting = message.waits
        else this.#queue = this.#queue.then(() => this.#take(message, came)).catch(() => {})
      },
      lost: () => {
        this.connected = false
        this.lost = true
        this.waiting = false
        this.#asks.lost()
      },
    })
  }
  async #take(news: Message, came: number) {
    if (news.type === 'state') await this.#takeWhole(news, came)
    else if (news.type === 'update' && this.state) await this.#takeUpdate(this.state, news, came)
  }
  async #takeWhole(news: Whole, came: number) {
    const was = this.state
    // Neither words nor clocks wait for the picture.
    this.heard = came
    this.lost = false
    if (was) this.state = { ...was, times: news.state.times }
    const changed = was !== null && moved(was, news.state)
    if (changed && this.looking === null) {
      for (const { motion } of news.missed ?? []) {
        this.busy = true
        if (motion) await this.onmotion(motion)
      }
    }
    this.state = news.state
    this.error = ''
    this.busy = false
    if (changed) this.entering.reset()
    this.#announce([...caughtUp(was, news, written), ...this.#fate(news.state)])
    if (this.eye) await this.through(this.eye)
  }
  async #takeUpdate(was: State, news: Update, came: number) {
    const { event, motion, now } = news
    const next = after(was, news)
    if (now.status.over && !was.status.over) this.told = true
    this.#announce([...this.#fate(next), ...told(was, news, written)])
    if (now.times) {
      this.heard = came
      this.state = { ...was, times: now.times }
    }
    if (motion && this.looking === null) {
      this.unplan()
      this.busy = true
      await this.onmotion(motion)
    }
    this.state = next
    if (moved(was, now)) {
      this.unplan()
      this.busy = false
    }
    if (now.status.over && next.open === false && event.kind !== 'online') await this.through(this.eye)
  }
  #announce(happened: string[]) {
    if (happened.length) this.announced = { text: happened.join('. '), count: this.announced.count + 1 }
  }
  /** What became of one's seat, the first time. */
  #fate(state: State): string[] {
    const words = this.#fated ? '' : fate(state)
    if (words) this.#fated = true
    return words ? [words] : []
  }

  async #try<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      this.error = ''
      return await what()
    } catch (why) {
      this.error = (why as Error).message
      return undefined
    }
  }
  /** What may be touched after these touches, now or after a move one expects. */
  #entry(touched: Spot[], expected?: Ready | null): Promise<EntryTold> {
    const { ply, line } = this.state as State
    return this.#asks.ask({ do: 'entry', ply, line, after: expected ? [expected.text] : [], touched })
  }
  /** Steps back: from the last touch, or from planning. */
  async back() {
    if (this.planning && !this.entering.started) this.unplan()
    else await this.entering.back()
  }
  /** Plays the move that is entered, or leaves it beforehand. */
  async #finish(move: Ready) {
    if (!this.planning) return this.#play(move.text)
    const { expected } = this.planning
    if (!expected) return this.#expect(move)
    this.unplan()
    for (const { text, said } of [expected, move]) if (said) this.#spelled.set(text, said)
    const others = (this.state?.plan ?? []).filter((p) => p.if !== expected.text)
    await this.plan([...others, { if: expected.text, move: move.text }])
  }
  async #play(text: string) {
    const { ply, line } = this.state as State
    this.busy = true
    if (!(await this.act({ do: 'move', ply, line, text }))) this.busy = false
  }
  /** Begins to enter a move beforehand; only where nothing is hidden. */
  async foresee() {
    if (this.state) await this.#expect(null)
  }
  async #expect(expected: Ready | null) {
    const state = this.state as State
    this.planning ??= { expected, scene: state.scene, first: null }
    const answer = await this.#try(() => this.#entry([], expected))
    this.entering.reset()
    const status = answer?.status ?? state.status
    const own = answer && !status.over && (!expected || state.you.includes(status.seat ?? -1))
    this.planning = own ? { expected, scene: answer.scene ?? state.scene, first: answer.entry } : null
    if (answer && !own) this.error = 'after that it would not be your turn'
  }
  unplan() {
    this.planning = null
    this.entering.reset()
  }
  async plan(plans: Plan[]) {
    await this.act({ do: 'plan', plans })
  }
  /** A move left beforehand, as it was spelled when it was entered. */
  spelled(text: string): string {
    return written({ text, said: this.#spelled.get(text) })
  }
  /** Asks the table for something; false when it was refused. */
  async act(body: Request): Promise<boolean> {
    return (await this.#try(() => this.#asks.ask<Done>(body))) !== undefined
  }
  /** Sits down under a name, and listens from then on as whoever that is. */
  async sit(seat: number, name: string) {
    await this.#try(async () => {
      await introduce(name)
      await api.act(this.#id, { do: 'sit', seat })
      this.#wire?.close()
      this.lost = false
      this.#connect()
    })
  }
  /** Looks at a finished match through other eyes. */
  async through(eye: string) {
    const state = await this.#try(() => api.match(this.#id, eye || undefined))
    if (!state) return
    this.eye = eye
    this.state = state
    if (this.looking !== null) await this.look(this.looking)
  }
  /** Looks at the position after `ply` moves; the last one follows the match again. */
  async look(ply: number | null) {
    this.unplan()
    this.told = false
    const last = this.state?.ply ?? 0
    const at = ply === null ? last : Math.min(Math.max(0, ply), last)
    const onwards = this.looking !== null && ply !== null && at === this.looking + 1
    const step = at < last || onwards ? await this.#try(() => api.step(this.#id, at, this.eye || undefined)) : null
    if (onwards && step?.motion) await this.onmotion(step.motion)
    if (at === last) {
      this.looking = null
      this.step = null
    } else if (step) {
      this.looking = at
      this.step = step
    }
  }
}
