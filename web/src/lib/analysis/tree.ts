// A tree of variations: what was played and what could have been. Plain data; it knows no rule.
//
// As text it is what a record has after its header: moves, `{…}` a comment on the move before it (or on the first
// position), `(…)` a variation instead of the move before it. `[mark a1]` and `[arrow a1 b3]` in a comment are drawn on
// the board.

import type { Sign } from '../types'

/** Spots: one is marked, from one to the next goes an arrow. */
export type Drawn = string[]

export interface Node {
  id: number
  /** The exact text; empty for the first position. */
  text: string
  /** As people read it, once somebody has asked. */
  said?: string
  seat?: number
  sign?: Sign | null
  /** As the mover sees it, once somebody was here. */
  position?: string
  /** What clocks and players left in a record. */
  tags: string
  comment: string
  drawn: Drawn[]
  parent: Node | null
  /** The first one is the main line. */
  children: Node[]
}

const WORD = /^[^\s{}()]+/
const NUMBER = /^\d+\.$/
const TAG = /\[(\w+) ([^\]]*)\]\s*/g

export class Tree {
  readonly root: Node
  #count = 0

  constructor() {
    this.root = this.#node('', null)
  }
  #node(text: string, parent: Node | null): Node {
    return { id: this.#count++, text, tags: '', comment: '', drawn: [], parent, children: [] }
  }
  /** Reads a text; the sentence names what is wrong with it. The moves are not judged here. */
  static read(text: string): Tree {
    const tree = new Tree()
    let [rest, at] = [text.trimStart(), tree.root]
    const open: Node[] = []
    while (rest) {
      const first = rest[0]
      if (first === '{') {
        const end = rest.indexOf('}')
        if (end < 0) throw new Error('a comment is not closed')
        remark(at, rest.slice(1, end))
        rest = rest.slice(end + 1)
      } else if (first === '(') {
        if (!at.parent) throw new Error('a variation stands before the first move')
        open.push(at)
        at = at.parent
        rest = rest.slice(1)
      } else if (first === ')') {
        const before = open.pop()
        if (!before) throw new Error('a ")" too many')
        at = before
        rest = rest.slice(1)
      } else {
        const word = WORD.exec(rest)?.[0]
        if (!word) throw new Error(`"${rest.slice(0, 10)}" is no move`)
        if (!NUMBER.test(word)) at = tree.play(at, word)
        rest = rest.slice(word.length)
      }
      rest = rest.trimStart()
    }
    if (open.length) throw new Error('a variation is not closed')
    return tree
  }
  /** What `read` reads. */
  write(): string {
    const said = (node: Node) => {
      const drawn = node.drawn.map((spots) => (spots.length > 1 ? `[arrow ${spots.join(' ')}]` : `[mark ${spots[0]}]`))
      const words = [node.tags, ...drawn, node.comment.replace(/[{}]/g, '|').replace(/^= /, '=: ')].filter((w) => w)
      return words.length ? [`{${words.join(' ')}}`] : []
    }
    const line = (node: Node): string[] => {
      const words: string[] = []
      for (let at: Node | undefined = node; at; at = at.children[0]) {
        if (at.text) words.push(at.text)
        words.push(...said(at))
        // Other moves than the main one stand behind it.
        if (at.parent?.children[0] === at) for (const other of at.parent.children.slice(1)) words.push(`(${line(other).join(' ')})`)
      }
      return words
    }
    return line(this.root).join(' ')
  }
  /** The move after this one; a new variation where it was not yet there. */
  play(at: Node, text: string): Node {
    const known = at.children.find((c) => c.text === text)
    if (known) return known
    const node = this.#node(text, at)
    at.children.push(node)
    return node
  }
  /** Takes a move and all behind it away; where one is then. */
  remove(node: Node): Node {
    if (!node.parent) return node
    node.parent.children = node.parent.children.filter((c) => c !== node)
    return node.parent
  }
  /** Puts the variation that a move belongs to before its neighbour, or as far up as it goes. Did that change anything? */
  promote(node: Node, toMain = false): boolean {
    let changed = false
    for (let at: Node | null = node; at?.parent; at = at.parent) {
      const { children } = at.parent
      const i = children.indexOf(at)
      if (i === 0) continue
      children.splice(i, 1)
      children.splice(toMain ? 0 : i - 1, 0, at)
      changed = true
      if (!toMain) return true
    }
    return changed
  }
  /** The moves that lead here. */
  line(node: Node): Node[] {
    const line: Node[] = []
    for (let at: Node | null = node; at?.parent; at = at.parent) line.unshift(at)
    return line
  }
  moves(node: Node): string[] {
    return this.line(node).map((n) => n.text)
  }
  /** The last move of the line that goes on from here. */
  end(node: Node): Node {
    let at = node
    while (at.children.length) at = at.children[0]
    return at
  }
  /** The next variation of the same position, or the one before; oneself where there is none. */
  beside(node: Node, by: number): Node {
    const all = node.parent?.children ?? [node]
    return all[all.indexOf(node) + by] ?? node
  }
  /** Does it belong to the main line? */
  isMain(node: Node): boolean {
    return this.line(node).every((n) => n.parent?.children[0] === n)
  }
  /** Every last move. */
  leaves(node: Node = this.root): Node[] {
    return node.children.length ? node.children.flatMap((c) => this.leaves(c)) : [node]
  }
  get size(): number {
    const count = (node: Node): number => node.children.reduce((sum, c) => sum + count(c), node.parent ? 1 : 0)
    return count(this.root)
  }
  /** Where a move stands, in few characters: moves along the first ones, a dot and the number of another, and so on. */
  pathOf(node: Node): string {
    const words: number[] = [0]
    for (const at of this.line(node)) {
      const i = (at.parent as Node).children.indexOf(at)
      if (i === 0) words[words.length - 1]++
      else words.push(i, 0)
    }
    return words.join('.').replace(/\.0$/, '')
  }
  /** The move that a path leads to, as far as it goes. */
  at(path: string): Node {
    let at = this.root
    path.split('.').forEach((word, i) => {
      const n = Number(word)
      if (!Number.isInteger(n)) return
      if (i % 2) at = at.children[n] ?? at
      else for (let k = 0; k < n && at.children.length; k++) at = at.children[0]
    })
    return at
  }
}

function remark(node: Node, text: string) {
  // What chance decided follows from the seed.
  if (text.startsWith('= ')) return
  const rest = text.trim().replace(TAG, (tag: string, key: string, value: string) => {
    if (key === 'mark' || key === 'arrow') node.drawn.push(value.split(/\s+/))
    else node.tags = `${node.tags} ${tag.trim()}`.trim()
    return ''
  })
  node.comment = [node.comment, rest.trim()].filter((w) => w).join(' ')
}
