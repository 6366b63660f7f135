import type { Tour } from './types'

export const tour: Tour = {
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
