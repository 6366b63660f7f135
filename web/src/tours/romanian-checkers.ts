import type { Tour } from './types'

export const tour: Tour = {
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
