import { arrow, spot, type Example, type Part, type Rulebook, type Settings } from './types'

const start: Example = { caption: 'The start: seven dice a side, a six on top of each.', marks: [arrow('d1', 'd2')] }
const dice = [
  'Seven dice a side on seven by seven cells. White begins on the lowest row and goes up, Black on the highest row and goes down. White moves first.',
  'A die moves by tipping over an edge onto the next cell, so that another number comes on top. The numbers on its sides show what will be on top after each tip. Dice go forward, left or right, never back and never diagonally, and only to empty cells.',
]

function noEnd(set: Settings, pur: boolean): Part {
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

export const pur: Rulebook = (set) => ({
  aim: 'Bring all seven dice across, with high numbers on top.',
  parts: [
    { heading: 'The dice', text: dice, examples: [start] },
    {
      heading: 'Jumping',
      text: ['A die may also jump straight over one die of either colour to the empty cell behind it. A jump does not turn the die.'],
      examples: [
        {
          position: 'PWa1Wb1Wc1We1Wf1Wg1Ld2va7vb7vc7id6ve7vf7vg7',
          marks: [arrow('b1', 'd1'), arrow('f1', 'd1')],
          caption: 'The dice on b1 and f1 can jump sideways to d1.',
        },
      ],
    },
    {
      heading: 'Chains',
      text: [
        'After a tip or a jump the same die may jump again and again, as far as you like. Only the first step of a move may be a tip. The die may not end where it began.',
        'Touch the cells one after the other, and play the move where you want to stop.',
      ],
      examples: [
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
      ],
      examples: [
        {
          position: 'PWa7Wb7Wc7Wd7We7Wf7Lg6va1vb1vc1vd1ve3vf3vg3',
          marks: [arrow('g6', 'g7')],
          caption: 'The last white die arrives: 37 against 24.',
        },
      ],
    },
    noEnd(set, true),
  ],
})

export const contra: Rulebook = (set) => ({
  aim: 'Be the first to bring a single die across, and win the fights on the way.',
  parts: [
    { heading: 'The dice', text: [...dice, 'A move is one tip. There are no jumps in Contra.'], examples: [start] },
    {
      heading: 'Fights',
      text: [
        'After the tip your die fights every enemy die beside it (not diagonally). Your strength is the sum of the tops of all your dice beside that enemy, the moved die included. The enemy’s strength is the sum of the tops of all its dice beside your moved die.',
        'The weaker of the two fighters leaves the board: your moved die or the enemy die, never a helper. With equal strength both stay.',
        'The board shows the sums before you play the move.',
      ],
      examples: [
        {
          position: 'CWa1Wc1We1Sg1Te2Hf2Dc3gc5qb6va7fc7ve7vf7vg7',
          marks: [arrow('c3', 'c4'), ...spot('c5')],
          caption: 'A tip to c4 brings a fight with the die on c5: 2 against 2, so both stay.',
        },
        {
          position: 'CWa1Wd4Lb5ic5va7vg7',
          marks: [arrow('d4', 'c4'), ...spot('c5')],
          caption: 'A die beside the enemy helps. Tip next to it and read the sums.',
        },
      ],
    },
    {
      heading: 'Several fights',
      text: ['One tip can bring several fights. All of them are counted on the same board, then all losers leave together.'],
      examples: [
        {
          position: 'CWc3Wd3We3ic4ie4va7vg7',
          marks: [arrow('d3', 'd4'), ...spot('c4', 'e4')],
          caption: 'A tip to d4 brings two fights at once; the dice on c3 and e3 help, one in each.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'You win when, after the fights of your move, one of your dice stands on the far row. A die that loses its fight there has not arrived.',
      ],
      examples: [
        { position: 'CWa1Ld6va7vg4', marks: [arrow('d6', 'd7')], caption: 'One tip to the far row, with nobody beside it: White wins.' },
        { position: 'CWa1Ld6vc7vg4', marks: [arrow('d6', 'd7')], caption: 'Here an enemy stands beside d7. Who wins that fight?' },
      ],
    },
    noEnd(set, false),
  ],
})
