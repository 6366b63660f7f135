// How the games stand on the shelf: in the order in which one would show them to a guest, each with what a guest asks
// first and a position that shows what the game is like. A game that is not named here stands at the end.

export interface Place {
  name: string
  /** What kind of game it is, in a word or two. */
  kind: string
  /** How many play. */
  players: string
  /** About how long. */
  time: string
  /** What decides. */
  by: string
  /** What points are counted for, where there are any. */
  counts?: string
  /** The start when left out. */
  position?: string
}

export const shelf: Place[] = [
  {
    name: 'dog', kind: 'Partners’ race', players: '2–6 players', time: '45 minutes', by: 'some luck',
    position: 'P0*P37F1|P21P16*|P52F0F1|P9P44 0 play 7|-|-|-',
  },
  {
    name: 'dobutsu', kind: 'Pocket shōgi', players: '2 players', time: '5 minutes', by: 'no luck',
    position: 'S/g-e/-l-/-cC/ELG/-',
  },
  {
    name: 'romanian-checkers', kind: 'Connection', players: '2 players', time: '15 minutes', by: 'no luck',
    position: '3P4/3P3p/p2pP3/4P2p/p2P3p/p1P4p/4P3/2P2P2 w',
  },
  {
    name: 'cublino-contra', kind: 'Dice that fight', players: '2 players', time: '10 minutes', by: 'no luck',
    position: 'CAa2Tf2Tg2Mb4Mf4pg4sa5cc5ia6qd6bf7fg7',
  },
  {
    name: 'cublino-pur', kind: 'Dice that race', players: '2 players', time: '20 minutes', by: 'no luck',
    counts: 'Each die on the far row counts what it shows on top.',
    position: 'PWa7Jb7We7La6Mc4De5Gf4va1fg1bd1vd3ff3nb4ec2',
  },
  {
    name: 'dominions', kind: 'Tiles and territory', players: '2 players', time: '40 minutes', by: 'no luck',
    counts: 'Each tile on the board that shows your colour counts one; each tile still in hand takes one away.',
    position: 'k6:27Ww,j5:61Bb,j6:31Ww,j8:46Bb,j9:54Bb,j10:62Bb,j11:12Ww,i5:59Bb,i6:55Ww,i7:61Ww,i8:60Ww,i9:63Ww,i10:39Ww,h5:58Bb,h6:39Bb,h7:47Bb,h8:55Bb,h9:30Ww,g8:63Bb,g9:62Ww,g10:47Ww,f8:51Bb,f9:23Bb,e9:2Wb W 0',
  },
]

/** The place of a game; a plain one where it has none. */
export const placeOf = (name: string): Place =>
  shelf.find((p) => p.name === name) ?? { name, kind: '', players: '', time: '', by: '' }

/** The address of the picture that shows what a game is like. */
export function faceOf(name: string): string {
  const { position } = placeOf(name)
  return `/api/games/${name}/picture.svg${position ? `?position=${encodeURIComponent(position)}` : ''}`
}

/** Games in the order of the shelf. */
export const onShelf = <G extends { name: string }>(games: G[]): G[] => {
  const at = (g: G) => (shelf.findIndex((p) => p.name === g.name) + shelf.length + 1) % (shelf.length + 1)
  return [...games].sort((a, b) => at(a) - at(b))
}
