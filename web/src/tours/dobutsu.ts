import type { Tour } from './types'

export const tour: Tour = {
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
