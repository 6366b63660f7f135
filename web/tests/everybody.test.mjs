// Phones, motion, colours.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, offered, play } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const variants = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const fits = (page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]).then(([w, room]) =>
    assert.ok(w <= room, `${w} wide on a screen of ${room}: ${page.url()}`))

test('on a phone every page fits and every game can be played by taps', async () => {
  const page = await house.visitor(phone)
  await page.goto('/')
  await page.getByRole('link', { name: /Play the computer/ }).first().waitFor()
  await fits(page)
  for (const path of ['/lobby', '/games']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await fits(page)
  }
  for (const game of variants) {
    await page.goto(`/rules/${game}`)
    await page.locator('figure svg').first().waitFor()
    await fits(page)
    await begin(page, game, { level: 0 })
    await fits(page)
    const now = await offered(page)
    for (const c of now.all) if (c.spot !== undefined && game !== 'dominions') assert.ok(c.w >= 14, `${c.spot} is ${c.w} wide`)
    await play(page, dice(9), { plies: now.ply + 4, tap: true })
    await fits(page)
  }
  assert.deepEqual(page.faults, [])
})

test('moves are shown as they happen, and the game goes on', async () => {
  const page = await house.visitor({ reducedMotion: 'no-preference' })
  await begin(page, 'cublino-contra', { level: 0 })
  await offered(page)
  await page.evaluate(() => {
    window.seen = new Set()
    new MutationObserver(() => {
      for (const e of document.querySelectorAll('.piece')) window.seen.add(e.classList[1])
    }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true })
  })
  await play(page, dice(1), { plies: 6 })
  assert.ok(await page.evaluate(() => window.seen.has('tip')), 'dice were seen to tip')
  assert.deepEqual(page.faults, [])
})

test('sides differ by more than their colour', async () => {
  const page = await house.visitor()
  for (const game of variants) {
    const same = await page.goto('/').then(() => page.evaluate(async (game) => {
      const { scene } = await fetch(`/api/games/${game}/scene`).then((r) => r.json())
      const looks = scene.palette.map((_, seat) => new Set(scene.pieces.filter((p) => p.colour === seat).map((p) => `${p.glyph} ${p.turn % 360}`)))
      // No drawing, turned the same way, stands for two sides.
      return looks.flatMap((look, i) => looks.slice(i + 1).flatMap((other) => [...look].filter((g) => other.has(g))))
    }, game))
    assert.deepEqual(same, [], game)
  }
})

test('who wants no motion sees none', async () => {
  const page = await house.visitor()
  await begin(page, 'cublino-pur', { level: 0 })
  await play(page, dice(3), { plies: 4 })
  const moving = await page.evaluate(() => [...document.querySelectorAll('.piece, .piece *')].filter((e) => {
    const style = getComputedStyle(e)
    return style.animationName !== 'none' || parseFloat(style.transitionDuration) > 0
  }).length)
  assert.equal(moving, 0)
})
