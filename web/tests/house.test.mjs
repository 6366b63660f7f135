// The house around the tables: the first page, new games of all kinds, the lobby, one's games, positions to open and
// share, pages about the site, and what is not there.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { House } from './house.mjs'
import { begin, dice, moveOnce, reaches } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const table = (page, more = '') => page.locator(`.table${more}`).waitFor()

test('the first page: the order of the shelf, a game at once, and on with it later', async () => {
  const page = await house.visitor()
  await page.goto('/')
  await page.locator('[data-live]').getByText(/\d+ (person|people) here/).waitFor()
  const names = await page.locator('[data-game]').evaluateAll((all) => all.map((e) => e.dataset.game))
  assert.deepEqual(names, ['dog', 'dobutsu', 'romanian-checkers', 'cublino-contra', 'cublino-pur', 'dominions'])
  // Pur and Contra do not look alike, and say what they are.
  const seen = await page.locator('[data-game^=cublino]').evaluateAll((all) => all.map((e) => [e.querySelector('img').src, e.querySelector('.kind').textContent]))
  assert.notEqual(seen[0][0], seen[1][0])
  assert.deepEqual(seen.map(([, kind]) => kind), ['Dice that fight', 'Dice that race'])
  await page.locator('[data-quick=dobutsu]').click()
  await table(page, '[data-phase=playing]')
  const path = new URL(page.url()).pathname
  await page.goto('/')
  await page.getByRole('heading', { name: /^Continue/ }).waitFor()
  await page.locator('section[aria-labelledby=mine]').getByRole('link', { name: 'Dōbutsu shōgi' }).click()
  await page.waitForURL(`**${path}`)
  assert.deepEqual(page.faults, [])
})

test('a strength for each bot, rules by their names, and bots that play alone', async () => {
  const page = await house.visitor()
  await page.goto('/new/dog')
  await page.getByRole('radio', { name: /^Canadian Dog/ }).check()
  for (const [seat, level] of [[1, 1], [2, 5], [3, 0]]) await page.locator(`[data-level="${seat}"]`).selectOption(String(level))
  await page.getByRole('button', { name: 'Start' }).click()
  await table(page)
  const state = await page.evaluate(() => fetch(`/api${location.pathname.replace('match', 'matches')}`).then((r) => r.json()))
  assert.equal(state.preset, 'canadian')
  assert.deepEqual(state.players.map((p) => p.level), [undefined, 1, 5, 0])

  await page.goto('/new/dobutsu')
  await page.getByRole('link', { name: 'Only bots' }).click()
  await page.waitForURL('**/new/dobutsu/bots')
  for (const seat of [0, 1]) await page.locator(`[data-level="${seat}"]`).selectOption('0')
  assert.equal(await page.locator('[data-clock-kind]').count(), 0)
  await page.getByRole('button', { name: 'Start and watch' }).click()
  await reaches(page, 2)
  assert.deepEqual(page.faults, [])
})

test('a position or a record begins a game, and bad ones get a sentence', async () => {
  const page = await house.visitor()
  await page.goto('/new/dobutsu')
  await page.getByText('Begin from a position or a record').click()
  const text = page.getByLabel(/^A position in the game/)
  await text.fill('S/gle/-c-/')
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.locator('[data-start-from]').getByRole('alert').waitFor()
  await text.fill(readFileSync(new URL('../../examples/dobutsu.txt', import.meta.url), 'utf8'))
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.getByText(/^The game begins after \d+ of \d+ moves/).waitFor()
  await page.getByLabel('After move').fill('2')
  await page.getByText(/^The game begins after 2 of/).waitFor()
  await page.locator('[data-seat="1"]').selectOption('me')
  await page.getByRole('button', { name: 'Start' }).click()
  await reaches(page, 2)
  await moveOnce(page, dice(2))
  await reaches(page, 3)
  assert.deepEqual(page.faults, [])
})

test('any position or record is opened, tried, shared and played on', async () => {
  const page = await house.visitor()
  await page.goto('/open')
  await page.getByLabel('Position or record').fill('a letter to a friend')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Position or record').fill(readFileSync(new URL('../../examples/romanian-checkers.sgf', import.meta.url), 'utf8'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.waitForURL('**/show/romanian-checkers?**')
  const show = page.locator('.show')
  await show.waitFor()
  const last = Number(await show.getAttribute('data-ply'))
  assert.ok(last > 3)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.locator('.show[data-ply="0"]').waitFor()
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.locator('.show[data-ply="1"]').waitFor()
  // The address is the link: it leads back to this very moment.
  assert.match(page.url(), /ply=1(&|$)/)
  await page.reload()
  await page.locator('.show[data-ply="1"]').waitFor()
  // Another move begins another line.
  await page.locator('.trial .cell.may').first().click()
  await page.locator('.trial[data-touched="1"]').waitFor()
  await page.locator('.trial .cell.may').first().click()
  await page.locator('.show[data-ply="2"]').waitFor()
  const preview = await page.evaluate(() => fetch(location.href).then((r) => r.text()))
  const picture = /og:image" content="([^"]+)"/.exec(preview)[1].replaceAll('&amp;', '&')
  const drawn = await page.request.get(picture)
  assert.equal(drawn.headers()['content-type'], 'image/png')
  await page.getByRole('link', { name: 'A friend' }).click()
  await page.getByText(/^The game begins after 2 of 2 moves/).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await reaches(page, 2)
  assert.deepEqual(page.faults, [])
})

test('a link can be copied without https, and read by a phone', async () => {
  const page = await house.visitor()
  await page.addInitScript(() => {
    // As on a page that is not secure.
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => (window.copied = document.getSelection().toString() || document.activeElement.value))
  })
  await begin(page, 'dobutsu', { friend: true })
  const link = await page.getByLabel(/^Link for/).inputValue()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  assert.equal(await page.evaluate(() => window.copied), link)
  await page.getByRole('button', { name: 'QR code' }).click()
  await page.getByRole('img', { name: /as a QR code$/ }).waitFor()
  assert.deepEqual(page.faults, [])
})

test('one click in the lobby offers a game; who watches is counted; what is over is found again', async () => {
  const [anna, ben, eve] = [await house.visitor(), await house.visitor(), await house.visitor()]
  await anna.goto('/lobby')
  const offer = anna.locator('[data-challenge]')
  await offer.getByLabel('My name').fill('Anna of the very long name')
  await offer.getByRole('combobox').selectOption('dobutsu')
  await offer.getByRole('button', { name: /5 minutes \+ 3 seconds a move/ }).click()
  await table(anna, '[data-phase=waiting]')
  const id = anna.url().split('/').pop()
  await ben.goto('/lobby')
  await ben.getByLabel('My name').last().fill('Ben')
  await ben.locator(`[data-card="${id}"]`).getByRole('button', { name: /Sit down/ }).click()
  await table(ben, '[data-phase=playing]')
  await eve.goto(`/match/${id}`)
  await table(eve)
  const stranger = await house.visitor()
  await stranger.goto('/lobby')
  await stranger.locator(`[data-card="${id}"]`).getByText('1 watching').waitFor()
  await anna.evaluate((id) => fetch(`/api/matches/${id}/acts`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'resign' }),
  }), id)
  await ben.goto('/games')
  const over = ben.locator('section[aria-labelledby=over]')
  await over.locator(`[data-card="${id}"]`).getByText('you won').waitFor()
  await over.locator('[data-filter=result]').selectOption('lost')
  await over.getByText('No such game.').waitFor()
  await over.locator('[data-filter=result]').selectOption('won')
  await over.locator('[data-filter=with]').fill('anna')
  await over.locator(`[data-card="${id}"]`).waitFor()
  await over.locator('[data-filter=game]').selectOption('dog')
  await over.getByText('No such game.').waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults, ...eve.faults, ...stranger.faults], [])
})

test('earlier games are a click away', async () => {
  const page = await house.visitor()
  await page.goto('/about')
  await page.evaluate(async () => {
    const post = async (path, body) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    for (let i = 0; i < 53; i++) {
      const { id } = await post('/api/matches', { game: 'dobutsu', seats: ['me', 'bot:0'] })
      await post(`/api/matches/${id}/acts`, { do: 'resign' })
    }
  })
  await page.goto('/games')
  const cards = page.locator('section[aria-labelledby=over] [data-card]')
  await cards.nth(49).waitFor()
  assert.equal(await cards.count(), 50)
  await page.getByRole('button', { name: 'Earlier games' }).click()
  await cards.nth(52).waitFor()
  assert.equal(new Set(await cards.evaluateAll((all) => all.map((e) => e.dataset.card))).size, 53)
  await page.getByRole('button', { name: 'Earlier games' }).waitFor({ state: 'detached' })
  assert.deepEqual(page.faults, [])
})

const pages = ['/', '/lobby', '/games', '/about', '/help', '/book', '/book/player', '/book/researcher', '/book/operating', '/book/correctness', '/book/introduction', '/settings', '/account', '/sign-in', '/sign-up', '/mail/confirm', '/mail/recover', '/moderation', '/tournaments', '/tournaments/new', '/leaders', '/leaders/dog/rapid', '/developers', '/open', '/new/dog', '/new/dominions/bots', '/rules/dog',
  '/notation/dog', '/notation/cublino', '/notation/dominions', '/show/dobutsu?moves=4C7', '/analysis/dobutsu?moves=4C7', '/tour/dobutsu', '/puzzles', '/puzzles/dobutsu',
  '/puzzles/dobutsu/1', '/puzzles/dominions/daily', '/puzzles/dobutsu/streak', '/puzzles/dobutsu/3-minutes', '/nowhere']
test('every page fits a small phone and a window at 200 %, and the tab says what the server says', async () => {
  const page = await house.visitor()
  for (const path of pages) {
    const answer = await page.goto(path)
    const said = /<title>([^<]*)</.exec(await answer.text())[1]
    assert.equal(answer.status(), ['/nowhere', '/book/introduction'].includes(path) ? 404 : 200, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.body.innerText.includes('Loading'))
    assert.equal(await page.title(), said, path)
    for (const [width, height] of [[320, 640], [683, 384]]) {
      await page.setViewportSize({ width, height })
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      assert.ok(wide <= room, `${path} is ${wide} wide in ${room}`)
    }
  }
  assert.deepEqual(page.faults, [])
})

test('pages about notation have pictures', async () => {
  const page = await house.visitor()
  for (const [name, n] of [['dog', 6], ['cublino', 2], ['dobutsu', 3], ['dominions', 2], ['romanian-checkers', 3]]) {
    await page.goto(`/notation/${name}`)
    await page.locator('figure img').nth(n - 1).waitFor({ state: 'attached' })
    for (const img of await page.locator('figure img').all()) {
      await img.scrollIntoViewIfNeeded()
      while (!(await img.evaluate((e) => e.complete))) await page.waitForTimeout(20)
      assert.ok(await img.evaluate((e) => e.naturalWidth > 0), await img.getAttribute('src'))
    }
  }
  await page.goto('/notation/cublino')
  await page.locator('figure.many li').nth(23).waitFor({ state: 'attached' })
  assert.equal(await page.locator('figure.many li').count(), 24)
  await page.goto('/notation/dominions')
  await page.locator('figure.many li').nth(62).waitFor({ state: 'attached' })
  assert.equal(await page.locator('figure.many li').count(), 63)
  assert.deepEqual(page.faults, [])
})

test('a first visit loads little, and what is packed is what it was', async () => {
  const dist = new URL('../dist/', import.meta.url)
  const packed = readdirSync(new URL('assets/', dist)).filter((f) => f.endsWith('.br'))
  assert.ok(packed.length > 10)
  for (const file of packed) {
    const [small, whole] = [file, file.slice(0, -3)].map((f) => readFileSync(new URL(`assets/${f}`, dist)))
    assert.ok(brotliDecompressSync(small).equals(whole), file)
  }
  const page = await house.visitor()
  const scripts = []
  page.on('response', (r) => r.url().endsWith('.js') && scripts.push(r))
  await page.goto('/', { waitUntil: 'networkidle' })
  let bytes = 0
  for (const r of scripts) {
    // What is tiny is packed by the server when it is asked for.
    const small = !packed.includes(`${new URL(r.url()).pathname.split('/').pop()}.br`)
    assert.equal(r.headers()['content-encoding'], small ? 'gzip' : 'br', r.url())
    bytes += (await r.request().sizes()).responseBodySize
  }
  assert.ok(scripts.length > 3 && bytes < 57 * 1024, `${bytes} bytes of script`)
})
