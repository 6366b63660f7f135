// What both games of Cublino have in common.

import { arrow, type Example, type Part, type Settings } from '../types'

export const start: Example = { caption: 'The start: seven dice a side, a six on top of each.', marks: [arrow('d1', 'd2')] }
export const dice = [
  'Seven dice a side on seven by seven cells. White begins on the lowest row and goes up, Black on the highest row and goes down. White moves first.',
  'A die moves by tipping over an edge onto the next cell, so that another number comes on top. The numbers on its sides show what will be on top after each tip. Dice go forward, left or right, never back and never diagonally, and only to empty cells.',
]

export function noEnd(set: Settings, pur: boolean): Part {
  const stall: Record<string, string> = {
    draw: 'If nothing goes forward and nothing is taken for 60 moves of both sides together, the game is a draw.',
    score: pur
      ? 'If nothing goes forward for 60 moves of both sides together, the higher sum on the far rows wins.'
      : 'If nothing goes forward and nothing is taken for 60 moves of both sides together, the game is a draw.',
    off: 'There is no limit to moves sideways.',
  }
  const position = pur ? 'Pva1vb1vc1vd1Wa6vb6vc6Wa7Wb7Wc7Wd7We7Wf7vg7' : 'cHd2Qf3Bg3Mf4rg4Ge5La6'
  return {
    heading: 'No move, and no end',
    text: [
      'A side that has no move passes; nobody may pass otherwise. If neither side can move, the game is a draw.',
      set.repetition === 'off'
        ? 'Positions may come back as often as they like.'
        : 'If the same position with the same side to move comes up for the third time, the game is a draw.',
      stall[set.stall] ?? stall.draw,
    ],
    examples: [{ position, caption: `${pur ? 'White' : 'Black'} cannot move and passes.` }],
  }
}
