// While nothing comes from the server: what is touched is answered, quick touches are all honoured, nothing flies back.
// How long it takes is measured by latency.mjs.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { distant, followed } from './line.mjs'
import { begin, dice, move, offered, pair, reaches, touch } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

test('a touch is answered without the server', async () => {
  const page = await distant(house)
  for (const game of ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']) {
    await begin(page, game, { level: 0, options: game === 'dominions' ? { size: 3 } : {} })
    const now = await offered(page)
    await followed(page)
    page.line.hold()
    const choice = now.all.find((c) => c.spot !== undefined)
    // It waits for the number of touches that the page shows.
    await touch(page, choice, now)
    assert.equal(page.line.kept, 0, `${game}: nothing was asked`)
    page.line.release()
  }
  assert.deepEqual(page.faults, [])
})

/** Touches all of these in one go, as quickly as a program can. */
const clicks = (page, spots) => page.evaluate((spots) => {
  for (const spot of spots) {
    const cell = document.querySelector(`.cell[data-spot="${spot}"]`)
    const box = cell.getBoundingClientRect()
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, bubbles: true, pointerId: 1 }
    cell.dispatchEvent(new PointerEvent('pointerdown', at))
    cell.dispatchEvent(new PointerEvent('pointerup', at))
  }
}, spots)
const spots = async (page) => (await offered(page)).all.map((c) => c.spot).filter((s) => s !== undefined)
const touched = (page, n) => page.locator(`.table[data-touched="${n}"]`).waitFor()

test('ten touches in one go are all honoured, and the move is shown before the server knows of it', async () => {
  const page = await distant(house)
  await begin(page, 'romanian-checkers', { level: 0 })
  const own = await spots(page)
  await followed(page)
  page.line.hold()
  // Nine pieces one after the other, then a place that the ninth may go to.
  const nine = Array.from({ length: 9 }, (_, i) => own[i % own.length])
  await clicks(page, [nine[8]])
  await touched(page, 1)
  const [to] = await spots(page)
  await clicks(page, [nine[8]])
  await touched(page, 0)
  await clicks(page, [...nine, to])
  await reaches(page, 1)
  const first = await page.locator('ol button').first().textContent()
  assert.ok(first.includes(nine[8]) && first.includes(to), `${first}, not ${nine[8]} to ${to}`)
  await page.line.waits()
  assert.equal(page.line.kept, 1, 'the move itself is on its way, and nothing else was asked')
  page.line.release()
  await reaches(page, 2)
  assert.equal(await page.locator('ol button').first().textContent(), first)
  assert.deepEqual(page.faults, [])
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

test('a piece that is dropped stays where it was dropped', async () => {
  const page = await distant(house, { reducedMotion: 'no-preference' })
  await begin(page, 'romanian-checkers', { level: 0 })
  const from = (await offered(page)).all.find((c) => c.spot !== undefined)
  await followed(page)
  await page.mouse.click(from.x, from.y)
  await touched(page, 1)
  const to = (await offered(page)).all.find((c) => c.spot !== undefined)
  await page.mouse.click(from.x, from.y)
  await touched(page, 0)

  page.line.hold()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await film(page)
  await page.mouse.up()
  await reaches(page, 1)
  // From the moment it is dropped until the server has confirmed it and the other side has moved.
  page.line.release()
  await reaches(page, 2)
  const frames = await cut(page)
  const gap = (frame) => Math.min(...frame.map(([x, y]) => Math.hypot(x - to.x, y - to.y)))
  const far = Math.max(...frames.map(gap))
  assert.ok(frames.length > 2 && far < 12, `the piece was ${far} pixels away from where it was dropped`)
  assert.deepEqual(page.faults, [])
})

test('a move that the server refuses is taken back with its sentence', async () => {
  const page = await distant(house)
  await begin(page, 'dobutsu', { level: 0 })
  const [from] = await spots(page)
  await followed(page)
  page.line.hold()
  page.line.refuses = true
  await clicks(page, [from])
  await touched(page, 1)
  await clicks(page, (await spots(page)).slice(0, 1))
  await reaches(page, 1)
  page.line.release()
  await page.locator('[role=alert].error').filter({ hasText: 'the judge says no' }).waitFor()
  await page.locator('.table[data-ply="0"][data-turn="true"]').waitFor()
  page.line.refuses = false
  await move(page, dice(2))
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.ply) >= 1)
})

test('a move beforehand is entered without the server, played when it fits, and dropped when it does not', async () => {
  const [anna, ben] = await pair({ visitor: () => distant(house) }, 'romanian-checkers')
  /** Enters two moves, the expected one and the answer, and tells where the touches went. */
  const plan = async () => {
    await followed(ben)
    ben.line.hold()
    const panel = ben.locator('details').filter({ hasText: 'My next move beforehand' })
    if (!(await panel.evaluate((e) => e.open))) await panel.locator('summary').click()
    await ben.getByRole('button', { name: 'Enter on the board' }).click()
    const made = []
    for (const words of [/^If the other side plays/, /^If/, /^After .* I play/, /^After/]) {
      await ben.locator('.prompt').filter({ hasText: words }).waitFor()
      await touched(ben, made.length % 2)
      made.push(await ben.locator('.cell.may').first().getAttribute('data-spot'))
      await clicks(ben, made.slice(-1))
    }
    await ben.line.waits()
    assert.equal(ben.line.kept, 1, 'all that waits is the plan')
    ben.line.release()
    await ben.locator('.plan').waitFor()
    return made
  }
  const plays = async (page, from, to) => {
    await page.locator(`.cell.may[data-spot="${from}"]`).click()
    await touched(page, 1)
    await page.locator(`.cell.may[data-spot="${to}"]`).click()
  }
  const [from, to, answerFrom, answerTo] = await plan()
  await plays(anna, from, to)
  for (const page of [anna, ben]) await reaches(page, 2)
  assert.match(await anna.locator('ol button').nth(1).innerText(), new RegExp(`${answerFrom}.${answerTo}`))

  // Something else is played than what was expected.
  const [expected] = await plan()
  const other = (await spots(anna)).find((s) => s !== expected)
  await anna.locator(`.cell.may[data-spot="${other}"]`).click()
  await touched(anna, 1)
  await anna.locator('.cell.may').first().click()
  for (const page of [anna, ben]) await reaches(page, 3)
  await ben.locator('.table[data-turn="true"]').waitFor()
  await ben.locator('.plan').waitFor({ state: 'detached' })
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('without WebAssembly the page works through the server', async () => {
  const page = await house.visitor()
  await page.addInitScript(() => delete window.WebAssembly)
  await begin(page, 'dobutsu', { level: 0 })
  for (let i = 0; i < 3; i++) await move(page, dice(i))
  assert.equal(await page.locator('[data-hint]').count(), 0)
  assert.deepEqual(page.faults, [])
})
