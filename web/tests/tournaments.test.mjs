// Tournaments in a real browser: announced and entered by keys and on a phone, played, and looked at as they go.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { check, fits, member } from './checks.mjs'
import { House } from './house.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Plays a move by what the API takes. */
async function move(page, ply, text) {
  const answer = await page.evaluate(async ([ply, text]) => {
    const body = JSON.stringify({ do: 'move', ply, text })
    const path = `/api${location.pathname.replace('match', 'matches')}/acts`
    return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
  }, [ply, text])
  assert.match(answer, /"ply"/, answer)
}

test('announced by keys, entered on a phone, played, and the standings tell', async () => {
  const anna = await member(house, 'Anna')
  const ben = await member(house, 'Ben', phone)
  await anna.goto('/tournaments')
  await anna.getByRole('link', { name: 'Announce one' }).press('Enter')
  await anna.getByLabel('Name').pressSequentially('Friday night')
  await anna.getByRole('radio', { name: /^Swiss/ }).focus()
  for (let i = 0; i < 2; i++) await anna.keyboard.press('ArrowDown')
  assert.ok(await anna.getByRole('radio', { name: /^Round robin/ }).isChecked())
  await anna.getByRole('combobox', { name: /^Game/ }).selectOption('dobutsu')
  await anna.getByLabel('Rated').press(' ')
  await check(anna, 'a new tournament')
  await anna.getByRole('button', { name: 'Announce' }).press('Enter')
  await anna.locator('[data-tournament][data-phase=open]').waitFor()
  await anna.getByText('3 minutes + 2 seconds a move, rated').waitFor()
  await anna.getByRole('button', { name: 'Enter', exact: true }).press('Enter')
  await anna.getByRole('button', { name: 'Withdraw' }).waitFor()
  const path = new URL(anna.url()).pathname

  await ben.goto('/tournaments')
  await fits(ben, 'the list')
  await ben.getByRole('link', { name: 'Friday night' }).tap()
  await ben.getByRole('button', { name: 'Enter', exact: true }).tap()
  await ben.getByRole('button', { name: 'Withdraw' }).waitFor()
  await fits(ben, 'the tournament')
  await check(ben, 'the tournament on a phone')
  // She hears of it, and begins.
  await anna.locator('[data-standings]').getByText('Ben').waitFor()
  await anna.getByRole('button', { name: 'Begin now' }).press('Enter')
  await ben.locator('[data-go]').tap()
  await anna.locator('[data-go]').press('Enter')
  for (const page of [anna, ben]) await page.locator('.table[data-phase=playing]').waitFor()
  assert.equal(new URL(anna.url()).pathname, new URL(ben.url()).pathname)
  const seat = await anna.evaluate(async () => (await (await fetch(`/api${location.pathname.replace('match', 'matches')}`)).json()).you[0])
  const [first, second] = seat === 0 ? [anna, ben] : [ben, anna]
  await move(first, 0, 'b3b2')
  await move(second, 1, 'a1a2')
  await move(first, 2, 'b2b1')
  await first.locator('[data-ratings=counted]').waitFor()
  for (const page of [anna, ben]) {
    await page.goto(path)
    await page.locator('[data-tournament][data-phase=over]').waitFor()
    const best = page.locator('[data-standings] tbody tr').first()
    await best.getByRole('rowheader', { name: first === anna ? 'Anna' : 'Ben' }).waitFor()
    assert.deepEqual(await best.locator('td').allInnerTexts(), ['1', '1', '1', '1', '0'])
  }
  await check(anna, 'a tournament that is over')
  await fits(ben, 'a tournament that is over')
  const table = await anna.request.get(await anna.getByRole('link', { name: 'table' }).getAttribute('href'))
  assert.match(await table.text(), /^place,number,name/)
  for (const page of [anna, ben]) assert.deepEqual(page.faults, [])
})

test('bots of the house play while one looks on, and the page follows by itself', async () => {
  const carl = await member(house, 'Carl', phone)
  await carl.goto('/tournaments/new')
  await carl.getByLabel('Name').fill('Bots among themselves, with a name that is rather long')
  await carl.getByRole('radio', { name: /^Round robin/ }).check()
  await carl.getByRole('combobox', { name: /^Game/ }).selectOption('dobutsu')
  await carl.getByLabel('Bots of the house').fill('3')
  await carl.getByLabel('Their strength, 0 to 10').fill('0')
  await fits(carl, 'a new tournament')
  await carl.getByRole('button', { name: 'Announce' }).tap()
  await carl.locator('[data-standings] tbody tr').nth(2).waitFor()
  assert.equal(await carl.locator('[data-standings] .tag').count(), 3)
  await carl.getByRole('button', { name: 'Begin now' }).tap()
  await carl.locator('[data-tournament][data-phase=over]').waitFor({ timeout: 240_000 })
  const points = await carl.locator('[data-standings] tbody td:nth-child(3)').allInnerTexts()
  assert.equal(points.map((p) => Number(p.replace('½', '.5'))).reduce((a, b) => a + b), 3)
  await fits(carl, 'the end')
  assert.deepEqual(carl.faults, [])
})

test('only with the link, called off, and what is wrong is said', async () => {
  const dora = await member(house, 'Dora')
  await dora.goto('/tournaments/new')
  await dora.getByLabel('Name').fill('Among us')
  await dora.getByRole('spinbutton', { name: 'Rounds' }).fill('3')
  await dora.getByLabel('Only with the link').check()
  await dora.getByRole('button', { name: 'Announce' }).click()
  await dora.getByText('Invite others').waitFor()
  const path = new URL(dora.url()).pathname
  const stranger = await house.visitor()
  await stranger.goto('/tournaments')
  await stranger.getByRole('heading', { name: 'To come' }).waitFor()
  assert.equal(await stranger.getByRole('link', { name: 'Among us' }).count(), 0)
  await stranger.goto(path)
  await stranger.getByRole('button', { name: /^Enter/ }).click()
  await stranger.getByRole('alert').waitFor()
  await dora.getByRole('button', { name: 'Call it off' }).click()
  await dora.locator('[data-phase=cancelled]').waitFor()
  await stranger.locator('[data-phase=cancelled]').waitFor()
  assert.deepEqual([...dora.faults, ...stranger.faults], [])
})
