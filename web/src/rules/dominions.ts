import { spot, type RulesPage } from './types'

export const dominions: RulesPage = {
  aim: 'At the end show more tiles of your colour than the other side.',
  parts: [
    {
      heading: 'The tiles',
      text: [
        'The board is a hexagon of hexagonal cells. Each side has 63 tiles, all different: every tile has beams on some of its six sides, and every combination exists once. Tiles are never turned.',
        'In a turn you put one tile on an empty cell, or pass.',
      ],
      pictures: [{ position: 'i9:63Ww,h8:55Bb,h9:30Ww W 0', set: { size: '9' }, caption: 'Three tiles on the board.' }],
    },
    {
      heading: 'Where a tile may lie',
      text: [
        'It must match: where it meets another tile, beam meets beam or blank meets blank, and no beam points off the board.',
        'It must touch an enemy tile, or link to a group of yours that is linked to no enemy tile at all. Only the first tile of the game is free of this.',
        'After placing it, something linked to it must still have a beam into an empty cell.',
        'You may choose the tile first or the cell first. The page lights up what fits.',
      ],
    },
    {
      heading: 'Groups and captures',
      text: [
        'Tiles of one colour whose beams meet form a group. Each beam of a group that points into an empty cell is a liberty. A group lives as long as it has one.',
        'If your tile takes the last liberty from enemy groups linked to it, they turn to your colour and join you. If after that your own group has no liberty, all of it turns to the enemy’s colour. The page shows these flips before you play.',
        'Switch on the layers beside the board to see the liberties and the groups in danger.',
      ],
      pictures: [
        {
          position: 'c3:63Ww,b2:55Bb W 0', set: { size: '3' }, marks: spot('b2'),
          caption: 'On a small board: the two tiles are linked, beam to beam, and both still have liberties.',
        },
      ],
    },
    {
      heading: 'How it ends',
      text: [
        'Two passes in a row end the game. Your score is the number of tiles in your colour on the board minus the tiles you have not placed. The higher score wins.',
        'You must pass when no tile fits. Small boards make quick games: choose the size under Options.',
      ],
    },
  ],
}
