// Entering a move touch by touch, wherever a board is: at a table, under a rule, on a tour.

import { confirm } from '../settings.svelte'
import type { Choice, Entry, Mark, Motion, Spot } from '../types'

/** What follows from some touches, and the move spelled out if it is complete. */
export interface Entered {
  entry: Entry
  said?: string
}
/** A move for the machine and for people. */
export interface Ready {
  text: string
  said?: string
}

/** What the move is entered on. */
export interface Ground {
  /** What may be touched before anything is. */
  first(): Entry | null
  /** May anything be touched now? */
  open(): boolean
  /** Will it soon? Touches until then are kept and made as soon as it may. */
  soon?(): boolean
  /** What follows from these touches; nothing where that could not be learned. */
  ask(touched: Spot[]): Promise<Entered | undefined>
  /** Plays the move. */
  play(move: Ready): Promise<void>
}

/** Touches that are kept until the board may be touched. */
const EARLY = 20

export class Entering {
  touched = $state.raw<Spot[]>([])
  /** Only these may be touched, in this order: a guided move. */
  path = $state.raw<Spot[] | null>(null)

  #entered = $state.raw<Entered | null>(null)
  #ground: Ground
  /** Answers to questions of an earlier position are dropped. */
  #asked = 0
  /** Each touch waits for the answer to the one before. */
  #line: Promise<void> = Promise.resolve()
  #waiting = $state(0)
  /** Touches that came too early. */
  #early: Spot[] = []
  /** The move was played as soon as it was complete, and is on its way: nobody need ask for it. */
  #sent = $state(false)

  constructor(ground: Ground) {
    this.#ground = ground
  }
  get open(): boolean {
    return this.#ground.open()
  }
  /** Something is touched and not yet answered: whatever is touched meanwhile may turn out to be a choice. */
  get waits(): boolean {
    return this.#waiting > 0 || (!this.open && this.#ground.soon?.() === true)
  }
  get started(): boolean {
    return this.touched.length > 0
  }
  get entry(): Entry | null {
    return this.#entered?.entry ?? this.#ground.first()
  }
  get choices(): Choice[] {
    if (!this.open) return []
    const all = this.entry?.next ?? []
    return this.path ? all.filter((c) => c.spot === this.path?.[this.touched.length]) : all
  }
  /** What may be touched instead, to begin anew or to step back. */
  get instead(): Spot[] {
    if (!this.open || !this.started) return []
    const others = this.path ? [] : (this.#ground.first()?.next ?? []).map((c) => c.spot)
    return [...others, ...this.touched.slice(-1)]
  }
  /** The move that may be played as it is entered now. */
  get ready(): Ready | null {
    if (!this.open || this.#sent || !this.#entered?.entry.done || this.touched.length < (this.path?.length ?? 0)) return null
    return { text: this.#entered.entry.done, said: this.#entered.said }
  }
  /** May the last touch be taken back? */
  get revocable(): boolean {
    return this.open && this.started && !this.#sent
  }
  /** What the touches do already. */
  get preview(): Motion | null {
    return this.started ? (this.entry?.preview ?? null) : null
  }
  get marks(): Mark[] {
    return this.started ? (this.entry?.marks ?? []) : []
  }
  /** Touches a spot; plays the move when it is complete and nothing needs to be seen first. Touches are
   * honoured in their order, however quickly they come. What is dropped is there already, and goes no way. */
  touch(spot: Spot, dropped = false): Promise<void> {
    if (!this.open) {
      if (this.#ground.soon?.() && this.#early.length < EARLY) this.#early.push(spot)
      return Promise.resolve()
    }
    return this.#next(() => this.#touch(spot, dropped))
  }
  /** Does something when all before it is done, unless the board has changed by then. */
  #next(what: () => Promise<void> | void): Promise<void> {
    const number = this.#asked
    this.#waiting++
    this.#line = this.#line.then(() => (number === this.#asked ? what() : undefined)).finally(() => this.#waiting--)
    return this.#line
  }
  /** The board may be touched again, or will not be: whoever was too early is heard, or forgotten. */
  opened() {
    for (const spot of this.#early.splice(0)) if (this.open) void this.touch(spot)
  }
  async #touch(spot: Spot, dropped: boolean) {
    if (!this.open) {
      // The move before it was complete and is on its way.
      if (this.#ground.soon?.() && this.#early.length < EARLY) this.#early.push(spot)
      return
    }
    if (this.choices.some((c) => c.spot === spot)) return this.#enter([...this.touched, spot], { dropped })
    if (!this.instead.includes(spot)) return
    return spot === this.touched.at(-1) ? this.#back() : this.#enter([spot])
  }
  /** Takes the last touch back. */
  back(): Promise<void> {
    return this.#next(() => this.#back())
  }
  async #back() {
    if (this.touched.length > 1) await this.#enter(this.touched.slice(0, -1), { stay: true })
    else this.#clear()
  }
  /** Forgets what was touched. */
  reset() {
    this.#asked++
    this.#clear()
  }
  #clear() {
    this.touched = []
    this.#entered = null
    this.#sent = false
  }
  /** Plays the move if it is complete. */
  async finish() {
    if (this.ready) await this.#ground.play(this.ready)
  }
  async #enter(touched: Spot[], { stay = false, dropped = false } = {}) {
    const number = this.#asked
    const found = await this.#ground.ask(touched)
    if (!found || number !== this.#asked) return
    const { entry } = found
    if (!entry.done && !entry.next.length) return this.#clear()
    const telling = entry.marks.length > 0 || entry.preview.stages.some((s) => s.notes.length)
    const whole = entry.done && !entry.next.length && touched.length >= (this.path?.length ?? 0)
    const atOnce = whole && !stay && !telling && !confirm.on
    // A long move that is played at once is shown as a motion, stage by stage and step by step; whatever is dropped stays there.
    const walks = entry.preview.stages.at(-1)?.changes.some((c) => c.kind === 'walk') === true
    const long = entry.preview.stages.length > (this.preview?.stages.length ?? 0) + 1 || (walks && !dropped)
    if (!atOnce || !long) {
      this.touched = touched
      this.#entered = found
    }
    if (!atOnce) return
    this.#sent = true
    void this.#ground.play({ text: entry.done as string, said: found.said }).finally(() => (this.#sent = false))
  }
}
