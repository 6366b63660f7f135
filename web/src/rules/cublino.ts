import { arrow, spot, type RulesPage } from './types'

const dice =
  'Seven dice a side on seven by seven cells. A die moves by tipping over an edge onto the next cell, so that another number comes on top. Dice go forward, left or right, never back and never diagonally, and only to empty cells.'
const stuck =
  'Who has no move passes. If nobody can move, if the same position comes up for the third time, or if nothing goes forward for 60 moves, the game is a draw.'

export const pur: RulesPage = {
  aim: 'Bring all seven dice across, with high numbers on top.',
  parts: [
    { heading: 'The dice', text: [dice], pictures: [{ caption: 'The start.', marks: [arrow('d1', 'd2')] }] },
    {
      heading: 'Jumping',
      text: [
        'A die may also jump straight over one die of either colour to the empty cell behind it. A jump does not turn the die. After a tip or a jump the same die may jump again and again, as far as you like, but only the first step of a move may be a tip. It may not end where it began.',
      ],
      pictures: [
        {
          position: 'PWb1Ge1Wg1Le2Bc3Bd3ff3Lc4qe4cd5if6va7ve7vg7',
          marks: [arrow('e1', 'e3', 'g3')],
          caption: 'The die on e1 jumps over e2 and then over f3, two jumps in one move.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'The game ends when one side has all its dice on the far row. Now both sides add up the tops of their dice on their far rows. The higher sum wins, so hurrying with low numbers does not pay. Equal sums are a draw.',
        'Dice on the far row may still move sideways to improve.',
        stuck,
      ],
    },
  ],
}

export const contra: RulesPage = {
  aim: 'Be the first to bring a single die across, and win the fights on the way.',
  parts: [
    {
      heading: 'The dice',
      text: [dice, 'A move is one tip. There are no jumps in Contra.'],
      pictures: [{ caption: 'The start.', marks: [arrow('d1', 'd2')] }],
    },
    {
      heading: 'Fights',
      text: [
        'After the tip your die fights every enemy die beside it (not diagonally). Your strength is the sum of the tops of all your dice beside that enemy, the moved die included. The enemy’s strength is the sum of the tops of all its dice beside your moved die.',
        'The weaker of the two fighters leaves the board: your moved die or the enemy die, never a helper. With equal strength both stay. All fights of a move are counted on the same board, then all losers leave together.',
        'The page shows the sums before you play the move.',
      ],
      pictures: [
        {
          position: 'CWa1Wc1We1Sg1Te2Hf2Dc3gc5qb6va7fc7ve7vf7vg7',
          marks: [arrow('c3', 'c4'), ...spot('c5')],
          caption: 'A tip to c4 brings a fight with the die on c5: 2 against 2, so both stay.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'You win when, after the fights of your move, one of your dice stands on the far row. A die that loses its fight there has not arrived.',
        stuck,
      ],
    },
  ],
}
