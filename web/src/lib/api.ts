// One call a route; errors are sentences from the server.

import { query, type Chosen } from './address'
import type { Card, GameInfo, Glyph, Guest, Scene, State, Step, Tried } from './types'

export class Refused extends Error {
  constructor(message: string, readonly status: number) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused('the server does not answer', 0)
  }
  const text = await answer.text()
  let data: unknown = {}
  try {
    data = text ? JSON.parse(text) : {}
  } catch {
    throw new Refused('the server sent something unreadable', answer.status)
  }
  if (!answer.ok) {
    throw new Refused((data as { error?: string }).error ?? 'something went wrong', answer.status)
  }
  return data as T
}

export interface Trying extends Chosen {
  position?: string
  moves?: string[]
  touched?: string[]
  /** A seat to look through; the seat to move when left out. */
  eye?: number
}

/** Takes a name and keeps it for the next time; without one everybody stays who they are. */
export async function introduce(name: string) {
  const chosen = name.trim()
  if (!chosen) return
  await api.rename(chosen)
  localStorage.setItem('name', chosen)
}

const drawings: Record<string, Promise<Glyph[]>> = {}

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then((r) => r.games),
  game: (name: string, chosen?: Chosen) => call<GameInfo>('GET', `/games/${name}${query(chosen)}`),
  gameGlyphs: (name: string) => (drawings[name] ??= call<{ glyphs: Glyph[] }>('GET', `/games/${name}/glyphs`).then((r) => r.glyphs)),
  gameScene: (name: string, position?: string, chosen?: Chosen) => {
    const params = new URLSearchParams(query(chosen))
    if (position !== undefined) params.append('position', position)
    return call<{ scene: Scene }>('GET', `/games/${name}/scene?${params}`).then((r) => r.scene)
  },
  attempt: (name: string, { rules, set, ...rest }: Trying) =>
    call<Tried>('POST', `/games/${name}/try`, { preset: rules ?? null, options: set, ...rest }),
  me: () => call<{ guest: Guest | null }>('GET', '/me').then((r) => r.guest),
  rename: (name: string) => call<{ guest: Guest }>('PUT', '/me', { name }).then((r) => r.guest),
  token: () => call<{ token: string }>('POST', '/me/tokens').then((r) => r.token),
  myMatches: () => call<{ matches: Card[] }>('GET', '/me/matches').then((r) => r.matches),
  create: (body: unknown) => call<{ id: string; state: State }>('POST', '/matches', body),
  match: (id: string, eye?: string) => call<State>('GET', `/matches/${id}${eye ? `?eye=${eye}` : ''}`),
  step: (id: string, ply: number, eye?: string) =>
    call<Step>('GET', `/matches/${id}/plies/${ply}${eye ? `?eye=${eye}` : ''}`),
  glyphs: (id: string) => call<{ glyphs: Glyph[] }>('GET', `/matches/${id}/glyphs`).then((r) => r.glyphs),
  link: (secret: string) =>
    call<{ match: string; seat: number; seat_name: string; taken: boolean; yours: boolean; by: string; card: Card }>(
      'GET', `/links/${secret}`),
  join: (secret: string) => call<{ match: string; seat: number }>('POST', `/links/${secret}`),
  lobby: () => call<{ open: Card[]; live: Card[]; mine: Card[] }>('GET', '/lobby'),
  act: (id: string, body: unknown) => call<{ ply: number }>('POST', `/matches/${id}/acts`, body),
}
