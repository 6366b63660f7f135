// Play now, a rated game to its end, profiles, leaderboards and challenges, in a real browser.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { check, fits, member } from './checks.mjs'
import { House } from './house.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

/** Plays a move by what the API takes. */
async function move(page, text) {
  const id = new URL(page.url()).pathname.split('/')[2]
  const answer = await page.evaluate(async ([id, text]) => {
    const state = await (await fetch(`/api/matches/${id}`)).json()
    const body = JSON.stringify({ do: 'move', ply: state.ply, text })
    const answer = await fetch(`/api/matches/${id}/acts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.text()
  }, [id, text])
  assert.match(answer, /"ply"/, answer)
}

test('two find each other, play a rated game, and see what it did', async () => {
  const anna = await member(house, 'Anna')
  const ben = await member(house, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const page of [anna, ben]) {
    await page.goto('/lobby')
    await page.locator('[data-play-game]').selectOption('dobutsu')
    await page.locator('[data-play-speed]').selectOption('blitz')
  }
  await fits(ben, 'the lobby')
  // By keys alone.
  await anna.getByRole('button', { name: 'Find an opponent' }).focus()
  await anna.keyboard.press('Enter')
  await anna.locator('[data-seeking]').waitFor()
  await check(anna, 'looking for somebody')
  await anna.getByRole('button', { name: 'Stop looking' }).press('Enter')
  await anna.getByRole('button', { name: 'Find an opponent' }).press('Enter')
  await ben.getByRole('button', { name: 'Find an opponent' }).tap()
  for (const page of [anna, ben]) await page.locator('.table[data-phase="playing"]').waitFor()
  assert.equal(new URL(anna.url()).pathname, new URL(ben.url()).pathname)
  // No hints where it counts.
  assert.equal(await anna.locator('[data-hint]').count(), 0)
  const first = (await anna.evaluate(async () => (await (await fetch(`/api${location.pathname.replace('match', 'matches')}`)).json()).you[0])) === 0 ? anna : ben
  const second = first === anna ? ben : anna
  await move(first, 'b3b2')
  await move(second, 'a1a2')
  await move(first, 'b2b1')
  for (const page of [first, second]) await page.locator('[data-ratings="counted"]').waitFor()
  assert.match(await first.locator('[data-ratings]').innerText(), /\+162/)
  assert.match(await second.locator('[data-ratings]').innerText(), /−162/)
  await check(first, 'the card at the end')
  await fits(ben, 'the card at the end')

  const winner = first === anna ? 'Anna' : 'Ben'
  for (const page of [anna, ben]) {
    await page.goto(`/player/${winner}`)
    await page.locator('[data-rating="dobutsu/blitz"]').waitFor()
    assert.match(await page.locator('[data-rating]').innerText(), /1662\?/)
    await page.locator('[data-games] tbody a').waitFor()
    assert.match(await page.locator('[data-games] tbody').innerText(), /rated[\s\S]*Won/)
    assert.match(await page.locator('[data-figures]').innerText(), /Won\s*1/)
    await fits(page, 'a profile')
  }
  assert.match(await anna.title(), new RegExp(winner))
  await anna.locator('[data-filter-result]').selectOption('lost')
  await anna.getByText('No games here.').waitFor()
  await check(anna, 'a profile')
  for (const page of [anna, ben]) assert.deepEqual(page.faults, [])
})

test('a challenge is made, seen and accepted; a block ends that', async () => {
  const cora = await member(house, 'Cora')
  const dave = await member(house, 'Dave')
  await dave.goto('/')
  await cora.goto('/player/Dave')
  await cora.getByRole('button', { name: 'Follow' }).click()
  await cora.locator('[data-relation="follow"]').waitFor()
  const form = cora.locator('[data-dare-form]')
  await form.locator('select').first().selectOption('dobutsu')
  await form.getByRole('button', { name: 'Challenge' }).click()
  await cora.getByText('has been asked').waitFor()
  await dave.locator('[data-dare]').getByRole('button', { name: 'Play' }).click()
  for (const page of [cora, dave]) await page.locator('.table[data-phase="playing"]').waitFor()
  await dave.goto('/player/Cora')
  await dave.getByRole('button', { name: 'Block' }).click()
  await dave.locator('[data-relation="block"]').waitFor()
  await cora.goto('/player/Dave')
  await cora.locator('[data-relation]').waitFor()
  assert.equal(await cora.locator('[data-dare-form]').count(), 0)
  // One's own page tells whom one follows and whom one has blocked, and lets go of either.
  await cora.goto('/account')
  await cora.locator('[data-people]').getByRole('link', { name: 'Dave' }).waitFor()
  await check(cora, 'an account with somebody followed')
  await cora.getByRole('button', { name: 'Unfollow Dave' }).click()
  await cora.locator('[data-people]').getByText('Nobody yet').waitFor()
  await dave.goto('/account')
  await dave.getByRole('button', { name: 'Unblock Cora' }).click()
  await dave.getByText('You have blocked').waitFor({ state: 'detached' })
  await dave.goto('/player/Dave')
  await dave.getByRole('button', { name: 'Make addresses' }).click()
  const address = await dave.locator('[data-feed="calendar"]').inputValue()
  const text = await (await fetch(address)).text()
  assert.match(text, /^BEGIN:VCALENDAR/)
  await check(dave, 'one’s own page')
})

test('the leaderboard says so while nobody is known well enough', async () => {
  const page = await house.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/leaders')
  await page.getByText('Nobody is known well enough yet').waitFor()
  await page.locator('[data-leaders-speed]').selectOption('blitz')
  await page.waitForURL('**/leaders/*/blitz')
  await check(page, 'the leaderboard')
  await fits(page, 'the leaderboard')
  await page.goto('/player/nobody-at-all')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A guest plays casual games, and is offered a bot after a while.
  await page.goto('/')
  await page.locator('[data-play-game]').selectOption('dobutsu')
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.locator('[data-bot]').click()
  await page.locator('.table[data-phase="playing"]').waitFor()
})
