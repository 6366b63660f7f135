// What the site tells about its games, found by the names of files: rules, a tour, the notation. A game without
// any of them is played all the same. Each is loaded when somebody reads it.

import type { Rulebook } from './rules/types'
import type { Tour } from './tours/types'

export interface Guide {
  rules?: () => Promise<Rulebook>
  tour?: () => Promise<Tour>
  /** How positions and moves are written: Markdown, and whose it is. */
  notation?: { name: string; text: () => Promise<string> }
}

const rules = import.meta.glob<Rulebook>(['./rules/*.ts', '!./rules/types.ts', '!./rules/shelf.ts', '!./rules/figures.ts', '!./rules/*.test.ts'], { import: 'rules' })
const tours = import.meta.glob<Tour>(['./tours/*.ts', '!./tours/types.ts'], { import: 'tour' })
const texts = import.meta.glob<string>(['../../docs/notation/*.md', '!../../docs/notation/README.md'], { query: '?raw', import: 'default' })

/** The text of a game, or of the family that its name begins with: variants share one. */
function notation(name: string): Guide['notation'] {
  const words = name.split('-')
  for (let n = words.length; n > 0; n--) {
    const family = words.slice(0, n).join('-')
    const text = texts[`../../docs/notation/${family}.md`]
    if (text !== undefined) return { name: family, text }
  }
}

/** Everything there is about a game. */
export function guide(name: string): Guide {
  return { rules: rules[`./rules/${name}.ts`], tour: tours[`./tours/${name}.ts`], notation: notation(name) }
}
