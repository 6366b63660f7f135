// The rules in the page, asked through a worker. The module is fetched once, when a board is first shown.

import wasm from '../../../wasm/parlour_bg.wasm?url'
import type { Answer, Calls, Going, Name, Thought } from './calls'
import { keepGames } from './install'

/** It was refused by the rules: one sentence. */
export class Unruly extends Error {}
/** There is nobody to ask: no WebAssembly, no module, or the worker was ended. */
export class Gone extends Error {}

let fetched: Promise<WebAssembly.Module> | undefined
let here = false
/** Is the module here already? */
export const loaded = () => here
/** A board is shown: the module will be wanted. */
export const warm = () => void (able() && load().catch(() => {}))
function load(): Promise<WebAssembly.Module> {
  fetched ??= (async () => {
    const answer = await fetch(wasm)
    if (!answer.ok) throw new Gone('the rules could not be loaded')
    return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer())
  })()
  // Without a network there may be one later.
  fetched.then(() => {
    here = true
    keepGames()
  }, () => (fetched = undefined))
  return fetched
}

/** Can this browser run them at all? */
export const able = () => typeof WebAssembly === 'object' && typeof Worker === 'function'

interface Heard { thinks?(thought: Thought): void; goes?(far: Going): void }
interface Asked extends Heard { ok(value: never): void; no(why: Error): void }

export class Engine {
  #worker: Worker | undefined
  #open = new Map<number, Asked>()
  #number = 0

  /** Asks; the worker is started when it is first needed. */
  ask<N extends Name>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    return this.hear({}, name, ...args)
  }
  /** The same, and hears what is thought on the way, and how far it is. */
  async hear<N extends Name>(heard: Heard, name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    if (!able()) throw new Gone('this browser has no WebAssembly')
    const module = await load().catch((why) => {
      throw new Gone((why as Error).message)
    })
    const worker = (this.#worker ??= this.#start(module))
    const id = ++this.#number
    return new Promise((ok, no) => {
      this.#open.set(id, { ok, no, ...heard })
      // Plain data only: what the page watches for changes cannot be posted.
      worker.postMessage({ id, name, args: JSON.parse(JSON.stringify(args)) })
    })
  }
  /** Ends whatever it is doing; the next question starts anew, with no table open. */
  end(why = 'stopped') {
    this.#worker?.terminate()
    this.#worker = undefined
    const open = [...this.#open.values()]
    this.#open.clear()
    for (const asked of open) asked.no(new Gone(why))
  }
  #start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = (event) => this.end(event.message || 'the worker could not be started')
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('broken' in data) return this.end(data.broken)
      const asked = this.#open.get(data.id)
      if ('thinks' in data) return asked?.thinks?.(data.thinks)
      if ('goes' in data) return asked?.goes?.(data.goes)
      this.#open.delete(data.id)
      if ('no' in data) asked?.no(new Unruly(data.no))
      else asked?.ok(data.ok as never)
    }
    worker.postMessage({ module })
    return worker
  }
}

/** Answers at once. */
export const rules = new Engine()

let own: Promise<Set<string>> | undefined
/** Has the page the rules of this game? Those of a game that is a guest on the server run only there. */
export async function knows(game: string): Promise<boolean> {
  own ??= rules.ask('games').then((all) => new Set(all.map((g) => g.name)))
  own.catch(() => (own = undefined))
  return (await own).has(game)
}
