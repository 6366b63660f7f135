// Nodes a CPU second of the module, in node and so without a page: for a machine that others use as well.
//   node web/tests/cpu.mjs
// Against the native program on a quiet machine: speed.mjs.

import { readFileSync } from 'node:fs'

globalThis.parlourThinks = () => {}
const folder = new URL('../wasm/', import.meta.url)
const { initSync, Board, Bot } = await import(new URL('parlour.js', folder).href)
initSync({ module: readFileSync(new URL('parlour_bg.wasm', folder)) })

function told(name, work) {
  const before = process.cpuUsage()
  const nodes = Number(work())
  const { user, system } = process.cpuUsage(before)
  console.log(`${name}: ${nodes} nodes, ${(nodes / (user + system)).toFixed(2)} million a CPU second`)
}
for (const [game, depth] of [['romanian-checkers', 5], ['dobutsu', 9], ['cublino-pur', 7], ['cublino-contra', 8], ['dominions', 3]]) {
  const board = new Board(JSON.stringify({ game }))
  board.perft(depth - 1)
  told(`perft ${game} ${depth}`, () => board.perft(depth))
}
for (const game of ['romanian-checkers', 'dobutsu', 'cublino-pur', 'cublino-contra', 'dominions']) {
  const board = new Board(JSON.stringify({ game }))
  const bot = new Bot(JSON.stringify({ game }), 10, 1n)
  told(`search ${game}`, () => JSON.parse(bot.analyse(board, JSON.stringify({ nodes: 3_000_000 }))).nodes)
}
