// The book (docs/book) and the papers it names (docs), found by the names of files. Each is loaded when somebody reads it.

import summary from '../../docs/book/SUMMARY.md?raw'

const texts = import.meta.glob<string>(['../../docs/*.md', '../../docs/book/*.md', '!../../docs/book/SUMMARY.md'], { query: '?raw', import: 'default' })
const pictures = import.meta.glob<string>(['../../docs/pictures/perft.svg', '../../docs/pictures/dobutsu-depths.svg'], { query: '?url', import: 'default', eager: true })

/** The chapters, in order. */
export const chapters = [...summary.matchAll(/^- \[(.+)\]\((.+)\.md\)$/gm)].map(([, title, name]) => ({ name, title }))

/** The text of a chapter or of a paper. */
export function text(name: string): (() => Promise<string>) | undefined {
  return texts[`../../docs/book/${name}.md`] ?? texts[`../../docs/${name}.md`]
}

/** Where a link in these texts leads on the site; nowhere for what is only in the sources. */
export function address(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [file, anchor] = href.split('#', 2)
  const name = /^(?:\.\.\/)?([\w-]+)\.md$/.exec(file)?.[1]
  if (name === 'introduction') return '/book'
  if (name && text(name)) return `/book/${name}${anchor ? `#${anchor}` : ''}`
  const notation = /(?:^|\/)notation\/([\w-]+)\.md$/.exec(file)?.[1]
  if (notation) return notation === 'README' ? '/help#notation' : `/notation/${notation}`
}

/** The address of a picture in these texts. */
export function picture(src: string): string | undefined {
  return pictures[`../../docs/${src}`]
}
