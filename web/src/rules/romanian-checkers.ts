import { arrow, spot, type RulesPage } from './types'

export const romanianCheckers: RulesPage = {
  aim: 'Bring all your men together into one group, before the other side does.',
  parts: [
    {
      heading: 'The board',
      text: [
        'Eight by eight squares. One side begins on the top and bottom row, the other on the left and right column. The corners stay empty. The sides move in turn, and nobody may pass.',
      ],
      pictures: [{ caption: 'The start.' }],
    },
    {
      heading: 'How a man moves',
      text: [
        'A man moves in a straight line: along its row, its column or a diagonal. It goes exactly as many squares as there are men on that whole line, of both colours, itself included.',
        'It may pass over men of its own side, never over men of the other side. It may not land on a man of its own side. If it lands on a man of the other side, that man is taken off.',
      ],
      pictures: [
        {
          marks: [arrow('b1', 'h1'), arrow('b1', 'b3'), arrow('b1', 'd3')],
          caption: 'From b1: six men stand on the row, so six squares to h1, over men of its own; two on the column; two on the diagonal.',
        },
        {
          position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w',
          marks: [arrow('g6', 'c2'), arrow('g6', 'd6')],
          caption: 'From g6: four men on the long diagonal, so four squares to c2. Three men on the row, so three squares to d6, which takes the man there.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'Men that touch at a side or a corner belong together. When all men of one side hang together, that side has won, whoever moved. A single man counts as connected, so do not take the last but one.',
        'If one move connects both sides it is a draw. It is also a draw when the side to move has no move, and when the same position comes up for the third time. Other rule sets, which you can choose when you start a game, decide these rare cases differently.',
      ],
      pictures: [
        {
          position: '8/3p1p1p/p2p4/8/6P1/P2P1P2/P1P1P3/1P6 b',
          marks: spot('a3', 'b1', 'c2', 'd3', 'e2', 'f3', 'g4', 'a2'),
          caption: 'All men of one side touch: that side has won.',
        },
      ],
    },
  ],
}
