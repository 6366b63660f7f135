// Two people by link, offers between them, and coming back after a break.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, moveOnce, offered, pair, play, reaches, touch } from './player.mjs'

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

  await anna.locator('.cell[data-spot="b1"]').click()
  await anna.locator('.cell[data-spot="b3"]').click()
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
  await ben.locator('.cell[data-spot="a4"]').click()
  await ben.locator('.cell[data-spot="c4"]').click()
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
  await page.locator('.cell[data-spot="a2"]').click()
  await page.locator('.table[data-touched="1"]').waitFor()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.locator('.table[data-touched="0"]').waitFor()
  const [, below] = await middle('a1')
  await page.keyboard.press('f')
  await page.waitForTimeout(100)
  assert.ok((await middle('a1'))[1] < below, 'the board is turned')
  await page.locator('.cell[data-spot="a2"]').click()
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
