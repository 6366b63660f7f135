// Where everything is drawn: the board turned towards a seat, trays around it. One picture, so that
// pieces can travel between a tray and the board; `lay` finds its own places, `around` takes those of a page.

import { scored } from '../people'
import type { Cell, Scene, Shape, Spot, Tray } from '../types'

export interface Place {
  x: number
  y: number
  scale: number
  cell: Cell
}
export interface TrayBox {
  tray: Tray
  x: number
  y: number
  w: number
  /** Where its places begin, and how high they are. */
  top: number
  h: number
}
/** Room there is, in pixels. */
export interface Frame {
  w: number
  h: number
}
/** A rectangle of the page, in pixels. */
export interface Box extends Frame {
  x: number
  y: number
}
/** What a page leaves free for the board, for the trays of each seat (-1: of nobody), and how large it is itself. */
export interface Room {
  whole: Frame
  board: Box
  seats: Map<number, Box>
}
export interface Layout {
  w: number
  h: number
  /** Pixels a unit of the board. */
  unit: number
  /** Middle of the board. */
  middle: [number, number]
  turn: number
  /** Height of words. */
  text: number
  places: Map<Spot, Place>
  trays: TrayBox[]
  labels: { x: number; y: number; size: number; text: string }[]
  /** Where names of seats stand on the board, in pixels. */
  plates: Box[]
}

/** No word is smaller than this, in pixels. */
const LEAST = 11.5

const PAD = 0.3

export function sizeOf(shape: Shape): [number, number] {
  if ('square' in shape) return [shape.square, shape.square]
  if ('circle' in shape) return [2 * shape.circle, 2 * shape.circle]
  if ('hexagon' in shape) return [2 * shape.hexagon, Math.sqrt(3) * shape.hexagon]
  return shape.card
}

/** The corners of a hexagon of radius `r` on a board that is turned, as SVG has points. */
export function corners(at: { x: number; y: number }, r: number, turn: number): string {
  const corner = (i: number) => {
    const a = ((60 * i + turn) * Math.PI) / 180
    return `${at.x + r * Math.cos(a)},${at.y + r * Math.sin(a)}`
  }
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ')
}

/** How large a glyph of size 1 is drawn in a cell. */
export function glyphScale(shape: Shape): number {
  return sizeOf(shape)[0]
}

/** How the board lies when a seat is at the bottom: its angle, its width and height. */
export function turned(scene: Scene, seat: number) {
  const turn = scene.seat_turns[seat] ?? 0
  const rad = (turn * Math.PI) / 180
  const [s, c] = [Math.sin(rad), Math.cos(rad)]
  const [w, h] = scene.size
  return { turn, s, c, bw: Math.abs(w * c) + Math.abs(h * s), bh: Math.abs(w * s) + Math.abs(h * c) }
}
/** Turns points of the board about its middle. */
const spinner = (scene: Scene, { s, c }: { s: number; c: number }, [ox, oy]: [number, number]) => ([px, py]: [number, number]): [number, number] => {
  const [dx, dy] = [px - scene.size[0] / 2, py - scene.size[1] / 2]
  return [ox + dx * c - dy * s, oy + dx * s + dy * c]
}

/** Trays with places; the others are only words, and stand elsewhere. */
const drawn = (tray: Tray) => tray.slots.length > 0

/** Lays a scene out for a seat, in a frame of so many pixels. */
export function lay(scene: Scene, seat: number, frame: Frame): Layout {
  // How large words are follows from how much room everything takes, and the other way round: once more is near enough.
  const about = laid(scene, seat, frame)
  return laid(scene, seat, frame, Math.min(frame.w / about.w, frame.h / about.h))
}
function laid(scene: Scene, seat: number, frame: Frame, pixels?: number): Layout {
  const lies = turned(scene, seat)
  const { turn, bw, bh } = lies
  const places = new Map<Spot, Place>()
  const trays: TrayBox[] = []

  const all = scene.trays.filter(drawn)
  const mine = all.filter((t) => t.seat === seat)
  const others = all.filter((t) => t.seat !== seat)

  // Words beside the board are as large as words around it.
  const unit = pixels ?? Math.min(frame.w / (bw + 2 * PAD), frame.h / (bh + 2 * PAD + (all.length ? bh * 0.2 : 0)))
  const text = Math.min(13 / unit, bh / 12)
  const TITLE = text * 1.5
  // Where the frame is wide there is room for long trays.
  const width = Math.max(bw, all.length ? Math.min((bh * 1.1 * frame.w) / frame.h, bh * 1.15) : 0) + 2 * PAD
  const rows = (list: Tray[], top: number, least: number, part: number): number => {
    let [x, y, row] = [PAD, top, 0]
    for (const tray of list) {
      const most = Math.max(least, (part * bh) / Math.max(tray.size[1], 0.1))
      const scale = Math.min(most, (width - 2 * PAD) / Math.max(tray.size[0], 0.1))
      const w = Math.max(tray.size[0] * scale, text * 0.6 * title(tray).length)
      const h = tray.size[1] * scale + TITLE
      if (x > PAD && x + w > width - PAD) [x, y, row] = [PAD, y + row + PAD / 2, 0]
      if (list.length === 1) x = (width - w) / 2
      put(tray, x, y, scale)
      x += w + PAD * 2
      row = Math.max(row, h)
    }
    return list.length ? y + row + PAD / 2 : top
  }
  const put = (tray: Tray, x: number, y: number, scale: number) => {
    trays.push({ tray, x, y: y + TITLE / 2, w: tray.size[0] * scale, top: y + TITLE, h: tray.size[1] * scale })
    for (const cell of tray.slots) {
      places.set(cell.spot, { x: x + cell.at[0] * scale, y: y + TITLE + cell.at[1] * scale, scale, cell })
    }
  }

  let y = rows(others, PAD / 2, 0.75, 0.06)
  const [ox, oy] = [width / 2, y + bh / 2]
  const spin = spinner(scene, lies, [ox, oy])
  for (const cell of scene.cells) {
    const [px, py] = spin(cell.at)
    places.set(cell.spot, { x: px, y: py, scale: 1, cell })
  }
  const labels = scene.labels.map((l) => {
    const [px, py] = spin(l.at)
    return { x: px, y: py, size: Math.max(l.size, Math.min(LEAST / unit, 2 * l.size)), text: l.text }
  })
  y = rows(mine, y + bh + PAD, 1, 0.15)
  return { w: width, h: y + PAD / 2, unit, middle: [ox, oy], turn, text, places, trays, labels, plates: [] }
}

/** Lays a scene out in the room of a page: the board in its box, the trays of a seat side by side in theirs. */
export function around(scene: Scene, seat: number, room: Room): Layout {
  const lies = turned(scene, seat)
  const unit = Math.max(Math.min(room.board.w / lies.bw, room.board.h / lies.bh), 1)
  const middle: [number, number] = [(room.board.x + room.board.w / 2) / unit, (room.board.y + room.board.h / 2) / unit]
  const spin = spinner(scene, lies, middle)
  const places = new Map<Spot, Place>()
  const trays: TrayBox[] = []
  for (const cell of scene.cells) {
    const [x, y] = spin(cell.at)
    places.set(cell.spot, { x, y, scale: 1, cell })
  }
  for (const [owner, box] of room.seats) {
    const own = scene.trays.filter((t) => drawn(t) && (t.seat ?? -1) === owner)
    const wide = own.reduce((sum, t) => sum + t.size[0], 0) + 0.3 * (own.length - 1)
    const high = Math.max(...own.map((t) => t.size[1]))
    const scale = Math.min(box.w / wide, box.h / high) / unit
    // One's own hand lies in the middle, and whatever fills its box; short ones of others begin where their names do.
    const central = owner === seat || wide * scale * unit > box.w / 2
    let x = box.x / unit + (central ? (box.w / unit - wide * scale) / 2 : 0)
    const y = (box.y + box.h / 2) / unit
    for (const tray of own) {
      const top = y - (tray.size[1] * scale) / 2
      trays.push({ tray, x, y: top, w: tray.size[0] * scale, top, h: tray.size[1] * scale })
      for (const cell of tray.slots) places.set(cell.spot, { x: x + cell.at[0] * scale, y: top + cell.at[1] * scale, scale, cell })
      x += (tray.size[0] + 0.3) * scale
    }
  }
  const plates = scene.plates.map(([px, py, w, h]) => {
    const [x, y] = spin([px, py])
    return { x: (x - w / 2) * unit, y: (y - h / 2) * unit, w: w * unit, h: h * unit }
  })
  const under = (x: number, y: number) => plates.some((p) => Math.abs(x * unit - p.x - p.w / 2) < p.w / 2 && Math.abs(y * unit - p.y - p.h / 2) < p.h / 2)
  const labels = scene.labels.flatMap((l) => {
    const [x, y] = spin(l.at)
    // A name gives way to whoever sits there.
    return under(x, y) ? [] : [{ x, y, size: Math.max(l.size, LEAST / unit), text: l.text }]
  })
  const { w, h } = room.whole
  return { w: w / unit, h: h / unit, unit, middle, turn: lies.turn, text: 13 / unit, places, trays, labels, plates }
}

export function title(tray: Tray): string {
  return scored(tray.hidden > 0 ? `${tray.name} (${tray.hidden})` : tray.name)
}

/** What is only words: hands one cannot see, stacks. */
export function words(scene: Scene, seat: number | null): string[] {
  return scene.trays.filter((t) => t.seat === seat && !drawn(t) && t.hidden > 0).map(title)
}
