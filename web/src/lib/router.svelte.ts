// Where one is on the site.

import { leads, wordsOf } from './address'

class Router {
  path = $state(location.pathname)
  search = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.#here())
  }
  #here() {
    this.path = location.pathname
    this.search = location.search
  }
  /** Goes there as if one had come there at once. */
  replace(path: string) {
    history.replaceState(null, '', path)
    this.#here()
  }
  go(path: string) {
    history.pushState(null, '', path)
    this.#here()
    scrollTo(0, 0)
    void arrive()
  }
  /** The words between slashes. */
  get words(): string[] {
    return wordsOf(this.path)
  }
}

/** Puts the focus on the heading of the page one has come to, once it is there and nobody was faster. */
async function arrive() {
  const left = [document.querySelector('h1'), document.activeElement, document.body, null]
  for (let i = 0; i < 300; i++) {
    await new Promise((done) => setTimeout(done, 20))
    if (!left.includes(document.activeElement as HTMLElement | null)) return
    const heading = document.querySelector('h1')
    if (!heading || left.includes(heading)) continue
    heading.tabIndex = -1
    return heading.focus({ preventScroll: true })
  }
}

export const router = new Router()

/** Lets links inside the page be links for everybody else too. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!link) return
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  const click = { href: link.getAttribute('href'), download: link.hasAttribute('download') }
  const to = leads({ ...click, button, ctrlKey, metaKey, shiftKey, altKey })
  if (to === undefined) return
  event.preventDefault()
  router.go(to)
}
