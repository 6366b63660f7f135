// Accounts in the browser, each way of them: by keys, on a phone, with passkeys, and for operators.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, pair } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const PASSWORD = 'tintenfisch im regen'
const FRESH = 'sieben murmeln im glas'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Presses Tab until the focus is on what has this name, as a person without a mouse does. */
async function tabTo(page, name, role = /.*/) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(() => {
      const e = document.activeElement
      const words = e.labels?.[0]?.textContent ?? e.getAttribute('aria-label') ?? e.textContent
      return { words: words.replace(/\s+/g, ' ').trim(), tag: e.tagName }
    })
    if (now.words.startsWith(name) && role.test(now.tag)) return
  }
  assert.fail(`no key leads to ${name}`)
}
async function signUp(page, name, setup) {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  if (setup) {
    await page.getByText('For programs and operators', { exact: true }).click()
    await page.getByLabel(/^Set-up token/).fill(setup)
  }
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor()
  return page.locator('[data-codes] code').allTextContents()
}
async function signIn(page, name, password) {
  await page.goto('/sign-in')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const there = (page, name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
/** What a program finds wrong on this page, light and dark, and whether it is wider than its window. */
async function look(page, where) {
  await page.evaluate(axe)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await page.evaluate(() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }))
    assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`), [], `${where}, ${colorScheme}`)
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${where} is ${wide} px too wide`)
}

test('a guest signs up, out and in again by keys alone, and keeps the game', async () => {
  const page = await house.visitor()
  await begin(page, 'dobutsu', { level: 0, name: 'Berta' })
  const table = new URL(page.url()).pathname
  await page.goto('/')
  await tabTo(page, 'Account', /^A$/)
  await page.keyboard.press('Enter')
  await there(page, 'My account')
  await tabTo(page, 'Sign up', /^A$/)
  await page.keyboard.press('Enter')
  await there(page, 'Sign up')
  await tabTo(page, 'Name', /INPUT/)
  assert.equal(await page.getByLabel('Name').inputValue(), 'Berta')
  await tabTo(page, 'Password', /INPUT/)
  await page.keyboard.type('password123')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'guessed first' }).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await there(page, 'Welcome, Berta')
  assert.equal(await page.locator('[data-codes] code').count(), 10)
  await page.goto('/games')
  await page.locator(`a[href^="${table}"]`).first().waitFor()
  await page.goto('/account')
  await there(page, 'Berta')
  await tabTo(page, 'Sign out', /BUTTON/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/sign-in')
  await tabTo(page, 'Name', /INPUT/)
  await page.keyboard.type('berta')
  await tabTo(page, 'Password', /INPUT/)
  await page.keyboard.type('marmelade am morgen')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'the name or the password is wrong' }).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await there(page, 'Berta')
  // At a table one is asked for no name.
  await page.goto('/lobby')
  await page.locator('[data-account]').first().waitFor()
  assert.deepEqual(page.faults, [])
})

test('codes, passwords, sessions, data and farewell, on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await house.visitor(phone)
  const codes = await signUp(page, 'Carla')
  await look(page, 'codes')
  await page.goto('/sign-in')
  await look(page, 'sign in')
  // Lost the password.
  const other = await house.visitor(phone)
  await other.goto('/sign-in')
  await other.getByRole('button', { name: 'I have lost my password' }).tap()
  await other.getByLabel('Name').fill('Carla')
  await other.getByLabel('Recovery code').fill(codes[0].toUpperCase())
  await other.getByLabel(/^New password/).fill(FRESH)
  await look(other, 'recovery')
  await other.getByRole('button', { name: 'Sign in with the new password' }).tap()
  await there(other, 'Carla')
  await other.getByText('9 of your codes are left').waitFor()
  await page.goto('/account')
  await there(page, 'My account')
  await signIn(page, 'Carla', FRESH)
  await there(page, 'Carla')
  await look(page, 'account')
  // Two browsers; one ends the other.
  await page.locator('[data-sessions] li').nth(1).waitFor()
  await page.getByRole('button', { name: /^End the session/ }).tap()
  await page.locator('[data-sessions] li').nth(1).waitFor({ state: 'detached' })
  await other.goto('/account')
  await there(other, 'My account')
  // Another password.
  const change = page.locator('[data-password]')
  await change.getByLabel(/^New password/).fill(PASSWORD)
  await change.getByLabel('Your password').fill('wrong, I am afraid')
  await change.getByRole('button').tap()
  await change.getByRole('alert').filter({ hasText: 'the password is wrong' }).waitFor()
  await change.getByLabel('Your password').fill(FRESH)
  await change.getByRole('button').tap()
  await page.getByRole('status').filter({ hasText: 'from now on' }).waitFor()
  // New codes.
  await page.locator('[data-recovery]').getByLabel('Your password').fill(PASSWORD)
  await page.locator('[data-recovery]').getByRole('button').tap()
  await page.locator('[data-codes] code').nth(9).waitFor()
  // What others may see is kept.
  await page.getByLabel('Who sees my profile').selectOption('nobody')
  await page.getByRole('status').filter({ hasText: 'kept' }).waitFor()
  await page.reload()
  await there(page, 'Carla')
  assert.equal(await page.getByLabel('Who sees my profile').inputValue(), 'nobody')
  // Everything as a file.
  await page.locator('[data-export]').getByLabel('Your password').fill(PASSWORD)
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').getByRole('button').tap()])
  const all = JSON.parse(readFileSync(await file.path(), 'utf8'))
  assert.equal(all.account.account.name, 'Carla')
  // And away.
  await page.getByRole('button', { name: 'I want to go' }).tap()
  const close = page.locator('[data-close]')
  await close.getByLabel('Your password').fill(PASSWORD)
  await look(page, 'farewell')
  await close.getByRole('button', { name: 'Delete my account' }).tap()
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(page, 'Carla', PASSWORD)
  await page.getByRole('alert').filter({ hasText: 'wrong' }).waitFor()
  assert.deepEqual([...page.faults, ...other.faults], [])
})

test('a passkey is made, signs in and is removed', async () => {
  // Passkeys belong to names of hosts, not to numbers.
  const page = await house.visitor({ baseURL: house.url.replace('127.0.0.1', 'localhost') })
  const wire = await page.context().newCDPSession(page)
  await wire.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  const { authenticatorId } = await wire.send('WebAuthn.addVirtualAuthenticator', { options })
  await signUp(page, 'Dora')
  await page.goto('/account')
  const keys = page.locator('[data-passkeys]')
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await keys.getByLabel('What to call it').fill('My test key')
  await keys.getByLabel('Your password').fill(PASSWORD)
  await keys.getByRole('button', { name: 'Make a passkey', exact: true }).click()
  await keys.locator('b', { hasText: 'My test key' }).waitFor()
  const { credentials } = await wire.send('WebAuthn.getCredentials', { authenticatorId })
  assert.equal(credentials.length, 1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await there(page, 'Dora')
  await keys.getByText('last used').waitFor()
  // It proves as much as a password.
  await page.locator('[data-recovery]').getByRole('button', { name: 'with a passkey' }).click()
  await page.locator('[data-codes] code').nth(9).waitFor()
  await keys.getByRole('button', { name: 'Remove My test key' }).click()
  await keys.getByRole('button', { name: 'Remove it with a passkey' }).click()
  await keys.locator('b', { hasText: 'My test key' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('alert').waitFor()
  assert.deepEqual(page.faults, [])
})

test('a report reaches the operator, who mutes, renames and bans', async () => {
  const operator = await house.visitor()
  assert.ok(house.setup, 'the program prints a set-up token')
  await signUp(operator, 'Olga', house.setup)
  const [anna, ben] = await pair(house, 'dobutsu')
  await ben.locator('.talk [data-report] summary').click()
  await ben.locator('.talk [data-report]').getByLabel('About').selectOption({ label: 'Anna' })
  await ben.locator('.talk [data-report]').getByLabel(/^What happened/).fill('She hums all the time.')
  await ben.getByRole('button', { name: 'Tell the operators' }).click()
  await ben.getByRole('status').filter({ hasText: 'Thank you' }).waitFor()
  await operator.goto('/account')
  await operator.getByRole('link', { name: 'Moderation' }).click()
  await there(operator, 'Moderation')
  const report = operator.locator('[data-report]').filter({ hasText: 'She hums all the time.' })
  await report.getByRole('button', { name: 'About Anna' }).click()
  const subject = operator.locator('[data-subject]')
  await subject.getByLabel('Why, for the trail').fill('humming')
  await look(operator, 'moderation')
  await subject.getByRole('button', { name: 'Mute', exact: true }).click()
  await operator.getByRole('status').filter({ hasText: 'Muted' }).waitFor()
  await anna.getByLabel('Say something').fill('hm hm hm')
  await anna.getByRole('button', { name: 'Send' }).click()
  await anna.getByText('you are muted for now').first().waitFor()
  await report.getByRole('button', { name: 'About Anna' }).click()
  await subject.getByLabel('New name').fill('Annabel')
  await subject.getByRole('button', { name: 'Rename' }).click()
  await operator.getByRole('status').filter({ hasText: 'Renamed' }).waitFor()
  await ben.getByText('Annabel').first().waitFor()
  await report.getByRole('button', { name: 'About Annabel' }).click()
  await subject.getByRole('button', { name: 'Ban', exact: true }).click()
  await operator.getByRole('status').filter({ hasText: 'Banned' }).waitFor()
  await report.getByLabel('What came of it').fill('banned')
  await report.getByRole('button', { name: 'Close it' }).click()
  await report.getByText('Closed').waitFor()
  const deeds = await operator.locator('[data-trail] tbody tr td:nth-child(3)').allTextContents()
  assert.deepEqual(deeds, ['close', 'ban', 'rename', 'mute'])
  await anna.goto('/settings')
  await anna.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await anna.getByText('On this device you are').count(), 0)
  // On a phone as well, and for nobody else.
  await operator.setViewportSize({ width: 390, height: 844 })
  await look(operator, 'moderation on a phone')
  await ben.goto('/moderation')
  await ben.getByRole('alert').waitFor()
  assert.deepEqual([...operator.faults, ...ben.faults], [])
})
