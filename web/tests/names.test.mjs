// Every way of accounts, ratings and tournaments, twice: by keys alone, and by a finger on a phone.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { check, fits, member } from './checks.mjs'
import { House } from './house.mjs'
import { Letters } from './letters.mjs'

let house, letters
before(async () => {
  letters = await Letters.open()
  house = await House.open('--smtp', letters.url, '--mail-from', 'parlour@games.example', '--site-url', (url) => url.replace('127.0.0.1', 'localhost'))
})
after(() => {
  letters?.close()
  return house?.close()
})

const PASSWORD = 'tintenfisch im regen'
const FRESH = 'sieben murmeln im glas'

/** Tab leads to everything; Enter, Space, letters and arrows do the rest. */
const keys = {
  name: 'keys',
  options: {},
  async reach(page, what) {
    await what.waitFor()
    for (let i = 0; i < 250; i++) {
      // The shorter way is back where it lies before.
      const way = await what.evaluate((e) => {
        const here = document.activeElement
        return e === here ? 'there' : here !== document.body && here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
      })
      if (way === 'there') return
      await page.keyboard.press(way)
    }
    assert.fail(`no key leads to ${what}`)
  },
  async press(page, what) {
    await this.reach(page, what)
    // A button that waits for an answer takes no key.
    while (!(await what.isEnabled())) await page.waitForTimeout(20)
    await this.reach(page, what)
    await page.keyboard.press('Enter')
  },
  async tick(page, what) {
    await this.reach(page, what)
    await page.keyboard.press(' ')
  },
  async write(page, what, text) {
    await this.reach(page, what)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
  async choose(page, what, value) {
    await this.reach(page, what)
    await page.keyboard.press('Home')
    for (let i = 0; i < 20 && (await what.inputValue()) !== value; i++) await page.keyboard.press('ArrowDown')
    assert.equal(await what.inputValue(), value)
  },
  async radio(page, what) {
    const group = page.locator(`input[name="${await what.getAttribute('name')}"]:checked`)
    await this.reach(page, group)
    for (let i = 0; i < 10 && !(await what.isChecked()); i++) await page.keyboard.press('ArrowDown')
    assert.ok(await what.isChecked())
  },
}
/** A finger, and a window of 390 pixels in which everything fits. */
const finger = {
  name: 'a finger',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async press(page, what) {
    await fits(page, page.url())
    await what.tap()
  },
  async tick(page, what) {
    await what.tap()
  },
  async write(page, what, text) {
    await what.fill(text)
  },
  async choose(page, what, value) {
    await what.selectOption(value)
  },
  async radio(page, what) {
    await what.tap()
  },
}

const there = (page, name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const button = (within, name) => within.getByRole('button', { name, exact: true })
const said = (page, words) => page.getByRole('status').filter({ hasText: words }).first().waitFor()
const ask = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
  return answer.json()
}, [method, path, body])

for (const [n, hand] of [keys, finger].entries()) {
  const called = (name) => `${name} ${'AB'[n]}`

  test(`an account from its beginning to its end, by ${hand.name}`, async () => {
    // Passkeys belong to names of hosts, not to numbers.
    const options = { ...hand.options, baseURL: house.url.replace('127.0.0.1', 'localhost') }
    const page = await house.visitor(options)
    const wire = await page.context().newCDPSession(page)
    await wire.send('WebAuthn.enable')
    await wire.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } })
    const name = called('Alba')
    await page.goto('/sign-up')
    await hand.write(page, page.getByLabel('Name'), name)
    await hand.write(page, page.getByLabel(/^Password/), PASSWORD)
    await hand.press(page, button(page, 'Make the account'))
    await there(page, `Welcome, ${name}`)
    const [code] = await page.locator('[data-codes] code').allTextContents()
    await hand.press(page, page.getByRole('link', { name: 'To my account' }))
    await there(page, name)
    const signOut = async () => {
      await hand.press(page, button(page, 'Sign out'))
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/sign-in')
    }
    // A recovery code.
    await signOut()
    await hand.press(page, button(page, 'I have lost my password'))
    await hand.write(page, page.getByLabel('Name'), name)
    await hand.write(page, page.getByLabel('Recovery code'), code)
    await hand.write(page, page.getByLabel(/^New password/), FRESH)
    await hand.press(page, button(page, 'Sign in with the new password'))
    await there(page, name)
    await page.getByText('9 of your codes are left').waitFor()
    // Another password, and back.
    const part = (what) => page.locator(`[data-${what}]`)
    const prove = async (within, what, password = FRESH) => {
      await hand.write(page, within.getByLabel('Your password'), password)
      await hand.press(page, button(within, what))
    }
    await hand.write(page, part('password').getByLabel(/^New password/), PASSWORD)
    await prove(part('password'), 'Change the password')
    await said(page, 'This is your password from now on')
    await prove(part('recovery'), 'Make new codes', PASSWORD)
    await part('codes').locator('code').nth(9).waitFor()
    // An address: asked for, confirmed by the link of a letter.
    const address = `alba.${n}@example.net`
    await hand.write(page, part('mail').getByLabel('E-mail address'), address)
    await prove(part('mail'), 'Send me a link', PASSWORD)
    await part('mail').getByText(`A letter is on its way to ${address}`).waitFor()
    await check(page, 'the account')
    let letter = await letters.to(address)
    const stranger = await house.visitor(options)
    await stranger.goto(letter.link)
    await hand.press(stranger, button(stranger, 'Confirm the address'))
    await stranger.getByRole('alert').filter({ hasText: 'Sign in first' }).waitFor()
    await page.goto(letter.link)
    await check(page, 'confirming')
    await hand.press(page, button(page, 'Confirm the address'))
    await said(page, `You are written to at ${address}`)
    await hand.press(page, page.getByRole('link', { name: 'To my account' }))
    await part('mail').getByText(`You are written to at ${address}`).waitFor()
    // A link that lets in again, on another device; this one is signed out by it.
    await stranger.goto('/sign-in')
    await hand.press(stranger, button(stranger, 'I have lost my password'))
    await hand.press(stranger, button(stranger, 'I have no code: send me a link by e-mail'))
    await hand.write(stranger, stranger.getByLabel('Name'), name)
    await hand.write(stranger, stranger.getByLabel('E-mail address of the account'), 'somebody@example.net')
    await hand.press(stranger, button(stranger, 'Send me a link'))
    await said(stranger, 'If there is such an account')
    await hand.write(stranger, stranger.getByLabel('E-mail address of the account'), address)
    await hand.press(stranger, button(stranger, 'Send me a link'))
    await check(stranger, 'asking for a link')
    letter = await letters.to(address)
    await stranger.goto(letter.link)
    await hand.write(stranger, stranger.getByLabel(/^New password/), FRESH)
    await hand.press(stranger, button(stranger, 'Sign in with the new password'))
    await there(stranger, name)
    assert.match((await letters.to(address)).subject, /password .* changed/)
    await stranger.goto(letter.link)
    await hand.write(stranger, stranger.getByLabel(/^New password/), PASSWORD)
    await hand.press(stranger, button(stranger, 'Sign in with the new password'))
    await stranger.getByRole('alert').filter({ hasText: 'not good any more' }).waitFor()
    // She signs in and ends the other session.
    await page.goto('/sign-in')
    await hand.write(page, page.getByLabel('Name'), name)
    await hand.write(page, page.getByLabel('Password'), FRESH)
    await hand.press(page, button(page, 'Sign in'))
    await there(page, name)
    await part('sessions').locator('li').nth(1).waitFor()
    await hand.press(page, part('sessions').getByRole('button', { name: /^End the session/ }))
    await part('sessions').locator('li').nth(1).waitFor({ state: 'detached' })
    // A passkey: made, used, removed.
    await hand.press(page, button(part('passkeys'), 'Add a passkey'))
    await hand.write(page, part('passkeys').getByLabel('What to call it'), 'My key')
    await prove(part('passkeys'), 'Make a passkey')
    await part('passkeys').locator('b', { hasText: 'My key' }).waitFor()
    await signOut()
    await hand.press(page, button(page, 'Sign in with a passkey'))
    await there(page, name)
    await hand.press(page, button(part('passkeys'), 'Remove My key'))
    await hand.press(page, button(part('passkeys'), 'Remove it with a passkey'))
    await part('passkeys').locator('b', { hasText: 'My key' }).waitFor({ state: 'detached' })
    // Vacation, reminders, privacy, the address again.
    await hand.write(page, part('vacation').getByLabel('Days'), '3')
    await hand.press(page, button(part('vacation'), 'Go on vacation'))
    await hand.press(page, button(part('vacation'), 'I am back'))
    await button(part('vacation'), 'Go on vacation').waitFor()
    await hand.tick(page, part('reminders').getByRole('checkbox'))
    // This browser has no push service to ask; it says so, and the box stays empty.
    await part('reminders').getByRole('alert').waitFor()
    await hand.choose(page, page.getByLabel('Who sees my profile'), 'nobody')
    await said(page, 'Your wish is kept')
    await hand.press(page, button(part('mail'), 'Remove it'))
    await prove(part('mail'), 'Remove the address')
    await part('mail').getByLabel('E-mail address').waitFor()
    assert.match((await letters.to(address)).subject, /address .* changed/)
    // Everything as a file, and away.
    const file = page.waitForEvent('download')
    await prove(part('export'), 'Take it along')
    assert.equal(JSON.parse(readFileSync(await (await file).path(), 'utf8')).account.account.name, name)
    await hand.press(page, button(page, 'I want to go'))
    await prove(part('close'), 'Delete my account')
    await page.waitForURL((url) => url.pathname === '/')
    assert.deepEqual([...page.faults, ...stranger.faults], [])
  })

  test(`opponents: found, followed, challenged, blocked; ratings and leaders, by ${hand.name}`, async () => {
    const anna = await member(house, called('Anna'), hand.options)
    const ben = await member(house, called('Ben'), hand.options)
    for (const page of [anna, ben]) {
      await page.goto('/lobby')
      await hand.choose(page, page.locator('[data-play-game]'), 'dobutsu')
      await hand.choose(page, page.locator('[data-play-speed]'), 'blitz')
      await hand.press(page, button(page, 'Find an opponent'))
    }
    for (const page of [anna, ben]) await page.locator('.table[data-phase="playing"]').waitFor()
    const id = new URL(anna.url()).pathname.split('/')[2]
    const { you } = await ask(anna, 'GET', `/api/matches/${id}`)
    const [first, second] = you[0] === 0 ? [anna, ben] : [ben, anna]
    for (const [page, ply, text] of [[first, 0, 'b3b2'], [second, 1, 'a1a2'], [first, 2, 'b2b1']]) {
      assert.equal((await ask(page, 'POST', `/api/matches/${id}/acts`, { do: 'move', ply, text })).ply, ply + 1)
    }
    await first.locator('[data-ratings="counted"]').waitFor()
    // The winner's page: graph, filters, follow, challenge.
    const winner = first === anna ? called('Anna') : called('Ben')
    const loser = second
    await loser.goto(`/player/${winner}`)
    await loser.locator('[data-rating="dobutsu/blitz"]').waitFor()
    await hand.press(loser, loser.locator('[data-rating="dobutsu/blitz"]'))
    await loser.getByText('The best at Dōbutsu shōgi, blitz').waitFor()
    await hand.choose(loser, loser.locator('[data-filter-result]'), 'lost')
    await loser.getByText('No games here.').waitFor()
    await hand.press(loser, button(loser, 'Follow'))
    await loser.locator('[data-relation="follow"]').waitFor()
    await check(loser, 'a profile')
    const form = loser.locator('[data-dare-form]')
    await hand.choose(loser, form.getByLabel('Game'), 'dobutsu')
    await hand.choose(loser, form.getByLabel('Clock'), 'correspondence')
    await hand.press(loser, button(form, 'Challenge'))
    await said(loser, 'has been asked')
    await first.goto('/')
    await hand.press(first, button(first.locator('[data-dare]'), 'Play'))
    for (const page of [anna, ben]) await page.locator('.table[data-phase="playing"]').waitFor()
    await loser.goto(`/player/${winner}`)
    await hand.press(loser, button(loser, 'Following'))
    await loser.locator('[data-relation="none"]').waitFor()
    await hand.press(loser, button(loser, 'Block'))
    await loser.locator('[data-relation="block"]').waitFor()
    assert.equal(await loser.locator('[data-dare-form]').count(), 0)
    await first.goto(`/player/${winner}`)
    await hand.press(first, button(first, 'Make addresses'))
    assert.match(await (await fetch(await first.locator('[data-feed="calendar"]').inputValue())).text(), /^BEGIN:VCALENDAR/)
    await first.goto('/leaders/dobutsu/rapid')
    await hand.choose(first, first.locator('[data-leaders-speed]'), 'blitz')
    await first.waitForURL('**/leaders/dobutsu/blitz')
    await check(first, 'leaders')
    assert.deepEqual([...anna.faults, ...ben.faults], [])
  })

  test(`a tournament is announced, entered, left, entered again and played, by ${hand.name}`, async () => {
    const [host, guest] = [await member(house, called('Cora'), hand.options), await member(house, called('Dave'), hand.options)]
    await host.goto('/tournaments')
    await hand.press(host, host.getByRole('link', { name: 'Announce one' }))
    await there(host, 'New tournament')
    await hand.write(host, host.getByLabel('Name'), `Evening ${n}`)
    await hand.radio(host, host.getByRole('radio', { name: /^Round robin/ }))
    await hand.choose(host, host.getByRole('combobox', { name: /^Game/ }), 'dobutsu')
    await hand.press(host, button(host, 'Announce'))
    await host.locator('[data-phase=open]').waitFor()
    for (const name of ['Enter', 'Withdraw', 'Come back']) await hand.press(host, button(host, name))
    await button(host, 'Withdraw').waitFor()
    await guest.goto('/tournaments')
    await hand.press(guest, guest.getByRole('link', { name: `Evening ${n}` }))
    await hand.press(guest, button(guest, 'Enter'))
    await button(guest, 'Withdraw').waitFor()
    await hand.press(host, button(host, 'Begin now'))
    await hand.press(guest, guest.locator('[data-go]'))
    await guest.locator('.table[data-phase=playing]').waitFor()
    // Whoever withdraws in the middle loses what is left.
    await hand.press(host, host.locator('[data-go]'))
    await host.locator('.table[data-phase=playing]').waitFor()
    const id = new URL(host.url()).pathname.split('/')[2]
    await ask(host, 'POST', `/api/matches/${id}/acts`, { do: 'resign' })
    await guest.goBack()
    await guest.locator('[data-tournament][data-phase=over]').waitFor()
    await guest.locator('[data-standings] tbody tr').first().getByRole('rowheader', { name: called('Dave') }).waitFor()
    await check(guest, 'standings')
    assert.deepEqual([...host.faults, ...guest.faults], [])
  })

  test(`a report, and what operators do about it, by ${hand.name}`, async () => {
    const olga = await member(house, called('Olga'), { ...hand.options })
    const [eva, finn] = [await member(house, called('Eva'), hand.options), await member(house, called('Finn'), hand.options)]
    // The first operator has the token; she appoints the second.
    if (n === 0) {
      const first = await house.visitor()
      await first.goto('/')
      await ask(first, 'POST', '/api/account', { name: 'Head', password: PASSWORD, setup: house.setup })
      house.head = first
    }
    const found = await ask(house.head, 'GET', `/api/moderation/people?name=${encodeURIComponent(called('Olga'))}`)
    await ask(house.head, 'POST', '/api/moderation', { do: 'appoint', about: found.id, note: '' })
    const { id } = await ask(eva, 'POST', '/api/matches', { game: 'dobutsu', seats: ['me', 'link'] })
    const { players } = await ask(eva, 'GET', `/api/matches/${id}`)
    await ask(finn, 'POST', `/api/links/${players[1].link.split('/').at(-1)}`)
    await finn.goto(`/match/${id}`)
    await finn.locator('.table[data-phase="playing"]').waitFor()
    const talk = finn.locator('.talk [data-report]')
    if (!(await talk.locator('summary').isVisible())) await hand.press(finn, finn.locator('summary, button').filter({ hasText: /^(Talk|Chat)/ }).first())
    await hand.press(finn, talk.locator('summary'))
    await hand.choose(finn, talk.getByLabel('About'), '0')
    await hand.write(finn, talk.getByLabel(/^What happened/), `She hums, by ${hand.name}.`)
    await hand.press(finn, button(talk, 'Tell the operators'))
    await said(finn, 'Thank you')
    await olga.goto('/account')
    await hand.press(olga, olga.getByRole('link', { name: 'Moderation' }))
    await there(olga, 'Moderation')
    const report = olga.locator('[data-report]').filter({ hasText: `by ${hand.name}` })
    const subject = olga.locator('[data-subject]')
    const about = (name) => hand.press(olga, button(report, `About ${name}`))
    await about(called('Eva'))
    await hand.write(olga, subject.getByLabel('Why, for the trail'), 'humming')
    await hand.press(olga, button(subject, 'Mute'))
    await said(olga, 'Muted')
    await about(called('Eva'))
    await hand.write(olga, subject.getByLabel('New name'), called('Evelyn'))
    await hand.press(olga, button(subject, 'Rename'))
    await said(olga, 'Renamed')
    await about(called('Evelyn'))
    await hand.press(olga, button(subject, 'Ban'))
    await said(olga, 'Banned')
    await hand.write(olga, report.getByLabel('What came of it'), 'banned')
    await hand.press(olga, button(report, 'Close it'))
    await report.getByText('Closed').waitFor()
    await check(olga, 'moderation')
    assert.deepEqual([...olga.faults, ...finn.faults], [])
  })
}
