// Questions over a line that carries news as well: each has a number, and its answer the same.

import { Refused } from './refused'
import type { Message, Request } from './types'

export type Answer = Extract<Message, { type: 'answer' }>

/** How long somebody who asks waits for a line that is not there yet. */
const PATIENCE = 5_000

export class Asks {
  #send: (text: string) => boolean
  #open = new Map<number, { ok: (value: never) => void; no: (why: Error) => void }>()
  #number = 0
  #here = false
  #waiting: (() => void)[] = []

  /** `send` says whether it could. */
  constructor(send: (text: string) => boolean) {
    this.#send = send
  }
  async ask<T>(body: Request): Promise<T> {
    if (!this.#here) {
      await new Promise<void>((go) => {
        this.#waiting.push(go)
        setTimeout(go, PATIENCE)
      })
    }
    const id = ++this.#number
    return new Promise<T>((ok, no) => {
      this.#open.set(id, { ok, no })
      if (this.#send(JSON.stringify({ id, ...body }))) return
      this.#open.delete(id)
      no(new Refused('not connected; trying again', 0))
    })
  }
  answer(answer: Answer) {
    const asked = this.#open.get(answer.id as number)
    this.#open.delete(answer.id as number)
    if ('error' in answer) asked?.no(new Refused(answer.error, answer.status))
    else asked?.ok(answer.ok as never)
  }
  /** The line is there: whoever waited may ask. */
  opened() {
    this.#here = true
    for (const go of this.#waiting.splice(0)) go()
  }
  /** The line is gone, and with it every answer. */
  lost() {
    this.#here = false
    for (const { no } of this.#open.values()) no(new Refused('the connection was lost', 0))
    this.#open.clear()
  }
}
