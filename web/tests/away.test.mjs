// Vacation and reminders, in a real browser.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { member } from './checks.mjs'
import { House } from './house.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
  return answer.json()
}, [method, path, body])

test('whoever goes on vacation is seen to, and comes back', async () => {
  const anna = await member(house, 'Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const ben = await member(house, 'Ben')
  const { id } = await ask(anna, 'POST', '/api/matches', { game: 'dobutsu', seats: ['me', 'link'], clock: { kind: 'days', days: 2 } })
  const { players } = await ask(anna, 'GET', `/api/matches/${id}`)
  await ask(ben, 'POST', `/api/links/${players[1].link.split('/').at(-1)}`)
  await ben.goto(`/match/${id}`)
  await ben.locator('.table[data-phase=playing]').waitFor()
  await anna.goto('/account')
  const panel = anna.locator('section[data-vacation]')
  await panel.getByText('30 of your 30 days a year are left').waitFor()
  await panel.getByLabel('Days').fill('5')
  await panel.getByRole('button', { name: 'Go on vacation' }).tap()
  await panel.getByText(/^You are on vacation until/).waitFor()
  await ben.locator('[data-vacation]').getByText(/^on vacation until \d/).waitFor()
  const [wide, room] = await anna.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok(wide <= room, `${wide} in ${room}`)
  await panel.getByRole('button', { name: 'I am back' }).tap()
  await panel.getByRole('button', { name: 'Go on vacation' }).waitFor()
  await ben.locator('[data-vacation]').waitFor({ state: 'detached' })
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})

test('a reminder is shown by the service worker, and there is a switch', async () => {
  const page = await member(house, 'Carl')
  await page.goto('/account')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const context = page.context()
  const [worker] = context.serviceWorkers()
  // Not every Chromium has a place where notifications are shown.
  await worker.evaluate(() => {
    self.shown = []
    registration.showNotification = async (title, { body, data, tag }) => void self.shown.push([title, body, data, tag])
  })
  // As a push service would: the browser hands the message to the worker.
  const session = await context.newCDPSession(page)
  let registrationId
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => (registrationId ??= registrations[0]?.registrationId))
  await session.send('ServiceWorker.enable')
  while (!registrationId) await page.waitForTimeout(20)
  const told = { title: 'Your move: Dog with Anna', body: '2 days are left', path: '/match/k3v9', tag: 'k3v9' }
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data: JSON.stringify(told) })
  const shown = () => worker.evaluate(() => self.shown)
  while (!(await shown()).length) await page.waitForTimeout(20)
  assert.deepEqual(await shown(), [[told.title, told.body, told.path, told.tag]])
  await page.locator('[data-reminders]').getByRole('checkbox').waitFor()
  assert.deepEqual(page.faults, [])
})
