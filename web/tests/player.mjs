// Somebody who plays by clicks, choosing among what the page offers. Knows no rules.

import assert from 'node:assert/strict'

/** A small generator, so that a run can be repeated. */
export function dice(seed) {
  let s = seed >>> 0
  return (n) => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

/** Fills in the form for a new game and starts it. */
export async function begin(page, game, { level = 0, seats = {}, options = {}, friend = false, clock, name, position } = {}) {
  // A position fits its rules: both are in the address.
  const rules = Object.entries(options).map(([key, value]) => `&set=${key}=${value}`).join('')
  await page.goto(`/new/${game}${friend ? '/friend' : ''}${position ? `?position=${encodeURIComponent(position)}${rules}` : ''}`)
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const chosen = position ? [] : Object.entries(options)
  if (chosen.length) await page.getByText('Options', { exact: true }).click()
  for (const [key, value] of chosen) {
    const field = page.locator(`[data-option="${key}"]`)
    if ((await field.evaluate((e) => e.tagName)) === 'SELECT') await field.selectOption(String(value))
    else {
      await field.fill(String(value))
      await field.press('Tab')
    }
    // The rules decide how many sit down.
    await page.locator('form[aria-busy=false]').waitFor()
  }
  for (const [seat, who] of Object.entries(seats)) await page.locator(`[data-seat="${seat}"]`).selectOption(who)
  for (const strength of await page.locator('[data-level]').all()) await strength.selectOption(String(level))
  if (name) await page.getByLabel('My name').fill(name)
  if (clock) {
    await page.locator('[data-clock-kind]').selectOption('own')
    await page.getByLabel('Minutes for the game', { exact: true }).fill(String(clock[0]))
    await page.getByLabel('Seconds more a move').fill(String(clock[1]))
  }
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.table').waitFor()
}

/** Two visitors at one table. */
export async function pair(house, game, options = {}) {
  const anna = await house.visitor()
  await begin(anna, game, { friend: true, name: 'Anna', ...options })
  const link = await anna.getByLabel(/^Link for/).inputValue()
  const ben = await house.visitor()
  await ben.goto(new URL(link).pathname)
  await ben.getByLabel('My name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  // Both are there, in their own eyes and in each other's.
  for (const page of [anna, ben]) await page.locator('.table[data-phase="playing"][data-online="true"]').waitFor()
  for (const page of [anna, ben]) await page.locator('.players').getByText('away').waitFor({ state: 'detached' })
  return [anna, ben]
}

/** Keeps what the live regions say from now on: what happens, and what is asked. */
export const listen = (page) => page.evaluate(() => {
  window.told = []
  window.asked = []
  const hear = (region, into) => new MutationObserver(() => {
    if (region.getAttribute('aria-live') !== 'off' && region.textContent) into.push(region.textContent)
  }).observe(region, { subtree: true, childList: true, characterData: true, attributes: true })
  hear(document.querySelector('[data-announced]'), window.told)
  hear(document.querySelector('.prompt'), window.asked)
})

/** Waits until a page that is listened to has said this once, and no more. */
export async function saysOnce(page, words) {
  await page.waitForFunction((words) => window.told.some((t) => t.includes(words)), words)
  const told = await page.evaluate(() => window.told)
  assert.equal(told.filter((t) => t.includes(words)).length, 1, told.join(' / '))
}

/** Waits until so many moves are played on this page. */
export const reaches = (page, n) => page.locator(`.table[data-ply="${n}"]`).waitFor()

/** Touches until one move is played, without waiting for the next turn. */
export async function moveOnce(page, roll) {
  const { ply } = await offered(page)
  for (;;) {
    const now = await offered(page)
    const done = now.all.find((c) => c.button === 'done')
    const next = now.all.filter((c) => c.spot !== undefined || (c.button !== 'done' && c.button !== 'back'))
    await touch(page, done ?? next[roll(next.length)], now)
    const table = page.locator('.table')
    if (Number(await table.getAttribute('data-ply')) !== ply) return
    if (done) return reaches(page, ply + 1)
    if ((await table.getAttribute('data-turn')) !== 'true') return reaches(page, ply + 1)
  }
}

/** Waits until something may be touched or the game is over; tells what may be touched, and where. */
export function offered(page, patience = 60_000) {
  return page.evaluate(async (patience) => {
    const until = performance.now() + patience
    for (;;) {
      const table = document.querySelector('.table')
      const { phase, turn, ply, touched } = table?.dataset ?? {}
      if (phase === 'over') return { over: true, ply: Number(ply) }
      if (turn === 'true') {
        const cells = [...table.querySelectorAll('.cell.may')].map((e) => ({ spot: e.dataset.spot, e }))
        const buttons = [...table.querySelectorAll('[data-choice]')].map((e) => ({ button: e.dataset.choice, e }))
        const all = [...cells, ...buttons].map(({ e, ...what }) => {
          const box = e.getBoundingClientRect()
          return { ...what, x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height }
        })
        if (all.some((c) => c.button !== 'back')) return { over: false, ply: Number(ply), touched: Number(touched), all }
      }
      if (performance.now() > until) throw new Error(`nothing to do: ${document.body.innerText.slice(0, 400)}`)
      await new Promise((r) => requestAnimationFrame(r))
    }
  }, patience)
}

/** Waits until a touch has had its effect. */
export function settled(page, before, what = 'a touch') {
  return page.evaluate(async ({ ply, touched, what }) => {
    const until = performance.now() + 30_000
    for (;;) {
      const now = document.querySelector('.table')?.dataset ?? {}
      const wrong = document.querySelector('[role=alert].error')?.textContent
      if (wrong) throw new Error(`the page says: ${wrong}`)
      if (Number(now.ply) !== ply || Number(now.touched) !== touched || now.phase === 'over') return
      if (performance.now() > until) throw new Error(`${what} had no effect at move ${ply}: ${document.querySelector('.prompt')?.textContent}`)
      await new Promise((r) => requestAnimationFrame(r))
    }
  }, { ...before, what })
}

/** Touches one of the choices: clicks or taps in its middle. */
export async function touch(page, choice, before, tap = false) {
  let { x, y } = choice
  const what = choice.spot !== undefined
    ? page.locator(`.cell[data-spot="${choice.spot}"]`) : page.locator(`[data-choice="${choice.button}"]`)
  // Below the fold, or under what stays at the bottom of a small window.
  const seen = await what.evaluate((e, [x, y]) => document.elementsFromPoint(x, y)[0]?.closest('[data-spot], [data-choice]') === e, [x, y])
  if (!seen) {
    await what.evaluate((e) => e.scrollIntoView({ block: 'center' }))
    const box = await what.boundingBox()
    ;[x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  }
  if (tap) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await settled(page, before, `${choice.spot ?? choice.button} at ${Math.round(x)},${Math.round(y)}`)
}

/** Where one comes to an end sooner: a finish, and the way out of a kennel. */
const HOMEWARDS = /^F|start$/

/** One whole move, touch by touch. False when the game is over. Who is keen goes `up` the board, or `home`. */
export async function move(page, roll, { tap = false, keen } = {}) {
  let now = await offered(page)
  if (now.over) return false
  const { ply } = now
  for (let touches = 0; touches < 60; touches++) {
    const done = now.all.find((c) => c.button === 'done')
    const next = now.all.filter((c) => c.button !== 'back' && c.button !== 'done')
    const stop = done && (!next.length || roll(2) === 0)
    const top = Math.min(...next.filter((c) => c.spot !== undefined).map((c) => c.y))
    const home = keen === 'home' ? next.filter((c) => HOMEWARDS.test(c.spot ?? c.button)) : []
    const up = keen === 'up' && now.touched > 0 ? next.filter((c) => c.spot !== undefined && c.y < top + 2) : []
    const among = [home, up, next].find((some) => some.length) ?? next
    const choice = stop ? done : among[roll(among.length)]
    await touch(page, choice, now, tap)
    now = await offered(page)
    if (now.over || now.ply !== ply) return !now.over
    if (now.touched === 0) return true
  }
  assert.fail('a move of sixty touches')
}

/** Plays to the end, or until `plies` moves are played. */
export async function play(page, roll, { plies = Infinity, tap = false, keen } = {}) {
  for (;;) {
    const now = await offered(page)
    if (now.over || now.ply >= plies) return now
    if (!(await move(page, roll, { tap, keen }))) return offered(page)
  }
}
