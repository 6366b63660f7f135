// Puzzles: one of each variant solved and one failed, by keys and by clicks; a streak; the puzzle of a day; without a network; and
// a mistake of a match found better.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { ask, load } from './engine.mjs'
import { House } from './house.mjs'

let house, oracle, solver
before(async () => {
  house = await House.open()
  oracle = await house.visitor()
  await load(oracle)
  solver = await house.visitor()
})
after(() => house?.close())

const variants = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']
const collection = (game) => ask(oracle, 'puzzles', readFileSync(new URL(`../../crates/puzzles/data/${game}.jsonl`, import.meta.url), 'utf8'))
/** The spots to touch for a move after some others, as the rules in a page know them. */
const way = (setup, played, move) => oracle.evaluate(async ([setup, played, move]) => {
  await window.engine('open', 'way', { ...setup, moves: [...(setup.moves ?? []), ...played] })
  const { seat } = await window.engine('status', 'way')
  const wanted = await window.engine('check', 'way', move)
  const [[{ spots }]] = await window.engine('ahead', 'way', [[move]])
  const ways = [[]]
  for (let looked = 0; looked < 20_000; looked++) {
    const touched = ways.shift()
    if (!touched) break
    const { entry } = await window.engine('entry', 'way', String(seat), touched, [])
    if (entry.done === wanted) return touched
    // Where the move goes by is looked at first.
    for (const { spot } of touched.length < 9 ? entry.next : []) {
      const near = spots.includes(spot) && !touched.includes(spot)
      if (near) ways.unshift([...touched, spot])
      else ways.push([...touched, spot])
    }
  }
  throw new Error(`nobody knows how to touch ${move}`)
}, [setup, played, move])
/** Any legal move but the right one. */
const other = async (setup, right) => {
  await ask(oracle, 'open', 'other', setup)
  const { seat } = await ask(oracle, 'status', 'other')
  const moves = await ask(oracle, 'moves', 'other', String(seat))
  return moves.find((move) => move !== right)
}
const phase = (page, name) => page.locator(`[data-solving="${name}"]`).waitFor()
async function enter(page, spots, keys) {
  for (const [i, spot] of spots.entries()) {
    const target = page.locator(`.cell.may[data-spot="${spot}"], [data-choice="${spot}"]`)
    if (!keys) await target.click()
    else {
      await target.focus()
      await page.keyboard.press('Enter')
    }
    if (i + 1 < spots.length) await page.locator(`[data-touched="${i + 1}"]`).waitFor()
  }
  // Where there is more to say, or more that might follow, the move is played by a button.
  const done = page.locator('[data-choice="done"]')
  await page.locator('[data-choice="done"], [data-touched="0"]').first().waitFor()
  // One that is complete is on its way already, and its button goes.
  if (await done.count()) await done.click({ timeout: 5000 }).catch(() => page.locator('[data-touched="0"]').waitFor())
}
async function solve(page, { setup, answers }, keys) {
  const line = answers[0].map(([first]) => first)
  for (let i = 0; i < line.length; i += 2) {
    await page.locator(`[data-played="${i}"][data-turn="true"]`).waitFor()
    await enter(page, await way(setup, line.slice(0, i), line[i]), keys)
  }
}
const noted = (page, game) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `puzzles ${game}`)

for (const game of variants) {
  test(`${game}: one is solved, and one is failed, refuted and shown`, async () => {
    const page = solver
    const all = await collection(game)
    // With an answer of the other side, where there is such a one.
    const first = all.find((p) => p.answers[0].length === 3) ?? all[0]
    await page.goto(`/puzzles/${game}/${first.number}`)
    await solve(page, first, true)
    await phase(page, 'solved')
    await page.locator('[data-step]', { hasText: '+' }).waitFor()
    assert.equal(await page.locator('[data-theme-told]').count(), first.themes.length)
    assert.equal((await noted(page, game)).tried[first.number], true)
    const { rating } = await noted(page, game)

    const second = all.find((p) => p.number !== first.number)
    await page.goto(`/puzzles/${game}/${second.number}`)
    await phase(page, 'yours')
    await enter(page, await way(second.setup, [], await other(second.setup, second.answers[0][0][0])), false)
    await phase(page, 'wrong')
    await page.locator('[data-wrong]', { hasText: 'is not the answer' }).waitFor()
    const { open } = await ask(oracle, 'describe', { game })
    if (open) await page.locator('[data-wrong]', { hasText: /It |wins|Draw/ }).waitFor()
    assert.equal((await noted(page, game)).tried[second.number], false)
    assert.ok((await noted(page, game)).rating < rating)
    await page.locator('[data-again]').click()
    await phase(page, 'yours')
    await page.locator('[data-hint]').click()
    await page.locator('[data-clue]').waitFor()
    await page.locator('[data-solution]').click()
    await phase(page, 'shown')
    await page.locator('[data-next]').waitFor()
    assert.deepEqual(page.faults, [])
  })
}

test('only the first try of a puzzle counts', async () => {
  const before = await noted(solver, 'dobutsu')
  const all = await collection('dobutsu')
  const failed = all.find((p) => before.tried[p.number] === false)
  await solver.goto(`/puzzles/dobutsu/${failed.number}`)
  await solve(solver, failed, false)
  await phase(solver, 'solved')
  assert.deepEqual(await noted(solver, 'dobutsu'), before)
})

test('a streak ends with the first mistake, and the best is kept', async () => {
  const page = solver
  const all = await collection('dobutsu')
  const before = await noted(page, 'dobutsu')
  await page.goto('/puzzles/dobutsu/streak')
  const shown = async (solved) => {
    const number = await page.locator(`[data-run="${solved}"]`).getAttribute('data-puzzle')
    return all.find((p) => String(p.number) === number)
  }
  await solve(page, await shown(0), true)
  const next = await shown(1)
  await page.locator('[data-played="0"][data-turn="true"]').waitFor()
  await enter(page, await way(next.setup, [], await other(next.setup, next.answers[0][0][0])), true)
  await page.locator('[data-over="1"]').waitFor()
  await phase(page, 'wrong')
  const { best, past } = await noted(page, 'dobutsu')
  assert.deepEqual([best, past], [{ streak: 1 }, before.past])
  await page.goto('/puzzles/dobutsu')
  await page.getByText('best 1').waitFor()
  assert.deepEqual(page.faults, [])
})

test('a day has one puzzle for everybody, filters are in the address, and a number that is nobody’s is not found', async () => {
  const [anna, ben] = [solver, await house.visitor()]
  const numbers = []
  for (const page of [anna, ben]) {
    await page.goto('/puzzles/romanian-checkers/daily')
    numbers.push(await page.locator('[data-puzzle]').getAttribute('data-puzzle'))
  }
  assert.equal(numbers[0], numbers[1])
  await anna.goto('/puzzles/romanian-checkers')
  await anna.locator('[data-difficulty]').selectOption('hard')
  const hard = Number(await anna.locator('[data-chosen]').getAttribute('data-chosen'))
  const all = await collection('romanian-checkers')
  assert.ok(hard > 0 && hard < all.length / 2)
  await anna.locator('[data-next]').click()
  await anna.waitForURL(/\/puzzles\/romanian-checkers\/\d+\?difficulty=hard$/)
  assert.equal((await ben.goto('/puzzles/romanian-checkers/99999')).status(), 404)
  await ben.getByRole('heading', { name: 'Nothing here' }).waitFor()
  await ben.goto(`/puzzles/romanian-checkers/${numbers[0]}`)
  const picture = await ben.locator('meta[property="og:image"]').getAttribute('content')
  assert.ok((await ben.request.get(picture)).ok())
  assert.deepEqual([anna.faults, ben.faults], [[], []])
  await ben.context().close()
})

test('without a network there are puzzles, too', async () => {
  const page = solver
  await page.goto('/puzzles/dobutsu/1')
  await phase(page, 'yours')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const games = JSON.parse(/const GAMES = (\[.*\])/.exec(await fetch('/sw.js').then((r) => r.text()))[1])
    const cache = await caches.open('parlour')
    while (!(await Promise.all(games.map((path) => cache.match(path)))).every((kept) => kept)) await new Promise((r) => setTimeout(r, 50))
  })
  await page.context().setOffline(true)
  await page.goto('/puzzles')
  for (const game of variants) await page.locator(`[data-game="${game}"] [data-count]`).waitFor()
  const puzzle = (await collection('romanian-checkers')).at(-1)
  await page.goto(`/puzzles/romanian-checkers/${puzzle.number}`)
  await solve(page, puzzle, true)
  await phase(page, 'solved')
  await page.context().setOffline(false)
  assert.deepEqual(page.faults, [])
})

test('a mistake of a game is found better', async () => {
  const page = solver
  // The lion could be taken.
  const setup = { game: 'dobutsu', position: 'S/-l-/-G-/---/-L-/-' }
  await page.goto(`/analysis/dobutsu?position=${encodeURIComponent(setup.position)}&moves=1L0&mistakes`)
  await page.getByRole('heading', { name: /find a better move/ }).waitFor()
  await enter(page, await way(setup, [], '1L0'), false)
  await phase(page, 'wrong')
  await page.locator('[data-again]').click()
  await phase(page, 'yours')
  await enter(page, await way(setup, [], '7GA'), true)
  await phase(page, 'solved')
  await page.locator('[data-next]').click()
  await page.locator('[data-learned="0"]').waitFor()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  await page.locator('[data-graph]').waitFor()
  assert.deepEqual(page.faults, [])
})
