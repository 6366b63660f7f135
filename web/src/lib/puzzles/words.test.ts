import { expect, test } from 'vitest'
import { fault, proved, task } from './words'

test('what is asked for', () => {
  expect(task({ goal: 'win in 3', proof: 'table' }, 'White')).toBe('White to move and win in 3')
  expect(task({ goal: 'win', proof: 'table' }, 'Sky')).toBe('Sky to move and win')
  expect(task({ goal: 'win in 2', proof: 'all hands' }, 'Red')).toBe('Red to move and win in 2, whatever the others hold')
  expect(task({ goal: 'draw', proof: 'table' }, 'Black')).toBe('Black to move and draw')
  expect(task({ goal: 'most points', proof: 'table' }, 'Black')).toBe('Black to move and make the most points')
})
test('what is the matter with a move', () => {
  expect(fault({ score: 0, proof: { verdict: 'loss', plies: 4 } })).toBe('It loses')
  expect(fault({ score: 0, proof: { verdict: 'win', plies: 9 } })).toBe('It wins as well, but not as asked')
  expect(fault({ score: -40, proof: null })).toBe('It leaves you worse')
})
test('how it was proved', () => {
  expect([proved('all hands'), proved('by hand')]).toEqual(['over all cards that the others may hold', 'by hand'])
})
