// Phones, keys, screen readers.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, offered, play, settled } from './player.mjs'

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

/** Presses Tab until something has the focus. */
async function tabTo(page, what) {
  for (let i = 0; i < 80; i++) {
    if (await what.evaluate((e) => e === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`not reached by Tab: ${what}`)
}
/** Plays by keys alone: the focus stays where the move goes on, arrows go from choice to choice. */
async function playByKeys(page, roll, plies = Infinity) {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown']
  for (let i = 0; i < 2000; i++) {
    const now = await offered(page)
    if (now.over || now.ply >= plies) return now
    await page.waitForFunction(() => {
      const on = document.activeElement
      const over = document.querySelector('.table').dataset.phase === 'over'
      return over || on?.matches('.cell.may, [data-choice]')
    })
    // Beside the board arrows leaf through the game.
    const onBoard = await page.evaluate(() => document.activeElement.matches('.cell'))
    for (let j = onBoard ? roll(3) : 0; j > 0; j--) await page.keyboard.press(arrows[roll(arrows.length)])
    const on = await page.evaluate(() => {
      const on = document.activeElement
      const name = on.getAttribute('aria-label') ?? on.textContent
      return { ...on.dataset, name, may: on.matches('.cell.may, [data-choice]') }
    })
    assert.ok(on.may, 'the keys stay on what may be touched')
    assert.ok(on.name.length > 0, 'it has a name')
    await page.keyboard.press(roll(2) && on.spot ? 'Space' : 'Enter')
    await settled(page, now)
  }
  assert.fail('too many touches')
}

test('a game by keys alone, from the door to the end', async () => {
  const page = await house.visitor()
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Play the computer at Dōbutsu shōgi' })
  await link.waitFor()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: 'Start' })
  await start.waitFor()
  await tabTo(page, page.locator('[data-level]'))
  await page.keyboard.press('Home')
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
  await offered(page)
  await page.keyboard.press('b')
  assert.ok((await playByKeys(page, dice(2))).over)
  assert.deepEqual(page.faults, [])
})

const byKeys = [
  ['romanian-checkers', {}, 16], ['cublino-pur', {}, 16], ['cublino-contra', {}, Infinity],
  ['dominions', { options: { size: 3 } }, Infinity], ['dog', { options: { players: 2 } }, 30],
]
for (const [game, how, plies] of byKeys) {
  test(`${game} by keys, and every move is told`, async () => {
    const page = await house.visitor()
    await begin(page, game, { level: 0, ...how })
    await offered(page)
    await page.evaluate(() => {
      window.told = []
      const live = document.querySelector('[data-announced]')
      new MutationObserver(() => window.told.push(live.textContent)).observe(live, { subtree: true, childList: true, characterData: true })
    })
    await tabTo(page, page.locator('.cell[tabindex="0"]'))
    const end = await playByKeys(page, dice(4), plies)
    const names = await page.locator('.cell').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''))
    assert.ok(names.length > 20 && names.every((n) => n.length > 0), 'every cell has a name')
    const moves = await page.locator('ol button').allInnerTexts()
    const told = await page.evaluate(() => window.told.join('\n'))
    for (const move of moves.slice(1)) {
      const text = move.replace(/^\d+\. /, '')
      assert.ok(told.includes(text), `${text} was told`)
    }
    assert.ok(end.over || end.ply >= plies)
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

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
