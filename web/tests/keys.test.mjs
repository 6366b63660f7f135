// Games by keyboard alone, and what a screen reader hears of them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, listen, offered, settled } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

/** Presses Tab until something has the focus. */
async function tabTo(page, what) {
  // Every move of a long game is a stop on the way.
  const stops = await page.locator('a, button, input, select, summary, [tabindex]').count()
  for (let i = 0; i < stops + 10; i++) {
    if (await what.evaluate((e) => e === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`not reached by Tab: ${what}`)
}
/** What has the focus. */
const focused = (page) => page.evaluate(() => {
  const on = document.activeElement
  // On the board a line is drawn over everything else, around the very place.
  const ring = on.matches('.cell') ? on.closest('svg').querySelector('.focus') : undefined
  const middle = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2] }
  const around = () => ring && middle(ring).every((n, i) => Math.abs(n - middle(on)[i]) < 2)
  return {
    ...on.dataset, tag: on.tagName, name: on.getAttribute('aria-label') ?? on.textContent,
    may: on.matches('.cell.may, [data-choice]'),
    seen: ring !== undefined ? around() && parseFloat(getComputedStyle(ring).strokeWidth) >= 0.1 : getComputedStyle(on).outlineStyle !== 'none',
  }
})
/** Plays by keys alone to the end or so many plies: the focus stays where the move goes on, arrows go from choice to choice. */
async function playByKeys(page, roll, plies = Infinity) {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown']
  for (let i = 0; i < 3000; i++) {
    const now = await offered(page)
    if (now.over || now.ply >= plies) return now
    await page.waitForFunction(() => {
      const over = document.querySelector('.table').dataset.phase === 'over'
      return over || document.activeElement?.matches('.cell.may, [data-choice]')
    })
    // Beside the board arrows leaf through the game.
    const onBoard = (await focused(page)).spot !== undefined
    for (let j = onBoard ? roll(3) : 0; j > 0; j--) await page.keyboard.press(arrows[roll(arrows.length)])
    const on = await focused(page)
    assert.ok(on.may, 'the keys stay on what may be touched')
    assert.ok(on.name.length > 0, 'it has a name')
    assert.ok(on.seen, `one sees where the focus is: ${on.name}`)
    await page.keyboard.press(roll(2) && on.spot ? 'Space' : 'Enter')
    await settled(page, now)
    assert.notEqual((await focused(page)).tag, 'BODY', 'the focus is not lost')
  }
  assert.fail('too many touches')
}

test('from the door to the table and on to the end, by keys alone', async () => {
  const page = await house.visitor()
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Play the computer at Dōbutsu shōgi' })
  await link.waitFor()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: 'Start' })
  await start.waitFor()
  // Whoever comes to a page hears its heading and goes on from there.
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  await tabTo(page, page.locator('[data-level]').first())
  await page.keyboard.press('Home')
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  await offered(page)
  await page.keyboard.press('Tab')
  assert.ok((await focused(page)).may, 'the board comes first')
  await listen(page)
  const end = await playByKeys(page, dice(2))
  const { told, asked } = await page.evaluate(() => ({ told: window.told, asked: window.asked }))
  assert.equal(told.length, end.ply, 'once for every move')
  const result = await page.locator('.prompt').innerText()
  assert.match(result, /^(You (win|lose)|Draw): ./)
  assert.ok(told.at(-1).endsWith(`The game is over. ${result}`), told.at(-1))
  assert.ok(!asked.includes(result), 'the result is told once')
  await tabTo(page, page.getByRole('button', { name: 'Play again' }))
  await page.keyboard.press('Enter')
  await page.locator('.table[data-phase="playing"]').waitFor()
  assert.deepEqual(page.faults, [])
})

test('a friend sits down, takes back, resigns: by keys alone', async () => {
  const [anna, ben] = [await house.visitor(), await house.visitor()]
  await begin(anna, 'dobutsu', { friend: true, name: 'Anna' })
  const link = await anna.getByLabel(/^Link for/).inputValue()
  await ben.goto(new URL(link).pathname)
  await ben.getByRole('button', { name: 'Sit down' }).waitFor()
  await tabTo(ben, ben.getByLabel('My name'))
  await ben.keyboard.type('Ben')
  await ben.keyboard.press('Enter')
  await ben.locator('.table[data-phase="playing"]').waitFor()
  const press = async (page, name) => {
    const button = page.getByRole('button', { name })
    await button.waitFor()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  const first = await offered(anna)
  await tabTo(anna, anna.locator('.cell[tabindex="0"]'))
  for (let now = first; now.ply === first.ply && now.touched < 2; now = { ply: now.ply, touched: now.touched + 1 }) {
    await anna.keyboard.press('Enter')
    await settled(anna, now)
  }
  await ben.locator(`.table[data-ply="${first.ply + 1}"]`).waitFor()
  await press(anna, 'Take back')
  await press(ben, 'Agree')
  await anna.locator(`.table[data-ply="${first.ply}"][data-turn="true"]`).waitFor()
  await press(ben, 'Resign')
  await press(ben, 'Really resign')
  await ben.locator('.prompt').filter({ hasText: 'You lose' }).waitFor()
  await anna.locator('[data-announced]').filter({ hasText: 'You win' }).waitFor({ state: 'attached' })
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('the keys that are letters can be switched off, for good', async () => {
  const page = await house.visitor()
  await begin(page, 'romanian-checkers', { seats: { 1: 'me' } })
  await offered(page)
  // White's first row is below, until the board is turned.
  const turned = () => page.evaluate(() => {
    const [near, far] = ['a1', 'a8'].map((s) => document.querySelector(`.cell[data-spot="${s}"]`).getBoundingClientRect().y)
    return near < far
  })
  const set = async (on) => {
    const box = page.getByLabel('Keys b and f go to the board and turn it')
    if (!(await box.isVisible())) await page.getByText('More', { exact: true }).click()
    await box.setChecked(on)
    await box.evaluate((e) => e.blur())
  }
  await set(false)
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload()
    await offered(page)
    await page.keyboard.press('f')
    await page.keyboard.press('b')
    // Other keys stay what they are.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    assert.equal(await turned(), false)
    await page.evaluate(() => document.activeElement.blur())
    await page.keyboard.press('b')
    assert.equal((await focused(page)).tag, 'BODY', 'the focus does not go to the board')
  }
  await set(true)
  await page.keyboard.press('b')
  assert.ok((await focused(page)).may)
  await page.keyboard.press('f')
  while (!(await turned())) await page.waitForTimeout(20)
  assert.deepEqual(page.faults, [])
})

/** The roles and names inside an element, as a screen reader has them. */
async function heardIn(page, selector) {
  const cdp = await page.context().newCDPSession(page)
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await cdp.send('DOM.describeNode', { nodeId })
  const { nodes } = await cdp.send('Accessibility.queryAXTree', { backendNodeId: node.backendNodeId })
  const all = nodes.filter((n) => !n.ignored)
  return all.map((n) => ({ role: n.role?.value ?? '', name: n.name?.value ?? '' }))
}
const spoken = [
  // The squares of the board, what stands there, what may be chosen, and where it may go then.
  ['romanian-checkers', 64, 24, /^b1, white man$/, /^[a-h][1-8](, black man)?, go to [a-h][1-8]$/],
  ['dobutsu', 12, 8, /^b4, Sente's lion$/, /^[abc][1-4]$/],
  ['cublino-pur', 49, 14, /^a1, goal row of Black, White die, 6 on top, 4 ahead, 5 to its left$/, /^[a-g]\d.*, (tip|jump) to [a-g]\d/],
  ['cublino-contra', 49, 14, /^a1, goal row of Black, White die, 6 on top, 4 ahead, 5 to its left$/, /^[a-g]\d.*, tip to [a-g]\d/],
  ['dominions', 19, 0, /^White's hand, White, tile 1 with beam N$/, /^[a-e]\d$/],
  ['dog', 96, 16, /^hand of Red, (ace|[2-9]|10|jack|queen|king|joker)$/, null],
]
for (const [game, cells, men, choice, goal] of spoken) {
  test(`${game}: everything on the table has a name, and nothing is said twice`, async () => {
    const page = await house.visitor()
    await begin(page, game, { options: game === 'dominions' ? { size: 3 } : {}, clock: [10, 5] })
    const now = await offered(page)
    const board = await heardIn(page, '.table svg[role=group]')
    const things = board.filter((n) => ['image', 'img', 'button'].includes(n.role))
    for (const { role, name } of things) {
      assert.ok(name, `${role} without a name`)
      const words = name.split(', ')
      assert.equal(new Set(words).size, words.length, `said twice: ${name}`)
    }
    const names = await page.locator('.cell').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))
    assert.equal(things.length, names.length, 'every cell is heard')
    const scene = await page.evaluate((id) => fetch(`/api/matches/${id}`).then((r) => r.json()), page.url().split('/').pop())
    assert.equal(scene.scene.cells.length, cells)
    const onBoard = new Set(scene.scene.cells.map((c) => c.spot))
    assert.equal(scene.scene.pieces.filter((p) => onBoard.has(p.spot)).length, men)
    const choices = things.filter((n) => n.role === 'button').map((n) => n.name)
    assert.ok(choices.length > 0 && choices.some((name) => choice.test(name)), choices.join(' / '))
    // Letters and numbers at the border would only be noise.
    const texts = board.filter((n) => n.role === 'StaticText').map((n) => n.name)
    assert.ok(texts.every((t) => t.length > 3), texts.join(' / '))

    if (goal) {
      await page.keyboard.press('b')
      const first = await page.evaluate(() => document.activeElement.getAttribute('aria-label'))
      await page.keyboard.press('Enter')
      await settled(page, now)
      const then = (await heardIn(page, '.table svg[role=group]')).filter((n) => n.role === 'button').map((n) => n.name)
      assert.ok(then.some((name) => goal.test(name)), `${first}: ${then.join(' / ')}`)
    }
    // Besides the board: who plays, whose turn it is, the moves, and words for what is drawn.
    const whole = await page.locator('main').ariaSnapshot()
    for (const part of [/heading/, /status/, /timer "10 minutes/, /list "(Other players|Players)"/, /region "Moves"/, /to move/]) {
      assert.match(whole, part)
    }
    await page.getByText('The board in words').click()
    const said = await page.locator('dl').innerText()
    if (men) assert.match(said, /man|lion|die|piece/i)
    else assert.match(said, /Empty/)
    await page.context().close()
  })
}

const passes = /^(You|Bot 1): (White|Black) cannot move and passes/
const either = (a, b) => new RegExp(`${a.source}|${b.source}`)
const stretches = [
  ['romanian-checkers', { level: 1 }, either(/^(You|Bot 1): [a-h][1-8][-x][a-h][1-8]/, passes)],
  ['cublino-pur', { level: 1 }, either(/^(You|Bot 1): ([a-g][1-7]){2,}($|\. now (White|Black) die, [1-6] on top|\. The game)/, passes)],
  ['cublino-contra', { level: 1 }, either(/^(You|Bot 1): ([a-g][1-7]){2}\. (now (White|Black) die, [1-6] on top|(White|Black) [a-g][1-7][^.]* attacks)/, passes)],
  ['dominions', { level: 0, options: { size: 3 } }, /^(You|Bot 0): .*(tile \d+ with .* to [a-g]\d|passes)/],
  ['dog', { level: 1 }, /^(You|Bot 1, (Yellow|Green|Blue)): .*(piece(, blocking)? from .* to |folds|lays down|has chosen a card)/],
]
for (const [game, how, words] of stretches) {
  test(`${game}: by keys alone, and every move is told once`, async () => {
    const page = await house.visitor()
    await begin(page, game, how)
    const first = await offered(page)
    await listen(page)
    await page.keyboard.press('b')
    const last = await playByKeys(page, dice(4), first.ply + 8)
    await page.waitForFunction((n) => window.told.length >= n, last.ply - first.ply)
    const told = await page.evaluate(() => window.told)
    assert.equal(told.length, last.ply - first.ply, 'once for every move')
    for (const move of told) assert.match(move, words)
    const names = await page.locator('.cell').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''))
    assert.ok(names.length > 20 && names.every((n) => n.length > 0), 'every cell has a name')
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

const acts = [
  ['a gift', '||| 0 give 234|567|89T|QKA', /^You: Red has chosen a card/],
  ['a joker', 'P10P3||| 0 play X|-|-|-', /^You: a joker as/],
  ['a seven', 'P10P3||| 0 play 7|-|-|-', /^You: 7\./],
  ['a fold', '||| 0 play 3|-|-|-', /^You: Red folds/],
]
test('in Dog a gift, a joker, a seven and a fold are made by keys', async () => {
  const page = await house.visitor()
  for (const [what, position, words] of acts) {
    await begin(page, 'dog', { level: 0, position })
    await offered(page)
    await listen(page)
    await page.keyboard.press('b')
    await playByKeys(page, dice(1), 1)
    await page.waitForFunction(() => window.told.length > 0)
    const [told] = await page.evaluate(() => window.told)
    assert.match(told, words, what)
  }
  assert.deepEqual(page.faults, [])
})
