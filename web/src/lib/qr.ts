// QR codes (ISO/IEC 18004): text as bytes, error correction level M, versions 1 to 10. Enough for any address of ours.

/** Blocks of each version at level M: words for error correction a block, then [blocks, data words each]. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]], [16, [[1, 28]]], [26, [[1, 44]]], [18, [[2, 32]]], [24, [[2, 43]]],
  [16, [[4, 27]]], [18, [[4, 31]]], [22, [[2, 38], [2, 39]]], [22, [[3, 36], [2, 37]]], [26, [[4, 43], [1, 44]]],
]
/** Middles of the alignment patterns. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

// The field of 256 elements, by the logarithms of x.
const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a] + LOG[b]] : 0)

/** The remainder that corrects errors in `data`. */
function correction(data: number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0]
    generator.forEach((c, j) => (next[j + 1] ^= times(c, EXP[i])))
    generator = next
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]
    generator.forEach((c, j) => (rest[i + j] ^= times(c, lead)))
  }
  return rest.slice(data.length)
}

/** All words of the code in the order in which they are drawn, and its version. */
function words(text: string): { version: number; all: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const room = ([, groups]: (typeof BLOCKS)[number]) => groups.reduce((n, [blocks, each]) => n + blocks * each, 0)
  // A version needs 4 bits for the mode and 8 or 16 for the length.
  const index = BLOCKS.findIndex((row, i) => bytes.length + (i < 9 ? 2 : 3) <= room(row))
  if (index < 0) throw new Error('the text is too long for a code')
  const [degree, groups] = BLOCKS[index]
  const bits = [[4, 4], [bytes.length, index < 9 ? 8 : 16], ...bytes.map((b) => [b, 8])]
    .flatMap(([value, size]) => Array.from({ length: size }, (_, i) => (value >> (size - 1 - i)) & 1))
  const total = room(BLOCKS[index])
  bits.push(...Array<number>(Math.min(4, total * 8 - bits.length)).fill(0))
  while (bits.length % 8) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
  for (let pad = 0xec; data.length < total; pad ^= 0xec ^ 0x11) data.push(pad)

  const blocks: number[][] = []
  let at = 0
  for (const [count, each] of groups) for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += each)))
  const checks = blocks.map((block) => correction(block, degree))
  const weave = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((r) => r.length)) }, (_, i) => rows.flatMap((r) => (i < r.length ? [r[i]] : []))).flat()
  return { version: index + 1, all: [...weave(blocks), ...weave(checks)] }
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0, (y) => y % 2 === 0, (_, x) => x % 3 === 0, (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0, (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0, (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** Value with the check bits of a BCH code behind it. */
function checked(value: number, bits: number, generator: number): number {
  const top = 31 - Math.clz32(generator)
  let rest = value << bits
  for (let i = 31; i >= top; i--) if ((rest >>> i) & 1) rest ^= generator << (i - top)
  return (value << bits) | rest
}

/** How hard a code is to read: long runs, squares, what looks like a finder, and too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length
  const columns = dark.map((_, x) => dark.map((row) => row[x]))
  let sum = 0
  for (const line of [...dark, ...columns]) {
    for (let i = 0, run = 0; i < size; i++) {
      run = i && line[i] === line[i - 1] ? run + 1 : 1
      sum += run === 5 ? 3 : run > 5 ? 1 : 0
    }
    const text = line.map(Number).join('')
    for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) sum += 40
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) if (dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x - 1]) sum += 3
  }
  const share = (100 * dark.flat().filter((d) => d).length) / (size * size)
  return sum + 10 * Math.floor(Math.abs(share - 50) / 5)
}

/** The code of a text, row by row, true where it is dark; without the margin. The mask that reads best, unless one is given. */
export function qr(text: string, masked?: number): boolean[][] {
  const { version, all } = words(text)
  const size = 17 + 4 * version
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const square = (y: number, x: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        if (fixed[y + dy]?.[x + dx] === undefined && y + dy >= 0 && x + dx >= 0 && y + dy < size && x + dx < size) {
          fixed[y + dy][x + dx] = dark(Math.max(Math.abs(dy), Math.abs(dx)))
        }
      }
    }
  }
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(y, x, 4, (ring) => ring < 2 || ring === 3)
  const middles = ALIGNED[version - 1]
  const last = middles[middles.length - 1]
  for (const y of middles) {
    for (const x of middles) {
      const corner = (y === 6 && (x === 6 || x === last)) || (x === 6 && y === last)
      if (!corner) square(y, x, 2, (ring) => ring !== 1)
    }
  }
  for (let i = 8; i < size - 8; i++) fixed[6][i] = fixed[i][6] = i % 2 === 0
  if (version >= 7) {
    const bits = checked(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)]
      fixed[a][b] = fixed[b][a] = ((bits >> i) & 1) === 1
    }
  }
  // The places of the format, filled for each mask below.
  const format = (mask: number, into: (boolean | undefined)[][]) => {
    const bits = checked(mask, 10, 0x537) ^ 0x5412
    const bit = (i: number) => ((bits >> i) & 1) === 1
    for (let i = 0; i < 15; i++) {
      const row = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i
      const column = i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i
      into[row][8] = bit(i)
      into[8][column] = bit(i)
    }
    into[size - 8][8] = true
  }
  format(0, fixed)

  const bits = all.flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1))
  const free: [number, number][] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) if (fixed[y][x] === undefined) free.push([y, x])
    }
  }
  const drawn = MASKS.map((mask, number) => {
    const dark = fixed.map((row) => row.map((cell) => cell === true))
    format(number, dark)
    free.forEach(([y, x], i) => (dark[y][x] = (bits[i] === 1) !== mask(y, x)))
    return dark
  })
  const hard = drawn.map(penalty)
  return drawn[masked ?? hard.indexOf(Math.min(...hard))]
}

/** The dark parts as the path of an SVG, one unit a part. */
export const path = (dark: boolean[][]): string =>
  dark.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
