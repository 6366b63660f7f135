// With 300 ms of network: what is touched answers at once, quick touches are all honoured, nothing flies back.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, move, offered, reaches } from './player.mjs'

const DELAY = 300
let house
before(async () => (house = await House.open()))
after(() => house?.close())

/** A visitor whose messages take their time in both directions; the last may be refused. */
async function distant(options = {}) {
  const page = await house.visitor(options)
  page.refuse = false
  await page.routeWebSocket(/\/ws/, (ws) => {
    const server = ws.connectToServer()
    ws.onMessage((text) => {
      const asked = text.startsWith('{') ? JSON.parse(text) : {}
      if (page.refuse && asked.do === 'move') {
        setTimeout(() => ws.send(JSON.stringify({ type: 'answer', id: asked.id, error: 'the judge says no', status: 422 })), 2 * DELAY)
        return
      }
      setTimeout(() => server.send(text), DELAY)
    })
    server.onMessage((text) => setTimeout(() => ws.send(text), DELAY))
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((r) => setTimeout(r, DELAY))
    await route.continue()
  })
  return page
}
/** The rules are in the page. */
const local = (page) => page.waitForFunction(() => performance.getEntriesByType('resource').some((e) => e.name.endsWith('.wasm')))
  .then(() => page.waitForTimeout(500))

/** Clicks, and tells after how many milliseconds the page showed an answer. */
const timed = (page, spot) => page.evaluate((spot) => new Promise((done) => {
  const cell = document.querySelector(`.cell[data-spot="${spot}"]`)
  const box = cell.getBoundingClientRect()
  const table = document.querySelector('.table')
  const was = [table.dataset.touched, table.dataset.ply, table.dataset.turn].join()
  const begun = performance.now()
  const look = new MutationObserver(() => {
    if ([table.dataset.touched, table.dataset.ply, table.dataset.turn].join() === was) return
    look.disconnect()
    done(performance.now() - begun)
  })
  look.observe(table, { attributes: true })
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, bubbles: true, pointerId: 1 }
  cell.dispatchEvent(new PointerEvent('pointerdown', at))
  cell.dispatchEvent(new PointerEvent('pointerup', at))
}), spot)

test('a touch shows its answer long before the server could give one', async () => {
  const page = await distant()
  for (const game of ['romanian-checkers', 'dobutsu', 'cublino-pur', 'dog']) {
    await begin(page, game, { level: 0 })
    const took = []
    await local(page)
    for (let i = 0; i < 3; i++) {
      const now = await offered(page)
      const cell = now.all.find((c) => c.spot !== undefined)
      if (!cell) break
      took.push(await timed(page, cell.spot))
      await page.keyboard.press('Escape')
      await page.waitForTimeout(50)
    }
    console.log(`# ${game}: ${took.map((t) => t.toFixed(1)).join(', ')} ms`)
    assert.ok(took.length && took.sort((a, b) => a - b)[Math.floor(took.length / 2)] < DELAY, `${game}: ${took} ms`)
  }
  assert.deepEqual(page.faults, [])
})

test('ten touches within a moment are all honoured', async () => {
  const page = await distant()
  await begin(page, 'romanian-checkers', { level: 0 })
  await offered(page)
  await local(page)
  const seen = await page.evaluate(async () => {
    const table = document.querySelector('.table')
    const at = (spot) => {
      const box = document.querySelector(`.cell[data-spot="${spot}"]`).getBoundingClientRect()
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, bubbles: true, pointerId: 1 }
    }
    const click = (spot) => {
      const cell = document.querySelector(`.cell[data-spot="${spot}"]`)
      cell.dispatchEvent(new PointerEvent('pointerdown', at(spot)))
      cell.dispatchEvent(new PointerEvent('pointerup', at(spot)))
    }
    const own = [...table.querySelectorAll('.cell.may')].map((c) => c.dataset.spot)
    // Nine pieces one after the other, then the first place that the ninth may go to: nothing waits for anything.
    const nine = Array.from({ length: 9 }, (_, i) => own[i % own.length])
    click(nine[8])
    await new Promise((r) => setTimeout(r, 200))
    const to = [...table.querySelectorAll('.cell.may')].map((c) => c.dataset.spot).find((s) => !own.includes(s))
    click(nine[8])
    await new Promise((r) => setTimeout(r, 200))
    const before = table.dataset.touched
    for (const spot of [...nine, to]) click(spot)
    await new Promise((r) => setTimeout(r, 250))
    return { before, ply: table.dataset.ply, from: nine[8], to }
  })
  assert.equal(seen.before, '0')
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.ply) >= 1)
  const first = await page.locator('ol button').first().textContent()
  assert.ok(first.includes(seen.from) && first.includes(seen.to), `${first}, not ${seen.from} to ${seen.to}`)
  assert.equal(seen.ply, '1', 'shown before the server has answered')
})

/** Follows where every piece is drawn, frame by frame. */
const film = (page) => page.evaluate(() => {
  window.film = []
  const shoot = () => {
    const at = [...document.querySelectorAll('.pieces > .piece')].map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    })
    window.film.push(at)
    window.rolling = requestAnimationFrame(shoot)
  }
  shoot()
})
const cut = (page) => page.evaluate(() => (cancelAnimationFrame(window.rolling), window.film))

test('a piece that is dropped stays where it was dropped, and the move is shown at once', async () => {
  const page = await distant({ reducedMotion: 'no-preference' })
  await begin(page, 'romanian-checkers', { level: 0 })
  await local(page)
  const now = await offered(page)
  const own = now.all.filter((c) => c.spot !== undefined)
  const from = own[0]
  await page.mouse.click(from.x, from.y)
  await page.locator('.table[data-touched="1"]').waitFor()
  const goals = (await offered(page)).all.filter((c) => c.spot !== undefined && !own.some((o) => o.spot === c.spot))
  const to = goals[0]
  await page.mouse.click(from.x, from.y)
  await page.locator('.table[data-touched="0"]').waitFor()

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.waitForTimeout(100)
  await film(page)
  await page.mouse.up()
  await reaches(page, 1)
  await page.waitForTimeout(200)
  const frames = await cut(page)
  const gap = (frame) => Math.min(...frame.map(([x, y]) => Math.hypot(x - to.x, y - to.y)))
  const far = Math.max(...frames.map(gap))
  assert.ok(far < 12, `the piece was ${far} pixels away from where it was dropped`)
  assert.deepEqual(page.faults, [])
})

test('a move that the server refuses is taken back with its sentence', async () => {
  const page = await distant()
  await begin(page, 'dobutsu', { level: 0 })
  await offered(page)
  await local(page)
  page.refuse = true
  await move(page, dice(2)).catch(() => {})
  await page.locator('[role=alert].error').filter({ hasText: 'the judge says no' }).waitFor()
  await page.locator('.table[data-ply="0"][data-turn="true"]').waitFor()
  page.refuse = false
  await move(page, dice(2))
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.ply) >= 1)
})

test('without WebAssembly the page works through the server', async () => {
  const page = await house.visitor()
  await page.addInitScript(() => delete window.WebAssembly)
  await begin(page, 'dobutsu', { level: 0 })
  for (let i = 0; i < 3; i++) await move(page, dice(i))
  assert.equal(await page.locator('[data-hint]').count(), 0)
  assert.deepEqual(page.faults, [])
})
