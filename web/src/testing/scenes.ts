// Small pictures for tests.

import type { Cell, Entry, Mark, Motion, Piece, Player, Scene, State } from '../lib/types'

export const cell = (spot: string, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  spot, name: spot, shape: { square: 1 }, at: [x, y], look: 'plain', tint: null, ...more,
})
export const piece = (spot: string, name: string, more: Partial<Piece> = {}): Piece => ({
  spot, glyph: 'man', colour: 0, rim: null, turn: 0, name, ...more,
})
export const mark = (layer: string, spot: string, note = ''): Mark => ({ layer, kind: { spot }, note })
export const scene = (more: Partial<Scene> = {}): Scene => ({
  size: [2, 2],
  cells: [cell('a1', 0.5, 1.5), cell('b1', 1.5, 1.5), cell('a2', 0.5, 0.5), cell('b2', 1.5, 0.5)],
  labels: [], pieces: [], trays: [], marks: [], aids: [], seat_turns: [0, 180], captions: [], artwork: '', plates: [],
  palette: [{ fill: '#fff', ink: '#111', name: 'White' }, { fill: '#000', ink: '#eee', name: 'Black' }],
  ...more,
})
export const still: Motion = { stages: [] }
export const motion = (...changes: Motion['stages'][0]['changes']): Motion => ({ stages: [{ changes, notes: [], marks: [] }] })
export const entry = (next: string[], more: Partial<Entry> = {}): Entry => ({
  next: next.map((spot) => ({ spot, name: spot })), done: null, prompt: '', preview: still, marks: [], ...more,
})
export const player = (seat: number, name: string | undefined, more: Partial<Player> = {}): Player => ({
  seat, seat_name: ['White', 'Black', 'Red', 'Blue'][seat], team: [seat], kind: 'guest', name, you: false, online: true, ...more,
})
export const state = (more: Partial<State> = {}): State => ({
  seq: 1, ply: 0, line: 0, phase: 'playing', eye: '0', position: '', you: [0], your_turn: true, status: { over: false, seat: 0 },
  scores: null, players: [player(0, 'Anna', { you: true }), player(1, 'Ben')], scene: scene(), entry: entry([]),
  offers: [], plan: [], times: null, may: { draw: false, takeback: false, resign: true, rematch: false, claim: [] },
  revealed: null, next: null, id: 'x', game: 'toy', title: 'Toy', open: true, preset: 'usual', options: {}, settings: {},
  notations: [], exports: [], created: 0, previous: null, tournament: null, clock: null, rated: false, commitment: '', history: [], talk: { kind: 'chat', signals: [], said: [] }, ...more,
})
