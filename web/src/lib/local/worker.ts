// The rules and the minds, in a worker of their own: questions in, answers out, one after the other.

import init, * as parlour from '../../../wasm/parlour.js'
import type { Answer, Calls, Limits, Name, Question, Setup, Thought } from './calls'

interface Open {
  board: parlour.Board
  setup: Setup
  bots: Map<string, parlour.Bot>
}
const tables = new Map<string, Open>()
const json = JSON.stringify
const say = (answer: Answer) => postMessage(answer)

function at(key: string): parlour.Board {
  const table = tables.get(key)
  if (!table) throw new Error('there is no such table')
  return table.board
}
function close(key: string) {
  const table = tables.get(key)
  tables.delete(key)
  table?.board.free()
  for (const bot of table?.bots.values() ?? []) bot.free()
}
function put(key: string, board: parlour.Board, setup: Setup) {
  close(key)
  tables.set(key, { board, setup, bots: new Map() })
}
/** The same table with more moves is played on; nobody thinks anew what is known. */
function open(key: string, setup: Setup, seen?: { eye: string; position: string }) {
  const { moves = [], ...rest } = setup
  const known = tables.get(key)
  if (known) {
    const { moves: old = [], ...same } = known.setup
    if (json(rest) === json(same) && old.length <= moves.length && old.every((m, i) => m === moves[i])) {
      for (const text of moves.slice(old.length)) known.board.play(text, 'public')
      known.setup = setup
    } else put(key, new parlour.Board(json(setup)), setup)
  } else put(key, new parlour.Board(json(setup)), setup)
  if (seen && at(key).position(seen.eye) !== seen.position) {
    const there = { ...rest, position: seen.position }
    put(key, new parlour.Board(json(there)), there)
  }
}
function bot(key: string, level: number, seed: string): parlour.Bot {
  at(key)
  const { bots, setup } = tables.get(key) as Open
  const name = `${level} ${seed}`
  const found = bots.get(name) ?? new parlour.Bot(json({ game: setup.game, preset: setup.preset, options: setup.options }), level, BigInt(seed))
  bots.set(name, found)
  return found
}
const limits = ({ depth, nodes, millis, lines, share }: Limits) => json({ depth, nodes, millis, lines, share })

const calls: Calls = {
  games: () => JSON.parse(parlour.games()).games,
  describe: (setup) => JSON.parse(parlour.describe(json(setup))),
  glyphs: (setup) => JSON.parse(parlour.glyphs(json(setup))).glyphs,
  scene: (setup) => JSON.parse(parlour.scene(json(setup))).scene,
  picture: (setup) => parlour.picture(json(setup)),
  attempt: (game, asked) => JSON.parse(parlour.attempt(game, json(asked))),
  open,
  replay(key, record) {
    const board = parlour.Board.replay(record)
    put(key, board, JSON.parse(board.setup()))
  },
  close,
  stand: (key, eye) => JSON.parse(at(key).stand(eye)),
  status: (key) => JSON.parse(at(key).status()),
  position: (key, eye) => at(key).position(eye),
  moves: (key, eye) => JSON.parse(at(key).moves(eye)),
  children: (key) => JSON.parse(at(key).children()),
  check: (key, text) => at(key).check(text),
  checkStep: (key, step) => at(key).check_step(step),
  history: (key, eye) => JSON.parse(at(key).history(eye)),
  entry: (key, eye, touched, after) => JSON.parse(at(key).entry(eye, json(touched), json(after))),
  play(key, text, eye) {
    const made = JSON.parse(at(key).play(text, eye))
    const { setup } = tables.get(key) as Open
    setup.moves = [...(setup.moves ?? []), text]
    return made
  },
  foresee: (key, text) => JSON.parse(at(key).foresee(text)),
  step: (key, ply, eye) => JSON.parse(at(key).step(ply, eye)),
  motion: (key, ply, eye) => JSON.parse(at(key).motion(ply, eye)),
  back(key, ply) {
    at(key).back(ply)
    const { setup } = tables.get(key) as Open
    setup.moves = setup.moves?.slice(0, ply)
  },
  resign: (key, seat) => at(key).resign(seat),
  perft: (key, depth) => Number(at(key).perft(depth)),
  record: (key, notation, players, date) => at(key).record(notation, json(players), date),
  choose: (key, level, seed, l) => bot(key, level, seed).choose(at(key), limits(l)),
  analyse: (key, l) => JSON.parse(bot(key, 10, '1').analyse(at(key), limits(l))),
  study: (key, l) => JSON.parse(bot(key, 10, '1').study(at(key), limits(l))),
  ahead: (key, lines) => JSON.parse(at(key).ahead(json(lines))),
  opening: (key) => JSON.parse(at(key).opening()),
  threat: (key) => at(key).threat(),
  review: (key, nodes) => JSON.parse(parlour.review(at(key), nodes)),
  palette: (setup) => JSON.parse(parlour.palette(json(setup))),
  draft: (setup) => JSON.parse(parlour.draft(json(setup))),
  drafted: (setup, draft) => JSON.parse(parlour.drafted(json(setup), json(draft))),
  puzzles: (text) => JSON.parse(parlour.puzzles(text)),
  readRecord: (text) => JSON.parse(parlour.read_record(text)),
  writeRecord: (setup, moves, head) => parlour.write_record(json(setup), moves, json(head)),
}

/** Whose thought is heard. */
let asking = 0
Object.assign(globalThis, {
  parlourThinks: (text: string) => say({ id: asking, thinks: JSON.parse(text) as Thought }),
  parlourGoes: (done: number, of: number) => say({ id: asking, goes: { done, of } }),
})

let ready: Promise<unknown> | undefined
let line: Promise<void> = Promise.resolve()
onmessage = ({ data }: MessageEvent<{ module: WebAssembly.Module } | Question>) => {
  if ('module' in data) {
    ready = init({ module_or_path: data.module })
    ready.catch((why) => say({ broken: String(why) }))
    return
  }
  line = line.then(() => answer(data))
}
async function answer({ id, name, args }: Question) {
  try {
    await ready
    asking = id
    const call = calls[name as Name] as (...args: unknown[]) => unknown
    say({ id, ok: call(...args) })
  } catch (why) {
    // A trap leaves the module in no state to go on; everything else is a sentence.
    if (why instanceof WebAssembly.RuntimeError) say({ broken: why.message })
    else say({ id, no: (why as Error).message })
  }
}
