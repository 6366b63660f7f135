import { arrow, spot, type RulesPage } from './types'

export const dobutsu: RulesPage = {
  aim: 'Catch the other lion, or walk your own lion safely to the far row.',
  parts: [
    {
      heading: 'The board',
      text: [
        'Twelve squares, four animals a side: lion, giraffe, elephant and chick. The side at the bottom moves first. Every move is one step.',
      ],
      pictures: [{ caption: 'The start.' }],
    },
    {
      heading: 'How the animals move',
      text: [
        'The lion steps in all eight directions. The giraffe steps straight: forward, back, left, right. The elephant steps diagonally. The chick only steps straight forward. Dots on each piece show its steps.',
        'A chick that steps onto the far row turns into a rooster, which steps straight in all four directions and diagonally forward.',
      ],
      pictures: [
        {
          position: 'S/l--/-L-/---/---/-',
          marks: spot('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'),
          caption: 'The lion reaches all squares around it.',
        },
        {
          position: 'S/l--/---/-G-/--L/-',
          marks: [arrow('b3', 'b2'), arrow('b3', 'a3'), arrow('b3', 'c3'), arrow('b3', 'b4')],
          caption: 'The giraffe.',
        },
        {
          position: 'S/--l/---/-E-/-L-/-',
          marks: [arrow('b3', 'a2'), arrow('b3', 'c2'), arrow('b3', 'a4'), arrow('b3', 'c4')],
          caption: 'The elephant.',
        },
      ],
    },
    {
      heading: 'Catching and dropping',
      text: [
        'You take a piece by moving onto it. It changes sides and goes into your hand; a rooster becomes a chick again. Instead of moving you may put a piece from your hand on any empty square. It may move from the next turn on. A chick dropped on the far row stays a chick.',
      ],
      pictures: [
        {
          position: 'S/gle/---/-C-/EL-/Gc',
          marks: spot('a2', 'b2', 'c2', 'a3', 'c3', 'c4'),
          caption: 'With a piece in hand every empty square is open.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'Take the lion and you have won. You also win when your lion steps onto the far row and no enemy piece can take it there. If it can be taken there, the other side has one move: it takes the lion and wins, or else your lion has made it.',
        'Nothing forbids leaving your lion where it can be taken, so look twice. When the same position comes up for the third time the game is a draw. Who cannot move has lost.',
      ],
      pictures: [
        {
          position: 'S/--g/L-l/---/-E-/-',
          marks: [arrow('a2', 'a1')],
          caption: 'The lion goes to a1. Nobody can take it there: it has won.',
        },
      ],
    },
  ],
}
