// The analysis board: the tree by clicks and by keys, links, records with variations, the engine, the editor of every variant,
// the review, and nothing of it for a match that is not over.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, moveOnce, dice } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const variants = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const at = (page, ply, size) => page.locator(`.analysis[data-busy="false"][data-ply="${ply}"]${size === undefined ? '' : `[data-size="${size}"]`}`).waitFor()
const tree = (page) => page.locator('.tree .text')
/** The address follows the board after a moment. */
const address = (page, part) => page.waitForURL((url) => url.search.includes(part))

test('the tree is walked by clicks, keys and the wheel; variations are promoted, deleted, commented and drawn on', async () => {
  const page = await house.visitor()
  await page.goto('/analysis/romanian-checkers?moves=b1-b3+a2-c2+(a4-c4+b8-b6)+d1-d3')
  await at(page, 3, 5)
  for (const [key, ply] of [['ArrowLeft', 2], ['ArrowDown', 2], ['ArrowRight', 3], ['Home', 0], ['End', 3], ['ArrowLeft', 2]]) {
    await page.keyboard.press(key)
    await at(page, ply, 5)
  }
  // However quickly keys come, none is lost.
  await page.keyboard.press('Home')
  await at(page, 0, 5)
  const pressed = (...keys) => page.evaluate((keys) => keys.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))), keys)
  await pressed('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  await at(page, 2, 5)
  await page.keyboard.press('ArrowDown')
  await tree(page).locator('[aria-current]', { hasText: 'a4-c4' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await tree(page).locator('[aria-current]', { hasText: 'a2-c2' }).waitFor()
  await page.locator('.field').hover()
  await page.mouse.wheel(0, 100)
  await at(page, 3, 5)
  await page.mouse.wheel(0, -100)
  await at(page, 2, 5)
  // By clicks: into the variation, which becomes the main line.
  await tree(page).getByRole('button', { name: 'b8-b6' }).click()
  await at(page, 3, 5)
  await page.getByRole('button', { name: 'Main line' }).click()
  await address(page, 'moves=b1-b3+a4-c4+%28a2-c2+d1-d3%29+b8-b6')
  await page.getByLabel('Comment on this move').fill('far away (really)')
  await page.getByLabel('Comment on this move').press('Tab')
  await tree(page).getByText('far away (really)').waitFor()
  // Drawn by keys: a mark, and an arrow.
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.locator('.analysis [data-spot="d4"]').click()
  await page.locator('.analysis [data-spot="d4"]').click()
  await page.locator('.mark.drawn').waitFor()
  await page.locator('.analysis [data-spot="a1"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('.arrow.drawn').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Draw', exact: true }).waitFor()
  // Drawn by the other button of a mouse, and taken away by the same again.
  const centre = async (spot) => {
    const box = await page.locator(`.analysis [data-spot="${spot}"]`).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  for (const arrows of [2, 1]) {
    await page.mouse.move(...(await centre('e5')))
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(...(await centre('g6')))
    await page.mouse.up({ button: 'right' })
    await page.waitForFunction((n) => document.querySelectorAll('.arrow.drawn').length === n, arrows)
  }
  // The link tells somebody else all of it.
  await page.waitForURL((url) => url.search.split('arrow').length === 2)
  const other = await house.visitor()
  await other.goto(page.url())
  await at(other, 3, 5)
  await tree(other).getByText('far away (really)').waitFor()
  await other.locator('.arrow.drawn').waitFor({ state: 'attached' })
  // A move on the board begins a variation; deleted, it is gone.
  await other.keyboard.press('ArrowLeft')
  await at(other, 2, 5)
  await other.locator('.analysis [data-spot="c1"]').click()
  await other.locator('.cell.may[data-spot]').last().click()
  await at(other, 3, 6)
  await other.keyboard.press('Delete')
  await at(other, 2, 5)
  assert.deepEqual([page.faults, other.faults], [[], []])
})

test('records keep their variations through saving and reading', async () => {
  const page = await house.visitor()
  await page.goto('/analysis/romanian-checkers?moves=b1-b3+{why}+(c1-c3)+a2-c2')
  await at(page, 2, 3)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()])
  const text = readFileSync(await saved.path(), 'utf8')
  assert.match(text, /\[Game "romanian-checkers"\]/)
  assert.match(text, /b1-b3 \{why\} \( 1\. c1-c3 \) a2-c2/)
  await page.goto('/analysis/romanian-checkers')
  await at(page, 0, 0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.locator('[data-import]').fill(text.replace('a2-c2', 'a2-z9'))
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('alert').waitFor()
  await page.locator('[data-import]').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await at(page, 2, 3)
  await tree(page).getByText('why').waitFor()
  assert.deepEqual(page.faults, [])
})

test('the engine says what it thinks, what is threatened and what every move is worth', async () => {
  const page = await house.visitor()
  await page.goto('/analysis/dobutsu')
  await at(page, 0)
  await page.keyboard.press('e')
  await page.locator('[data-lines="3"]').waitFor()
  await page.locator('.arrow.best').waitFor({ state: 'attached' })
  await page.getByText(/depth \d+ · .* positions/).waitFor()
  await page.locator('.bar[data-points]').waitFor()
  // Two threads divide the moves: what they find is one list again.
  const threads = page.getByLabel('Threads')
  if (await threads.count()) {
    await threads.selectOption('2')
    await page.locator('[data-lines="3"]').waitFor()
    const lines = await page.locator('[data-lines] button .line').allTextContents()
    assert.equal(new Set(lines.map((l) => l.split(' ')[0])).size, 3, 'three moves, each once')
  }
  await page.getByRole('button', { name: 'Threat' }).click()
  await page.getByText('Shown is what the other side would play').waitFor()
  await page.locator('.arrow.danger').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Threat' }).click()
  await page.keyboard.press('v')
  await page.locator('.badge').first().waitFor()
  // The first line is played by a click.
  await page.locator('[data-lines] button').first().click()
  await at(page, 1, 1)
  await page.locator('[data-lines="3"]').waitFor()
  await page.getByRole('button', { name: 'Refutation' }).click()
  await page.locator('.analysis[data-ply="1"]:not([data-size="1"])').waitFor()
  assert.deepEqual(page.faults, [])
})

test('the explorer tells what bots played where nobody has been, and what was chosen stays', async () => {
  const page = await house.visitor()
  await page.goto('/analysis/romanian-checkers')
  await at(page, 0)
  await page.locator('[data-panel="explorer"]').click()
  const list = (among) => page.locator(`[data-among="${among}"]:not([data-explored="0"])`)
  await list('selfplay').waitFor()
  await list('selfplay').locator('button').first().click()
  await at(page, 1, 1)
  await list('selfplay').waitFor()
  await page.getByRole('button', { name: 'Played here' }).click()
  await page.getByText('Nobody has played from here yet.').waitFor()
  await page.keyboard.press('ArrowLeft')
  await at(page, 0)
  await page.locator('[data-among="site"]').waitFor()
  await page.getByRole('button', { name: "Bots' games" }).click()
  await list('selfplay').waitFor()
  // What players call an opening stays until another name comes.
  await page.goto('/analysis/dobutsu?moves=Gc4-c3+Ga1-a2')
  await page.locator('[data-opening]', { hasText: "Two Giraffe's Wings" }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await at(page, 1)
  await page.locator('[data-opening]', { hasText: /^Giraffe's Wing/ }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await at(page, 0)
  await page.locator('[data-opening]').waitFor({ state: 'detached' })
  assert.deepEqual(page.faults, [])
})

test('a position of every variant is set up by hand', async () => {
  const page = await house.visitor()
  for (const game of variants) {
    await page.goto(`/analysis/${game}?edit${game === 'dominions' ? '&set=size%3D4' : ''}`)
    await page.locator('[data-editor] [data-why="yes"]').waitFor()
    const first = await page.locator('[data-text]').inputValue()
    const tool = page.locator('[data-tool]').first()
    const name = await tool.getAttribute('data-tool')
    // A free place on the board takes it, by keys; an empty board is a position only where that is one.
    await tool.focus()
    await page.keyboard.press('Enter')
    const free = await page.evaluate(() => {
      const taken = (g) => g.getAttribute('aria-label')?.includes(',')
      return [...document.querySelectorAll('[data-editor] .cell.may[data-spot]')].filter((g) => !g.dataset.spot.includes('/') && !taken(g)).map((g) => g.dataset.spot)
    })
    const spot = free[Math.floor(free.length / 2)]
    await page.locator(`[data-editor] [data-spot="${spot}"]`).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(([first]) => document.querySelector('[data-why="no"]') || document.querySelector('[data-text]')?.value !== first, [first])
    if (await page.locator('[data-why="no"]').count()) {
      await page.getByText(/^This is no position: .+/).waitFor()
      await page.getByRole('button', { name: 'The start' }).click()
      await page.locator('[data-why="yes"]').waitFor()
    }
    const turn = page.locator('[data-field="turn"]')
    const values = await turn.locator('option').evaluateAll((all) => all.map((o) => o.value))
    await turn.selectOption(values[1])
    await page.locator('[data-why="yes"]').waitFor()
    // Cards are taken away and added one by one.
    const cards = page.locator('[data-many]').first()
    if (await cards.count()) {
      const held = await cards.locator('button').count()
      await cards.locator('button').first().click()
      await cards.locator('button').nth(held - 1).waitFor({ state: 'detached' })
      await cards.locator('select').selectOption({ index: 1 })
      await cards.locator('button').nth(held - 1).waitFor()
      await page.locator('[data-why="yes"]').waitFor()
    }
    await page.waitForFunction(([first]) => document.querySelector('[data-why="yes"]') && document.querySelector('[data-text]')?.value !== first, [first])
    const position = await page.locator('[data-text]').inputValue()
    assert.notEqual(position, first, `${game}: ${name} on ${spot}`)
    await page.getByRole('button', { name: 'Analyse it' }).click()
    await at(page, 0, 0)
    await address(page, 'position=')
  }
  assert.deepEqual(page.faults, [])
})

test('a match is analysed and reviewed once it is over, and not before', async () => {
  const page = await house.visitor()
  await begin(page, 'cublino-contra', { level: 0 })
  const random = dice(3)
  await page.locator('.table[data-turn="true"]').waitFor()
  await moveOnce(page, random)
  await page.locator('.table[data-turn="true"], .table[data-phase="over"]').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const watcher = await house.visitor()
  for (const one of [page, watcher]) {
    assert.equal(await one.getByRole('link', { name: /Analyse|Review/ }).count(), 0)
    await one.goto(`/analysis/cublino-contra?match=${id}`)
    await one.locator('[data-refused]', { hasText: 'this match is not over' }).waitFor()
    assert.equal(await one.locator('[data-engine]').count(), 0)
  }
  // Nor by its position, for whoever watches; its player is alone with a bot and may ask for hints.
  await watcher.goto(`/match/${id}`)
  await watcher.locator('.table').waitFor()
  const { position } = await watcher.evaluate((id) => fetch(`/api/matches/${id}`).then((r) => r.json()), id)
  const here = `/analysis/cublino-contra?position=${encodeURIComponent(position)}`
  await watcher.goto(here)
  await watcher.locator('[data-barred]').waitFor()
  await watcher.keyboard.press('e')
  await watcher.getByText('not while it is played').waitFor()
  assert.equal(await watcher.locator('[data-lines]').count(), 0)
  await page.goto(`/match/${id}`)
  await page.locator('.table').waitFor()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Really resign' }).click()
  await page.locator('[data-analysis]').waitFor()
  await watcher.goto(here)
  await watcher.locator('.analysis').waitFor()
  await watcher.keyboard.press('e')
  await watcher.locator('[data-lines] button').first().waitFor()
  await page.locator('[data-analysis]').click()
  // The server thinks about it at the lowest priority.
  await page.locator('[data-graph]').waitFor({ timeout: 240_000 })
  await page.getByText(/accuracy \d+ %/).first().waitFor()
  assert.deepEqual(page.faults, [])
})

test('the analysis board and the editor have no accessibility fault that a program can find', async () => {
  const page = await house.visitor()
  await page.addInitScript(axe)
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const faults = []
  for (const path of ['/analysis/romanian-checkers?moves=b1-b3+(c1-c3)', '/analysis/dog', '/analysis/dobutsu?edit']) {
    await page.goto(path)
    await page.locator('.analysis, [data-editor] [data-why]').first().waitFor()
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await page.evaluate((runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }), runOnly)
      faults.push(...found.violations.map((v) => `${path}, ${colorScheme}: ${v.id}: ${v.nodes.map((n) => n.target).slice(0, 3).join(' ')}`))
    }
  }
  assert.deepEqual(faults, [])
})
