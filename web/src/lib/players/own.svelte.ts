// Who one is, with or without an account.

import { api } from '../api'

class Own {
  name = $state('')
  /** Rated games, challenges and a page of one's own need one. */
  account = $state(false)
  /** Own challenges whose answer this page waits for. */
  readonly waits = new Set<string>()
  #asked: Promise<void> | undefined
  load(): Promise<void> {
    this.#asked ??= api.whoAmI().then(
      (me) => {
        this.name = me.guest?.name ?? ''
        this.account = !!me.account
      },
      () => { this.#asked = undefined },
    )
    return this.#asked
  }
}
export const own = new Own()
