import { arrow, spot, type RulesPage } from './types'

export const dog: RulesPage = {
  aim: 'Bring your four pieces and those of your partner round the ring and home.',
  parts: [
    {
      heading: 'The table',
      text: [
        'Usually four play, two against two; partners sit opposite. Each player has four pieces, which begin in the kennel. They come out onto the start square, go once round the ring and turn into the four places of the finish.',
        'Two, three, five and six can play as well.',
      ],
      pictures: [{ caption: 'The board for four.' }],
    },
    {
      heading: 'The cards',
      text: [
        'Rounds are dealt with 6, 5, 4, 3 and 2 cards each, then with 6 again. At the start of a round everybody gives one card to the partner, before looking at the one that comes.',
        'Then one card is played in turn. If any of your cards can be played, you must play one. If none can, you lay down your whole hand and sit out the round.',
        'Ace: out of the kennel, or 1 or 11 forward. King: out of the kennel, or 13. Queen: 12. Ten, nine, eight, six, five, three and two: as many forward.',
        'Four: 4 forward or 4 back. Seven: 7 steps, shared among your pieces as you like. Jack: swap one of your pieces with a piece of another player. Joker: any of these.',
      ],
    },
    {
      heading: 'On the ring',
      text: [
        'Pieces jump over others. If a piece ends on another one, whoever’s it is, that one goes home to its kennel.',
        'A piece fresh from the kennel guards its start square until it first moves: nobody passes it, takes it or swaps it.',
        'A seven burns: every piece its steps pass goes home too, your own and your partner’s included. You enter it leg by leg; the page shows what would go home, and one step back takes the last leg back.',
      ],
      pictures: [
        {
          position: 'P40P44|P16*|P47|P60 0 play 7|-|-|-',
          marks: [arrow('P44', 'P48'), arrow('P40', 'P43'), ...spot('P47')],
          caption: 'A seven as four and three: the piece in between, here the partner’s, goes home.',
        },
      ],
    },
    {
      heading: 'Into the finish',
      text: [
        'A piece that reaches its own start square again may turn into the finish. The count must fit exactly, there is no jumping in the finish, and pieces there are safe. Backwards nobody goes in. A guarding piece has to go round first.',
      ],
      pictures: [
        {
          position: 'P62||| 0 play 5|-|-|-',
          marks: [arrow('P62', 'P63', 'P0', 'F0.0', 'F0.1', 'F0.2')],
          caption: 'Five steps: two to the start square, three into the finish.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'When your four pieces are home you play your partner’s pieces with your cards. The team whose eight pieces are home has won.',
        'Tables differ about many details. You find them as options when you start a game.',
      ],
    },
  ],
}
