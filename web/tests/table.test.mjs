// The table: how much of the window the board takes, that nothing moves but pieces, words one can read on a phone,
// the end of a game, the looks of boards, what becomes of an offer.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, move, offered, pair, touch } from './player.mjs'

const variants = ['dobutsu', 'romanian-checkers', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']
const windows = [[1366, 768], [1920, 1080], [2560, 1440]]
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let house
before(async () => (house = await House.open()))
after(() => house.close())

const box = (page, what) => page.locator(what).first().evaluate((e) => {
  const { x, y, width, height } = e.getBoundingClientRect()
  return [x, y, width, height].map((n) => Math.round(n))
})
/** Lets styles and measured boxes come to rest. */
const rest = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 100)))

/** The board takes most of the window, and all that one needs is in it. */
async function roomy(page, game) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await rest(page)
    const where = `${game} at ${width}×${height}`
    const [x, y, w, h] = await box(page, '.artwork')
    assert.ok(h >= 0.85 * height, `${where}: ${h} px are ${((100 * h) / height).toFixed(1)} %`)
    assert.ok(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${where}: ${[x, y, w, h]}`)
    for (const what of ['.dock', '.own', '.tooling', '.moves']) {
      const [left, top, wide, high] = await box(page, what)
      assert.ok(left >= 0 && top >= 0 && left + wide <= width + 1 && top + high <= height + 1, `${where}: ${what} ${[left, top, wide, high]}`)
    }
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    assert.ok(over <= 0, `${where}: the page is ${over} px too long`)
  }
  // On a phone from edge to edge; a tablet held upright has one column.
  for (const [width, height] of [[820, 1180], [390, 844]]) {
    await page.setViewportSize({ width, height })
    await rest(page)
    const [, y, w, h] = await box(page, '.artwork')
    if (width === 390) assert.ok(w >= 388, `${game} is ${w} px wide on a phone`)
    const own = await box(page, '.own')
    assert.ok(own[1] >= y + h - 1, `${game}: one's own side is below the board`)
    const dock = await box(page, '.bar')
    assert.ok(dock[1] + dock[3] <= height + 1, `${game}: what is asked is in sight`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  }
}
/** Nothing moves from turn to turn but pieces. */
async function still(page, game, size, roll) {
  await page.setViewportSize(size)
  const fixed = () => page.evaluate(() => {
    const all = ['.field', '.others', '.own', '.dock', '.tooling', '.moves', '.plate', '.room', '.hand']
    return all.flatMap((what) => [...document.querySelectorAll(`.table ${what}`)].map((e, i) => {
      const { x, y, width, height } = e.getBoundingClientRect()
      return `${what} ${i}: ${[x, y + scrollY, width, height].map((n) => Math.round(n))}`
    }))
  })
  await offered(page)
  await rest(page)
  // On a phone the list of moves is below everything else, and grows.
  const kept = (all) => all.filter((l) => size.width > 600 || !/^\.(moves|tooling)/.test(l)).filter((l) => game !== 'dog' || !l.startsWith('.plate '))
  const first = kept(await fixed())
  for (let i = 0; i < 2; i++) {
    const now = await offered(page)
    if (now.over) break
    await touch(page, now.all.find((c) => c.spot !== undefined) ?? now.all[0], now)
    await rest(page)
    if ((await page.locator('.table').getAttribute('data-phase')) === 'over') break
    assert.deepEqual(kept(await fixed()), first, `${game}, a piece is held`)
    if (!(await move(page, roll))) break
    await rest(page)
    assert.deepEqual(kept(await fixed()), first, `${game}, move ${i}`)
  }
}
/** No word on a phone is smaller than eleven pixels. */
async function legible(page, game) {
  for (const aid of await page.locator('fieldset input').all()) await aid.check()
  const small = await page.evaluate(() => {
    const found = []
    for (const text of document.querySelectorAll('.table svg text')) {
      const { a, b } = text.getScreenCTM()
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
      // Signs beside a name or a move are told in words as well.
      if (size < 11 && !text.closest('.plate, .moves')) found.push(`${text.textContent}: ${size.toFixed(1)}`)
    }
    const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const on = walk.currentNode.parentElement
      if (!walk.currentNode.data.trim() || on.closest('svg, .unseen, details:not([open])') || !on.getClientRects().length) continue
      const size = parseFloat(getComputedStyle(on).fontSize)
      if (size < 11) found.push(`${walk.currentNode.data}: ${size}`)
    }
    return [...new Set(found)]
  })
  assert.deepEqual(small, [], game)
}
for (const game of variants) {
  test(`${game}: the board takes most of the window, nothing moves but pieces, and every word can be read`, async () => {
    const page = await house.visitor()
    await begin(page, game)
    await offered(page)
    await roomy(page, game)
    const roll = dice(11)
    for (const size of [{ width: 390, height: 844 }, { width: 1366, height: 768 }]) await still(page, game, size, roll)
    await page.setViewportSize(phone.viewport)
    await rest(page)
    await legible(page, game)
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

test('the end is told on a card that fits a phone, and can be put aside', async () => {
  const page = await house.visitor(phone)
  await begin(page, 'dobutsu')
  const roll = dice(2)
  for (;;) if (!(await move(page, roll, { tap: true }))) break
  const card = page.locator('[data-end]')
  await card.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const [x, y, w, h] = await box(page, '[data-end]')
  assert.ok(x >= 0 && y >= 0 && x + w <= 390 && y + h <= 844, `${[x, y, w, h]}`)
  assert.match(await card.getByRole('heading').innerText(), /^(You (win|lose)|Draw)$/)
  for (const name of ['Play again', 'Share', 'Look through it']) await card.getByRole('button', { name }).waitFor()
  await card.getByRole('link', { name: 'New opponent' }).waitFor()
  await card.getByRole('button', { name: 'Close and look at the board' }).click()
  await card.waitFor({ state: 'detached' })
  await page.locator('.prompt').filter({ hasText: /^(You (win|lose)|Draw)/ }).waitFor()
  assert.deepEqual(page.faults, [])
})

test('boards are of several materials, in light and dark, and the choice is kept', async () => {
  const page = await house.visitor()
  await begin(page, 'romanian-checkers')
  const plate = () => page.locator('.artwork rect').nth(1).evaluate((e) => getComputedStyle(e).fill)
  const seen = new Set([await plate()])
  await page.getByText('More', { exact: true }).click()
  for (const material of ['slate', 'meadow']) {
    await page.getByLabel('Board', { exact: true }).selectOption(material)
    seen.add(await plate())
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  seen.add(await plate())
  assert.equal(seen.size, 4, [...seen].join(' '))
  const shades = () => page.locator('.pieces .shade').evaluateAll((all) => all.filter((e) => getComputedStyle(e).display !== 'none').length)
  assert.ok((await shades()) > 0)
  await page.getByLabel('Pieces', { exact: true }).selectOption('flat')
  assert.equal(await shades(), 0)
  const dark = await plate()
  await page.reload()
  await page.locator('.table').waitFor()
  assert.equal(await plate(), dark)
  assert.equal(await shades(), 0)
  assert.deepEqual(page.faults, [])
})

test('an offer says that it was sent, and what became of it', async () => {
  const [anna, ben] = await pair(house, 'dobutsu')
  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  await anna.locator('[data-sent=draw]').filter({ hasText: 'waiting for Ben' }).waitFor()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await anna.locator('[data-dropped]').filter({ hasText: 'not agreed' }).waitFor()
  assert.equal(await anna.locator('[data-sent]').count(), 0)
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('at one screen a draw and a resignation ask once', async () => {
  const page = await house.visitor()
  await begin(page, 'dobutsu', { seats: { 0: 'me', 1: 'me' } })
  await page.getByRole('button', { name: 'Offer a draw' }).click()
  await page.getByRole('button', { name: 'Play on' }).click()
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
  await page.getByRole('button', { name: 'Play on' }).click()
  assert.equal(await page.locator('.table').getAttribute('data-phase'), 'playing')
  await page.getByRole('button', { name: 'Offer a draw' }).click()
  await page.getByRole('button', { name: 'Really end in a draw' }).click()
  await page.locator('.table[data-phase="over"]').waitFor()
  assert.deepEqual(page.faults, [])
})
