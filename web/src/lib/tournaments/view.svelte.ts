// One tournament as it is now, pushed by the server.

import { api } from '../api'
import type { Message, TournamentTold } from '../types'
import { Wire } from '../wire'

export class TournamentView {
  told = $state.raw<TournamentTold | null>(null)
  connected = $state(false)
  error = $state('')
  /** What the server's clock shows less what this device's does. */
  lead = 0

  #wire: Wire | null = null
  #closed = false

  async open(id: string) {
    try {
      this.take(await api.tournament(id))
    } catch (why) {
      this.error = (why as Error).message
      return
    }
    if (this.#closed) return
    this.#wire = new Wire(() => `/tournaments/${id}/ws`, {
      open: () => (this.connected = true),
      lost: () => (this.connected = false),
      message: (data) => {
        const message: Message = JSON.parse(data)
        if (message.type === 'tournament') this.take(message)
      },
    })
  }
  take(told: TournamentTold) {
    this.lead = told.now - Date.now()
    this.told = told
    this.error = ''
  }
  close() {
    this.#closed = true
    this.#wire?.close()
  }
}
