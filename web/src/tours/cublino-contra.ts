import type { Tour } from './types'

export const tour: Tour = {
  seat: 0,
  intro: ['You play White. The first die that reaches the far row wins, but dice fight when they meet.'],
  steps: [
    {
      say: 'Tip the die on d1 forward to d2.',
      path: ['d1', 'd2'],
      then: 'A move is one tip, and another number comes on top.',
      replies: [['d7d6', 'Black does the same.']],
    },
    {
      position: 'CWa1Wd4Lb5ic5va7vg7',
      say: 'Somewhere in the middle. Tip the die on d4 to c4, next to the black die. The board shows the sums; then play it.',
      path: ['d4', 'c4'],
      then: 'Your 2 and the helper’s 3 beat the lone 3: the black die leaves the board. Helpers are never at risk.',
    },
    {
      position: 'CWc3Wd3We3ic4ie4va7vg7',
      say: 'Two fights in one move: tip d3 to d4, between the black dice.',
      path: ['d3', 'd4'],
      then: 'In each fight one of your sixes helped. All fights are counted first, then all losers leave together.',
    },
    {
      position: 'CWa1Ld6va7vg4',
      say: 'The way is free: tip d6 to the far row.',
      path: ['d6', 'd7'],
      then: 'One die across is enough: you win.',
    },
  ],
  end: 'Bring helpers along, and look for the gap.',
}
