// One match as this visitor sees it: where it comes from, the latest state, the move being entered.

import { Entering, type Ready } from '../board/entering.svelte'
import type { Made } from '../local/calls'
import { home } from '../local/home'
import { isLocal } from '../local/kept'
import { Shadow } from '../local/shadow'
import { fate } from '../people'
import { Refused } from '../refused'
import { written } from '../settings.svelte'
import type { Done, Entry, EntryTold, Glyph, Message, Motion, Plan, Request, Scene, Spot, State, Step } from '../types'
import { after, ahead, begun, caughtUp, moved, told, type Update, type Whole } from './news'
import { Served, type Source } from './source'

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
  /** Called with each motion before the new picture is laid over it, and with how many of its stages are on the
   * board already. */
  onmotion: (motion: Motion, seen: number) => Promise<void> = async () => {}

  readonly entering = new Entering({
    first: () => (this.planning ? this.planning.first : (this.state?.entry ?? null)),
    open: () => this.connected && this.looking === null && !this.busy && (this.planning !== null || this.state?.your_turn === true),
    soon: () => this.connected && this.looking === null && this.busy && this.state?.phase === 'playing' && this.state.you.length > 0,
    ask: (touched) => this.#try(() => this.#entry(touched, this.planning?.expected)),
    play: (move) => this.#finish(move),
  })

  #id: string
  #source!: Source
  /** A match of the server in the page as well, so that nobody waits for the network. */
  #shadow: Shadow | undefined
  /** The last that was told; what is shown may be a move ahead of it. */
  #sure: State | null = null
  /** One's own move, shown before its answer has come. */
  #bold: Made | null = null
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
      if (isLocal(this.#id)) this.#source = home(this.#id)
      else {
        this.#source = new Served(this.#id)
        this.#shadow = new Shadow(this.#id)
      }
      this.#learn(await this.#source.state())
      this.heard = performance.now()
      const glyphs = await this.#source.glyphs()
      this.glyphs = new Map(glyphs.map((g) => [g.name, g]))
      this.#connect()
    } catch (why) {
      this.error = (why as Error).message
    }
  }
  close() {
    this.#closed = true
    this.#source?.close()
    this.#shadow?.close()
  }
  /** This is how the match stands, and what is shown. */
  #learn(state: State) {
    const another = !this.#sure || this.#sure.position !== state.position || moved(this.#sure, state) || this.#sure.phase !== state.phase
    this.#sure = state
    this.state = this.#bold ? ahead(state, this.#bold) : state
    if (another) this.#shadow?.follow(state)
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
    this.#source.listen(() => this.#sure?.ply, {
      open: () => (this.connected = true),
      message: (message) => {
        const came = performance.now()
        if (message.type === 'moment') this.waiting = message.waits
        else this.#queue = this.#queue.then(() => this.#take(message, came)).catch(() => {})
      },
      lost: () => {
        this.connected = false
        this.lost = true
        this.waiting = false
      },
    })
  }
  async #take(news: Message, came: number) {
    if (news.type === 'state') await this.#takeWhole(news, came)
    else if (news.type === 'update' && this.#sure) await this.#takeUpdate(this.#sure, news, came)
  }
  async #takeWhole(news: Whole, came: number) {
    const [was, bold] = [this.#sure, this.#bold]
    // Neither words nor clocks wait for the picture.
    this.heard = came
    this.lost = false
    if (this.state) this.state = { ...this.state, times: news.state.times }
    const changed = was !== null && moved(was, news.state)
    if (changed && this.looking === null) {
      for (const { ply, motion } of news.missed ?? []) {
        this.busy = true
        if (motion && ply !== bold?.played.ply) await this.onmotion(motion, 0)
      }
    }
    this.#bold = null
    this.#learn(news.state)
    this.error = bold && !changed ? 'the connection was lost before your move arrived' : ''
    this.busy = false
    if (changed || bold) this.entering.reset()
    this.#announce([...caughtUp(was, news, written), ...this.#fate(news.state)])
    this.entering.opened()
    if (this.eye) await this.through(this.eye)
  }
  async #takeUpdate(was: State, news: Update, came: number) {
    const { event, motion, now } = news
    const next = after(was, news)
    // One's own move, which is on the board already.
    const known = this.#bold !== null && event.kind === 'move' && event.ply === this.#bold.played.ply
    if (now.status.over && !was.status.over) this.told = true
    this.#announce([...this.#fate(next), ...told(was, news, written)])
    if (now.times) {
      this.heard = came
      this.state = { ...(this.state ?? was), times: now.times }
    }
    if (motion && this.looking === null && !known) {
      const seen = this.planning ? 0 : begun(motion, this.entering.preview)
      if (this.planning) this.unplan()
      this.busy = true
      await this.onmotion(motion, seen)
    }
    if (known || moved(was, now)) this.#bold = null
    this.#learn(next)
    if (moved(was, now)) {
      this.unplan()
      this.busy = false
      this.entering.opened()
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
  async #entry(touched: Spot[], expected?: Ready | null): Promise<EntryTold> {
    const state = this.state as State
    const { ply, line } = state
    const after = expected ? [expected.text] : []
    return (await this.#shadow?.entry(state, touched, after)) ?? this.#source.ask({ do: 'entry', ply, line, after, touched })
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
  /** The move is sent, and shown at once where the page knows what it does. */
  async #play(text: string) {
    const was = this.state as State
    const { ply, line } = was
    this.busy = true
    this.error = ''
    const answer = this.#source.ask<Done>({ do: 'move', ply, line, text }).then(() => null, (why) => why as Error)
    const made = await this.#shadow?.foresee(was, text)
    if (made && this.#sure && !moved(this.#sure, was)) {
      this.#queue = this.#queue.then(() => this.#show(made, was)).catch(() => {})
    }
    const refused = await answer
    if (!refused) return
    this.error = refused.message
    // A line that broke says nothing about the move: the next state does.
    if (refused instanceof Refused && refused.status === 0 && this.#bold) return
    this.#queue = this.#queue.then(() => this.#takeBack()).catch(() => {})
  }
  /** One's own move on the board, before anybody has confirmed it. */
  async #show(made: Made, was: State) {
    if (!this.#sure || moved(this.#sure, was)) return
    this.#bold = made
    const { motion } = made
    if (motion && this.looking === null) await this.onmotion(motion, begun(motion, this.entering.preview))
    // Taken back meanwhile.
    if (this.#bold !== made) return
    // The result is told when it is confirmed.
    if (made.now.status.over) this.told = true
    this.state = ahead(this.#sure, made)
    this.entering.reset()
  }
  /** The move was refused: the board is as it was. */
  async #takeBack() {
    this.#bold = null
    this.told = false
    if (this.#sure) this.state = this.#sure
    this.busy = false
    this.entering.reset()
    this.entering.opened()
  }
  /** Begins to enter a move beforehand; only where nothing is hidden. */
  async foresee() {
    if (this.state) await this.#expect(null)
  }
  async #expect(expected: Ready | null) {
    const state = this.state as State
    this.planning ??= { expected, scene: state.scene, first: null }
    this.busy = true
    const answer = await this.#try(() => this.#entry([], expected))
    this.busy = false
    this.entering.reset()
    const status = answer?.status ?? state.status
    const own = answer && !status.over && (!expected || state.you.includes(status.seat ?? -1))
    this.planning = own ? { expected, scene: answer.scene ?? state.scene, first: answer.entry } : null
    if (answer && !own) this.error = 'after that it would not be your turn'
    this.entering.opened()
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
    return (await this.#try(() => this.#source.ask<Done>(body))) !== undefined
  }
  /** Sits down under a name, and listens from then on as whoever that is. */
  async sit(seat: number, name: string) {
    await this.#try(async () => {
      await this.#source.sit(seat, name)
      this.lost = false
      this.#connect()
    })
  }
  /** Whoever is to move is at the device: their hand may be seen. */
  async face() {
    await this.#try(async () => this.#source.face?.())
  }
  /** Looks at a finished match through other eyes. */
  async through(eye: string) {
    const state = await this.#try(() => this.#source.state(eye || undefined))
    if (!state) return
    this.eye = eye
    this.#learn(state)
    if (this.looking !== null) await this.look(this.looking)
  }
  /** Looks at the position after `ply` moves; the last one follows the match again. */
  async look(ply: number | null) {
    this.unplan()
    this.told = false
    const last = this.state?.ply ?? 0
    const at = ply === null ? last : Math.min(Math.max(0, ply), last)
    const onwards = this.looking !== null && ply !== null && at === this.looking + 1
    const step = at < last || onwards ? await this.#try(() => this.#source.step(at, this.eye || undefined)) : null
    if (onwards && step?.motion) await this.onmotion(step.motion, 0)
    if (at === last) {
      this.looking = null
      this.step = null
    } else if (step) {
      this.looking = at
      this.step = step
    }
  }
}
