// Where a match comes from: the server, or the rules in the page. Both tell the same.

import { api, introduce } from '../api'
import { Asks } from '../asks'
import type { Glyph, Message, Request, State, Step } from '../types'
import { Wire } from '../wire'

export interface Hears {
  /** One may ask. */
  open(): void
  /** Something happened. */
  message(message: Exclude<Message, { type: 'answer' }>): void
  /** Nobody is there for a while. */
  lost(): void
}

export interface Source {
  state(eye?: string): Promise<State>
  glyphs(): Promise<Glyph[]>
  step(ply: number, eye?: string): Promise<Step>
  /** Asks the table for something; a refusal is an error with one sentence. */
  ask<T>(body: Request): Promise<T>
  /** Hears everything after the move that `since` names. */
  listen(since: () => number | undefined, hears: Hears): void
  /** Sits down under a name. */
  sit(seat: number, name: string): Promise<void>
  /** Where people share a device: whoever is to move is there. */
  face?(): Promise<void>
  close(): void
}

/** A match on the server: a socket, and calls beside it. */
export class Served implements Source {
  #id: string
  #wire: Wire | null = null
  #asks = new Asks((text) => this.#wire?.send(text) === true)

  constructor(id: string) {
    this.#id = id
  }
  state = (eye?: string) => api.match(this.#id, eye)
  glyphs = () => api.glyphs(this.#id)
  step = (ply: number, eye?: string) => api.step(this.#id, ply, eye)
  ask = <T>(body: Request) => this.#asks.ask<T>(body)
  listen(since: () => number | undefined, hears: Hears) {
    const from = () => (since() === undefined ? '' : `?since=${since()}`)
    this.#wire = new Wire(() => `/matches/${this.#id}/ws${from()}`, {
      open: () => {
        hears.open()
        this.#asks.opened()
      },
      message: (data) => {
        const message: Message = JSON.parse(data)
        if (message.type === 'answer') this.#asks.answer(message)
        else hears.message(message)
      },
      lost: () => {
        hears.lost()
        this.#asks.lost()
      },
    })
  }
  async sit(seat: number, name: string) {
    await introduce(name)
    await api.act(this.#id, { do: 'sit', seat })
    this.close()
  }
  close() {
    this.#wire?.close()
  }
}
