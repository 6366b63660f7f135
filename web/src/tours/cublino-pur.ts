import type { Tour } from './types'

export const tour: Tour = {
  seat: 0,
  intro: ['You play White and bring all seven dice to the far row. High numbers on top count there. Sixes are on top now, but tipping changes that.'],
  steps: [
    {
      say: 'Tip the die on d1 forward to d2.',
      path: ['d1', 'd2'],
      then: 'The die rolled over its edge: the number at its back came on top.',
      replies: [['d7d6', 'Black does the same.']],
    },
    {
      say: 'Dice may jump. Tip c1 to c2, then jump over d2 to e2, and play the move.',
      path: ['c1', 'c2', 'e2'],
      then: 'Only the first step of a move may be a tip. A jump does not turn the die, and you may jump on as long as there is something to jump over.',
      replies: [['c7c6', 'Black tips again.']],
    },
    {
      say: 'A move may be all jumps. Jump with f1 over e1 to d1, then over d2 to d3, and play the move.',
      path: ['f1', 'd1', 'd3'],
      then: 'A six that only jumps stays a six.',
    },
    {
      position: 'PWa7Wb7Wc7Wd7We7Wf7Lg6va1vb1vc1vd1ve3vf3vg3',
      say: 'Much later. Six of your dice have arrived. Tip the last one from g6 to g7.',
      path: ['g6', 'g7'],
      then: 'All seven are across, and the game ends. You have 37 points, Black has 24: you win.',
    },
  ],
  end: 'Hurry, but keep the high numbers up.',
}
