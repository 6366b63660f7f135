import { dice, noEnd, start } from './shared/cublino'
import { arrow, type Rulebook } from './types'

export const rules: Rulebook = (set) => ({
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
