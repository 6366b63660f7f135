import { arrow, spot, type Example, type Part, type Rulebook, type Settings } from './types'

/** Positions below are for four, in pairs; the other options stay as the table has them. */
const four = (set: Settings): Settings =>
  set.players === '4' && set.teams === 'pairs' ? {}
    : { players: '4', teams: 'pairs', first: 'random', draw_with_two: 'false', begin_on_start: 'false' }
const two = { players: '2', teams: 'singles', first: 'random' }

function sides(set: Settings): string {
  const n = Number(set.players ?? 4)
  const ring = `The ring has ${16 * n} squares.`
  if (set.teams === 'triples') return `Six play, three against three, sitting in turn. ${ring} “The partner” is the next mate round the ring.`
  if (set.teams === 'singles') return `${n === 2 ? 'Two' : n} play, everybody alone. ${ring}`
  if (n === 6) return `Six play in three pairs; partners sit opposite. ${ring}`
  return `Four play, two against two; partners sit opposite. ${ring}`
}

export const rules: Rulebook = (set) => {
  const on = (key: string) => set[key] === 'true'
  const alone = set.teams === 'singles'
  const base = four(set)
  const at = (position: string, caption: string, more: Partial<Example> = {}): Example =>
    ({ position, caption, set: base, trays: true, ...more })

  const parts: Part[] = [
    {
      heading: 'The table',
      text: [
        sides(set),
        `Each player has four pieces. They begin in the kennel${on('begin_on_start') ? ', but one of each stands on its start square already' : ''}, come out onto the start square, go once round the ring and turn into the four places of the finish.`,
      ],
      examples: [{ caption: 'The board of this table.', still: true }],
    },
    {
      heading: 'The cards',
      text: [
        'Two packs of 52 cards with three jokers each; suits do not matter. Rounds are dealt with 6, 5, 4, 3 and 2 cards each, then with 6 again. Each round is begun by the next player.',
        set.first === 'random' || set.first === undefined ? 'Who begins the first round is drawn by lot.' : 'Who begins the first round is fixed.',
        'Ace: out of the kennel, or 1 or 11 forward. King: out of the kennel, or 13. Queen: 12. Ten, nine, eight, six, five, three and two: as many forward. Four: 4 forward or 4 back. Seven: 7 steps, shared among your pieces. Jack: swap two pieces. Joker: any of these.',
      ],
      examples: [at('P20P5|P30|P9|P36 0 play A49QX|-|-|-', 'Five cards: see what each of them can do here.')],
    },
  ]
  if (!alone) {
    parts.push({
      heading: 'The exchange',
      text: [
        'At the start of a round everybody gives one card to the partner, face down, before seeing the one that comes.',
        'Apart from that partners may not talk about their cards.',
      ],
      examples: [at('P20|P30|P9|P36 0 give A5K|23|45|6J', 'Choose a card for your partner.')],
    })
  }
  parts.push(
    {
      heading: 'A turn',
      text: [
        'In turn everybody plays one card. If any of your cards can be played, you must play one.',
        set.no_play === 'discard'
          ? 'If none can, you lay down one card of your choice.'
          : 'If none can, you lay down your whole hand and sit out the round.',
        ...(on('jack_without_effect')
          ? ['But a jack is not kept back: if nothing else can be played, a jack is laid down without effect, and you stay in the round.']
          : []),
      ],
      examples: [
        at('|P20|P9|P36 0 play 58|29|3Q|8T', 'All pieces in the kennel, and no ace, king or joker: nothing can be played.'),
        ...(on('jack_without_effect') ? [at('|P20|P9|P36 0 play J8|29|3Q|8T', 'The same with a jack.')] : []),
      ],
    },
    {
      heading: 'Out of the kennel',
      text: [
        'An ace, a king or a joker brings a piece from the kennel onto the start square. A piece that stands there goes home to its kennel, unless it guards the square.',
      ],
      examples: [at('|P20|P0|P36 0 play AK5|-|-|-', 'The ace or the king brings a piece out, and sends the partner’s piece home.', { marks: spot('P0') })],
    },
    {
      heading: 'Round the ring',
      text: [
        'A card is always played in full. Pieces jump over others. If a piece ends on another one, whoever’s it is, that one goes home to its kennel. The board shows it before you play.',
      ],
      examples: [at('P10|P15|P12|P36 0 play 52|-|-|-', 'The five jumps over P12 and sends the piece on P15 home; the two sends the partner’s piece home.', { marks: [arrow('P10', 'P15')] })],
    },
    {
      heading: 'The guard',
      text: [
        on('start_protects')
          ? 'A piece on its own start square guards it: nobody passes it, takes it or swaps it, not even its owner’s other pieces. That also holds for a piece that came back to its start.'
          : 'A piece fresh from the kennel guards its start square until it first moves: nobody passes it, takes it or swaps it, not even its owner’s other pieces. A piece that comes back to its start later guards nothing.',
      ],
      examples: [
        at('P10|P16*|P60|P36 0 play 583|-|-|-', 'The guard on P16 lets nobody pass: with the eight no piece of yours can move.', { marks: spot('P16') }),
      ],
    },
    {
      heading: 'Four back',
      text: ['A four goes 4 forward or 4 back. Backwards a piece never turns into the finish, but it may step back over its start square, and is then nearly round.'],
      examples: [at('P2|P20|P9|P36 0 play 45|-|-|-', 'Four back from P2 leads to P62, two steps before the finish.', { marks: [arrow('P2', 'P1', 'P0', 'P63', 'P62')] })],
    },
    {
      heading: 'The jack',
      text: [
        `The jack swaps one of your pieces with a piece of another player${on('own_swap') ? ', or two of your own' : ''}. Both stand on the ring and neither guards its start. Nobody goes home.`,
      ],
      examples: [at('P10P30|P60|P40|P48* 0 play J5|-|-|-', 'Swap with the piece on P60: almost round at once.', { marks: [arrow('P10', 'P60')] })],
    },
    {
      heading: 'The seven',
      text: [
        'The seven steps are shared among your pieces as you like, leg by leg: touch a piece, then where its leg ends, then the next, until no step is left. “One step back” takes the last touch back.',
        'A seven burns: every piece that its steps pass or reach goes home, your own and your partner’s included. Only guards stop it.',
        ...(on('canadian') && !alone ? ['By the Canadian rule the legs may move your partner’s pieces too, all seven steps if you like, even a guard.'] : []),
        ...(on('rest_of_seven') && !alone ? ['When a seven brings your last piece home, the rest of its steps may move your partner’s pieces.'] : []),
      ],
      examples: [
        at('P40P44|P16*|P46|P60 0 play 75|-|-|-', 'A seven as four and three: the piece in between, here the partner’s, goes home.', {
          marks: [arrow('P44', 'P48'), arrow('P40', 'P43'), ...spot('P46')],
        }),
        ...(on('rest_of_seven') && !alone
          ? [at('P62F1F2F3|P20|P9|P36 0 play 75|-|-|-', 'Three steps bring the last piece home; the other four are the partner’s.', { marks: [arrow('P62', 'P63', 'P0', 'F0.0')] })]
          : []),
        ...(on('canadian') && !alone ? [at('P10|P20|P32*|P36 0 play 75|-|-|-', 'The legs may move the green guard as well.', { marks: spot('P32') })] : []),
      ],
    },
    {
      heading: 'The joker',
      text: ['A joker is played as any other card. First choose what it does, then the piece.'],
      examples: [at('P10|P20|P9|P36 0 play X5|-|-|-', 'Everything a joker can do here.')],
    },
  )
  if (on('draw_with_two')) {
    parts.push({
      heading: 'Drawing with a two',
      text: ['Instead of two steps a two may be laid down to draw a blind card from another player’s hand. This is a house rule for two, three or five.'],
      examples: [{ position: 'P10|P20 0 play 25|8K', set: { ...two, draw_with_two: 'true' }, trays: true, caption: 'The two: two steps, or a card.' }],
    })
  }
  parts.push(
    {
      heading: 'Into the finish',
      text: [
        'A piece that reaches its own start square again may turn into the finish. The count must fit exactly, and there is no jumping in the finish. Pieces there are safe, and may move on to make room.',
        `You may also go on round the ring instead. A guard cannot turn in: it has to go round first.`,
      ],
      examples: [
        at('P62||P9| 0 play 53|-|-|-', 'Five steps: two to the start square, three into the finish. Or on along the ring.', {
          marks: [arrow('P62', 'P63', 'P0', 'F0.0', 'F0.1', 'F0.2')],
        }),
        at('P0*F1||P9| 0 play 2A|-|-|-', 'The guard goes on along the ring; the piece in the finish may move on.'),
      ],
    },
    {
      heading: 'How it ends',
      text: alone
        ? ['Whoever has all four pieces in the finish has won.']
        : [
            'When your four pieces are home you play your partner’s pieces with your own cards.',
            set.teams === 'triples' ? 'The team whose twelve pieces are home has won.' : 'The team whose eight pieces are home has won.',
          ],
      examples: alone
        ? [at('P62F1F2F3|P20|P9|P36 0 play 35|-|-|-', 'The last piece goes home.', { set: { ...base, teams: 'singles' }, marks: [arrow('P62', 'P63', 'P0', 'F0.0')] })]
        : [at('F0F1F2F3|P20|P30F1F2F3|P50 0 play 3K5|-|-|-', 'Red is done and plays for Green: with the three the last piece goes home.', { marks: [arrow('P30', 'P31', 'P32', 'F2.0')] })],
    },
  )
  return { aim: alone ? 'Bring your four pieces round the ring and home.' : 'Bring your four pieces and those of your partner round the ring and home.', parts }
}

/** What the game looks like; its start does not show it. */
