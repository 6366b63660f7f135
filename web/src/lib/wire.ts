// A WebSocket that connects again, a little later each time, until it is closed.

export interface Hears {
  open(): void
  message(data: string): void
  lost(): void
}

const SOONEST = 500
const LATEST = 10_000
/** After so much silence we ask whether somebody is there, and wait so long for the answer. */
const SILENCE = 15_000
const PATIENCE = 5_000

export class Wire {
  #path: () => string
  #hears: Hears
  #socket: WebSocket | null = null
  #closed = false
  #wait = SOONEST
  /** Until we connect, ask, or give the line up. */
  #timer = 0

  constructor(path: () => string, hears: Hears) {
    this.#path = path
    this.#hears = hears
    addEventListener('offline', this.#lose)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }
  /** False when nobody is connected. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(text)
    return true
  }
  close() {
    this.#closed = true
    removeEventListener('offline', this.#lose)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    if (this.#socket) this.#lose()
    clearTimeout(this.#timer)
  }
  #later(what: () => void, wait: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(what, wait)
  }
  #connect = () => {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.#path()}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = SOONEST
      this.#later(this.#ask, SILENCE)
      this.#hears.open()
    }
    socket.onmessage = (event) => {
      this.#later(this.#ask, SILENCE)
      if (event.data !== 'pong') this.#hears.message(event.data as string)
    }
    socket.onclose = this.#lose
  }
  /** A line may be dead without being closed. Nobody minds while nobody looks. */
  #ask = () => {
    if (document.hidden || !this.send('ping')) return
    this.#later(this.#lose, PATIENCE)
  }
  #lose = () => {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.#socket = null
    this.#hears.lost()
    if (this.#closed) return
    this.#later(this.#connect, this.#wait)
    this.#wait = Math.min(this.#wait * 2, LATEST)
  }
  /** Somebody looks again, or there is a network again. */
  #hurry = () => {
    if (this.#socket) this.#ask()
    else this.#connect()
  }
}
