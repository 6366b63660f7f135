// What a visitor has chosen on this device.

class Switch {
  #key: string
  #on = $state(false)

  constructor(key: string, otherwise: boolean) {
    this.#key = key
    this.#on = (localStorage.getItem(key) ?? (otherwise ? 'yes' : 'no')) === 'yes'
  }
  get on(): boolean {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    localStorage.setItem(this.#key, on ? 'yes' : 'no')
  }
}

/** Moves are shown as they are stored and exported, not spelled out. */
export const exact = new Switch('exact', false)
/** Every move is shown before it is played. */
export const confirm = new Switch('confirm', false)
/** Single letters do something: whoever speaks to the machine instead of typing may not want that. */
export const letters = new Switch('letters', true)

/** A move as this visitor reads it. */
export const written = (move: { text?: string; said?: string }): string => (exact.on ? move.text : move.said) ?? move.text ?? ''
