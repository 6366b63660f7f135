// A Dog table of two people and two bots: nobody's page ever receives a card it may not know.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { followed, overhear } from './line.mjs'
import { begin, dice, move, offered } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

/** Everything that a page receives from the server, as texts. */
function listen(page) {
  const heard = []
  const open = []
  const lost = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) {
      const late = new Promise((r) => setTimeout(r, 20_000, 'late').unref())
      const text = answer.text().then((text) => void heard.push(text), () => {})
      open.push(Promise.race([text, late]).then((how) => how && lost.push(answer.url())))
    }
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return async () => {
    await Promise.all(open)
    assert.deepEqual(lost.filter((url) => !/\/ws\b/.test(url)), [], 'every answer was read')
    return [...heard]
  }
}
/** All pictures inside an answer, with the number of moves they show, and whether everybody sits by then. */
function scenes(value, found = [], ply = undefined, waits = false) {
  if (value && typeof value === 'object') {
    const at = typeof value.ply === 'number' ? value.ply : ply
    const waiting = value.phase ? value.phase === 'waiting' : waits
    if (value.scene?.pieces) found.push({ ply: at, waiting, pieces: value.scene.pieces })
    for (const inner of Object.values(value)) scenes(inner, found, at, waiting)
  }
  return found
}
const ORDER = 'A23456789TJQKX'
const hand = (pieces, seat) => pieces.map((p) => p.spot).filter((s) => s.startsWith(`hand/${seat}/`)).sort()

// With partners, who exchange cards; and two alone, who may draw from each other's hands.
for (const [how, options, clicked] of [['partners', {}, 30], ['two alone', { players: 2 }, 24]]) {
  const alone = options.players === 2
  test(`neither page receives the other’s cards: ${how}`, async () => {
    const anna = await house.visitor()
    const heardByAnna = listen(anna)
    await begin(anna, 'dog', { level: 0, options, seats: { 0: 'me', 1: 'link', ...(alone ? {} : { 2: 'bot', 3: 'bot' }) } })
    const link = await anna.getByLabel(/^Link for/).inputValue()
    const ben = await house.visitor()
    const heardByBen = listen(ben)
    await ben.goto(new URL(link).pathname)
    await ben.getByRole('button', { name: 'Sit down' }).click()
    await ben.locator('.table').waitFor()
    const id = ben.url().split('/').pop()
    const eve = await house.visitor()
    const heardByEve = listen(eve)
    await eve.goto(`/match/${id}`)
    await eve.locator('.table').waitFor()

    const plays = async (page, seed) => {
      const roll = dice(seed)
      while ((await offered(page)).ply < clicked && (await move(page, roll)));
    }
    const both = [plays(anna, 21), plays(ben, 22)]
    const many = (n) => Number(document.querySelector('.table').dataset.ply) > n
    await eve.waitForFunction(many, clicked - 10, { timeout: 300_000 })
    // What may not be asked for is refused.
    for (const [page, eye] of [[anna, '1'], [anna, 'keeper'], [ben, '0'], [eve, '1']]) {
      for (const path of [`?eye=${eye}`, `/plies/3?eye=${eye}`, `/record?eye=${eye}`]) {
        const status = await page.evaluate((p) => fetch(p).then(async (r) => (await r.text()) && r.status), `/api/matches/${id}${path}`)
        assert.equal(status, 403, path)
      }
    }
    await Promise.race(both)
    await anna.getByRole('button', { name: 'Resign' }).click()
    await anna.getByRole('button', { name: 'Really resign' }).click()
    await Promise.allSettled(both)
    for (const page of [anna, ben, eve]) await page.locator('.table[data-phase="over"]').waitFor()
    // Up to the end; then everything is told.
    const until = (heard) => {
      const end = heard.findIndex((text) => text.includes('"phase":"over"'))
      assert.ok(end > 0, 'the end was heard')
      return heard.slice(0, end)
    }
    const [toAnna, toBen, toEve] = (await Promise.all([heardByAnna(), heardByBen(), heardByEve()])).map(until)

    const get = (path) => eve.evaluate((p) => fetch(p).then((r) => r.json()), `/api/matches/${id}${path}`)
    const state = await get('?eye=keeper')
    const keeper = []
    for (let ply = 0; ply <= state.ply; ply++) keeper.push((await get(`/plies/${ply}?eye=keeper`)).scene.pieces)
    const record = await eve.evaluate((p) => fetch(p).then((r) => r.text()), `/api/matches/${id}/record`)

    // Afterwards everybody may see what each seat knew.
    await eve.getByRole('button', { name: 'First position' }).click()
    await eve.getByLabel('Look through the eyes of').selectOption('1')
    await eve.locator('.cell[data-spot^="hand/1/"]').first().waitFor()
    assert.equal(await eve.locator('.cell[data-spot^="hand/0/"]').count(), 0)
    await eve.getByLabel('Look through the eyes of').selectOption('keeper')
    await eve.locator('.cell[data-spot^="hand/0/"]').first().waitFor()

    let compared = 0
    for (const [heard, own] of [[toAnna, 0], [toBen, 1], [toEve, null]]) {
      assert.ok(heard.length > clicked, 'the traffic was read')
      for (const text of heard) {
        for (const other of [0, 1, 2, 3].filter((s) => s !== own)) {
          assert.ok(!text.includes(`hand/${other}/`), `a card of seat ${other} in: ${text.slice(0, 200)}`)
        }
        assert.ok(!text.includes(state.revealed.seed) && !text.includes(state.revealed.salt), 'the seed is secret')
        if (!text.startsWith('{')) continue
        const message = JSON.parse(text)
        for (const { ply, waiting, pieces } of scenes(message)) {
          if (own === null || ply === undefined) continue
          // Nothing is dealt before everybody sits.
          const due = waiting ? [] : hand(keeper[ply], own)
          assert.deepEqual(hand(pieces, own), due, `own hand after ${ply} moves`)
          for (const other of [0, 1, 2, 3]) {
            if (other !== own && hand(keeper[ply], other).length) compared++
          }
        }
        const told = [...(message.state?.history ?? message.history ?? []), message.event].filter((m) => m?.text)
        const gifts = told.filter((m) => m.text.startsWith('G') && m.seat !== own)
        for (const m of gifts) assert.deepEqual([m.text, m.said], ['G?', 'gives a card'])
      }
    }
    assert.ok(compared > 20, 'there were cards to hide')
    // The keeper's record tells what was hidden: each gift, and each stack in its order.
    if (!alone) assert.match(record, /\bG[A23456789TJQKX]\b/)
    // The cards that were played lie open, in the order of their ranks; a stack is in no order.
    const ranked = (cards) => [...cards].every((card, i) => i === 0 || ORDER.indexOf(cards[i - 1]) <= ORDER.indexOf(card))
    const stacks = (record.match(/[A23456789TJQKX]{20,}/g) ?? []).filter((cards) => !ranked(cards))
    assert.ok(stacks.length > 0, 'the record tells the stack')
    for (const text of [...toAnna, ...toBen, ...toEve]) {
      for (const stack of stacks) assert.ok(!text.includes(stack.slice(0, 12)), 'the stack is secret')
    }
    assert.deepEqual([...anna.faults, ...ben.faults, ...eve.faults], [])
  })
}

/** Every text inside a message. */
const texts = (value) => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [])

test('the workers of a page get what its seat sees, and nothing else', async () => {
  const page = await house.visitor()
  await overhear(page)
  await begin(page, 'dog', { level: 0 })
  const roll = dice(5)
  for (let i = 0; i < 4; i++) {
    await offered(page)
    await followed(page)
    if (i === 1) {
      // Somebody else thinks about it, too.
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.locator('[data-hinted]').waitFor()
    }
    await move(page, roll)
  }
  const posted = await page.evaluate(() => window.posted)
  const hands = []
  for (const message of posted) {
    for (const text of texts(message)) {
      assert.ok(!/hand\/[123]\//.test(text), `a card of another seat: ${text}`)
      // BOARD SEAT PHASE HANDS ROUND GIFTS STACK PILE SHUFFLER
      const [, , phase, held, , , stack, , shuffler] = text.split(' ')
      if (!['give', 'play'].includes(phase)) continue
      hands.push(held.split('|'))
      assert.match(stack, /^\?\d+$|^-$/, text)
      assert.equal(shuffler, '?', text)
    }
    assert.ok(!message.args.some((a) => a?.moves?.length), 'no moves, which would tell what was dealt')
  }
  assert.ok(hands.length >= 4 && hands.some(([own]) => /^[A23456789TJQKX]+$/.test(own)), 'the own hand is there')
  assert.ok(hands.some(([, ...others]) => others.some((h) => h.length > 1)), 'there was something to hide')
  for (const [, ...others] of hands) for (const hand of others) assert.match(hand, /^(\?+|-)$/)
  assert.deepEqual(page.faults, [])
})
