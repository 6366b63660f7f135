// Rules pages with boards to try, and the tour of each game.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { begin, dice } from './player.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const variants = ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']

/** Makes the marked touches of one step of a tour. */
async function step(page, touch) {
  const at = await page.locator('.tour').getAttribute('data-step')
  for (let i = 0; i < 12; i++) {
    const trial = page.locator('.trial')
    const [plies, touched] = [await trial.getAttribute('data-plies'), await trial.getAttribute('data-touched')]
    const choice = page.locator('.trial .cell.may, .trial [data-choice]:not([data-choice=back])')
    assert.equal(await choice.count(), 1, `step ${at}: one thing is marked`)
    await touch(choice)
    await page.waitForFunction(([plies, touched]) => {
      const now = document.querySelector('.trial').dataset
      return now.busy === 'false' && (now.plies !== plies || now.touched !== touched)
    }, [plies, touched])
    if ((await trial.getAttribute('data-plies')) !== plies) break
  }
  await page.locator('.tour[data-ready="true"]').waitFor()
}
for (const game of variants) {
  test(`${game}: the tour, and on against the computer`, async () => {
    const page = await house.visitor()
    await page.goto('/')
    await page.locator(`a[href="/tour/${game}"]`).click()
    await page.locator('.trial').waitFor()
    const steps = Number((await page.locator('.story .soft').first().innerText()).match(/of (\d+)/)[1])
    assert.ok(steps >= 3 && steps <= 4)
    for (let i = 0; i < steps; i++) {
      await page.locator(`.tour[data-step="${i}"]`).waitFor()
      await step(page, (choice) => choice.click())
      await page.locator('[data-next]').click()
    }
    await page.locator('.tour[data-over="true"]').waitFor()
    await page.getByRole('button', { name: 'Play a game against the computer' }).click()
    await page.locator('.table').waitFor()
    const state = await page.evaluate(() => fetch(`/api${location.pathname.replace('match', 'matches')}`).then((r) => r.json()))
    assert.equal(state.game, game)
    for (const p of state.players) assert.ok(p.you || p.level === 1)
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

test('the tour of Dog by keys alone', async () => {
  const page = await house.visitor()
  await page.goto('/tour/dog')
  await page.locator('.trial').waitFor()
  const first = page.locator('.trial .cell.may')
  await first.waitFor()
  for (let i = 0; i < 20 && !(await first.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press('Tab')
  for (let i = 0; i < 3; i++) {
    await page.locator(`.tour[data-step="${i}"]`).waitFor()
    await step(page, async (choice) => {
      await page.waitForFunction(() => document.activeElement?.matches('.trial .cell.may, .trial [data-choice]'))
      assert.ok(await choice.evaluate((e) => e === document.activeElement), 'the focus is where the move goes on')
      await page.keyboard.press('Enter')
    })
    await page.waitForFunction(() => document.activeElement?.matches('[data-next]'))
    await page.keyboard.press('Enter')
  }
  await page.locator('.tour[data-over="true"]').waitFor()
  assert.deepEqual(page.faults, [])
})

/** Makes a move among what is offered; the page knows no rules, and neither does the test. */
async function tryOne(page, figure, roll) {
  for (let i = 0; i < 30; i++) {
    const done = figure.locator('[data-choice=done]')
    const choice = (await done.count()) ? done : figure.locator('.cell.may, [data-choice]:not([data-choice=back])')
    const count = await choice.count()
    assert.ok(count > 0, 'there is something to touch')
    const trial = await figure.locator('.trial').elementHandle()
    const was = await trial.evaluate((e) => [e.dataset.plies, e.dataset.touched])
    await choice.nth(roll(count)).click()
    await page.waitForFunction(([e, [plies, touched]]) => e.dataset.busy === 'false' && (e.dataset.plies !== plies || e.dataset.touched !== touched), [trial, was])
    if ((await trial.evaluate((e) => e.dataset.plies)) !== was[0]) return
  }
  assert.fail('a move of thirty touches')
}
const tables = [
  ['romanian-checkers', ''],
  ['romanian-checkers', '?rules=openspiel&set=setup=scrambled-eggs&set=max_plies=200'],
  ['dobutsu', ''],
  ['cublino-pur', '?set=stall=score&set=repetition=off'],
  ['cublino-contra', ''],
  ['dominions', '?set=size=4'],
  ['dog', ''],
  ['dog', '?rules=canadian&set=own_swap=true&set=start_protects=true'],
  ['dog', '?set=players=2'],
  ['dog', '?set=players=6&set=teams=triples&set=no_play=discard'],
]
for (const [game, query] of tables) {
  // With other options the positions open and something may be touched; moves are made with the usual ones.
  const usual = !query || query === '?set=size=4'
  test(`rules of ${game}${query}: every position can be tried`, async () => {
    const page = await house.visitor()
    await page.goto(`/rules/${game}${query}`)
    await page.locator('figure svg').first().waitFor()
    const roll = dice(5)
    const headings = await page.locator('article section h2').allInnerTexts()
    const buttons = page.getByRole('button', { name: /^Try it/ })
    const count = await buttons.count()
    assert.ok(count >= headings.length - 2, `${count} positions for ${headings.length} rules`)
    for (let i = 0; i < count; i++) {
      const figure = page.locator('figure.example').filter({ has: page.locator('.try') }).first()
      const name = await figure.locator('.try').innerText()
      await figure.locator('.try').click()
      const live = page.locator('figure.live')
      await live.locator('.trial').waitFor()
      if (usual) {
        await tryOne(page, live, roll)
        await live.getByRole('button', { name: 'From the beginning' }).click()
        await live.locator('.trial[data-plies="0"]').waitFor()
      } else await live.locator('.cell.may, [data-choice]').first().waitFor()
      assert.equal(await page.locator('figure.live .error').count(), 0, name)
      // A figure that was tried is done.
      await live.evaluate((e) => e.remove())
    }
    assert.equal(await page.locator('.error').count(), 0)
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
}

test('rules follow the options of the table one sits at', async () => {
  const page = await house.visitor()
  await page.goto('/rules/romanian-checkers')
  await page.getByText('If one move connects both sides at once, the game is a draw.').waitFor()
  await page.getByLabel('Rule set').selectOption('sackson')
  await page.getByText('the side that moved wins.', { exact: false }).first().waitFor()
  assert.equal(await page.locator('[data-setting=simultaneous]').innerText(), 'the side that moved wins')

  await page.goto('/new/dog')
  await page.getByText('Options', { exact: true }).click()
  await page.locator('[data-option=canadian]').check()
  await page.locator('.form').waitFor()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await page.getByText('By the Canadian rule').waitFor()
  await page.getByRole('link', { name: 'Play the computer' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await page.getByText('Options', { exact: true }).click()
  assert.ok(await page.locator('[data-option=canadian]').isChecked(), 'and back')

  await begin(page, 'dog', { options: { players: 2 } })
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'Rules of Dog' }).click()
  await page.getByText('Two play, everybody alone. The ring has 32 squares.').waitFor()
  assert.equal(await page.getByText('The exchange').count(), 0)

  // The board under a rule follows them too: here connecting both sides wins.
  await page.goto('/rules/romanian-checkers?rules=sackson')
  const figure = page.locator('figure.example').filter({ hasText: 'White takes on e4' })
  await figure.getByRole('button', { name: /Try it/ }).click()
  await page.locator('figure.live .cell[data-spot=h4]').click()
  await page.locator('figure.live .cell.may[data-spot=e4]').click()
  await page.locator('figure.live .prompt').filter({ hasText: 'White wins' }).waitFor()
  await page.goto('/rules/dog?set=players=9')
  await page.getByRole('alert').waitFor()
  assert.deepEqual(page.faults, [])
})
