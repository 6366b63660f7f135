// Clocks, the lobby, talk, and seats that were left.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, listen, move, moveOnce, pair, reaches, saysOnce } from './player.mjs'

let house
before(async () => (house = await House.open('--abandoned', '1', '--abandoned-slow', '1')))
after(() => house?.close())

/** What a clock shows, in milliseconds. */
const left = (page, seat) => page.locator(`[data-clock="${seat}"]`).getAttribute('data-left').then(Number)
/** The same at the moment when it changes. */
const ticks = (page, seat) => page.evaluate((seat) => new Promise((done) => {
  const clock = document.querySelector(`[data-clock="${seat}"]`)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    done({ left: Number(clock.dataset.left), at: performance.now(), day: Date.now() })
  }).observe(clock, { attributeFilter: ['data-left'] })
}), seat)

test('a clock runs without drift, warns once, and its fall ends the game', async () => {
  const [anna, ben] = await pair(house, 'dobutsu', { clock: [0.3, 0] })
  await anna.evaluate(() => {
    window.said = []
    const warned = document.querySelector('[data-warned]')
    new MutationObserver(() => warned.textContent && window.said.push(warned.textContent)).observe(warned, { subtree: true, childList: true, characterData: true })
  })
  assert.equal(await left(anna, 0), 18_000)
  await moveOnce(anna, dice(1))
  await reaches(ben, 1)
  assert.equal(await left(anna, 0), 18_000, 'nobody loses time before having moved once')
  await moveOnce(ben, dice(2))
  await reaches(anna, 2)
  // Anna's clock runs now, on both pages, as fast as time.
  await anna.locator('[data-clock="0"].runs').waitFor()
  const [a1, b1] = [await ticks(anna, 0), await ticks(ben, 0)]
  await anna.locator('[data-clock="0"]').getByText('hurry').waitFor()
  const [a2, b2] = [await ticks(anna, 0), await ticks(ben, 0)]
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
  assert.ok((await left(anna, 0)) <= 0)
  assert.deepEqual(await ben.locator('.clocks li').filter({ hasText: 'out of time' }).evaluateAll((all) => all.map((e) => e.dataset.clock)), ['0'])
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('without a connection the clock stands still, and is right again afterwards', async () => {
  const [anna, ben] = await pair(house, 'dobutsu', { clock: [10, 0] })
  await moveOnce(anna, dice(1))
  await reaches(ben, 1)
  await moveOnce(ben, dice(2))
  await reaches(anna, 2)
  // From now on her line can be cut: nobody closes it, nothing comes through.
  let cut = false
  await anna.routeWebSocket(/\/ws/, (page) => {
    if (cut) return void page.close()
    const server = page.connectToServer()
    page.onMessage((m) => cut || server.send(m))
    server.onMessage((m) => cut || page.send(m))
  })
  await anna.reload()
  await anna.locator('.table[data-online="true"]').waitFor()
  const runs = anna.locator('[data-clock="0"].runs')
  for (const how of ['told', 'silent']) {
    await runs.waitFor()
    await ticks(anna, 0)
    cut = true
    if (how === 'told') await anna.evaluate(() => dispatchEvent(new Event('offline')))
    await anna.locator('[role=status]').filter({ hasText: 'The connection is lost' }).waitFor()
    await anna.locator('[data-clock="0"].unsure').filter({ hasText: 'when last heard' }).waitFor()
    const frozen = await left(anna, 0)
    assert.match(await anna.locator('[data-clock="0"]').getByRole('timer').getAttribute('aria-label'), /left when last heard$/)
    await ben.waitForTimeout(2500)
    assert.equal(await left(anna, 0), frozen, 'nobody knows what it shows')
    cut = false
    await anna.evaluate(() => dispatchEvent(new Event('online')))
    await anna.locator('.table[data-online="true"] [data-clock="0"]:not(.unsure)').waitFor()
    const [a, b] = await Promise.all([ticks(anna, 0), ticks(ben, 0)])
    assert.ok(a.left < frozen - 2000, 'it went on in the meantime')
    assert.ok(Math.abs(a.left + a.day - b.left - b.day) < 1500, `${a.left} here, ${b.left} there`)
    assert.ok(!/lost/.test(await anna.locator('.prompt').innerText()))
  }
  await moveOnce(anna, dice(3))
  await reaches(ben, 3)
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

test('whoever sits down may choose a name, and need not do so again', async () => {
  const [anna, ben] = [await house.visitor(), await house.visitor()]
  const tables = []
  for (let i = 0; i < 3; i++) {
    await begin(anna, 'dobutsu', { name: 'Anna', seats: { 1: i < 2 ? 'open' : 'link' } })
    tables.push({ path: new URL(anna.url()).pathname, link: i < 2 ? '' : await anna.getByLabel(/^Link for/).inputValue() })
  }
  const card = (path) => ben.locator(`[data-card="${path.split('/').pop()}"]`)
  const field = ben.getByLabel('My name').first()
  const prefilled = async (name) => {
    await field.waitFor()
    while ((await field.inputValue()) !== name) await ben.waitForTimeout(20)
  }
  const seen = async (name) => {
    await ben.locator('.table[data-phase="playing"]').waitFor()
    await ben.locator('.players').getByText(name).waitFor()
  }
  // At the table itself, with a sentence where a name cannot be.
  await ben.goto(tables[0].path)
  await field.fill('Bot 3')
  await ben.getByRole('button', { name: /^Sit down as/ }).click()
  await ben.getByRole('alert').waitFor()
  await field.fill('Ben')
  await ben.getByRole('button', { name: /^Sit down as/ }).click()
  await seen('Ben')
  await ben.locator('.players').getByText('(you)').waitFor()
  // From the lobby.
  await ben.goto('/lobby')
  await prefilled('Ben')
  await field.fill('Benno')
  await card(tables[1].path).getByRole('button', { name: /Sit down/ }).click()
  await seen('Benno')
  // By link.
  await ben.goto(new URL(tables[2].link).pathname)
  await prefilled('Benno')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await seen('Benno')
  await ben.goto('/new/dog')
  await prefilled('Benno')
  assert.deepEqual([...anna.faults, ...ben.faults], [])
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
  let connect
  const slow = new Promise((done) => (connect = done))
  await ben.routeWebSocket(/\/ws/, async (socket) => {
    await slow
    socket.connectToServer()
  })
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.locator('[data-signal]').first().waitFor()
  assert.equal(await ben.locator('.table').getAttribute('data-online'), 'false')
  assert.equal(await ben.getByLabel('Say something').count(), 0)
  const words = await ben.locator('[data-signal]').first().innerText()
  await ben.locator('[data-signal]').first().click()
  connect()
  await anna.getByRole('log').getByText(`Ben: ${words}`).waitFor()
  const id = ben.url().split('/').pop()
  const refused = await ben.evaluate((id) => fetch(`/api/matches/${id}/acts`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'say', text: 'I have a seven' }),
  }).then((r) => r.status), id)
  assert.equal(refused, 403)
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

/** Waits until a page that one has just come to shows and says what became of one's seat. */
async function told(page, words) {
  for (const where of ['[data-fate] p', '[data-announced] span']) {
    const found = page.locator(where).filter({ hasText: words })
    await found.waitFor({ state: 'attached' })
  }
}

test('a seat that was left can be claimed', async () => {
  const [anna, ben] = await pair(house, 'dobutsu', { clock: [10, 5] })
  await moveOnce(anna, dice(6))
  await reaches(ben, 1)
  assert.equal(await anna.locator('[data-claim]').count(), 0)
  const path = new URL(ben.url()).pathname
  await ben.goto('/lobby')
  await anna.locator('[data-claim="1"]').waitFor()
  await anna.getByRole('button', { name: 'Claim the win' }).click()
  await anna.locator('.table[data-phase="over"]').waitFor()
  await anna.locator('.prompt').filter({ hasText: /^You win/ }).waitFor()
  assert.equal(await anna.locator('[data-fate]').count(), 0)
  // Whoever comes back is told what happened and what is left to do.
  await ben.goto(path)
  await told(ben, 'You were away too long, so the win was claimed: you can look through the game or play again.')
  await ben.getByRole('button', { name: 'Play again' }).waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults], [])
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
  await listen(anna)
  await ben.goto('/lobby')
  await anna.getByRole('button', { name: /Let the computer play/ }).click()
  await saysOnce(anna, 'Ben has left: the computer plays on')
  await move(anna, roll)
  await anna.locator('.players').getByText(/Bot/).waitFor()
  await anna.locator('.table[data-turn="true"], .table[data-phase="over"]').waitFor()
  // Whoever comes back too late may watch, and hears why.
  await ben.goto(path)
  await told(ben, /^You were away too long, so the computer has taken over Gote: you can (watch|look through the game) or begin another/)
  const eve = await house.visitor()
  await eve.goto(path)
  await eve.locator('.table[data-online="true"]').waitFor()
  assert.equal(await eve.locator('[data-fate]').count(), 0, 'a stranger has lost nothing')
  await ben.getByRole('link', { name: 'Another game' }).click()
  await ben.getByRole('heading', { name: 'New game of Dōbutsu shōgi' }).waitFor()
  assert.deepEqual([...anna.faults, ...ben.faults, ...eve.faults], [])
})

test('whoever resigns among three is told that the computer plays on, and so are the others', async () => {
  const anna = await house.visitor()
  await begin(anna, 'dog', { level: 0, name: 'Anna', options: { players: 3 }, seats: { 0: 'me', 1: 'link', 2: 'bot' } })
  const link = await anna.getByLabel(/^Link for/).inputValue()
  const ben = await house.visitor()
  await ben.goto(new URL(link).pathname)
  await ben.getByLabel('My name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [anna, ben]) {
    await page.locator('.table[data-phase="playing"][data-online="true"]').waitFor()
    await listen(page)
  }
  await anna.getByRole('button', { name: 'Resign' }).click()
  await anna.getByRole('button', { name: 'Really resign' }).click()
  await saysOnce(ben, 'Anna has resigned: the computer plays on')
  const words = 'You resigned, so the computer has taken over Red: you can watch or begin another game.'
  await anna.locator('[data-fate]').filter({ hasText: words }).waitFor()
  await saysOnce(anna, words)
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('a name that pretends to be a bot is refused with a sentence', async () => {
  const page = await house.visitor()
  await page.goto('/new/dobutsu')
  await page.getByLabel('My name').fill('Bot 3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alert').waitFor()
  assert.equal(await page.locator('.table').count(), 0)
})
