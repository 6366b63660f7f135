import { expect, test } from 'vitest'
import { judge, length, rest } from './answers'

const answers = [[['a'], ['x'], ['b', 'c'], ['z'], ['d']], [['a'], ['y'], ['e']]]

test('the first answer is the defence, and equal moves all count', () => {
  expect(judge(answers, [], 'a')).toEqual({ right: true, reply: 'x' })
  expect(judge(answers, ['a', 'x'], 'c')).toEqual({ right: true, reply: 'z' })
  expect(judge(answers, ['a', 'x', 'c', 'z'], 'd')).toEqual({ right: true, reply: undefined })
  expect(judge(answers, ['a', 'y'], 'e')).toEqual({ right: true, reply: undefined })
})
test('any other move is wrong, also one of another line', () => {
  expect(judge(answers, [], 'b').right).toBe(false)
  expect(judge(answers, ['a', 'x'], 'e').right).toBe(false)
})
test('the rest of the way', () => {
  expect(rest(answers, [])).toEqual(['a', 'x', 'b', 'z', 'd'])
  expect(rest(answers, ['a', 'y'])).toEqual(['e'])
  expect(rest(answers, ['a', 'x', 'c'])).toEqual(['z', 'd'])
  expect(rest(answers, ['q'])).toEqual([])
  expect(length(answers)).toBe(3)
})
