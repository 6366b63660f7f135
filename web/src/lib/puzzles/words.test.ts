import { expect, test } from 'vitest'
import { fault, proved, task } from './words'

const open = { setup: { game: 'nim' } }
const hidden = { setup: { game: 'dog', eye: 0 } }

test('what is asked for', () => {
  expect(task({ ...open, goal: 'win in 3' }, 'White')).toBe('White to move and win in 3')
  expect(task({ ...open, goal: 'win' }, 'Sky')).toBe('Sky to move and win')
  expect(task({ ...hidden, goal: 'win in 2' }, 'Red')).toBe('Red to move and win in 2, whatever the others hold')
  expect(task({ ...open, goal: 'draw' }, 'Black')).toBe('Black to move and draw')
  expect(task({ ...open, goal: 'most points' }, 'Black')).toBe('Black to move and make the most points')
})
test('what is the matter with a move', () => {
  expect(fault({ score: 0, proof: { verdict: 'loss', plies: 4 } })).toBe('It loses')
  expect(fault({ score: 0, proof: { verdict: 'win', plies: 9 } })).toBe('It wins as well, but not as asked')
  expect(fault({ score: -40, proof: null })).toBe('It leaves you worse')
})
test('how it was proved', () => {
  expect(proved({ ...hidden, proof: 'exhaustive' })).toBe('over all cards that the others may hold')
  expect(proved({ ...open, proof: 'exhaustive' })).toBe('by looking at everything')
})
