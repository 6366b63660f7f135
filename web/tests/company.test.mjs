// Clocks, the lobby, talk, and seats that were left.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, move, moveOnce, pair, reaches } from './player.mjs'

let house
before(async () => (house = await House.open('--abandoned', '1', '--abandoned-slow', '1')))
after(() => house?.close())

test('a clock runs without drift, warns once, and its fall ends the game', async () => {
  const [anna, ben] = await pair(house, 'dobutsu', { clock: [0.2, 0] })
  const left = (page, seat) => page.evaluate((seat) => ({
    left: Number(document.querySelector(`[data-clock="${seat}"]`).dataset.left), at: performance.now(),
  }), seat)
  await anna.evaluate(() => {
    window.said = []
    const warned = document.querySelector('[data-warned]')
    new MutationObserver(() => warned.textContent && window.said.push(warned.textContent)).observe(warned, { subtree: true, childList: true, characterData: true })
  })
  assert.equal((await left(anna, 0)).left, 12_000)
  await moveOnce(anna, dice(1))
  await reaches(ben, 1)
  assert.equal((await left(anna, 0)).left, 12_000, 'nobody loses time before having moved once')
  await moveOnce(ben, dice(2))
  await reaches(anna, 2)
  // Anna's clock runs now, on both pages, as fast as time.
  await anna.locator('[data-clock="0"].runs').waitFor()
  const [a1, b1] = [await left(anna, 0), await left(ben, 0)]
  await anna.locator('[data-clock="0"]').getByText('hurry').waitFor()
  const [a2, b2] = [await left(anna, 0), await left(ben, 0)]
  for (const [one, two] of [[a1, a2], [b1, b2]]) {
    const drift = Math.abs(one.left - two.left - (two.at - one.at))
    assert.ok(drift < 1500, `the clock is ${drift} ms off`)
  }
  for (const [page, words] of [[anna, 'You lose: out of time'], [ben, 'You win: out of time']]) {
    await page.locator('.table[data-phase="over"]').waitFor()
    await page.locator('.prompt').filter({ hasText: words }).waitFor()
    await page.locator('[aria-live=assertive]').filter({ hasText: 'out of time' }).waitFor({ state: 'attached' })
  }
  const said = await anna.evaluate(() => window.said)
  assert.equal(said.length, 1, said.join(' / '))
  assert.match(said[0], /Little time: \d+ seconds? left/)
  assert.ok((await left(anna, 0)).left <= 0)
  assert.deepEqual(await ben.locator('.clocks li').filter({ hasText: 'out of time' }).evaluateAll((all) => all.map((e) => e.dataset.clock)), ['0'])
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('clocks of all kinds can be chosen and are told', async () => {
  const page = await house.visitor()
  for (const [choose, told] of [['5+3', '5 minutes + 3 seconds a move'], ['days', '3 days a move'], ['none', 'no clock']]) {
    await page.goto('/new/romanian-checkers')
    await page.locator('[data-clock-kind]').selectOption(choose)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.table').waitFor()
    assert.equal(await page.locator('.clocks li').count(), choose === 'none' ? 0 : 2)
    await page.getByText('More', { exact: true }).click()
    await page.getByText(`Clock: ${told}`).waitFor()
  }
  await page.goto('/new/romanian-checkers')
  await page.locator('[data-clock-kind]').selectOption('own')
  await page.getByLabel('Minutes for the game', { exact: true }).fill('1000')
  await page.getByRole('button', { name: 'Start' }).click()
  assert.ok(await page.getByLabel('Minutes for the game', { exact: true }).evaluate((e) => !e.validity.valid), 'what cannot be is not sent')
  assert.deepEqual(page.faults, [])
})

test('the lobby is live: a challenge appears, is taken, and can be watched', async () => {
  const [anna, ben, eve] = [await house.visitor(), await house.visitor(), await house.visitor()]
  for (const page of [ben, eve]) {
    await page.goto('/lobby')
    await page.locator('[data-lobby][data-online="true"]').waitFor()
  }
  await anna.goto('/lobby')
  await anna.getByRole('link', { name: 'Offer Dōbutsu shōgi' }).click()
  await anna.getByLabel('My name').fill('Anna')
  await anna.getByRole('button', { name: 'Start' }).click()
  await anna.locator('.table[data-phase="waiting"]').waitFor()
  const id = anna.url().split('/').pop()

  const open = (page) => page.locator(`section[aria-labelledby=open] [data-card="${id}"]`)
  const live = (page) => page.locator(`section[aria-labelledby=live] [data-card="${id}"]`)
  for (const page of [ben, eve]) await open(page).waitFor()
  await open(ben).getByRole('button', { name: /Sit down/ }).click()
  await ben.locator('.table[data-phase="playing"]').waitFor()
  await anna.locator('.table[data-phase="playing"]').waitFor()
  await live(eve).waitFor()
  assert.equal(await open(eve).count(), 0)

  // Whose turn it is comes first in one's own lobby, and follows the game.
  const lobby = await anna.context().newPage()
  await lobby.goto('/lobby')
  const own = lobby.locator(`section[aria-labelledby=mine] [data-card="${id}"]`)
  await own.filter({ hasText: 'your turn' }).waitFor()
  await moveOnce(anna, dice(3))
  await own.filter({ hasText: 'move 2' }).waitFor()
  await moveOnce(ben, dice(4))
  await own.filter({ hasText: 'your turn' }).waitFor()

  // A killed server: the lobby finds its way back.
  await house.kill()
  await eve.locator('[data-lobby][data-online="false"]').waitFor()
  await house.start()
  await eve.locator('[data-lobby][data-online="true"]').waitFor()
  await live(eve).waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults, ...eve.faults], [])
})

test('chat, and a mute that is remembered', async () => {
  const [anna, ben] = await pair(house, 'romanian-checkers')
  const eve = await house.visitor()
  await eve.goto(new URL(anna.url()).pathname)
  await eve.locator('.table').waitFor()
  const says = async (page, words) => {
    await page.getByLabel('Say something').fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await says(anna, 'good luck')
  for (const page of [anna, ben, eve]) await page.getByRole('log').getByText('Anna: good luck').waitFor()
  assert.equal(await eve.getByLabel('Say something').count(), 0, 'who watches only reads')
  assert.equal(await eve.locator('[data-signal]').count(), 0)

  await ben.getByLabel('Mute Anna').check()
  assert.equal(await ben.getByRole('log').getByText('good luck').count(), 0)
  await says(anna, 'are you there?')
  await eve.getByRole('log').getByText('are you there?').waitFor()
  await says(ben, 'hello')
  await anna.getByRole('log').getByText('Ben: hello').waitFor()
  await ben.getByRole('log').getByText('Ben: hello').waitFor()
  assert.equal(await ben.getByRole('log').getByText('are you there?').count(), 0)
  await ben.reload()
  await ben.getByRole('log').getByText('Ben: hello').waitFor()
  assert.ok(await ben.getByLabel('Mute Anna').isChecked())
  assert.equal(await ben.getByRole('log').getByText('are you there?').count(), 0)
  await ben.getByLabel('Mute Anna').uncheck()
  await ben.getByRole('log').getByText('are you there?').waitFor()

  // Markup is only text, and the keys of the board are letters here.
  await says(anna, '<b>bold</b> for f and b')
  await ben.getByRole('log').getByText('<b>bold</b> for f and b').waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults, ...eve.faults], [])
})

test('in Dog there are signals and no chat', async () => {
  const anna = await house.visitor()
  await begin(anna, 'dog', { name: 'Anna', seats: { 0: 'me', 1: 'bot', 2: 'link', 3: 'bot' } })
  const link = await anna.getByLabel(/^Link for/).inputValue()
  const ben = await house.visitor()
  await ben.goto(new URL(link).pathname)
  await ben.getByLabel('My name').fill('Ben')
  // The line is slow: what is said before it stands is said once it does.
  await ben.routeWebSocket(/\/ws/, async (socket) => {
    await new Promise((r) => setTimeout(r, 1500))
    socket.connectToServer()
  })
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.locator('[data-signal]').first().waitFor()
  assert.equal(await ben.locator('.table').getAttribute('data-online'), 'false')
  assert.equal(await ben.getByLabel('Say something').count(), 0)
  const words = await ben.locator('[data-signal]').first().innerText()
  await ben.locator('[data-signal]').first().click()
  await anna.getByRole('log').getByText(`Ben: ${words}`).waitFor()
  const id = ben.url().split('/').pop()
  const refused = await ben.evaluate((id) => fetch(`/api/matches/${id}/acts`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'say', text: 'I have a seven' }),
  }).then((r) => r.status), id)
  assert.equal(refused, 403)
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('a seat that was left can be claimed', async () => {
  const [anna, ben] = await pair(house, 'dobutsu', { clock: [10, 5] })
  await moveOnce(anna, dice(6))
  await reaches(ben, 1)
  assert.equal(await anna.locator('[data-claim]').count(), 0)
  await ben.context().close()
  await anna.locator('[data-claim="1"]').waitFor()
  await anna.getByRole('button', { name: 'Claim the win' }).click()
  await anna.locator('.table[data-phase="over"]').waitFor()
  await anna.locator('.prompt').filter({ hasText: /^You win/ }).waitFor()
  assert.deepEqual(anna.faults, [])
})

test('or given to the computer, and the game goes on', async () => {
  const [anna, ben] = await pair(house, 'dobutsu')
  const roll = dice(8)
  await moveOnce(anna, roll)
  await reaches(ben, 1)
  // Somebody who is back in time is simply back.
  const path = new URL(ben.url()).pathname
  await ben.goto('/lobby')
  await anna.locator('[data-claim="1"]').waitFor()
  await ben.goto(path)
  await anna.locator('[data-claim="1"]').waitFor({ state: 'detached' })
  await moveOnce(ben, roll)
  await moveOnce(anna, roll)
  await ben.context().close()
  await anna.getByRole('button', { name: /Let the computer play/ }).click()
  await move(anna, roll)
  await anna.locator('.players').getByText(/Bot/).waitFor()
  await anna.locator('.table[data-turn="true"], .table[data-phase="over"]').waitFor()
  assert.deepEqual(anna.faults, [])
})

test('a name that pretends to be a bot is refused with a sentence', async () => {
  const page = await house.visitor()
  await page.goto('/new/dobutsu')
  await page.getByLabel('My name').fill('Bot 3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alert').waitFor()
  assert.equal(await page.locator('.table').count(), 0)
})
