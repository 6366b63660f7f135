// Pictures of the pages about notation: which heading they stand under, and what they show. Made by the server from
// the boards themselves, so they are always as the boards are.

export interface Figure {
  /** The heading of the text that it belongs to. */
  under: string
  caption: string
  /** So many names that it is not made smaller; a small window moves over it. */
  dense?: boolean
  /** A board: its game, and what the address of the picture asks for besides. */
  board?: { game: string; ask?: Record<string, string>; only?: 'board' | 'all' }
  /** Or drawings of a game, each with what it is called. */
  drawings?: { game: string; of: [glyph: string, name: string][]; fill: string; ink: string }
}

const letters = 'abcdefghijklmnopqrstuvwx'.split('')
const tiles = Array.from({ length: 63 }, (_, i) => i + 1)

export const figures: Record<string, Figure[]> = {
  dog: [
    { under: 'Places', dense: true, caption: 'Every place with its name: the ring P0 to P63, the finish of each player F0 to F3.', board: { game: 'dog', ask: { names: '' } } },
    { under: 'Boards', caption: 'P0*F1|P14P16|F0F3|P36P48*', board: { game: 'dog', ask: { position: 'P0*F1|P14P16|F0F3|P36P48* 0 play 5|-|-|-' } } },
    { under: 'Ranks', caption: 'Red’s pieces on F3, P60 and P0 have the ranks 0, 1 and 2; the one in the kennel has 3.', board: { game: 'dog', ask: { position: 'P60F3P0*||| 0 play 5|-|-|-' } } },
    { under: 'Actions', caption: 'Before 50: Red has a five, with the piece of rank 0 on P3 and a yellow piece on P8.', board: { game: 'dog', ask: { position: 'P3|P8|| 0 play 5K|-|-|-' } } },
    { under: 'Actions', caption: 'After 50, spelled 5: P3→P8 (Yellow home).', board: { game: 'dog', ask: { position: 'P3|P8|| 0 play 5K|-|-|-', moves: '50' } } },
    { under: 'Positions', caption: 'P62||| 0 play 7|-|-|-: Red is to play, with a seven in hand.', board: { game: 'dog', ask: { position: 'P62||| 0 play 7|-|-|-' }, only: 'all' } },
  ],
  cublino: [
    { under: 'Board', caption: 'The cells.', board: { game: 'cublino-contra', ask: { names: '', position: 'CWd3vd5' } } },
    { under: 'How a die lies', caption: 'The 24 ways, as White sees them: row 7 is up.', drawings: { game: 'cublino-pur', of: letters.map((l) => [`die-${l}-north`, l]), fill: '#fbf7ee', ink: '#2a2622' } },
    { under: 'Positions', caption: 'CWd3vd5', board: { game: 'cublino-contra', ask: { position: 'CWd3vd5' } } },
  ],
  dobutsu: [
    { under: 'Board', caption: 'The squares as the board is labelled.', board: { game: 'dobutsu', ask: { names: '' } } },
    { under: 'Positions', caption: 'G/l-R/-e-/-C-/L--/Geg', board: { game: 'dobutsu', ask: { position: 'G/l-R/-e-/-C-/L--/Geg' }, only: 'all' } },
    { under: 'Moves', caption: 'After 4C7, spelled Cb3xb2.', board: { game: 'dobutsu', ask: { moves: '4C7' }, only: 'all' } },
  ],
  dominions: [
    { under: 'Tiles', caption: 'All 63 tiles with their numbers.', drawings: { game: 'dominions', of: tiles.map((n) => [`tile-${n}-0`, String(n)]), fill: '#fbf7ee', ink: '#2a2622' } },
    { under: 'Cells', caption: 'The cells of a board with four cells a side.', board: { game: 'dominions', ask: { names: '', set: 'size=4' } } },
    { under: 'Positions', caption: 'h8:55Bb,i9:63Ww W 0', board: { game: 'dominions', ask: { position: 'h8:55Bb,i9:63Ww W 0' } } },
  ],
  'romanian-checkers': [
    { under: 'Board', caption: 'The squares.', board: { game: 'romanian-checkers', ask: { names: '' } } },
    { under: 'Positions', caption: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w', board: { game: 'romanian-checkers', ask: { position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w' } } },
    { under: 'Moves', caption: 'After g6-c2: as many squares as there are men on the line.', board: { game: 'romanian-checkers', ask: { position: '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w', moves: 'g6-c2' } } },
  ],
}
