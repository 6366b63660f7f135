// Light or dark, as the visitor or their system wants it.

export type Wish = '' | 'light' | 'dark'

class Theme {
  #wish = $state<Wish>((localStorage.getItem('theme') as Wish | null) ?? '')
  #system = $state(false)

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.#system = dark.matches
    dark.addEventListener('change', () => (this.#system = dark.matches))
    this.#show()
  }
  /** Empty for what the system says. */
  get wish(): Wish {
    return this.#wish
  }
  set wish(wish: Wish) {
    this.#wish = wish
    localStorage.setItem('theme', wish)
    this.#show()
  }
  get dark(): boolean {
    return this.#wish ? this.#wish === 'dark' : this.#system
  }
  #show() {
    if (this.#wish) document.documentElement.dataset.theme = this.#wish
    else delete document.documentElement.dataset.theme
  }
}

export const theme = new Theme()
