// Two people by link, offers between them, and coming back after a break.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, move, moveOnce, offered, pair, play, reaches, touch } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const ply = (page) => page.locator('.table').getAttribute('data-ply').then(Number)

test('two browsers play each other by link, to the end', async () => {
  const [anna, ben] = await pair(house, 'dobutsu')
  const [ra, rb] = [dice(3), dice(4)]
  for (;;) {
    if (!(await move2(anna, ben, ra))) break
    if (!(await move2(ben, anna, rb))) break
  }
  for (const page of [anna, ben]) assert.equal(await page.locator('.table').getAttribute('data-phase'), 'over')
  assert.equal(await ply(anna), await ply(ben))
  const said = await Promise.all([anna, ben].map((p) => p.locator('.prompt').innerText()))
  assert.ok(/win/.test(said[0]) !== /win/.test(said[1]) || said.every((s) => /Draw/.test(s)), said.join(' / '))

  // Another game with seats changed.
  await anna.getByRole('button', { name: 'Play again' }).click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  await ben.locator('.table[data-ply="0"][data-turn="true"]').waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})
/** One move of `one`, seen by `other`. False at the end. */
async function move2(one, other, roll) {
  const now = await offered(one)
  if (now.over) return false
  const at = now.ply
  await moveOnce(one, roll)
  await reaches(other, at + 1)
  return (await one.locator('.table').getAttribute('data-phase')) !== 'over'
}
test('takeback, draw and a move left beforehand', async () => {
  const [anna, ben] = await pair(house, 'romanian-checkers')
  const roll = dice(11)
  await moveOnce(anna, roll)
  await reaches(ben, 1)
  await anna.getByRole('button', { name: 'Take back' }).click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await reaches(page, 0)

  for (const spot of ['b1', 'b3']) await anna.locator(`.cell.may[data-spot="${spot}"]`).click()
  await reaches(ben, 1)
  // Anna expects a4-c4 and leaves her answer: all on the board.
  await anna.getByText('My next move beforehand').click()
  await anna.getByRole('button', { name: 'Enter on the board' }).click()
  await anna.locator('.cell.may[data-spot="a4"]').click()
  await anna.locator('.cell.may[data-spot="c4"]').click()
  await anna.locator('.cell.may[data-spot="c1"]').click()
  await anna.locator('.table[data-touched="1"]').waitFor()
  const target = anna.locator('.cell.may').first()
  const where = await target.getAttribute('data-spot')
  await target.click()
  await anna.getByText('after a4-c4:').waitFor()
  for (const spot of ['a4', 'c4']) await ben.locator(`.cell.may[data-spot="${spot}"]`).click()
  for (const page of [anna, ben]) await reaches(page, 3)
  assert.match(await anna.locator('ol button').nth(2).innerText(), new RegExp(`c1.${where}`))

  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await ben.getByRole('button', { name: 'Offer a draw' }).click()
  await anna.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await page.locator('.prompt').filter({ hasText: 'Draw' }).waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('a drag is a move, and a touched man may be changed for another', async () => {
  const page = await house.visitor()
  await begin(page, 'romanian-checkers', { seats: { 1: 'me' } })
  await offered(page)
  const middle = async (spot) => {
    const box = await page.locator(`.cell[data-spot="${spot}"]`).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  await page.mouse.move(...(await middle('b1')))
  await page.mouse.down()
  await page.mouse.move(...(await middle('b2')), { steps: 4 })
  await page.mouse.move(...(await middle('b3')), { steps: 4 })
  await page.mouse.up()
  await reaches(page, 1)
  await page.locator('.cell.may[data-spot="a2"]').click()
  await page.locator('.table[data-touched="1"]').waitFor()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.locator('.table[data-touched="0"]').waitFor()
  const [, below] = await middle('a1')
  await page.keyboard.press('f')
  while ((await middle('a1'))[1] >= below) await page.waitForTimeout(20)
  await page.locator('.cell.may[data-spot="a2"]').click()
  await page.locator('.table[data-touched="1"]').waitFor()
  await page.locator('.cell[data-spot="a5"]').click()
  await page.locator('.cell.may[data-spot="c5"]').click()
  await reaches(page, 2)
  assert.match(await page.locator('ol button').nth(1).innerText(), /a5-c5/)
})

test('a killed server comes back, and everybody finds the game as it was', async () => {
  const page = await house.visitor()
  const roll = dice(5)
  await begin(page, 'romanian-checkers', { level: 0 })
  await play(page, roll, { plies: 6 })
  const first = (await offered(page)).all.filter((c) => c.spot !== undefined)[0]
  await touch(page, first, await offered(page))
  const moves = await page.locator('ol button').allInnerTexts()
  await house.kill()
  await page.locator('.table[data-online="false"]').waitFor()
  await house.start()
  await page.locator('.table[data-online="true"]').waitFor()
  assert.equal(await page.locator('.table').getAttribute('data-touched'), '1', 'the move half entered is still there')
  assert.deepEqual(await page.locator('ol button').allInnerTexts(), moves)
  await page.keyboard.press('Escape')
  await play(page, roll, { plies: 10 })

  await page.reload()
  await page.locator('.table[data-online="true"]').waitFor()
  assert.ok((await ply(page)) >= 10)
  await play(page, roll, { plies: 14 })
  assert.deepEqual(page.faults, [])
})

test('a move is planned before the first move', async () => {
  const [anna, ben] = await pair(house, 'romanian-checkers')
  await ben.getByText('My next move beforehand').click()
  await ben.getByRole('button', { name: 'Enter on the board' }).click()
  for (const spot of ['b1', 'b3', 'a4', 'c4']) await ben.locator(`.cell.may[data-spot="${spot}"]`).click()
  await ben.getByText('after b1-b3:').waitFor()
  await anna.locator('.cell.may[data-spot="b1"]').click()
  await anna.locator('.cell.may[data-spot="b3"]').click()
  for (const page of [anna, ben]) await reaches(page, 2)
  assert.match(await anna.locator('ol button').nth(1).innerText(), /a4-c4/)
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('partners resign only together', async () => {
  const anna = await house.visitor()
  await begin(anna, 'dog', { level: 0, name: 'Anna', seats: { 0: 'me', 1: 'bot', 2: 'link', 3: 'bot' } })
  const link = await anna.getByLabel(/^Link for/).inputValue()
  const ben = await house.visitor()
  await ben.goto(new URL(link).pathname)
  await ben.getByLabel('My name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  // A move ends open offers: let the bots come to where a person is to move.
  for (const page of [anna, ben]) await page.locator('.players .turn').filter({ hasText: /Anna|Ben/ }).waitFor()
  const resigns = async (page) => {
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('button', { name: 'Really resign' }).click()
  }
  await resigns(anna)
  await ben.getByText('Anna wants to resign.').waitFor()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await ben.getByText('Anna wants to resign.').waitFor({ state: 'detached' })
  assert.equal(await anna.locator('.table').getAttribute('data-phase'), 'playing')
  await resigns(ben)
  await anna.getByText('Ben wants to resign.').waitFor()
  await anna.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await page.locator('.prompt').filter({ hasText: 'You lose' }).waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('a seven of Dog leg by leg, with one step back', async () => {
  const page = await house.visitor()
  const roll = dice(12)
  const pieces = () => page.locator('.piece').evaluateAll((all) => all.map((e) => e.getAttribute('style')).sort())
  const back = async (to) => {
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.locator(`.table[data-touched="${to}"]`).waitFor()
  }
  const touches = async (spot) => {
    const now = await offered(page)
    await touch(page, now.all.find((c) => c.spot === spot), now)
  }
  await begin(page, 'dog', { level: 0, position: 'P10P3||| 0 play 7|-|-|-' })
  await touches('hand/0/7')
  const before = await pieces()
  await touches('P10')
  await touches('P13')
  await page.locator('.table[data-touched="3"]').waitFor()
  await page.locator('.prompt').filter({ hasText: /left/ }).waitFor()
  assert.notDeepEqual(await pieces(), before, 'the first leg is shown')
  await back(2)
  await back(1)
  assert.deepEqual(await pieces(), before, 'and gone again')
  // Now for good, leg by leg, until no step is left.
  await move(page, roll)
  const text = await page.locator('ol button').first().innerText()
  assert.match(text, /^\d+\.\s+7\s.* goes [\d+ ]+ steps with a 7/)
  assert.deepEqual(page.faults, [])
})

test('the record is kept by a click', async () => {
  const page = await house.visitor()
  await begin(page, 'romanian-checkers', { level: 0 })
  await play(page, dice(5), { plies: 4 })
  await page.getByText('More', { exact: true }).click()
  for (const name of ['Parlour', 'sgf']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('details').getByRole('link', { name, exact: true }).click()])
    const text = readFileSync(await download.path(), 'utf8')
    assert.match(download.suggestedFilename(), /^parlour-/)
    assert.match(text, name === 'sgf' ? /GM\[9\]/ : /romanian-checkers/)
    const move = (await page.locator('ol button').first().innerText()).replace(/^1\.\s+/, '').slice(0, 2)
    assert.ok(text.includes(move), 'the moves are in it')
  }
})

test('whoever logs out is a stranger on this device, and the games stay', async () => {
  const page = await house.visitor()
  await begin(page, 'dobutsu', { name: 'Anna', seats: { 1: 'me' } })
  const table = page.url()
  await page.goto('/games')
  await page.locator('[data-card]').waitFor()
  const kept = (await page.context().cookies()).map((c) => c.value)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText('This device will forget you').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Really log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  assert.equal(await page.evaluate(() => fetch('/api/me').then((r) => r.json()).then((r) => r.guest)), null)
  await page.goto('/games')
  await page.getByText('You have not played here yet.').waitFor()
  await page.goto(table)
  await page.locator('.table[data-turn="false"]').waitFor()
  await page.locator('.players').getByText('Anna').first().waitFor()
  // Nor does what the browser once had open the door again.
  const [name] = kept
  const answer = await fetch(new URL('/api/me', house.url), { headers: { authorization: `Bearer ${name}` } })
  assert.notEqual((await answer.json()).guest?.name, 'Anna')
  assert.deepEqual(page.faults, [])
})
