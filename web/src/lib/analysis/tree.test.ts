import { expect, test } from 'vitest'
import { Tree } from './tree'

const text = 'a {first [mark c3] [arrow a1 b2]} (b {else} (c) d) e f (g h) i'

test('a tree is read and written', () => {
  const tree = Tree.read(text)
  expect(tree.moves(tree.end(tree.root))).toEqual(['a', 'e', 'f', 'i'])
  expect(tree.size).toBe(9)
  const [a, b, c] = tree.root.children
  expect(a.drawn).toEqual([['c3'], ['a1', 'b2']])
  expect(a.comment).toBe('first')
  expect([b.comment, b.children[0].text, c.text]).toEqual(['else', 'd', 'c'])
  const again = tree.write()
  expect(again).toBe('a {[mark c3] [arrow a1 b2] first} (b {else} d) (c) e f (g h) i')
  expect(Tree.read(again).write()).toBe(again)
})
test('numbers, deals and the words of clocks are no moves', () => {
  const tree = Tree.read('{= DEAL} {to begin} 1. a {[clock 5000] [depth 7] bold}\n{= NEXT} 2. b')
  expect(tree.moves(tree.end(tree.root))).toEqual(['a', 'b'])
  expect(tree.write()).toBe('{to begin} a {[clock 5000] [depth 7] bold} b')
})
test('what cannot be read is refused with a sentence', () => {
  expect(() => Tree.read('a (b')).toThrow('a variation is not closed')
  expect(() => Tree.read('a ) b')).toThrow('a ")" too many')
  expect(() => Tree.read('(a)')).toThrow('a variation stands before the first move')
  expect(() => Tree.read('a {b')).toThrow('a comment is not closed')
})
test('a comment cannot break the text', () => {
  const tree = Tree.read('a')
  tree.root.children[0].comment = '= (x) {y}'
  expect(Tree.read(tree.write()).root.children[0].comment).toBe('=: (x) |y|')
})
test('known moves are followed, others begin a variation', () => {
  const tree = Tree.read('a b')
  const a = tree.play(tree.root, 'a')
  expect(a.children.length).toBe(1)
  tree.play(a, 'c')
  expect(tree.write()).toBe('a b (c)')
})
test('variations are promoted and removed', () => {
  const tree = Tree.read('a (b x) (c y) d')
  const y = tree.root.children[2].children[0]
  expect(tree.promote(y)).toBe(true)
  expect(tree.write()).toBe('a (c y) (b x) d')
  expect(tree.promote(y, true)).toBe(true)
  expect(tree.write()).toBe('c (a d) (b x) y')
  expect(tree.promote(y)).toBe(false)
  expect(tree.isMain(y)).toBe(true)
  expect(tree.remove(tree.root.children[0])).toBe(tree.root)
  expect(tree.write()).toBe('a (b x) d')
})
test('one walks between variations', () => {
  const tree = Tree.read('a (b) (c)')
  const [a, b, c] = tree.root.children
  expect(tree.beside(a, 1)).toBe(b)
  expect(tree.beside(b, -1)).toBe(a)
  expect(tree.beside(c, 1)).toBe(c)
  expect(tree.leaves().map((n) => n.text)).toEqual(['a', 'b', 'c'])
})
test('a path leads to every move', () => {
  const tree = Tree.read(text)
  const visit = (node: (typeof tree)['root']) => {
    expect(tree.at(tree.pathOf(node))).toBe(node)
    node.children.forEach(visit)
  }
  visit(tree.root)
  expect(tree.pathOf(tree.root.children[1].children[0])).toBe('0.1.1')
  expect(tree.at('99').text).toBe('i')
  expect(tree.at('nonsense')).toBe(tree.root)
})
