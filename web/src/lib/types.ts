// What the server sends. The page knows no rules: everything it draws and offers is in here.

import type { ClockChoice, Times } from './time'

export type Spot = string
export type Point = [number, number]
export type Shape =
  | { square: number }
  | { hexagon: number }
  | { circle: number }
  | { card: [number, number] }

export interface Cell {
  spot: Spot
  name: string
  shape: Shape
  at: Point
  look: 'plain' | 'light' | 'dark' | 'special' | 'bare'
  tint: number | null
}
export interface Label { at: Point; text: string; size: number }
export interface Piece {
  spot: Spot
  glyph: string
  colour: number | null
  rim: number | null
  turn: number
  name: string
}
export interface Tray {
  spot: Spot
  seat: number | null
  name: string
  size: Point
  slots: Cell[]
  hidden: number
}
export type MarkKind = { spot: Spot } | { arrow: Spot[] } | { badge: [Spot, string] }
export interface Mark { layer: string; kind: MarkKind; note: string }
export interface Paint { fill: string; ink: string; name: string }
export interface Scene {
  size: Point
  cells: Cell[]
  labels: Label[]
  pieces: Piece[]
  trays: Tray[]
  marks: Mark[]
  /** Layers that are shown on demand. */
  aids: string[]
  palette: Paint[]
  seat_turns: number[]
  captions: string[]
}
export interface Glyph { name: string; body: string; size: Point }

export type Change =
  | { kind: 'slide'; from: Spot; to: Spot }
  | { kind: 'hop'; from: Spot; to: Spot }
  | { kind: 'tip'; from: Spot; to: Spot; glyph: string }
  | { kind: 'flip'; spot: Spot; piece: Piece }
  | { kind: 'appear'; piece: Piece }
  | { kind: 'vanish'; spot: Spot; why: string }
export interface Stage { changes: Change[]; notes: string[]; marks: Mark[] }
export interface Motion { stages: Stage[] }
export interface Choice { spot: Spot; name: string }
export interface Entry {
  next: Choice[]
  done: string | null
  prompt: string
  preview: Motion
  marks: Mark[]
}

export type Kind =
  | 'flag'
  | { word: [string, string][] }
  | { number: { min: number; max: number; or: [string, string][] } }
export interface Spec { key: string; title: string; help: string; kind: Kind }
export interface Preset { name: string; help: string }
export interface SeatInfo { seat: number; name: string; team: number[] }
export interface GameInfo {
  name: string
  title: string
  about: string
  open: boolean
  notations: string[]
  exports: string[]
  presets: Preset[]
  specs: Spec[]
  seats: SeatInfo[]
  settings: Record<string, string>
  picture: string
  levels: { level: number; name: string }[]
}

export interface Guest { id: string; name: string }
export interface Player {
  seat: number
  seat_name: string
  team: number[]
  kind: 'guest' | 'bot' | 'empty'
  name?: string
  you?: boolean
  online?: boolean
  level?: number
  how?: 'link' | 'open'
  link?: string
  /** Why a bot sits where somebody else did. */
  out?: 'time' | 'resigned' | 'abandoned'
  /** It was one's own seat before. */
  was_you?: boolean
}
export interface Status {
  over: boolean
  seat?: number
  winners?: number[]
  reason?: string
  text?: string
  /** Whose doing the ending was, where one seat's. */
  by?: number
  scores?: number[]
}
export interface Card {
  id: string
  game: string
  title: string
  preset: string
  phase: 'waiting' | 'playing' | 'over'
  ply: number
  turn: number | null
  your_turn: boolean
  you: number[]
  created: number
  updated: number
  players: Player[]
  /** `0,2 win (…)` or `draw (…)`. */
  result: string | null
  clock: ClockChoice | null
  picture: string
}
export type What = 'draw' | 'takeback' | 'resign' | 'rematch'
export interface Offer { what: What; by: number; agreed: number[]; asked: number[] }
export interface Said { seq: number; seat: number; name: string; text: string; at: number }
export interface Talk {
  kind: 'chat' | 'signals' | 'none'
  signals: { code: string; text: string }[]
  said: Said[]
}
/** What changes while a match goes on. */
export interface Now {
  seq: number
  ply: number
  line: number
  phase: 'waiting' | 'playing' | 'over'
  eye: string
  you: number[]
  your_turn: boolean
  status: Status
  scores: number[] | null
  players: Player[]
  scene: Scene
  entry: Entry
  offers: Offer[]
  plan: { if?: string; move: string }[]
  /** Absent where there is no clock. */
  times: Times | null
  may: Record<What, boolean> & { claim?: number[] }
  revealed: { seed: string; salt: string } | null
  next: string | null
}
export interface State extends Now {
  id: string
  game: string
  title: string
  open: boolean
  preset: string
  options: Record<string, string>
  settings: Record<string, string>
  notations: string[]
  exports: string[]
  created: number
  previous: string | null
  clock: ClockChoice | null
  talk?: Talk
  commitment: string
  history: { ply: number; seat: number; text: string }[]
}
export interface Step {
  ply: number
  scene: Scene
  motion?: Motion
  text?: string
  seat?: number
  scores: number[] | null
}
/** A position to try things out in. */
export interface Tried {
  scene: Scene
  motion: Motion | null
  entry: Entry
  status: Status
  position: string
  settings: Record<string, string>
}
