import { describe, expect, it, test } from 'vitest'
import type { Thought, Worth } from '../local/calls'
import { many, points, said, short, together, turned } from './worth'

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

describe('what several have found', () => {
  const line = (move: string, score: number, proof: Worth['proof'] = null): Worth => ({ move, score, proof, line: [move] })
  const thought = (depth: number, nodes: number, ...moves: Worth[]): Thought => ({ moves, proof: null, nodes, depth })

  it('waits until each has said something', () => {
    expect(together([thought(3, 10, line('a', 1)), undefined], 3)).toBeUndefined()
  })
  it('is the best of all, as deep as the slowest has looked', () => {
    const whole = together([thought(5, 10, line('a', 12), line('b', -3)), thought(4, 30, line('c', 7), line('d', -9))], 3)
    expect(whole).toMatchObject({ depth: 4, nodes: 40, moves: [{ move: 'a' }, { move: 'c' }, { move: 'b' }] })
  })
  it('puts the quickest win first and the slowest loss before quicker ones', () => {
    const won = (plies: number) => ({ verdict: 'win' as const, plies })
    const lost = (plies: number) => ({ verdict: 'loss' as const, plies })
    const whole = together([thought(5, 1, line('slow', 100, won(9)), line('soon', -100, lost(2))), thought(5, 1, line('quick', 100, won(3)), line('late', -100, lost(8)), line('even', 0))], 5)
    expect(whole?.moves.map((m) => m.move)).toEqual(['quick', 'slow', 'even', 'late', 'soon'])
    expect(whole?.proof).toEqual(won(3))
  })
})
