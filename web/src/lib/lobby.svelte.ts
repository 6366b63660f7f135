// The lobby as it is now, pushed by the server.

import { api } from './api'
import type { Card } from './types'
import { Wire } from './wire'

export interface Tables {
  open: Card[]
  live: Card[]
  mine: Card[]
}

export class LobbyView {
  tables = $state.raw<Tables | null>(null)
  connected = $state(false)
  error = $state('')

  #wire: Wire | null = null
  #closed = false

  async open() {
    try {
      this.tables = await api.lobby()
    } catch (why) {
      this.error = (why as Error).message
    }
    if (this.#closed) return
    this.#wire = new Wire(() => '/lobby/ws', {
      open: () => (this.connected = true),
      lost: () => (this.connected = false),
      message: (data) => {
        const message = JSON.parse(data)
        if (message.type !== 'lobby') return
        this.tables = { open: message.open, live: message.live, mine: message.mine }
        this.error = ''
      },
    })
  }
  close() {
    this.#closed = true
    this.#wire?.close()
  }
}
