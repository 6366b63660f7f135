// Addresses of the page, taken apart and put together.

/** A rule set and the options that differ from it. */
export interface Chosen {
  rules?: string
  set: Record<string, string>
}

/** Rules as part of an address. */
export function query(chosen?: Chosen): string {
  const params = new URLSearchParams(chosen?.rules ? { rules: chosen.rules } : {})
  for (const [key, value] of Object.entries(chosen?.set ?? {})) params.append('set', `${key}=${value}`)
  const text = params.toString()
  return text && '?' + text
}
/** The same, read from one. */
export function asked(search: string): Chosen {
  const params = new URLSearchParams(search)
  const set: Record<string, string> = {}
  for (const pair of params.getAll('set')) {
    const at = pair.indexOf('=')
    if (at > 0) set[pair.slice(0, at)] = pair.slice(at + 1)
  }
  return { rules: params.get('rules') || undefined, set }
}

/** A position, and moves played from it. */
export interface Line {
  position?: string
  moves: string[]
  /** How many of the moves are shown; all when left out. */
  ply?: number
}
/** Rules and a line as part of an address. */
export function lineQuery(chosen: Chosen, line: Line): string {
  const params = new URLSearchParams(query(chosen))
  if (line.position) params.set('position', line.position)
  if (line.moves.length) params.set('moves', line.moves.join(' '))
  if (line.ply !== undefined && line.ply < line.moves.length) params.set('ply', String(line.ply))
  const text = params.toString()
  return text && '?' + text
}
/** The line of an address. */
export function lineOf(search: string): Line {
  const params = new URLSearchParams(search)
  const moves = (params.get('moves') ?? '').split(/\s+/).filter((m) => m)
  const ply = Number(params.get('ply') || NaN)
  return { position: params.get('position') ?? undefined, moves, ply: Number.isInteger(ply) && ply >= 0 && ply <= moves.length ? ply : undefined }
}

/** The words between slashes. */
export const wordsOf = (path: string): string[] => path.split('/').filter((w) => w)

/** A click that may have been on a link. */
export interface Click {
  href: string | null
  download: boolean
  button: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}
/** Where a click leads inside the page; nothing where the browser should do what it does. */
export function leads({ href, download, button, ctrlKey, metaKey, shiftKey, altKey }: Click): string | undefined {
  const plain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  const ours = href !== null && /^\/(?!\/|api\/)/.test(href) && !download
  return plain && ours ? href : undefined
}
