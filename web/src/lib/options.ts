// Options in plain words.

import type { Game, Spec } from './types'

export function inWords(spec: Spec, value: string | undefined): string {
  if (value === undefined) return ''
  if (spec.kind === 'flag') return value === 'true' ? 'yes' : 'no'
  const words = 'word' in spec.kind ? spec.kind.word : spec.kind.number.or
  return words.find(([word]) => word === value)?.[1] ?? value
}

/** The rules of a table: the name of the rule set, then what differs from it. */
export function tableRules(game: Pick<Game, 'presets' | 'specs'>, preset: string, options: Record<string, string>): string {
  const title = game.presets.find((p) => p.name === preset)?.title ?? preset
  const changed = game.specs.filter((spec) => options[spec.key] !== undefined)
  return [title, ...changed.map((spec) => `${spec.title}: ${inWords(spec, options[spec.key])}`)].join('; ')
}
