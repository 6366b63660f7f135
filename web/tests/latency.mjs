// How long a touch takes to be answered with 300 ms of network in each direction:
//   node web/tests/latency.mjs

import { House } from './house.mjs'
import { distant, followed } from './line.mjs'
import { begin, offered } from './player.mjs'

/** Touches, and tells after how many milliseconds the page showed an answer. */
const timed = (page, spot) => page.evaluate((spot) => new Promise((done) => {
  const cell = document.querySelector(`.cell[data-spot="${spot}"]`)
  const box = cell.getBoundingClientRect()
  const table = document.querySelector('.table')
  const was = table.dataset.touched
  const begun = performance.now()
  const look = new MutationObserver(() => {
    if (table.dataset.touched === was) return
    look.disconnect()
    done(performance.now() - begun)
  })
  look.observe(table, { attributes: true })
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, bubbles: true, pointerId: 1 }
  cell.dispatchEvent(new PointerEvent('pointerdown', at))
  cell.dispatchEvent(new PointerEvent('pointerup', at))
}), spot)

const house = await House.open()
try {
  const page = await distant(house)
  page.line.delay = 300
  console.log('| game | median, ms | slowest of 20, ms |\n|---|---:|---:|')
  for (const game of ['dobutsu', 'romanian-checkers', 'cublino-pur', 'cublino-contra', 'dominions', 'dog']) {
    await begin(page, game, { level: 0 })
    const now = await offered(page)
    await followed(page)
    const took = []
    for (let i = 0; i < 20; i++) {
      const cells = now.all.filter((c) => c.spot !== undefined)
      took.push(await timed(page, cells[i % cells.length].spot))
      await page.keyboard.press('Escape')
      await page.locator('.table[data-touched="0"]').waitFor()
    }
    took.sort((a, b) => a - b)
    console.log(`| ${game} | ${took[10].toFixed(1)} | ${took[19].toFixed(1)} |`)
  }
} finally {
  await house.close()
}
