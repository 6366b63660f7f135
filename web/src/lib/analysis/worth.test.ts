import { expect, test } from 'vitest'
import { many, points, said, short, turned } from './worth'

const worth = (score: number, verdict?: 'win' | 'draw' | 'loss', plies: number | null = null) => ({ score, proof: verdict ? { verdict, plies } : null })

test('worths are short and said', () => {
  expect(short(worth(42))).toBe('+0.42')
  expect(short(worth(-7.4))).toBe('−0.07')
  expect(short(worth(0))).toBe('0.00')
  expect(short(worth(90, 'win', 7))).toBe('W7')
  expect(short(worth(0, 'draw', 3))).toBe('=')
  expect(said(worth(0, 'loss', 6))).toBe('proven: loses in 6')
  expect(said(worth(30))).toBe('better')
})
test('the other side sees the opposite', () => {
  expect(turned(worth(30)).score).toBe(-30)
  expect(short(turned(worth(90, 'win', 7)))).toBe('L7')
  expect(points(turned(worth(0, 'loss')))).toBe(100)
})
test('large numbers are rounded', () => {
  expect([many(999), many(12_345), many(2_500_000)]).toEqual(['999', '12.3 k', '2.5 M'])
})
