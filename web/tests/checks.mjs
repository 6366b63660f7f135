// What several tests ask of a page.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No accessibility fault that a program can find, light or dark. */
export async function check(page, where) {
  await page.evaluate(axe)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await page.evaluate(() => axe.run({ include: ['html'] }, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'],
    }))
    assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).slice(0, 3).join(' ')}`), [], `${where}, ${colorScheme}`)
  }
}

/** Nothing is wider than the window. */
export async function fits(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  assert.ok(wide <= 0, `${where} is ${wide} pixels too wide`)
}

/** A visitor of the house with an account. */
export async function member(house, name, options) {
  const page = await house.visitor(options)
  await page.goto('/')
  const status = await page.evaluate(async (name) => {
    const body = JSON.stringify({ name, password: `a long one of ${name} 7!` })
    return (await fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  }, name)
  assert.ok(status < 300, `${status}`)
  return page
}
