import { dice, noEnd, start } from './shared/cublino'
import { arrow, spot, type Rulebook } from './types'

export const rules: Rulebook = (set) => ({
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
