// Without a network: the page opens, and every game can be played to its end against the computer.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { House } from './house.mjs'
import { begin, dice, moveOnce, offered, play } from './player.mjs'

let house
before(async () => (house = await House.openWhole()))
after(() => house?.close())

/** The page with its games, as a visitor has it who opened a board once. */
async function prepared(options = {}) {
  const page = await house.visitor(options)
  await page.goto('/local')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    for (let i = 0; i < 200; i++) {
      const kept = await caches.open('parlour').then((cache) => cache.keys())
      const parts = ['.wasm', '/worker-', '/Table-', '/MatchPage-', '/NewGame-', '/Local-']
      if (parts.every((part) => kept.some((r) => r.url.includes(part)))) return
      await new Promise((r) => setTimeout(r, 50))
    }
    throw new Error('the games are not kept')
  })
  return page
}
async function start(page, game, level, seats = {}) {
  await page.goto('/local')
  await page.locator('[data-game]').selectOption(game)
  for (const [seat, who] of Object.entries(seats)) await page.locator(`[data-seat="${seat}"]`).selectOption(who)
  const strength = page.locator('[data-level]')
  if (await strength.count()) await strength.selectOption(String(level))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.table').waitFor()
}

// Whoever plays well ends it sooner.
const games = [['romanian-checkers', 1], ['dobutsu', 1], ['cublino-pur', 1, 'up'], ['cublino-contra', 3]]
for (const [game, level, keen] of games) {
  test(`${game}: a whole game with the network cut`, async () => {
    const page = await prepared()
    await page.context().setOffline(true)
    await start(page, game, level)
    await finished(page, game, keen)
  })
}
// Smaller boards, chosen with the same form as with a server.
for (const [game, level, options, keen] of [['dominions', 0, { size: 3 }], ['dog', 3, { players: 2 }, 'home']]) {
  test(`${game}: a whole game with the network cut`, async () => {
    const page = await prepared()
    await page.context().setOffline(true)
    await page.goto(`/new/${game}?${Object.entries(options).map(([k, v]) => `set=${k}=${v}`).join('&')}`)
    await page.locator('[data-level]').selectOption(String(level))
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.table').waitFor()
    await finished(page, game, keen)
  })
}
async function finished(page, game, keen) {
  const end = await play(page, dice(7), { keen })
  assert.ok(end.over)
  await page.locator('.prompt').filter({ hasText: /win|lose|Draw/ }).waitFor()
  assert.equal(await page.locator('ol button').count(), end.ply, 'every move is listed')
  await page.getByRole('button', { name: 'First position' }).click()
  await page.locator('.prompt').filter({ hasText: `After 0 of ${end.ply} moves` }).waitFor()

  // It is kept, still there after the page was loaded anew, and can be taken along.
  // The browser may be a minute behind with keeping what it compiled while a game was played faster than anybody plays.
  await page.goto('/local', { timeout: 240_000 })
  await page.locator('.kept li').first().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.kept [data-save="parlour"]').first().click()])
  const record = readFileSync(await file.path(), 'utf8')
  assert.match(record, new RegExp(`Game "${game}"`))
  assert.match(record, /\[Result /)
  await page.locator('.kept a').first().click()
  await page.locator('.table[data-phase="over"]').waitFor()
  assert.deepEqual(page.faults, [])
  console.log(`# ${game}: ${end.ply} moves`)
  await page.context().close()
}

test('the first page, a new game, moves taken back and the strongest bot, without a network', async () => {
  const page = await prepared()
  await page.context().setOffline(true)
  await page.goto('/')
  await page.getByRole('link', { name: /Play the computer/ }).first().waitFor()
  await begin(page, 'romanian-checkers', { level: 10 })
  assert.match(page.url(), /\/match\/local-/)
  await play(page, dice(1), { plies: 2 })
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('[data-hinted]').waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.locator('.table[data-ply="0"]').waitFor()
  await offered(page)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Really resign' }).click()
  await page.locator('.prompt').filter({ hasText: 'You lose' }).waitFor()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.locator('.table[data-phase="playing"]').waitFor()
  assert.deepEqual(page.faults, [])
})

test('two people around one device: where hands are hidden nobody sees the other\'s', async () => {
  const page = await prepared()
  await page.context().setOffline(true)
  await start(page, 'dog', 0, { 1: 'me' })
  const cards = () => page.evaluate(() => [...document.querySelectorAll('.cell[data-spot^="hand/"]')].length)
  for (let turn = 0; turn < 4; turn++) {
    const curtain = page.locator('[data-curtain] button')
    await Promise.race([curtain.waitFor(), offered(page)])
    if (await curtain.count()) {
      assert.equal((await page.locator('.table').getAttribute('data-turn')), 'false')
      await curtain.click()
    }
    const now = await offered(page)
    assert.ok((await cards()) > 0)
    await moveOnce(page, dice(turn))
    await page.waitForFunction((ply) => Number(document.querySelector('.table').dataset.ply) > ply, now.ply)
  }
  assert.deepEqual(page.faults, [])
})

test('what a first visit loads, and that it can be installed', async () => {
  const page = await house.visitor()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let loaded = 0
  const urls = new Map()
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded += encodedDataLength
  })
  await page.goto('/')
  await page.getByRole('link', { name: /Play the computer/ }).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  const module = () => [...urls.values()].find((url) => url.endsWith('.wasm'))
  assert.equal(module(), undefined, 'no board is shown yet')
  assert.ok(loaded < 150_000, `${loaded} bytes`)
  const manifest = await page.evaluate(() => fetch('/manifest.webmanifest').then((r) => r.json()))
  for (const { src } of manifest.icons) assert.ok((await page.request.get(src)).ok(), src)
  const { errors } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  await page.goto('/local')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const size = gzipSync(await (await page.request.get(module())).body()).length
  assert.ok(size < 900_000, `${size} bytes`)
  console.log(`# first visit ${loaded} bytes, the module ${size}`)
})
