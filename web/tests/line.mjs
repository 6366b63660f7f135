// The line between a page and the server, held or slowed by whoever tests; and what a page posts to its workers.

/** What passes between one page and the server: at once, after a while, or when it is let go. */
export class Line {
  /** Milliseconds in each direction. */
  delay = 0
  /** Moves are refused. */
  refuses = false
  #held = null
  #asked = 0

  /** From now on nothing passes. */
  hold() {
    this.#held = []
    this.#asked = 0
  }
  /** Whatever was kept passes, in its order. */
  release() {
    const kept = this.#held ?? []
    this.#held = null
    for (const pass of kept) pass()
  }
  /** How much of what the page said waits. What the server says by itself, when somebody comes for example, does not count. */
  get kept() {
    return this.#held ? this.#asked : 0
  }
  /** Until something waits that the page said. */
  async waits() {
    while (!this.kept) await new Promise((done) => setTimeout(done, 20))
  }
  #ask(what) {
    this.#asked++
    this.#pass(what)
  }
  #pass(what) {
    if (this.#held) this.#held.push(what)
    else if (this.delay) setTimeout(what, this.delay)
    else what()
  }
  /** Whatever this page and the server say to each other goes this way. */
  async lay(page) {
    await page.routeWebSocket(/\/ws/, (ws) => {
      const server = ws.connectToServer()
      ws.onMessage((text) => {
        // That somebody is there may be known.
        if (!text.startsWith('{')) return server.send(text)
        const { do: act, id } = JSON.parse(text)
        const no = JSON.stringify({ type: 'answer', id, error: 'the judge says no', status: 422 })
        this.#ask(this.refuses && act === 'move' ? () => ws.send(no) : () => server.send(text))
      })
      server.onMessage((text) => (text.startsWith('{') ? this.#pass(() => ws.send(text)) : ws.send(text)))
    })
    await page.route('**/api/**', (route) => this.#ask(() => void route.continue().catch(() => {})))
  }
}

/** A visitor at the end of a line of their own, whose workers are overheard. */
export async function distant(house, options = {}) {
  const page = await house.visitor(options)
  page.line = new Line()
  await page.line.lay(page)
  await overhear(page)
  return page
}

/** Keeps what the page posts to its workers. */
export const overhear = (page) => page.addInitScript(() => {
  window.posted = []
  /** Tables opened by a worker. */
  window.opened = 0
  window.Worker = class extends window.Worker {
    #opens = new Set()
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => this.#opens.delete(data.id) && window.opened++)
    }
    postMessage(message, ...more) {
      if (!('module' in message)) window.posted.push(message)
      if (message.name === 'open') this.#opens.add(message.id)
      return super.postMessage(message, ...more)
    }
  }
})
/** Waits until the rules in the page stand where the match does. */
export const followed = (page) =>
  page.waitForFunction(() => window.opened > 0 && window.opened === window.posted.filter((m) => m.name === 'open').length)
