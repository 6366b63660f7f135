// What puzzles are about: the table of `crates/puzzles/src/themes.rs`; a test compares.

export const THEMES: Record<string, string> = {
  capture: 'The answer takes something.',
  quiet: 'The first move takes, drops and promotes nothing.',
  sacrifice: 'The first move lets something be taken, and the best defence takes it.',
  zugzwang: 'If the other side could pass, the goal would not be reached.',
  long: 'Four moves or more have to be found.',
  drop: 'A piece comes from the hand.',
  promotion: 'A chick becomes a hen.',
  run: 'The lion goes for the far rank.',
  'blocks-the-count': 'A threat to connect fails because its line now counts otherwise.',
  gathers: 'The first move leaves fewer groups.',
  'double-fight': 'One die fights two foes or more.',
  fight: 'A foe leaves the board after a fight.',
  support: 'A fight is won only with the dice beside it.',
  'jump-ladder': 'A die jumps three times or more in one move.',
  jump: 'A die jumps.',
  'last-die': 'The move that ends the race decides.',
  'captures-by-liberties': 'A group without liberties turns over.',
  suicide: "The mover's own tiles turn over.",
  pass: 'The answer is to place nothing.',
  seven: 'A seven is split.',
  joker: 'A joker plays as another card.',
  swap: 'A jack swaps two pieces.',
  backward: 'A four goes back.',
  partner: "A partner's piece moves.",
  hit: 'A piece is sent back to its kennel.',
  gift: 'Which card to give.',
  home: 'A piece comes home.',
}
/** As people read it. */
export const named = (theme: string): string => theme.replaceAll('-', ' ')
