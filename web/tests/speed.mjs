// The rules and the minds in a browser against the native program, side by side in one run:
//   cargo build --release --locked && PARLOUR_BIN=target/release/parlour node web/tests/speed.mjs
// Each pair is measured several times in turn, and the best of each counts: others use the machine as well.

import { execFileSync } from 'node:child_process'
import { load } from './engine.mjs'
import { House, program } from './house.mjs'

const perfts = [['romanian-checkers', 6], ['dobutsu', 10], ['cublino-pur', 7], ['cublino-contra', 8], ['dog', 12], ['dominions', 3]]
const searches = [
  ['romanian-checkers', 4_000_000], ['dobutsu', 4_000_000], ['cublino-pur', 2_000_000], ['cublino-contra', 2_000_000], ['dominions', 600_000], ['dog', 4_000],
]
const TIMES = 4

const house = await House.open()
try {
  const page = await house.visitor()
  await load(page)
  /** Nodes a second in the page. */
  const here = (name, call, ...args) => page.evaluate(async ([name, call, args]) => {
    await window.engine('close', name)
    await window.engine('open', name, { game: name })
    const begun = performance.now()
    const answer = await window.engine(call, name, ...args)
    return [(answer.nodes ?? answer), performance.now() - begun]
  }, [name, call, args])
  /** The same by the program, without what it takes to start it. */
  const there = (args, input = '') => {
    const begun = performance.now()
    const out = execFileSync(program, args, { input, stdio: ['pipe', 'pipe', 'ignore'], env: { ...process.env, PARLOUR_DATA: house.dir } })
    return [out.toString(), performance.now() - begun]
  }
  const start = Math.min(...Array.from({ length: 5 }, () => there(['--version'])[1]))
  const row = (name, nodes, native, browser) => {
    const rate = (ms) => (nodes / ms / 1000).toFixed(2)
    console.log(`| ${name} | ${rate(native)} | ${rate(browser)} | ${((100 * native) / browser).toFixed(0)} % |`)
  }
  console.log('| what | native, M/s | browser, M/s | share |\n|---|---:|---:|---:|')
  for (const [game, depth] of perfts) {
    let [native, browser, nodes] = [Infinity, Infinity, 0]
    for (let i = 0; i < TIMES; i++) {
      native = Math.min(native, there(['perft', game, String(depth)])[1] - start)
      const [n, ms] = await here(game, 'perft', depth)
      ;[nodes, browser] = [n, Math.min(browser, ms)]
    }
    row(`perft ${game} ${depth}`, nodes, native, browser)
  }
  for (const [game, limit] of searches) {
    let [native, browser, nodes] = [Infinity, Infinity, 0]
    for (let i = 0; i < TIMES; i++) {
      // With a limit of time and no table: whoever knows everything has to look ahead as well.
      const question = JSON.stringify({ do: 'bestmove', game, nodes: limit, time_ms: 600_000 })
      native = Math.min(native, there(['batch'], `${question}\n`)[1] - start)
      const [n, ms] = await here(game, 'analyse', { nodes: limit })
      ;[nodes, browser] = [n, Math.min(browser, ms)]
    }
    row(`search ${game}`, nodes, native, browser)
  }
} finally {
  await house.close()
}
