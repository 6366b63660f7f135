import { spot, type Rulebook } from './types'

const small = { size: '3' }

export const rules: Rulebook = (set) => {
  const size = Number(set.size ?? 9)
  return {
    aim: 'At the end show more tiles of your colour than the other side.',
    parts: [
      {
        heading: 'The tiles',
        text: [
          `The board is a hexagon with ${size} cells a side, ${3 * size * (size - 1) + 1} cells in all, empty at the start. Each side has 63 tiles, all different: every tile has beams on some of its six sides, and every combination exists once. Tiles are never turned.`,
          'White begins. In a turn you put one tile on an empty cell, or pass. You may choose the tile first or the cell first; what fits lights up.',
        ],
        examples: [
          { position: '- W 0', set: small, caption: 'An empty board of the smallest size. No beam may point off the board, so the tile with six beams fits on inner cells only.' },
        ],
      },
      {
        heading: 'Beam to beam',
        text: ['A tile must match: where it meets another tile, beam meets beam or blank meets blank, and no beam points off the board.'],
        examples: [
          { position: 'c3:63Ww B 0', set: small, caption: 'Black answers: every tile beside the white one needs a beam towards it.' },
        ],
      },
      {
        heading: 'Where a tile may lie',
        text: [
          'It must touch an enemy tile (blank to blank is enough), or link to a group of yours that is linked to no enemy tile at all. Only the first tile of the game is free of this.',
          'After placing it, something linked to it must still have a beam into an empty cell.',
        ],
        examples: [
          { position: 'd4:16Ww,c3:18Bb,b3:51Ww,b4:12Bb W 0', set: small, caption: 'Choose a tile of White, and see where it may go.' },
        ],
      },
      {
        heading: 'Groups and liberties',
        text: [
          'Tiles of one colour whose beams meet form a group. Each beam of a group that points into an empty cell is a liberty. A group lives as long as it has one.',
          'Switch on the layers beside the board of a game to see the liberties and the groups in danger.',
        ],
        examples: [
          { position: 'c3:63Ww,b2:55Bb W 0', set: small, marks: spot('b2'), caption: 'The two tiles are linked, beam to beam, and both still have liberties.' },
        ],
      },
      {
        heading: 'Capture',
        text: [
          'If your tile takes the last liberty from enemy groups linked to it, they turn to your colour and join you. The board shows these flips before you play.',
        ],
        examples: [
          { position: 'c3:63Ww,b3:10Bb W 0', set: small, marks: spot('a2', 'b3'), caption: 'A tile on a2 that meets the beam of b3 takes its last liberty.' },
        ],
      },
      {
        heading: 'Giving yourself up',
        text: ['If after the captures your own group has no liberty, all of it turns to the enemy’s colour. That is allowed, and sometimes even good.'],
        examples: [
          {
            position: 'd3:21Bb,d4:3Bb,c2:58Ww,c3:22Ww,c4:24Bb,c5:8Ww W 0', set: small, marks: spot('b4', 'c5'),
            caption: 'The tile with beams up and up left on b4 leaves its own group without a liberty.',
          },
        ],
      },
      {
        heading: 'How it ends',
        text: [
          'You may always pass, and must when no tile fits. Two passes in a row end the game. Your score is the number of tiles in your colour on the board minus your own tiles that you have not placed. The higher score wins, equal scores are a draw.',
          'Small boards make quick games: choose the size under Options.',
        ],
        examples: [{ position: 'c3:63Ww,b3:10Bb W 1', set: small, caption: 'Black has just passed. Pass as well, and the game is over.' }],
      },
    ],
  }
}

/** What the game looks like; its start does not show it. */
