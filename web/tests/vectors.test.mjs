// The rules as WebAssembly in a browser: every vector is answered as the native program answers it.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { batch, load } from './engine.mjs'
import { House, program } from './house.mjs'

let house, page
before(async () => {
  house = await House.open()
  page = await house.visitor()
  await load(page)
})
after(() => house?.close())

const folder = fileURLToPath(new URL('../../tests/vectors/', import.meta.url))
const rows = (file) =>
  readFileSync(folder + file, 'utf8').split('\n').filter((l) => l && !l.startsWith('#')).map((l) => l.split('\t'))

/** All that can be asked about a position. */
const around = (game, position, more = {}) => ['status', 'children'].map((act) => ({ do: act, game, position, ...more }))
const dog = (board, player, hand, options) => {
  const hands = (options.players === 2 ? [0, 1] : [0, 1, 2, 3]).map((seat) => (seat === Number(player) ? hand : '-'))
  return around('dog', `${board} ${player} play ${hands.join('|')}`, { rules: 'libdog', options })
}
const flag = (word) => word === '1'
let board = ['', '']

/** What each file asks; rows that ask nothing of the rules are named beside it. */
const files = {
  'cublino/apply_contra.tsv': ([at, move]) => [{ do: 'apply', game: 'cublino-contra', position: at, moves: [move] }],
  'cublino/apply_pur.tsv': ([at, move]) => [{ do: 'apply', game: 'cublino-pur', position: at, moves: [move] }],
  'cublino/endings_contra.tsv': ([at]) => around('cublino-contra', at),
  'cublino/game_over_contra.tsv': ([at]) => around('cublino-contra', at),
  'cublino/game_over_pur.tsv': ([at]) => around('cublino-pur', at),
  'cublino/malformed.tsv': ([at]) => [{ do: 'status', game: 'cublino-pur', position: at }],
  'cublino/move_valid_pur.tsv': ([at, move]) => [{ do: 'check', game: 'cublino-pur', position: at, move }],
  'cublino/no_moves.tsv': ([at]) => around(at[0].toLowerCase() === 'p' ? 'cublino-pur' : 'cublino-contra', at),
  'cublino/step_valid_pur.tsv': ([at, step]) => [{ do: 'check', game: 'cublino-pur', position: at, step }],
  'dobutsu/moves.tsv': ([at, move]) => [{ do: 'apply', game: 'dobutsu', position: at, moves: [move] }],
  'dobutsu/values.tsv': ([at]) => around('dobutsu', at),
  'dog/games.tsv': ([game, canadian, , size, first, a, b, c, d, stack, actions, then]) => {
    if (board[0] !== game) board = [game, '|||']
    const position = `${board[1]} ${first} give ${[a, b, c, d].join('|')} ${size}:${first} -|-|-|- ${stack || '-'}`
    board[1] = then
    const moves = actions.split(' ').map((word) => word.split(':')[1])
    return [{ do: 'apply', game: 'dog', position, moves, rules: 'libdog', options: { canadian: flag(canadian) } }]
  },
  'dog/illegal.tsv': ([, at, player, hand, canadian]) => dog(at, player, hand, { canadian: flag(canadian) }),
  'dog/options.tsv': ([, set, players, , canadian, rest, , at, player, card]) => dog(at, player, card, {
    players: Number(players), canadian: flag(canadian), rest_of_seven: flag(rest), ...(set === 'c' ? { draw_with_two: false } : {}),
  }),
  'dog/plays.tsv': ([, at, player, card, canadian]) => dog(at, player, card, { canadian: flag(canadian) }),
  'dog/ranks.tsv': ([, at, player]) => dog(at, player, 'A', {}),
  'dominions/edges.tsv': ([, at, move]) => [...around('dominions', at), { do: 'apply', game: 'dominions', position: at, moves: [move] }],
  'dominions/games.tsv': ([moves]) => [{ do: 'apply', game: 'dominions', moves: moves.split(';') }],
  'dominions/malformed.tsv': ([what, at, text]) => what === 'position'
    ? [{ do: 'status', game: 'dominions', position: text }] : [{ do: 'check', game: 'dominions', position: at || undefined, move: text }],
  'dominions/positions.tsv': ([at]) => around('dominions', at),
  'romanian-checkers/endings.tsv': ([at]) => around('romanian-checkers', at),
  'romanian-checkers/malformed.tsv': ([what, text, , , at]) => what === 'position'
    ? [{ do: 'status', game: 'romanian-checkers', position: text }] : [{ do: 'check', game: 'romanian-checkers', position: at || undefined, move: text }],
  'romanian-checkers/moves.tsv': ([at]) => [{ do: 'moves', game: 'romanian-checkers', position: at }],
  'romanian-checkers/openspiel_games.tsv': ([, moves]) => [{ do: 'apply', game: 'romanian-checkers', moves: moves.split(' ').map((m) => m.split(':')[0]) }],
  'romanian-checkers/outcomes.tsv': ([at]) => ['romanian', 'sackson'].map((rules) => ({ do: 'status', game: 'romanian-checkers', position: at, rules })),
  'romanian-checkers/perft.tsv': ([at]) => [1, 2, 3, 4].map((depth) => ({ do: 'perft', game: 'romanian-checkers', position: at, depth })),
}
// Counts over the whole of a solved game: the page has no table to read them from.
const beyond = ['dobutsu/rounds.tsv']

/** The native program's answers. */
function native(questions) {
  const { stdout } = spawnSync(program, ['batch'], { input: questions.map((q) => JSON.stringify(q)).join('\n') + '\n', maxBuffer: 1 << 30 })
  return stdout.toString().trim().split('\n').map((line) => JSON.parse(line))
}
/** As far as both say it in the same words. */
const plain = (question, answer) => {
  if (question.do === 'check') return { legal: answer.legal === true }
  return answer.error === undefined ? answer : { refused: true }
}

test('every file of vectors is asked', () => {
  const all = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.tsv')).sort()
  assert.deepEqual([...Object.keys(files), ...beyond].sort(), all)
})
for (const [file, ask] of Object.entries(files)) {
  test(`${file} as the native program`, async () => {
    const questions = rows(file).flatMap(ask)
    const [here, there] = [await batch(page, questions), native(questions)]
    assert.equal(there.length, questions.length)
    questions.forEach((q, i) => assert.deepEqual(plain(q, here[i]), plain(q, there[i]), JSON.stringify(q)))
    const refused = there.filter((a) => a.error !== undefined).length
    if (!file.includes('malformed') && !file.includes('illegal')) assert.ok(refused < questions.length / 2, `${refused} of ${questions.length} refused`)
  })
}
test('perft of every variant', async () => {
  const depths = { 'cublino-contra': 4, 'cublino-pur': 3, dobutsu: 6, dog: 3, dominions: 2, 'romanian-checkers': 4 }
  const questions = Object.entries(depths).map(([game, depth]) => ({ do: 'perft', game, depth }))
  const [here, there] = [await batch(page, questions), native(questions)]
  assert.deepEqual(here, there)
  console.log('#', questions.map((q, i) => `${q.game} ${q.depth}: ${here[i].nodes}`).join(', '))
})
