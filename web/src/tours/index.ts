import type { Tour } from './types'

const romanianCheckers: Tour = {
  seat: 0,
  intro: ['You play White. Bring all your men together into one group: touching at a side or a corner is enough.'],
  steps: [
    {
      say: 'Touch the man on b1, then b3.',
      path: ['b1', 'b3'],
      then: 'A man goes as many squares as there are men on its line. On the column of b1 stood two men, b1 and b8, so it went two squares.',
      replies: [['a4-c4', 'Black counts two men on row 4 and moves two squares to c4.']],
    },
    {
      say: 'Now the man on c1 can take the one on c4: three men stand on that column.',
      path: ['c1', 'c4'],
      then: 'Landing on a man of the other side takes it off. Careful: fewer men are easier to connect.',
      replies: [['h3-e3', 'Black moves into the middle as well.']],
    },
    {
      say: 'Men pass over men of their own side. Row 8 holds six men: move b8 six squares to h8.',
      path: ['b8', 'h8'],
      then: 'Over five men of its own in one move. Over men of the other side it could not have gone.',
    },
    {
      position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w',
      say: 'Some time later. Only the man on g6 stands apart. Its long diagonal holds four men: move it to c2.',
      path: ['g6', 'c2'],
      then: 'All white men hang together: you have won.',
    },
  ],
  end: 'That is the whole game: count, gather, and do not let the other side be first.',
}

const dobutsu: Tour = {
  seat: 0,
  intro: ['You play Sente, the animals at the bottom. Catch the other lion, or walk your own to the far row. The dots on each animal show its steps.'],
  steps: [
    {
      say: 'Your chick on b3 stands before the other chick. Take it: touch b3, then b2.',
      path: ['b3', 'b2'],
      then: 'What you take changes sides and goes into your hand. Your chick now looks at the lion.',
      replies: [['Lb1xb2', 'The lion takes your chick.']],
    },
    {
      say: 'The chick in your hand may go to any empty square. Touch it, then b3.',
      path: ['hand/0/C1', 'b3'],
      then: 'A drop is a whole move. The chick attacks the lion again.',
      replies: [['Ga1-a2', 'Gote does not look and moves the giraffe.']],
    },
    {
      say: 'The lion still stands on b2. Catch it with your chick.',
      path: ['b3', 'b2'],
      then: 'The lion is caught: you have won. Nobody warns you when a lion is in danger, so always look.',
    },
    {
      position: 'S/--g/L-l/---/-E-/-',
      say: 'There is another way to win. Walk your lion from a2 to a1, where nothing can take it.',
      path: ['a2', 'a1'],
      then: 'The lion is home: that wins as well.',
    },
  ],
  end: 'Catch the lion or walk home, and use what you take.',
}

const pur: Tour = {
  seat: 0,
  intro: ['You play White and bring all seven dice to the far row. High numbers on top count there. Sixes are on top now, but tipping changes that.'],
  steps: [
    {
      say: 'Tip the die on d1 forward to d2.',
      path: ['d1', 'd2'],
      then: 'The die rolled over its edge: the number at its back came on top.',
      replies: [['d7d6', 'Black does the same.']],
    },
    {
      say: 'Dice may jump. Tip c1 to c2, then jump over d2 to e2, and play the move.',
      path: ['c1', 'c2', 'e2'],
      then: 'Only the first step of a move may be a tip. A jump does not turn the die, and you may jump on as long as there is something to jump over.',
      replies: [['c7c6', 'Black tips again.']],
    },
    {
      say: 'A move may be all jumps. Jump with f1 over e1 to d1, then over d2 to d3, and play the move.',
      path: ['f1', 'd1', 'd3'],
      then: 'A six that only jumps stays a six.',
    },
    {
      position: 'PWa7Wb7Wc7Wd7We7Wf7Lg6va1vb1vc1vd1ve3vf3vg3',
      say: 'Much later. Six of your dice have arrived. Tip the last one from g6 to g7.',
      path: ['g6', 'g7'],
      then: 'All seven are across, and the game ends. You have 37 points, Black has 24: you win.',
    },
  ],
  end: 'Hurry, but keep the high numbers up.',
}

const contra: Tour = {
  seat: 0,
  intro: ['You play White. The first die that reaches the far row wins, but dice fight when they meet.'],
  steps: [
    {
      say: 'Tip the die on d1 forward to d2.',
      path: ['d1', 'd2'],
      then: 'A move is one tip, and another number comes on top.',
      replies: [['d7d6', 'Black does the same.']],
    },
    {
      position: 'CWa1Wd4Lb5ic5va7vg7',
      say: 'Somewhere in the middle. Tip the die on d4 to c4, next to the black die. The board shows the sums; then play it.',
      path: ['d4', 'c4'],
      then: 'Your 2 and the helper’s 3 beat the lone 3: the black die leaves the board. Helpers are never at risk.',
    },
    {
      position: 'CWc3Wd3We3ic4ie4va7vg7',
      say: 'Two fights in one move: tip d3 to d4, between the black dice.',
      path: ['d3', 'd4'],
      then: 'In each fight one of your sixes helped. All fights are counted first, then all losers leave together.',
    },
    {
      position: 'CWa1Ld6va7vg4',
      say: 'The way is free: tip d6 to the far row.',
      path: ['d6', 'd7'],
      then: 'One die across is enough: you win.',
    },
  ],
  end: 'Bring helpers along, and look for the gap.',
}

const dominions: Tour = {
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

const dog: Tour = {
  seat: 0,
  position: 'P57P50|P20|P9|P49 0 play A79|29|3Q|3T',
  intro: [
    'You play Red, and Green across the table is your partner. Two of your pieces are on their way, two are still in the kennel. Your cards lie before you; nobody else sees them.',
  ],
  steps: [
    {
      say: 'An ace brings a piece out. Touch the ace, then “bring a piece out”.',
      path: ['hand/0/A', 'as/start'],
      then: 'The new piece guards your start square: nobody passes it until it moves.',
      replies: [
        ['20', 'Yellow plays a two.'],
        ['30', 'Green, your partner, plays a three.'],
        ['30', 'Blue plays a three and stands just in front of one of your pieces.'],
      ],
    },
    {
      say: 'A seven is shared among your pieces, leg by leg. Touch the seven. Then the piece behind Blue’s, and four steps on. Then the piece on your start square, and three steps on. Play it when you have seen what happens.',
      path: ['hand/0/7', 'P50', 'P54', 'P0', 'P3'],
      then: 'A seven burns: Blue’s piece was passed and went home to its kennel. And your start square is free again.',
      replies: [
        ['90', 'Yellow plays a nine.'],
        ['Q0', 'Green plays a queen.'],
        ['F', 'Blue cannot play the ten with all pieces in the kennel, and folds.'],
      ],
    },
    {
      say: 'Home: touch the nine, the piece nearest to your start square, and the second place of your finish. Seven steps to the start square, two into the finish.',
      path: ['hand/0/9', 'P57', 'F0.1'],
      then: 'In the finish it is safe. When your four are home you help your partner. The round is over, and new cards are dealt.',
    },
  ],
  end: 'At a table each round begins with a card for your partner. Then you play as you just did.',
}

export const tours: Record<string, Tour> = {
  dog,
  dobutsu,
  dominions,
  'cublino-pur': pur,
  'cublino-contra': contra,
  'romanian-checkers': romanianCheckers,
}
