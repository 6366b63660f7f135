// What somebody wants to solve, as part of an address.

import { DIFFICULTIES, type Difficulty, type Wish } from './choice'

export function wishOf(search: string): Wish {
  const params = new URLSearchParams(search)
  const difficulty = params.get('difficulty') as Difficulty
  return { theme: params.get('theme') || undefined, difficulty: DIFFICULTIES.includes(difficulty) ? difficulty : undefined }
}
export function wishQuery({ theme, difficulty }: Wish): string {
  const params = new URLSearchParams({ ...(theme && { theme }), ...(difficulty && { difficulty }) })
  return params.size ? `?${params}` : ''
}
