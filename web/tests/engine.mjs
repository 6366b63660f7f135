// The rules inside a page, asked directly: the worker and the module that the page itself would load.

/** Starts them in this page; `ask` them afterwards. */
export async function load(page) {
  await page.goto('/local')
  await page.evaluate(async () => {
    const list = /const GAMES = (\[.*\])/.exec(await fetch('/sw.js').then((r) => r.text()))[1]
    const paths = JSON.parse(list)
    const module = await WebAssembly.compileStreaming(fetch(paths.find((p) => p.endsWith('.wasm'))))
    const worker = new Worker(paths.find((p) => p.includes('/worker-')), { type: 'module' })
    const open = new Map()
    let number = 0
    worker.onmessage = ({ data }) => {
      if ('broken' in data) for (const { no } of open.values()) no(new Error(`broken: ${data.broken}`))
      else if ('ok' in data) open.get(data.id).ok(data.ok)
      else if ('no' in data) open.get(data.id).no(new Error(data.no))
    }
    worker.onerror = ({ message }) => {
      for (const { no } of open.values()) no(new Error(`broken: ${message}`))
    }
    worker.postMessage({ module })
    window.engine = (name, ...args) => new Promise((ok, no) => {
      open.set(++number, { ok, no })
      worker.postMessage({ id: number, name, args })
    })
  })
}
/** One question. */
export const ask = (page, name, ...args) => page.evaluate(([name, args]) => window.engine(name, ...args), [name, args])

/** Answers questions of `parlour batch` as it does; a refusal is `{error}`. */
export const batch = (page, questions) => page.evaluate(async (questions) => {
  const answers = []
  for (const q of questions) {
    const { do: act, game, position, rules: preset, options, moves, depth, move, step } = q
    try {
      await window.engine('open', 'q', { game, preset, options, position, moves })
      if (act === 'moves') answers.push({ moves: await window.engine('moves', 'q', 'keeper') })
      else if (act === 'children') {
        const children = await window.engine('children', 'q')
        answers.push({ children: children.map(([move, position]) => ({ move, position })) })
      } else if (act === 'perft') answers.push({ nodes: await window.engine('perft', 'q', depth) })
      else if (act === 'check') {
        const call = move === undefined ? window.engine('checkStep', 'q', step) : window.engine('check', 'q', move)
        answers.push({ legal: await call.then((ok) => ok !== false, () => false) })
      } else {
        const { over, seat, winners, reason, scores } = await window.engine('status', 'q')
        const status = over ? { over, winners, reason, ...(scores ? { scores } : {}) } : { over, seat }
        answers.push(act === 'apply' ? { position: await window.engine('position', 'q', 'keeper'), status } : { status })
      }
    } catch (why) {
      if (why.message.startsWith('broken')) throw why
      answers.push({ error: why.message })
    }
  }
  return answers
}, questions)
