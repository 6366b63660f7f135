// Vacation, reminders and how one hears of one's turn, in a real browser: the whole one, for the other has no notifications.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { member } from './checks.mjs'
import { House } from './house.mjs'
import { dice, moveOnce, pair, reaches } from './player.mjs'

let house
before(async () => (house = await House.openWhole()))
after(() => house?.close())

const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
  return answer.json()
}, [method, path, body])

test('whoever goes on vacation is seen to, and comes back', async () => {
  const mia = await member(house, 'Mia', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const tom = await member(house, 'Tom')
  const { id } = await ask(mia, 'POST', '/api/matches', { game: 'dobutsu', seats: ['me', 'link'], clock: { kind: 'days', days: 2 } })
  const { players } = await ask(mia, 'GET', `/api/matches/${id}`)
  await ask(tom, 'POST', `/api/links/${players[1].link.split('/').at(-1)}`)
  await tom.goto(`/match/${id}`)
  await tom.locator('.table[data-phase=playing]').waitFor()
  await mia.goto('/account')
  const panel = mia.locator('section[data-vacation]')
  await panel.getByText('30 of your 30 days a year are left').waitFor()
  await panel.getByLabel('Days').fill('5')
  await panel.getByRole('button', { name: 'Go on vacation' }).tap()
  await panel.getByText(/^You are on vacation until/).waitFor()
  await tom.locator('[data-vacation]').getByText(/^on vacation until \d/).waitFor()
  const [wide, room] = await mia.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok(wide <= room, `${wide} in ${room}`)
  await panel.getByRole('button', { name: 'I am back' }).tap()
  await panel.getByRole('button', { name: 'Go on vacation' }).waitFor()
  await tom.locator('[data-vacation]').waitFor({ state: 'detached' })
  assert.deepEqual([...mia.faults, ...tom.faults], [])
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

test('one\'s turn is heard, felt, noticed and seen from afar', async () => {
  const anna = await house.visitor()
  await anna.context().grantPermissions(['notifications'])
  await anna.addInitScript(() => {
    window.heard = []
    const tone = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      window.heard.push('tone')
      return tone.call(this)
    }
    navigator.vibrate = (how) => window.heard.push(`buzz ${how}`)
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => void window.heard.push(`${title}: ${body} ${data}`)
    localStorage.setItem('notify', 'yes')
  })
  const ben = await house.visitor()
  const [first] = await pair({ visitor: (() => { const all = [anna, ben]; return async () => all.shift() })() }, 'dobutsu')
  assert.equal(first, anna)
  await anna.evaluate(() => navigator.serviceWorker.ready)
  const heard = () => anna.evaluate(() => window.heard.splice(0))
  const dot = () => anna.locator('link[rel~=icon]').getAttribute('href').then((href) => href.includes('%23e9b824'))
  await moveOnce(anna, dice(1))
  await reaches(ben, 1)
  await anna.waitForFunction(() => window.heard.includes('tone'))
  await anna.waitForFunction(() => !document.title.startsWith('●'))
  assert.ok(!(await dot()))
  await heard()
  // She looks elsewhere.
  await anna.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await moveOnce(ben, dice(2))
  await anna.waitForFunction(() => document.title.startsWith('● Your turn'))
  // The worker that shows it may need a moment.
  await anna.waitForFunction(() => window.heard.filter((h) => h === 'tone').length > 2 && window.heard.some((h) => h.startsWith('Your turn')))
  const all = await heard()
  assert.ok(all.includes('buzz 30'), all.join())
  assert.ok(all.includes(`Your turn: Dōbutsu shōgi ${new URL(anna.url()).pathname}`), all.join())
  assert.ok(await dot())
  // Whoever wants quiet has it.
  await anna.getByText('More', { exact: true }).click()
  for (const name of ['Sounds', 'Buzz when it is my turn', 'Notify me of my turn when I look elsewhere']) await anna.getByLabel(name).uncheck()
  await moveOnce(anna, dice(3))
  await reaches(ben, 3)
  await moveOnce(ben, dice(4))
  await reaches(anna, 4)
  assert.deepEqual(await heard(), [])
  assert.deepEqual([...anna.faults, ...ben.faults], [])
})
