// What a visit costs: bytes of script, the first paint, and the browser's CPU time while nothing happens.
//   node web/tests/weight.mjs

import { readdirSync, readFileSync } from 'node:fs'
import { House } from './house.mjs'
import { begin, offered } from './player.mjs'

/** CPU seconds of all processes that this one has started. */
function spent() {
  const all = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      all.set(Number(pid), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
    } catch {
      // It has just ended.
    }
  }
  const ours = (pid) => pid > 1 && (all.get(pid)?.parent === process.pid || ours(all.get(pid)?.parent ?? 0))
  return [...all].filter(([pid]) => ours(pid)).reduce((sum, [, { ticks }]) => sum + ticks / 100, 0)
}
const SECONDS = 10
const TIMES = 5

const house = await House.open()
try {
  let bytes = 0
  const paints = []
  for (let i = 0; i < TIMES; i++) {
    const page = await house.visitor()
    const scripts = []
    page.on('response', (r) => r.url().endsWith('.js') && scripts.push(r))
    await page.goto('/', { waitUntil: 'networkidle' })
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    paints.push(paint)
    bytes = 0
    for (const r of scripts) bytes += (await r.request().sizes()).responseBodySize
    await page.context().close()
  }
  paints.sort((a, b) => a - b)
  console.log(`scripts of the first page: ${(bytes / 1024).toFixed(1)} KB compressed`)
  console.log(`first paint: ${paints[0].toFixed(0)} ms at best, ${paints[TIMES >> 1].toFixed(0)} ms in the median`)
  const page = await house.visitor()
  const idle = async (where) => {
    // Let what was just loaded come to rest.
    await page.waitForTimeout(4_000)
    const before = spent()
    await page.waitForTimeout(SECONDS * 1000)
    console.log(`${where}, idle: ${((100 * (spent() - before)) / SECONDS).toFixed(1)} % of a core`)
  }
  await page.goto('/lobby')
  await idle('the lobby')
  for (const game of ['romanian-checkers', 'dog']) {
    await begin(page, game, { level: 0 })
    await offered(page)
    await idle(`a table of ${game}`)
  }
} finally {
  await house.close()
}
