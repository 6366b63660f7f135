import type { Tour } from './types'

export const tour: Tour = {
  seat: 0,
  set: { size: '3' },
  intro: ['You play White, on a small board. In a turn you place one tile. Beams must meet beams, and no beam may point off the board.'],
  steps: [
    {
      say: 'Take the tile with six beams, then the cell in the middle, c3.',
      path: ['hand/0/63', 'c3'],
      then: 'Every beam into an empty cell is a liberty. Your tile has six.',
      replies: [['P10b3', 'Black links a tile with two beams to yours.']],
    },
    {
      say: 'The black tile on b3 has one liberty left, towards a2. Touch the cell a2, then the tile that is marked, look at the flip and play it.',
      path: ['a2', 'hand/0/7'],
      then: 'Without a liberty the black tile turned to your colour. It still counts as Black’s tile, but it shows yours.',
      replies: [['pass', 'Black passes.']],
    },
    {
      say: 'If you pass as well the game is over.',
      path: ['pass'],
      then: 'Tiles in your colour on the board, minus your tiles that were not placed: the higher score wins. In a real game you would have gone on placing.',
    },
  ],
  end: 'Link, keep your liberties, and take theirs.',
}
