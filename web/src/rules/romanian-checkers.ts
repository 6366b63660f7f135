import { arrow, spot, type Rulebook } from './types'

const both: Record<string, string> = {
  draw: 'If one move connects both sides at once, the game is a draw.',
  mover: 'If one move connects both sides at once, the side that moved wins.',
}
const stuck: Record<string, string> = {
  draw: 'If the side to move has no move at all, the game is a draw.',
  pass: 'A side that has no move at all passes. If neither side can move, the game is a draw.',
  loss: 'A side that has no move at all has lost.',
}
const again: Record<string, string> = {
  off: 'Positions may come back as often as they like.',
  '2': 'When a position comes back with the same side to move, the game is a draw at once.',
  '3': 'When the same position with the same side to move comes up for the third time, the game is a draw.',
  '2-board': 'When the same board comes back, whoever is to move, the game is a draw at once.',
}

export const rules: Rulebook = (set) => ({
  aim: 'Bring all your men together into one group, before the other side does.',
  parts: [
    {
      heading: 'The board',
      text: [
        set.setup === 'scrambled-eggs'
          ? 'Eight by eight squares, twelve men a side. The men of the two sides stand in turn around the edge. The corners stay empty.'
          : 'Eight by eight squares, twelve men a side. White begins on the top and bottom row, Black on the left and right column. The corners stay empty.',
        'White moves first, then the sides move in turn. Nobody may pass as long as there is a move.',
      ],
      examples: [{ caption: 'The start.' }],
    },
    {
      heading: 'How far a man moves',
      text: [
        'A man moves in a straight line: along its row, its column or a diagonal. It goes exactly as many squares as there are men on that whole line, of both colours, itself included.',
      ],
      examples: [
        {
          set: { setup: 'standard' },
          marks: [arrow('b1', 'h1'), arrow('b1', 'b3'), arrow('b1', 'd3')],
          caption: 'From b1: six men stand on the row, so six squares to h1; two on the column; two on the diagonal.',
        },
      ],
    },
    {
      heading: 'Over men, and onto men',
      text: [
        'A man passes over men of its own side, never over men of the other side, and never ends on a man of its own side. If it ends on a man of the other side, that man is taken off the board.',
      ],
      examples: [
        {
          position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w',
          marks: [arrow('g6', 'c2'), arrow('g6', 'd6')],
          caption: 'From g6: four men on the long diagonal, so four squares to c2. Three men on the row, so three squares to d6, which takes the man there.',
        },
        {
          position: '8/8/2p5/8/2P1P3/8/8/p7 w',
          marks: [arrow('c4', 'c6'), arrow('e4', 'c6')],
          caption: 'Two men of White can take the man on c6. See what happens: Black is left with a single man, and a single man is connected.',
        },
      ],
    },
    {
      heading: 'How it is won',
      text: [
        'Men that touch at a side or a corner belong together. When all men of one side hang together that side has won, whoever moved. A single man counts as connected, so do not take the last but one.',
      ],
      examples: [
        {
          position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w',
          marks: [arrow('g6', 'c2'), ...spot('a3', 'b1', 'd3', 'e2', 'f3', 'g4', 'a2')],
          caption: 'White moves g6 to c2, and all the white men hang together.',
        },
      ],
    },
    {
      heading: 'Both sides at once',
      text: [both[set.simultaneous] ?? both.draw],
      examples: [
        {
          position: '8/4pp2/8/8/3Pp2P/3P4/8/8 w',
          marks: [arrow('h4', 'e4')],
          caption: 'White takes on e4: now the white men hang together, and the black ones too.',
        },
      ],
    },
    {
      heading: 'No move, and no end',
      text: [
        stuck[set.no_moves] ?? stuck.draw,
        again[set.repetition] ?? again['3'],
        ...(set.max_plies && set.max_plies !== 'off' ? [`After ${set.max_plies} moves of both sides together the game is a draw.`] : []),
      ],
      examples: [
        {
          position: '6pP/6pp/8/8/8/8/pp6/P2p4 b',
          marks: [arrow('d1', 'b1')],
          caption: 'Black moves d1 to b1 and takes the last move from White.',
        },
      ],
    },
  ],
})
