// Pictures of the pages for the documentation.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { House } from './house.mjs'
import { begin, dice, offered, play, touch } from './player.mjs'

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  const size = { width: 1100, height: 760 }
  const page = await house.visitor({ viewport: size })
  const keep = (name, on = page) => on.screenshot({ path: join(folder, `${name}.png`) })
  await page.goto('/')
  await page.locator('.games img').nth(5).waitFor()
  await page.waitForLoadState('networkidle')
  await keep('home')
  await page.goto('/new/dog')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await page.getByLabel('My name').fill('Anna')
  await page.getByText('Options', { exact: true }).click()
  await keep('new-game')
  const games = [
    ['romanian-checkers', 12], ['dobutsu', 4], ['cublino-pur', 30], ['cublino-contra', 10], ['dominions', 40], ['dog', 60],
  ]
  for (const [game, plies] of games) {
    await begin(page, game, { level: 1, clock: game === 'romanian-checkers' ? [10, 5] : undefined })
    await play(page, dice(game === 'dominions' ? 9 : 6), { plies })
    const now = await offered(page)
    const piece = now.over ? undefined : now.all.find((c) => c.spot !== undefined)
    if (piece) await touch(page, piece, now)
    await keep(game)
  }
  await page.goto('/rules/dog?rules=canadian')
  await page.locator('figure svg').nth(4).waitFor()
  await page.getByRole('heading', { name: 'The seven' }).scrollIntoViewIfNeeded()
  const seven = page.locator('figure.example').filter({ hasText: 'A seven as four and three' })
  await seven.getByRole('button', { name: /Try it/ }).click()
  await page.locator('figure.live [data-spot="hand/0/7"]').click()
  await page.locator('figure.live [data-spot="P44"]').click()
  await page.locator('figure.live .trial[data-touched="2"]').waitFor()
  await page.getByRole('heading', { name: 'The seven' }).evaluate((e) => e.scrollIntoView())
  await keep('rules')
  await page.goto('/tour/cublino-contra')
  for (const spot of ['d1', 'd2']) await page.locator(`.cell.may[data-spot="${spot}"]`).click()
  await page.locator('[data-next]').click()
  for (const spot of ['d4', 'c4']) await page.locator(`.cell.may[data-spot="${spot}"]`).click()
  await page.locator('.trial[data-touched="2"]').waitFor()
  await keep('tour')
  await page.goto('/puzzles/romanian-checkers/1')
  await page.locator('[data-solving="yours"]').waitFor()
  await page.locator('[data-hint]').click()
  await page.locator('.hint').first().waitFor({ state: 'attached' })
  await keep('puzzle')
  const ben = await house.visitor()
  await begin(ben, 'dobutsu', { name: 'Ben', seats: { 1: 'open' }, clock: [5, 3] })
  await begin(ben, 'cublino-contra', { name: 'Ben', level: 1 })
  await play(ben, dice(3), { plies: 6 })
  await page.goto('/lobby')
  await page.locator('[data-lobby][data-online="true"]').waitFor()
  await page.waitForLoadState('networkidle')
  await keep('lobby')
  const dark = await house.visitor({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true, hasTouch: true })
  await begin(dark, 'dobutsu', { level: 1 })
  await offered(dark)
  await keep('phone', dark)
} finally {
  await house.close()
}
