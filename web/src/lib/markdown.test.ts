import { describe, expect, test } from 'vitest'
import { anchor, inline, parse, plain } from './markdown'

test('words of a line', () => {
  expect(inline('a `b*c*` **d** and *e* at [f](/g).')).toEqual([
    { kind: 'text', text: 'a ' }, { kind: 'code', text: 'b*c*' }, { kind: 'text', text: ' ' }, { kind: 'strong', text: 'd' },
    { kind: 'text', text: ' and ' }, { kind: 'em', text: 'e' }, { kind: 'text', text: ' at ' },
    { kind: 'link', text: 'f', href: '/g' }, { kind: 'text', text: '.' },
  ])
  expect(inline('2 * 3 * 4 <b>')).toEqual([{ kind: 'text', text: '2 * 3 * 4 <b>' }])
})
test('headings have names for addresses', () => {
  expect(anchor(inline('Moving from SQLite, and `back`'))).toBe('moving-from-sqlite-and-back')
})
describe('blocks', () => {
  test('headings and paragraphs over several lines', () => {
    expect(parse('# One\n\nfirst\nsecond\n## Two\nthird').map((b) => b.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph'])
    const [, text] = parse('# One\n\nfirst\nsecond')
    expect(text.kind === 'paragraph' && plain(text.text)).toBe('first second')
  })
  test('lists, with items over several lines', () => {
    const [list, more] = parse('- one\n  and on\n- two\n\n1. three')
    expect(list.kind === 'list' && [list.ordered, list.items.map(plain)]).toEqual([false, ['one and on', 'two']])
    expect(more.kind === 'list' && more.ordered).toBe(true)
  })
  test('tables, with bars in code and behind backslashes', () => {
    const [table] = parse('| a | b |\n|---|:-:|\n| `x|y` | 1 \\| 2 |\n| 3 | 4 |\n\nafter')
    expect(table.kind === 'table' && [table.head.map(plain), table.rows.map((r) => r.map(plain))])
      .toEqual([['a', 'b'], [['x|y', '1 | 2'], ['3', '4']]])
  })
  test('pictures, and no other HTML', () => {
    expect(parse('a\n\n<img src="b.svg" width="9" alt="c d">\n\n<i>e</i>')[1]).toEqual({ kind: 'picture', src: 'b.svg', alt: 'c d' })
    expect(parse('<i>e</i>')).toEqual([{ kind: 'paragraph', text: [{ kind: 'text', text: '<i>e</i>' }] }])
  })
  test('code stays as it is', () => {
    expect(parse('```text\n# a | b\n\n- c\n```\nafter')[0]).toEqual({ kind: 'code', text: '# a | b\n\n- c' })
    expect(parse('```\nwithout an end')).toEqual([{ kind: 'code', text: 'without an end' }])
  })
})
