// Where everything is drawn: the board turned towards a seat, trays around it. One picture, so that
// pieces can travel between a tray and the board.

import type { Cell, Scene, Shape, Spot, Tray } from './types'

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
}
export interface Layout {
  w: number
  h: number
  turn: number
  places: Map<Spot, Place>
  trays: TrayBox[]
  labels: { x: number; y: number; size: number; text: string }[]
}

const PAD = 0.3
const TITLE = 0.42

export function sizeOf(shape: Shape): [number, number] {
  if ('square' in shape) return [shape.square, shape.square]
  if ('circle' in shape) return [2 * shape.circle, 2 * shape.circle]
  if ('hexagon' in shape) return [2 * shape.hexagon, Math.sqrt(3) * shape.hexagon]
  return shape.card
}

/** How large a glyph of size 1 is drawn in a cell. */
export function glyphScale(shape: Shape): number {
  return sizeOf(shape)[0]
}

export function lay(scene: Scene, seat: number, wide: boolean): Layout {
  const turn = scene.seat_turns[seat] ?? 0
  const rad = (turn * Math.PI) / 180
  const [s, c] = [Math.sin(rad), Math.cos(rad)]
  const [w0, h0] = scene.size
  const bw = Math.abs(w0 * c) + Math.abs(h0 * s)
  const bh = Math.abs(w0 * s) + Math.abs(h0 * c)
  const places = new Map<Spot, Place>()
  const trays: TrayBox[] = []

  const tall = (t: Tray) => wide && t.size[1] > 2.2
  const side = scene.trays.filter(tall)
  const mine = scene.trays.filter((t) => !tall(t) && t.seat === seat)
  const others = scene.trays.filter((t) => !tall(t) && t.seat !== seat)

  const width = Math.max(bw, 5) + 2 * PAD
  const rows = (list: Tray[], top: number, most: number): number => {
    let [x, y, row] = [PAD, top, 0]
    for (const tray of list) {
      const scale = Math.min(most, (width - 2 * PAD) / Math.max(tray.size[0], 0.1))
      const w = Math.max(tray.size[0] * scale, 0.17 * title(tray).length)
      const h = tray.size[1] * scale + TITLE
      if (x > PAD && x + w > width - PAD) [x, y, row] = [PAD, y + row + PAD / 2, 0]
      put(tray, x, y, scale)
      x += w + PAD
      row = Math.max(row, h)
    }
    return list.length ? y + row + PAD / 2 : top
  }
  const put = (tray: Tray, x: number, y: number, scale: number) => {
    trays.push({ tray, x, y: y + TITLE / 2, w: tray.size[0] * scale })
    for (const cell of tray.slots) {
      places.set(cell.spot, { x: x + cell.at[0] * scale, y: y + TITLE + cell.at[1] * scale, scale, cell })
    }
  }

  let y = rows(others, PAD, 0.75)
  const [ox, oy] = [width / 2, y + bh / 2]
  const spin = ([px, py]: [number, number]): [number, number] => {
    const [dx, dy] = [px - w0 / 2, py - h0 / 2]
    return [ox + dx * c - dy * s, oy + dx * s + dy * c]
  }
  for (const cell of scene.cells) {
    const [px, py] = spin(cell.at)
    places.set(cell.spot, { x: px, y: py, scale: 1, cell })
  }
  const labels = scene.labels.map((l) => {
    const [px, py] = spin(l.at)
    return { x: px, y: py, size: l.size, text: l.text }
  })
  y = rows(mine, y + bh + PAD, 1)

  let total = width
  let height = y
  if (side.length) {
    // Large hands stand beside the board, one's own at the bottom.
    const order = [...side].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat))
    const each = (y - PAD) / order.length
    const scale = Math.min(...order.map((t) => Math.min(1, (each - TITLE - PAD / 2) / t.size[1])))
    order.forEach((t, i) => put(t, width, PAD + i * each, scale))
    total = width + Math.max(...order.map((t) => t.size[0] * scale)) + PAD
    height = y
  }
  return { w: total, h: height, turn, places, trays, labels }
}

export function title(tray: Tray): string {
  return tray.hidden > 0 ? `${tray.name} (${tray.hidden})` : tray.name
}
