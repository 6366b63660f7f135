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

/** One of several things. */
class Pick<T extends string> {
  readonly all: readonly T[]
  #key: string
  #value = $state() as T

  constructor(key: string, all: readonly [T, ...T[]]) {
    this.#key = key
    this.all = all
    const kept = localStorage.getItem(key) as T | null
    this.#value = kept !== null && all.includes(kept) ? kept : all[0]
    this.#wear()
  }
  get value(): T {
    return this.#value
  }
  set value(value: T) {
    this.#value = value
    localStorage.setItem(this.#key, value)
    this.#wear()
  }
  /** Styles read it from the page. */
  #wear() {
    if (typeof document !== 'undefined') document.documentElement.dataset[this.#key] = this.#value
  }
}

// The table: what it looks and sounds like.
/** What boards are made of. */
export const material = new Pick('board', ['wood', 'slate', 'meadow'])
/** Pieces with light and shade, or flat. */
export const pieces = new Pick('pieces', ['relief', 'flat'])
/** Moves, turns and endings can be heard. */
export const sound = new Switch('sound', true)
/** A phone buzzes when it is one's turn. */
export const buzz = new Switch('buzz', true)
/** A notice when it is one's turn and the page is out of sight. */
export const notify = new Switch('notify', false)
/** Where several others play in turn, each move is left to be seen for a while. */
export const pace = new Switch('pace', true)

/** A move as this visitor reads it. */
export const written = (move: { text?: string; said?: string }): string => (exact.on ? move.text : move.said) ?? move.text ?? ''
