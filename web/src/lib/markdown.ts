// The part of Markdown that our own documents use, as data: no HTML passes through.

export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; src: string; alt: string }

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Words of a line: code, bold, slanted, links. */
export function inline(line: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const m of line.matchAll(INLINE)) {
    if (m.index > at) found.push({ kind: 'text', text: line.slice(at, m.index) })
    at = m.index + m[0].length
    const [, code, strong, em, text, href] = m
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else found.push({ kind: 'link', text, href })
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) })
  return found
}

/** The words without what they look like. */
export const plain = (words: Inline[]) => words.map((word) => word.text).join('')

/** The name of a heading in an address, as forges make it. */
export const anchor = (words: Inline[]) => plain(words).toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-')

const PICTURE = /^<img src="([^"]+)"[^>]* alt="([^"]*)">$/
const ITEM = /^\s*([-*]|\d+\.)\s+(.*)$/
const HEADING = /^(#{1,6})\s+(.*)$/
const RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/

/** Cells of a row; a bar in code or behind a backslash is part of the cell. */
function cells(line: string): Inline[][] {
  const parts = ['']
  let code = false
  for (const c of line.trim().replace(/^\|/, '').replace(/\|$/, '')) {
    const last = parts.length - 1
    if (c === '`') code = !code
    if (c === '|' && parts[last].endsWith('\\')) parts[last] = parts[last].slice(0, -1) + c
    else if (c === '|' && !code) parts.push('')
    else parts[last] += c
  }
  return parts.map((part) => inline(part.trim()))
}

export function parse(text: string): Block[] {
  const lines = text.split('\n')
  const blocks: Block[] = []
  let at = 0
  const isTable = (i: number) => lines[i].includes('|') && RULE.test(lines[i + 1] ?? '') && (lines[i + 1] ?? '').includes('-')
  const begins = (i: number) => HEADING.test(lines[i]) || ITEM.test(lines[i]) || lines[i].startsWith('```') || isTable(i)
  while (at < lines.length) {
    const line = lines[at]
    const heading = line.match(HEADING)
    if (!line.trim()) {
      at++
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: inline(heading[2]) })
      at++
    } else if (PICTURE.test(line)) {
      const [, src, alt] = line.match(PICTURE) ?? []
      blocks.push({ kind: 'picture', src, alt })
      at++
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((l, i) => i > at && l.startsWith('```'))
      const last = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last + 1
    } else if (isTable(at)) {
      const head = cells(line)
      const rows: Inline[][][] = []
      for (at += 2; at < lines.length && lines[at].includes('|'); at++) rows.push(cells(lines[at]))
      blocks.push({ kind: 'table', head, rows })
    } else if (ITEM.test(line)) {
      const items: string[] = []
      const ordered = /^\s*\d/.test(line)
      for (; at < lines.length && lines[at].trim(); at++) {
        const item = lines[at].match(ITEM)
        if (item) items.push(item[2])
        else if (/^\s/.test(lines[at])) items[items.length - 1] += ' ' + lines[at].trim()
        else break
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) })
    } else {
      const words = [line.trim()]
      for (at++; at < lines.length && lines[at].trim() && !begins(at); at++) words.push(lines[at].trim())
      blocks.push({ kind: 'paragraph', text: inline(words.join(' ')) })
    }
  }
  return blocks
}
