// For each variant a whole game against the computer, by clicks.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice, play } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const games = [
  ['romanian-checkers', { level: 1 }],
  ['dobutsu', { level: 1 }],
  ['cublino-pur', { level: 1, keen: 'up' }],
  ['cublino-contra', { level: 3 }],
  ['dominions', { level: 0, options: { size: 3 } }],
  ['dog', { level: 3, options: { players: 2 }, keen: 'home' }],
]
for (const [game, how] of games) {
  test(`${game}: a whole game against the computer`, async () => {
    const page = await house.visitor()
    await begin(page, game, how)
    const end = await play(page, dice(7), { keen: how.keen })
    assert.ok(end.over)
    const id = page.url().split('/').pop()
    const state = await page.evaluate((id) => fetch(`/api/matches/${id}`).then((r) => r.json()), id)
    assert.equal(state.phase, 'over')
    assert.equal(state.history.length, end.ply)
    await page.locator('.prompt').filter({ hasText: /win|lose|Draw/ }).waitFor()
    assert.equal(await page.locator('ol button').count(), end.ply, 'every move is listed')

    // Step through it: back to the start, one on, and to the end again.
    await page.getByRole('button', { name: 'First position' }).click()
    await page.locator('.prompt').filter({ hasText: `After 0 of ${end.ply} moves` }).waitFor()
    await page.getByRole('button', { name: 'One move on' }).click()
    await page.locator('.prompt').filter({ hasText: `After 1 of ${end.ply} moves` }).waitFor()
    await page.getByRole('button', { name: 'Present position' }).click()
    await page.locator('.prompt').filter({ hasText: /win|lose|Draw/ }).waitFor()

    // The record is there to keep.
    const record = await page.evaluate((id) => fetch(`/api/matches/${id}/record`).then((r) => r.text()), id)
    assert.match(record, new RegExp(game))
    assert.deepEqual(page.faults, [])
    console.log(`# ${game}: ${end.ply} moves`)
    await page.context().close()
  })
}
