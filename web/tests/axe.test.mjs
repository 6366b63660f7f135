// What a program can find about accessibility, on every page.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, offered, touch } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const variants = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
test('no page has an accessibility fault that a program can find, light or dark', async () => {
  const page = await house.visitor()
  await page.addInitScript(axe)
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const faults = []
  // Pictures under rules are the same boards as at the tables; one of each page is live.
  const on = { include: ['html'], exclude: ['figure:not(.live) svg'] }
  const check = async (where) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // In the dark nothing but colours is different.
      const runOnly = colorScheme === 'light' ? rules : { type: 'rule', values: ['color-contrast'] }
      const found = await page.evaluate(([on, runOnly]) => axe.run(on, { runOnly, resultTypes: ['violations'] }), [on, runOnly])
      const nodes = (v) => v.nodes.map((n) => n.target).slice(0, 3).join(' ')
      faults.push(...found.violations.map((v) => `${where}, ${colorScheme}: ${v.id}: ${nodes(v)}`))
    }
  }
  await begin(page, 'dobutsu', { friend: true, name: 'Anna' })
  const join = new URL(await page.getByLabel(/^Link for/).inputValue()).pathname
  await check('a table that waits')
  const ben = await house.visitor()
  await begin(ben, 'romanian-checkers', { seats: { 1: 'open' }, name: 'Ben' })
  const ways = ['/new/dobutsu', '/tour/dobutsu', ...variants.map((v) => `/rules/${v}`)]
  for (const path of ['/', '/lobby', '/games', join, '/join/nonsense', '/nowhere', '/new/cublino', '/notation/cublino', '/notation/dobutsu',
    '/about', '/help', '/settings', '/account', '/sign-in', '/sign-up', '/mail/confirm#x', '/mail/recover#x', '/moderation', '/developers', '/open', '/show/dobutsu?moves=4C7+Al7', '/new/dog/bots', '/puzzles', '/puzzles/dobutsu', '/puzzles/dobutsu/1', ...ways]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.querySelector('.space') && !document.body.innerText.includes('Loading'))
    if (path.startsWith('/rules/')) {
      await page.locator('.try').first().click()
      await page.locator('.trial').waitFor()
    }
    await check(path)
  }
  for (const game of variants) {
    await begin(page, game, { level: 0, clock: [10, 5], options: game === 'dominions' ? { size: 4 } : {} })
    const now = await offered(page)
    await touch(page, now.all.find((c) => c.spot !== undefined), now)
    await page.getByText('More', { exact: true }).click()
    await check(game)
  }
  assert.deepEqual(faults, [])
})
