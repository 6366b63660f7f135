// Options in plain words.

import type { Spec } from './types'

export function inWords(spec: Spec, value: string | undefined): string {
  if (value === undefined) return ''
  if (spec.kind === 'flag') return value === 'true' ? 'yes' : 'no'
  const words = 'word' in spec.kind ? spec.kind.word : spec.kind.number.or
  return words.find(([word]) => word === value)?.[1] ?? value
}
