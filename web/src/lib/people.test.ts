import { describe, expect, test } from 'vitest'
import { player, state } from '../testing/scenes'
import type { Card } from './types'
import { addressed, called, ending, fate, result, scored, stands } from './people'

const four = [player(0, 'Bot 1'), player(1, 'Anna'), player(2, 'Bot 1'), player(3, undefined)]

test('people are called by name, and by seat where the name is not enough', () => {
  expect([0, 1, 2, 3, 9].map((s) => called(four, s))).toEqual(['Bot 1, White', 'Anna', 'Bot 1, Red', 'Blue', 'Somebody'])
  expect(addressed(state(), 0)).toBe('You')
  expect(addressed(state(), 1)).toBe('Ben')
  // Whoever plays both sides wants to know which one.
  expect(addressed(state({ you: [0, 1] }), 0)).toBe('Anna')
})
test('points have a minus, squares and moves keep their hyphen', () => {
  expect([-63, 0, 'score -37 to -9', 'b1-b3'].map(scored)).toEqual(['−63', '0', 'score −37 to −9', 'b1-b3'])
})
test('an ending names seats', () => {
  const name = (s: number) => ['White', 'Black'][s]
  expect(ending({ over: true, winners: [1], text: 'connected' }, name)).toBe('Black wins: connected')
  expect(ending({ over: true, winners: [0, 1], text: 'home' }, name)).toBe('White and Black win: home')
  expect(ending({ over: true, winners: [], reason: 'agreed' }, name)).toBe('Draw: agreed')
  // What a record tells in a word is told at length.
  expect(ending({ over: true, winners: [1], reason: 'connected', text: 'connected' }, name)).toBe('Black wins: all men of the winner hold together')
})
test('a result is for whoever looks', () => {
  const over = (winners: number[], you: number[]) => result(state({ you, status: { over: true, winners, text: 'it is so' } }))
  expect(over([0], [0])).toBe('You win: it is so')
  expect(over([1], [0])).toBe('You lose: it is so')
  expect(over([], [0])).toBe('Draw: it is so')
  expect(over([1], [])).toBe('Ben wins: it is so')
  expect(over([1], [0, 1])).toBe('Black wins: it is so')
  // Two bots of one name are told apart.
  expect(result(state({ you: [], players: four, status: { over: true, winners: [0, 2], text: 'home' } }))).toBe('Bot 1, White and Bot 1, Red win: home')
})
describe('fate', () => {
  test('is silent while all is well', () => expect(fate(state())).toBe(''))
  test('tells why the computer sits there', () => {
    const players = [player(0, 'Bot 3', { was_you: true, out: 'time' }), player(1, 'Ben')]
    expect(fate(state({ players }))).toBe('Your time ran out, so the computer has taken over White: you can watch or begin another game.')
    expect(fate(state({ players, status: { over: true } }))).toMatch(/look through the game or begin another\.$/)
  })
  test('tells that a win was claimed, to whoever was away', () => {
    const status = { over: true, winners: [1], reason: 'abandoned', by: 0 }
    expect(fate(state({ status }))).toMatch(/^You were away too long, so the win was claimed/)
    expect(fate(state({ status: { ...status, by: 1 } }))).toBe('')
  })
})

test('a match of a list stands as it does for whoever looks', () => {
  const card = (more: Partial<Card>) => ({ phase: 'over', ply: 4, you: [], your_turn: false, players: four, outcome: null, ...more }) as unknown as Card
  const won = { winners: [1, 3], text: 'connected' }
  expect(stands(card({ phase: 'waiting' }))).toBe('waiting for company')
  expect(stands(card({ phase: 'playing' }))).toBe('move 5')
  expect(stands(card({ phase: 'playing', your_turn: true }))).toBe('your turn')
  expect(stands(card({ outcome: won }))).toBe('Anna and somebody won: connected')
  expect(stands(card({ outcome: won, you: [1] }))).toBe('you won: connected')
  expect(stands(card({ outcome: won, you: [0] }))).toBe('you lost: connected')
  expect(stands(card({ outcome: { winners: [], text: 'agreed' } }))).toBe('draw: agreed')
  expect(stands(card({}))).toBe('over')
})
