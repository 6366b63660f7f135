import { expect, test } from 'vitest'
import { address, chapters, picture, text } from './book'
import { parse, type Block, type Inline } from './lib/markdown'

const papers = ['introduction', ...chapters.map((c) => c.name), 'api', 'correctness', 'engine-protocol', 'operating', 'python', 'scaling']

const words = (block: Block): Inline[] => {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'heading' || block.kind === 'paragraph' ? block.text : []
}

test('every chapter has its heading, and begins with a thing to do', async () => {
  expect(chapters.map((c) => c.name)).toEqual(['player', 'analyst', 'engine-author', 'researcher', 'operator', 'contributor'])
  for (const { name, title } of chapters) {
    const [first, ...rest] = parse((await text(name)?.()) ?? '')
    expect(first).toEqual({ kind: 'heading', level: 1, text: [{ kind: 'text', text: title }] })
    expect(rest.slice(0, 2).some((b) => b.kind === 'code' || words(b).some((w) => w.kind === 'code')), name).toBe(true)
  }
  expect(text('SUMMARY')).toBeUndefined()
  expect(text('../README')).toBeUndefined()
})
test('links lead to pages, or to the sources alone', async () => {
  const nowhere = new Set<string>()
  for (const name of papers) {
    for (const block of parse((await text(name)?.()) ?? '')) {
      if (block.kind === 'picture') expect(picture(block.src), block.src).toBeTruthy()
      for (const word of words(block)) if (word.kind === 'link' && !address(word.href)) nowhere.add(word.href.split('#')[0].replace(/^[./]*/, ''))
    }
  }
  expect([...nowhere].sort()).toEqual(['ARCHITECTURE.md', 'BENCHMARKS.md', 'CONTRIBUTING.md', 'crates/games/examples/rules.rs'])
  expect(address('../operating.md#operators')).toBe('/book/operating#operators')
  expect(address('introduction.md')).toBe('/book')
  expect(address('../notation/README.md')).toBe('/help#notation')
  expect(address('../notation/dog.md')).toBe('/notation/dog')
})
