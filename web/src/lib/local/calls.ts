// What may be asked of the rules in the page, and what they answer: the same shapes as the server's.

import type { Entry, EntryTold, Game, Glyph, Motion, Piece, Played, ReviewTold, Scene, Spot, Status, Step, Trial, TryAsked } from '../types'

/** Which table is meant; all but the game may be left out. */
export interface Setup {
  game: string
  preset?: string | null
  options?: Record<string, boolean | number | string>
  position?: string
  /** Through whose eye the position was written. */
  eye?: number
  moves?: string[]
  /** A whole number, as text. */
  seed?: string
}
/** How a match stands for one eye. */
export interface Stand {
  ply: number
  eye: string
  position: string
  status: Status
  scores: number[] | null
  entry: Entry
  scene: Scene
}
/** A move that was made, and what came of it. */
export interface Made {
  played: Played
  motion: Motion | null
  now: Stand
}
export interface Limits {
  depth?: number
  nodes?: number
  millis?: number
  lines?: number
  /** Which of the moves get a worth, where workers divide them: the number of this one, from 0, and how many there are. */
  share?: [number, number]
}
export interface Worth {
  move: string
  /** Expected points in hundredths, −100 to 100. */
  score: number
  proof: { verdict: 'win' | 'draw' | 'loss'; plies: number | null } | null
  line: string[]
  reason?: string
}
export interface Thought {
  moves: Worth[]
  proof: Worth['proof']
  nodes: number
  depth: number
}
/** A decision from what its seat knows. */
export interface Study {
  seat: number
  /** Every play, best first, with its standard error; without one it was hardly looked at. */
  moves: { move: string; score: number; error?: number }[]
  /** What others may hold: how likely at least one of their unseen cards is of a kind, 0 to 1. */
  hidden: { seat: number; cards: number; chances: Record<string, number> }[]
}

/** A move that might be played: from where to where. */
export interface Ahead {
  text: string
  said: string
  seat: number
  spots: Spot[]
}
/** What may be put where to set a position up by hand. */
export interface Palette {
  tools: { name: string; group: string; piece: Piece }[]
  spots: Spot[]
  /** Spots that hold one certain thing or nothing, and its tool. */
  fixed: Record<Spot, string>
  /** What else makes a position: one of some values with their names, or any number of letters, one after the other. */
  fields: { key: string; name: string; choices: [string, string][]; many: boolean }[]
}
/** A position as it is put together. */
export interface Draft {
  on: Record<Spot, string>
  fields: Record<string, string>
}
/** A position with one answer. */
export interface Puzzle {
  /** Within its game. */
  number: number
  setup: Setup
  /** `win in 3`, `draw`, or a sentence. */
  goal: string
  /** How it was proved. */
  proof: 'table' | 'proof' | 'exhaustive'
  rating: number
  themes: string[]
  /** Ways it may go, the hardest defence first; at each place the moves that are equally good. */
  answers: string[][][]
}
/** A record with its moves as one text, variations and comments included. */
export interface RecordRead {
  setup: Setup
  moves: string
  players: string[]
  date: string | null
  result: string | null
}

/** One call a question; tables have a key that whoever opens them chooses. */
export interface Calls {
  games(): Game[]
  describe(setup: Setup): Game
  glyphs(setup: Setup): Glyph[]
  scene(setup: Setup): Scene
  picture(setup: Setup): string
  attempt(game: string, asked: TryAsked): Trial
  /** Opens a table, or brings it up to date. Where `position` is not what `eye` sees then, it begins there. */
  open(key: string, setup: Setup, seen?: { eye: string; position: string }): void
  replay(key: string, record: string): void
  close(key: string): void
  stand(key: string, eye: string): Stand
  status(key: string): Status
  position(key: string, eye: string): string
  moves(key: string, eye: string): string[]
  children(key: string): [string, string][]
  check(key: string, text: string): string
  checkStep(key: string, step: string): boolean
  history(key: string, eye: string): Played[]
  entry(key: string, eye: string, touched: string[], after: string[]): EntryTold
  play(key: string, text: string, eye: string): Made
  foresee(key: string, text: string): Made | null
  step(key: string, ply: number, eye: string): Step
  motion(key: string, ply: number, eye: string): Motion | null
  back(key: string, ply: number): void
  resign(key: string, seat: number): void
  perft(key: string, depth: number): number
  record(key: string, notation: string, players: string[], date: string): string
  /** The move that a bot of this level makes. */
  choose(key: string, level: number, seed: string, limits: Limits): string
  /** What the best one thinks; heard while it thinks as well. */
  analyse(key: string, limits: Limits): Thought
  /** The decision at hand where something is hidden. */
  study(key: string, limits: Limits): Study
  /** Lines that might be played from here, each as far as it can be. */
  ahead(key: string, lines: string[][]): Ahead[][]
  /** What players call the opening. */
  opening(key: string): string | null
  /** The position with the other side to move; refused with a sentence where there is none. */
  threat(key: string): string
  /** Goes through all moves of a table; heard how far it is. */
  review(key: string, nodes: number): ReviewTold
  palette(setup: Setup): Palette
  draft(setup: Setup): Draft
  drafted(setup: Setup, draft: Draft): { position: string | null; why: string | null }
  /** A collection, as its file has it. */
  puzzles(text: string): Puzzle[]
  readRecord(text: string): RecordRead
  writeRecord(setup: Setup, moves: string, head: { players: string[]; date?: string }): string
}
export type Name = keyof Calls
/** To a worker. */
export interface Question { id: number; name: Name; args: unknown[] }
/** How far a long work is. */
export interface Going { done: number; of: number }
/** From a worker: the answer, a sentence, what is thought on the way, how far it is, or that it has broken. */
export type Answer = { id: number; ok: unknown } | { id: number; no: string } | { id: number; thinks: Thought } | { id: number; goes: Going } | { broken: string }
