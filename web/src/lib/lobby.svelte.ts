// The lobby as it is now, pushed by the server.

import { api } from './api'
import type { Lobby, Message } from './types'
import { Wire } from './wire'

export class LobbyView {
  tables = $state.raw<Lobby | null>(null)
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
        const message: Message = JSON.parse(data)
        if (message.type !== 'lobby') return
        this.tables = message
        this.error = ''
      },
    })
  }
  close() {
    this.#closed = true
    this.#wire?.close()
  }
}
