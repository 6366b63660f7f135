// Moves as people read them, the pages that explain how they are written, and the names of games.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, listen, move, offered, reaches } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const listed = async (page) => (await page.locator('section[aria-label="Moves"] li:has(button)').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
const state = (page) => page.evaluate(() => fetch(`/api${location.pathname.replace('match', 'matches')}`).then((r) => r.json()))

test('Dōbutsu: moves are listed and told by the labels of the board, exactly only on request', async () => {
  const page = await house.visitor()
  await begin(page, 'dobutsu', { seats: { 1: 'me' } })
  await offered(page)
  await listen(page)
  const roll = dice(3)
  for (let i = 0; i < 4; i++) await move(page, roll)
  await reaches(page, 4)
  const { history } = await state(page)
  assert.equal(history.length, 4)
  const plain = history.map((m, i) => `${i + 1}. ${m.said}`)
  const exact = history.map((m, i) => `${i + 1}. ${m.text}`)
  assert.ok(history.some((m) => m.said !== m.text))
  // An animal and squares that are printed on the board.
  for (const { said } of history) assert.match(said, /^[LEGCH]([abc][1-4])?[-x*][abc][1-4]\+?$/)
  assert.deepEqual(await listed(page), plain)
  const told = await page.evaluate(() => window.told)
  for (const [i, { said }] of history.entries()) assert.ok(told[i].includes(said), `${told[i]} tells ${said}`)

  await page.getByLabel('exact notation').check()
  assert.deepEqual(await listed(page), exact)
  await page.reload()
  await page.locator('section[aria-label="Moves"] li').nth(3).waitFor()
  assert.deepEqual(await listed(page), exact, 'it is remembered')
  await page.getByRole('button', { name: 'One move back' }).click()
  await page.locator('.prompt').filter({ hasText: `After 3 of 4 moves: ${history[2].text}` }).waitFor()
  await page.getByLabel('exact notation').uncheck()
  await page.locator('.prompt').filter({ hasText: `After 3 of 4 moves: ${history[2].said}` }).waitFor()

  // What is kept and exported is exact.
  const record = await page.evaluate(() => fetch(`/api${location.pathname.replace('match', 'matches')}/record`).then((r) => r.text()))
  for (const { text } of history) assert.ok(record.includes(text), `${text} in ${record}`)
  assert.deepEqual(page.faults, [])
})

test('the move one is about to play is spelled out', async () => {
  const page = await house.visitor()
  await begin(page, 'dobutsu', { seats: { 1: 'me' } })
  await page.getByText('More', { exact: true }).click()
  await page.getByLabel('Ask before each move is played').check()
  await page.locator('.cell.may[data-spot=b3]').click()
  await page.locator('.cell.may[data-spot=b2]').click()
  await page.getByRole('button', { name: 'Play Cb3xb2' }).click()
  await reaches(page, 1)
  assert.deepEqual(await listed(page), ['1. Cb3xb2'])
  assert.deepEqual(page.faults, [])
})

const docs = new URL('../../docs/notation/', import.meta.url)
const written = readdirSync(docs).filter((f) => f.endsWith('.md')).map((f) => f.slice(0, -3))
/** What Markdown says when its signs are not seen. */
const words = (text) => text.replace(/^```.*$|^#+ |^\s*(-|\d+\.)\s|^\|[-:| ]+\|$/gm, ' ').replace(/[`*\\]/g, '').replace(/\|/g, ' ').split(/\s+/).filter((w) => w)

for (const name of ['dobutsu', 'dog', 'dominions', 'romanian-checkers', 'cublino']) {
  test(`${name}: the page about its notation has every word of the document`, async () => {
    assert.ok(written.includes(name), `docs/notation/${name}.md is there`)
    const page = await house.visitor()
    await page.goto(`/notation/${name}`)
    await page.locator('article h1').waitFor()
    const shown = new Set(words(await page.locator('article').innerText()))
    for (const word of words(readFileSync(new URL(`${name}.md`, docs), 'utf8'))) assert.ok(shown.has(word), `${word} is on the page`)
    assert.equal(await page.locator('article h1').count(), 1)
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

test('the rules and the table lead to the notation', async () => {
  const page = await house.visitor()
  await page.goto('/rules/cublino-pur')
  await page.getByRole('link', { name: 'How moves are written' }).click()
  await page.waitForURL('**/notation/cublino')
  await page.locator('article h1').waitFor()
  await begin(page, 'dog', { options: { players: 2 } })
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'How moves are written' }).click()
  await page.waitForURL('**/notation/dog')
  await page.locator('article h1').waitFor()
  assert.deepEqual(page.faults, [])
})

test('games go by their other names, too, and in any letter case', async () => {
  const page = await house.visitor()
  for (const name of ['loa', 'LOA', 'lines-of-action', 'Romanian-Checkers']) {
    await page.goto(`/new/${name}`)
    await page.waitForURL('**/new/romanian-checkers')
    await page.getByRole('button', { name: 'Start' }).waitFor()
  }
  await page.goto('/notation/LOA')
  await page.waitForURL('**/notation/romanian-checkers')
  await page.goto('/rules/Dobutsu?rules=x')
  await page.waitForURL((url) => url.pathname + url.search === '/rules/dobutsu?rules=x')
  // Two games share this name: one may choose.
  for (const [where, name] of [['new', 'cublino'], ['rules', 'Cublino'], ['tour', 'cublino']]) {
    await page.goto(`/${where}/${name}`)
    const kin = page.locator('[data-kin] a')
    await kin.first().waitFor()
    assert.deepEqual(await kin.evaluateAll((all) => all.map((a) => a.getAttribute('href'))), [`/${where}/cublino-contra`, `/${where}/cublino-pur`])
  }
  await page.locator('[data-kin] a').first().click()
  await page.locator('.trial').waitFor()
  await page.goto('/new/chess')
  await page.getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Back to the games' }).waitFor()
  assert.deepEqual(page.faults, [])
})
