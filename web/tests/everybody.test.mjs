// Phones, keys, screen readers.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

test('a game by keys alone', async () => {
  const page = await house.visitor()
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Play the computer at Dōbutsu shōgi' })
  await link.waitFor()
  for (let i = 0; i < 60 && !(await link.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: 'Start' })
  await start.waitFor()
  const strength = page.locator('[data-level]')
  for (let i = 0; i < 30 && !(await strength.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  for (let i = 0; i < 30 && !(await start.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
  const roll = dice(2)
  await offered(page)
  await page.keyboard.press('b')
  for (let i = 0; i < 400; i++) {
    const now = await offered(page)
    if (now.over) break
    const focused = () => page.evaluate(() => document.activeElement?.dataset?.spot ?? document.activeElement?.dataset?.choice ?? null)
    await page.waitForFunction(() => {
      const held = document.activeElement?.dataset ?? {}
      const over = document.querySelector('.table').dataset.phase === 'over'
      return over || held.spot !== undefined || held.choice !== undefined
    })
    for (let j = roll(4); j > 0; j--) await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][roll(4)])
    assert.notEqual(await focused(), null, 'the keys stay on the board')
    await page.keyboard.press('Enter')
    await page.waitForFunction(({ ply, touched }) => {
      const t = document.querySelector('.table').dataset
      return Number(t.ply) !== ply || Number(t.touched) !== touched || t.phase === 'over'
    }, now)
  }
  assert.ok((await offered(page)).over)
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
    }).observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true })
  })
  await play(page, dice(1), { plies: 6 })
  assert.ok(await page.evaluate(() => window.seen.has('tip')), 'dice were seen to tip')
  assert.deepEqual(page.faults, [])
})

test('no page has an accessibility fault that a program can find', async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  for (const colorScheme of ['light', 'dark']) {
    const page = await house.visitor({ colorScheme })
    const check = async (where) => {
      await page.evaluate(axe)
      const found = await page.evaluate(() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }))
      const told = found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).slice(0, 3).join(' ')}`)
      assert.deepEqual(told, [], `${where}, ${colorScheme}`)
    }
    for (const path of ['/', '/lobby', '/games', '/new/dog', '/rules/dobutsu']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await check(path)
    }
    for (const [game, options] of [['dobutsu'], ['dog'], ['dominions', { size: 3 }]]) {
      await begin(page, game, { level: 0, options })
      await offered(page)
      await check(game)
    }
    await page.context().close()
  }
})
