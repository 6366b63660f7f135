// The real program on a free port with a database of its own, and browsers to visit it.

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const program = process.env.PARLOUR_BIN ?? join(root, 'target/strict/parlour')
/** The whole browser, and one without a window, which costs a third less; each does the other's work where it is missing. */
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
const [whole, shell] = [browsers, browsers.toReversed()].map((among) => process.env.CHROMIUM ?? among.find(existsSync))

/** A new database on the PostgreSQL server that PARLOUR_POSTGRES names, or none. */
function rent() {
  const server = process.env.PARLOUR_POSTGRES
  if (!server) return null
  const name = `web_${process.pid}_${Math.random().toString(36).slice(2)}`
  const psql = (sql) => execFileSync(join(postgres(), 'psql'), [server, '-q', '-c', sql])
  psql(`CREATE DATABASE ${name}`)
  return { url: server.replace(/[^/]*$/, name), drop: () => psql(`DROP DATABASE ${name} WITH (FORCE)`) }
}
function postgres() {
  const versions = readdirSync('/usr/lib/postgresql').map(Number).sort((a, b) => a - b)
  return `/usr/lib/postgresql/${versions.at(-1)}/bin`
}

function freePort() {
  return new Promise((ok, no) => {
    const server = createServer()
    server.on('error', no)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => ok(port))
    })
  })
}

export class House {
  /** Opens the house, with more settings of `serve` if wished (a function is told the address); `close` it afterwards. */
  static open(...settings) {
    return House.visited(shell, settings)
  }
  /** The same for the whole browser: one without a window has no notifications, and keeps compiled modules too slowly for
   * games without a network. */
  static openWhole(...settings) {
    return House.visited(whole, settings)
  }
  static async visited(executablePath, settings) {
    const house = new House()
    house.settings = settings
    house.dir = mkdtempSync(join(tmpdir(), 'parlour-web-'))
    house.rented = rent()
    house.port = await freePort()
    // Another place for the page, for whoever works on it: see vite.config.ts.
    house.url = process.env.PARLOUR_PAGE ?? `http://127.0.0.1:${house.port}`
    if (process.env.PARLOUR_PAGE) house.port = Number(process.env.PARLOUR_PORT)
    await house.start()
    house.browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    })
    return house
  }
  async start() {
    const db = this.rented?.url ?? join(this.dir, 'test.db')
    const args = ['serve', '--addr', `127.0.0.1:${this.port}`, '--db', db, '--rate', '0', ...this.settings.map((one) => (typeof one === 'function' ? one(this.url) : one))]
    // Whoever comes after a power cut need not wait long for the server that was.
    if (this.rented) args.push('--lease', '1000')
    this.process = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PARLOUR_DATA: this.dir },
    })
    let said = ''
    // What makes an operator stands beside the address.
    this.process.stdout.on('data', (d) => (this.setup = /set-up token.*: (\w+)/.exec(d)?.[1] ?? this.setup))
    this.process.stderr.on('data', (d) => (said += d))
    let gone = false
    this.process.on('exit', () => (gone = true))
    this.process.on('error', (why) => ((said += why.message), (gone = true)))
    for (let i = 0; i < 600; i++) {
      if (gone) throw new Error(`${program} ended: ${said}`)
      const ok = await fetch(`http://127.0.0.1:${this.port}/health`).then((r) => r.ok, () => false)
      if (ok) return
      await new Promise((r) => setTimeout(r, 50))
    }
    throw new Error(`${program} does not answer: ${said}`)
  }
  /** Ends the program at once, as a power cut would. */
  async kill() {
    const ended = new Promise((r) => this.process.once('exit', r))
    this.process.kill('SIGKILL')
    await ended
  }
  async close() {
    await this.browser?.close()
    await this.kill()
    this.rented?.drop()
    rmSync(this.dir, { recursive: true, force: true })
  }
  /** A visitor of their own, who wants no animations. */
  async visitor(options = {}) {
    const context = await this.browser.newContext({
      baseURL: this.url, viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', ...options,
    })
    context.setDefaultTimeout(60_000)
    // Nobody is here who wants to see each move of a bot for a while.
    await context.addInitScript(() => localStorage.getItem('pace') ?? localStorage.setItem('pace', 'no'))
    const page = await context.newPage()
    page.faults = []
    page.on('pageerror', (why) => page.faults.push(String(why)))
    page.on('console', (m) => {
      if (m.type() === 'error' && !/WebSocket|Failed to load resource/.test(m.text())) page.faults.push(m.text())
    })
    return page
  }
}
