import { arrow, spot, type Rulebook } from './types'

export const rules: Rulebook = () => ({
  aim: 'Catch the other lion, or walk your own lion safely to the far row.',
  parts: [
    {
      heading: 'The board',
      text: [
        'Twelve squares, four animals a side: lion, giraffe, elephant and chick. The side at the bottom is called Sente and moves first, the other Gote. Every move is one step. Nobody may pass.',
      ],
      examples: [{ caption: 'The start.' }],
    },
    {
      heading: 'How the animals move',
      text: [
        'The lion steps in all eight directions. The giraffe steps straight: forward, back, left, right. The elephant steps diagonally. The chick only steps straight forward. Dots on each piece show its steps.',
      ],
      examples: [
        {
          position: 'S/l--/---/-L-/---/-',
          marks: spot('a2', 'b2', 'c2', 'a3', 'c3', 'a4', 'b4', 'c4'),
          caption: 'The lion reaches all squares around it.',
        },
        {
          position: 'S/l--/---/-G-/--L/-',
          marks: [arrow('b3', 'b2'), arrow('b3', 'a3'), arrow('b3', 'c3'), arrow('b3', 'b4')],
          caption: 'The giraffe steps straight.',
        },
        {
          position: 'S/--l/---/-E-/-L-/-',
          marks: [arrow('b3', 'a2'), arrow('b3', 'c2'), arrow('b3', 'a4'), arrow('b3', 'c4')],
          caption: 'The elephant steps diagonally.',
        },
      ],
    },
    {
      heading: 'The rooster',
      text: [
        'A chick that steps onto the far row turns into a rooster, always. The rooster steps straight in all four directions and diagonally forward.',
      ],
      examples: [
        { position: 'S/--l/C--/---/--L/-', marks: [arrow('a2', 'a1')], caption: 'The chick steps to a1 and turns into a rooster.' },
        {
          position: 'S/--l/---/-R-/--L/-',
          marks: [arrow('b3', 'a2'), arrow('b3', 'b2'), arrow('b3', 'c2'), arrow('b3', 'a3'), arrow('b3', 'c3'), arrow('b3', 'b4')],
          caption: 'The six steps of the rooster.',
        },
      ],
    },
    {
      heading: 'Taking',
      text: ['You take a piece by moving onto it. It changes sides and goes into your hand. A rooster that is taken becomes a chick again.'],
      examples: [{ marks: [arrow('b3', 'b2')], trays: true, caption: 'The chick takes the chick before it.' }],
    },
    {
      heading: 'Dropping',
      text: [
        'Instead of moving you may put a piece from your hand on any empty square. It may move from your next turn on. A chick dropped on the far row stays a chick, and can never move again. Two chicks on one column are allowed, and so is a drop that leaves the lion no way out.',
      ],
      examples: [
        {
          position: 'S/gle/---/-C-/EL-/Gc',
          marks: spot('a2', 'b2', 'c2', 'a3', 'c3', 'c4'),
          trays: true,
          caption: 'The giraffe in hand may go to every empty square. Choose it, then the square.',
        },
      ],
    },
    {
      heading: 'Catching the lion',
      text: ['Take the lion and you have won. Nothing forbids leaving your lion where it can be taken, so look twice.'],
      examples: [{ position: 'S/g-e/-l-/-C-/ELG/c', marks: [arrow('b3', 'b2')], caption: 'The lion stands before the chick: take it.' }],
    },
    {
      heading: 'Walking home',
      text: [
        'You also win when your lion steps onto the far row and no enemy piece can take it there. If it can be taken there, the other side has one move: it takes the lion and wins, or else your lion has made it.',
      ],
      examples: [
        { position: 'S/--g/L-l/---/-E-/-', marks: [arrow('a2', 'a1')], caption: 'The lion goes to a1. Nobody can take it there: it has won.' },
        { position: 'S/-g-/L-l/---/-E-/-', marks: [arrow('a2', 'a1')], caption: 'Here the giraffe can take the lion on a1. Try both answers.' },
      ],
    },
    {
      heading: 'No end',
      text: [
        'When the same position with the same hands and the same side to move comes up for the third time, the game is a draw. A side that cannot move at all has lost.',
      ],
      examples: [{ position: 'S/--l/---/---/L--/-', caption: 'Two lions alone: walk to and fro three times, and it is a draw.' }],
    },
  ],
})

/** What the game looks like; its start does not show it. */
