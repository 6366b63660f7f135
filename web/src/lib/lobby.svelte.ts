// The lobby as it is now, pushed by the server.

import { api } from './api'
import type { Card } from './types'

export interface Tables {
  open: Card[]
  live: Card[]
  mine: Card[]
}

export class LobbyView {
  tables = $state.raw<Tables | null>(null)
  connected = $state(false)
  error = $state('')

  #socket: WebSocket | null = null
  #closed = false
  #retry = 500

  async open() {
    try {
      this.tables = await api.lobby()
    } catch (why) {
      this.error = (why as Error).message
    }
    this.#connect()
  }
  close() {
    this.#closed = true
    this.#socket?.close()
  }
  #connect() {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/ws`)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#retry = 500
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string)
      if (message.type !== 'lobby') return
      this.tables = { open: message.open, live: message.live, mine: message.mine }
      this.error = ''
    }
    socket.onclose = () => {
      this.connected = false
      if (this.#closed) return
      setTimeout(() => this.#connect(), this.#retry)
      this.#retry = Math.min(this.#retry * 2, 10_000)
    }
  }
}
