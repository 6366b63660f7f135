// A WebSocket that connects again, a little later each time, until it is closed.

export interface Hears {
  open(): void
  message(data: string): void
  lost(): void
}

const SOONEST = 500
const LATEST = 10_000

export class Wire {
  #path: () => string
  #hears: Hears
  #socket: WebSocket | null = null
  #closed = false
  #wait = SOONEST

  constructor(path: () => string, hears: Hears) {
    this.#path = path
    this.#hears = hears
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
    this.#socket?.close()
  }
  #connect() {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.#path()}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = SOONEST
      this.#hears.open()
    }
    socket.onmessage = (event) => this.#hears.message(event.data as string)
    socket.onclose = () => {
      this.#hears.lost()
      if (this.#closed) return
      setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LATEST)
    }
  }
}
