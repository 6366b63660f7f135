// Nodes a CPU second of the module, in node and so without a page, beside the native program: for a machine that others use as well.
//   cargo build --release --locked && PARLOUR_BIN=target/release/parlour node web/tests/cpu.mjs
// In a page, by the clock, on a quiet machine: speed.mjs.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = process.env.PARLOUR_BIN ?? 'target/release/parlour'
const empty = mkdtempSync(join(tmpdir(), 'parlour-cpu-'))
globalThis.parlourThinks = () => {}
const folder = new URL('../wasm/', import.meta.url)
const { initSync, Board, Bot } = await import(new URL('parlour.js', folder).href)
initSync({ module: readFileSync(new URL('parlour_bg.wasm', folder)) })

/** CPU seconds of a piece of work in this process. */
function here(work) {
  const before = process.cpuUsage()
  const nodes = Number(work())
  const { user, system } = process.cpuUsage(before)
  return [nodes, (user + system) / 1e6]
}
/** CPU seconds of the program. */
function there(args, input) {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@" 2>/dev/null >/dev/null', 'time', program, ...args]
  const { stderr } = spawnSync('bash', timed, { input, env: { ...process.env, PARLOUR_DATA: empty } })
  return stderr.toString().trim().split(' ').map(Number).reduce((a, b) => a + b)
}
function row(name, native, work) {
  const [nodes, seconds] = here(work)
  const rate = (s) => (nodes / s / 1e6).toFixed(2)
  console.log(`| ${name} | ${rate(native)} | ${rate(seconds)} | ${((100 * native) / seconds).toFixed(0)} % |`)
}
console.log('| what | native, M a CPU s | module, M a CPU s | share |\n|---|---:|---:|---:|')
for (const [game, depth] of [['romanian-checkers', 6], ['dobutsu', 10], ['cublino-pur', 8], ['cublino-contra', 9], ['dog', 12], ['dominions', 3]]) {
  const board = new Board(JSON.stringify({ game }))
  board.perft(depth - 1)
  row(`perft ${game} ${depth}`, there(['perft', game, String(depth)], ''), () => board.perft(depth))
}
for (const [game, nodes] of [['romanian-checkers', 4e6], ['dobutsu', 4e6], ['cublino-pur', 4e6], ['cublino-contra', 4e6], ['dominions', 1e6], ['dog', 4e3]]) {
  const board = new Board(JSON.stringify({ game }))
  const bot = new Bot(JSON.stringify({ game }), 10, 1n)
  // With a limit of time and no table: whoever knows everything has to look ahead as well.
  const question = JSON.stringify({ do: 'bestmove', game, nodes, time_ms: 600_000 })
  row(`search ${game}`, there(['batch'], `${question}\n`), () => JSON.parse(bot.analyse(board, JSON.stringify({ nodes }))).nodes)
}
rmSync(empty, { recursive: true })
