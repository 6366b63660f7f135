// What travels between the site and its page. Made from crates/server/src/wire; do not edit.
// Write it anew with: UPDATE=1 cargo test -p parlour-server --lib wire

/** Who plays for an account. */
export type AccountKind = 'person' | 'bot'

/** Somebody's account, as they themselves hear of it everywhere. */
export interface AccountTold {
  /** The same as the guest's. */
  id: string
  /** Who plays. */
  kind: AccountKind
  /** Until when they may not talk, in milliseconds since 1970; left out where they may. */
  muted?: number
  /** Nobody else's. */
  name: string
  /** What they may do. */
  role: Role
}

/** A tournament that was announced. */
export interface Announced {
  /** Of the tournament. */
  id: string
  /** The tournament. */
  tournament: TournamentTold
}

/** Answers to the requests that a match takes. */
export type Answered = Done | EntryTold | Step

/** What a passkey has signed. Bytes are in base64url. */
export interface Assertion {
  /** `authenticatorData`. */
  authenticator: string
  /** `clientDataJSON`. */
  client_data: string
  /** Which passkey. */
  id: string
  /** Over both. */
  signature: string
}

/** What an authenticator says of a new passkey. Bytes are in base64url. */
export interface Attestation {
  /** `attestationObject`. */
  attestation: string
  /** `clientDataJSON`. */
  client_data: string
}

/** Which others. */
export type Audience = 'everybody' | 'followed' | 'nobody'

/** A bot's account that was just made. */
export interface BotMade {
  /** It. */
  bot: BotTold
  /** For the header `Authorization: Bearer`; shown this once. */
  token: string
}

/** A bot to play instead. */
export interface BotOffered {
  /** Its level. */
  level: number
  /** What that was measured to be. */
  rating: number
}

/** A bot's account. */
export interface BotTold {
  /** Milliseconds since 1970. */
  created: number
  /** Public and short. */
  id: string
  /** What others see. */
  name: string
}

/** The bots of the caller. */
export interface Bots {
  /** By name. */
  bots: BotTold[]
}

/** Somebody who does not play in a round. */
export interface Bye {
  /** Who. */
  number: number
  /** Why. */
  why: ByeKind
}

/** Why somebody does not play in a round. */
export type ByeKind = 'odd' | 'walkover'

/** A match in a list. */
export interface Card {
  /** None where nobody is in a hurry. */
  clock: Control | null
  /** Milliseconds since 1970. */
  created: number
  /** What programs call the game. */
  game: string
  /** Of the match. */
  id: string
  /** The same for programs. */
  outcome: Outcome | null
  /** Waiting, playing or over. */
  phase: Phase
  /** Address of a picture of the board. */
  picture: string
  /** Who sits where. */
  players: Chair[]
  /** Moves played. */
  ply: number
  /** Preset of its rules. */
  preset: string
  /** Does it count for ratings? */
  rated: boolean
  /** One phrase for people once it is over: `0,2 win (out of time)`. */
  result: string | null
  /** What people call it. */
  title: string
  /** The seat to move, while it is played. */
  turn: Seat | null
  /** When something last happened. */
  updated: number
  /** The caller's seats. */
  you: Seats
  /** Is it the caller's turn? */
  your_turn: boolean
}

/** A place that can hold a piece. */
export interface Cell {
  /** Centre. */
  at: [number, number]
  /** How it is painted. */
  look: Look
  /** Its name for people and screen readers: where, not what lies there. */
  name: string
  /** Outline. */
  shape: Shape
  /** Its name for programs. */
  spot: string
  /** A seat whose colour tints it (a start square, a goal row). */
  tint: number | null
}

/** Who has a chair. */
export interface Chair {
  /** How an empty chair is taken. */
  how?: How
  /** Who. */
  kind: ChairKind
  /** Strength of a bot. */
  level?: number
  /** What they are called; left out for an empty chair. */
  name?: string
  /** Is it somebody's program? */
  program?: boolean
  /** Which. */
  seat: Seat
  /** What the seat is called. */
  seat_name: string
  /** Is it the caller's? */
  you: boolean
}

/** Who sits on a chair. */
export type ChairKind = 'guest' | 'bot' | 'empty'

/** What a passkey is to sign, within five minutes and once. Bytes are in base64url. */
export interface Challenge {
  /** What to sign. */
  challenge: string
  /** Passkeys that the account has. */
  known: string[]
  /** The relying party: the host of this site. */
  rp: string
  /** The account, by a number of its own; left out for signing in. */
  user?: string
}

/** An answer to a challenge. */
export interface ChallengeAnswer {
  /** What. */
  answer: Reply
}

/** Asks for something to sign. */
export interface ChallengeAsked {
  /** What for. */
  purpose: Purpose
}

/** A challenge. */
export interface ChallengeTold {
  /** When it was made, in milliseconds since 1970. */
  at: number
  /** None where nobody is in a hurry. */
  clock: Control | null
  /** Who asks. */
  from: string
  /** Is whoever asks a program? */
  from_program: boolean
  /** What programs call the game. */
  game: string
  /** Of the challenge. */
  id: string
  /** Id of the match, once it is accepted. */
  match: string | null
  /** For ratings? */
  rated: boolean
  /** What became of it. */
  state: DareState
  /** What people call it. */
  title: string
  /** Who is asked. */
  to: string
  /** Is whoever is asked a program? */
  to_program: boolean
  /** Is it the caller's own? */
  yours: boolean
}

/** Challenges of and to the caller in the last day, the latest first. */
export interface Challenges {
  /** All of them. */
  challenges: ChallengeTold[]
}

/** One change of one piece. */
export type Change = {
  /** Where it lay. */
  from: string
  kind: 'slide'
  /** Where it lies then. */
  to: string
} | {
  /** Where it lay. */
  from: string
  kind: 'walk'
  /** The spots between them, in order. */
  through: string[]
  /** Where it lies then. */
  to: string
} | {
  /** Where it lay. */
  from: string
  kind: 'hop'
  /** Where it lies then. */
  to: string
} | {
  /** Where it lay. */
  from: string
  /** Its drawing afterwards. */
  glyph: string
  kind: 'tip'
  /** Where it lies then. */
  to: string
} | {
  kind: 'flip'
  /** What lies there afterwards. */
  piece: Piece
  /** Where it lies. */
  spot: string
} | {
  kind: 'appear'
  /** What, and where. */
  piece: Piece
} | {
  kind: 'vanish'
  /** Where it lay. */
  spot: string
  /** `captured`, `sent home`. */
  why: string
}

/** Something that may be touched. */
export interface Choice {
  /** For people and screen readers: `piece on c4`, `play as king`. */
  name: string
  /** Where. */
  spot: string
}

/** What is to become of an abandoned seat. */
export type Claim = 'win' | 'bot'

/** Recovery codes, shown this once. */
export interface Codes {
  /** Each is good once. */
  codes: string[]
}

/** The clock of a match, as whoever set the table up chose it. */
export type Control = {
  /** Seconds more after every move. */
  increment: number
  /** Seconds at first. */
  initial: number
  kind: 'minutes'
} | {
  /** How many. */
  days: number
  kind: 'days'
}

/** How far the rating of a match is. */
export type Counting = 'casual' | 'pending' | 'counted' | 'void'

/** What became of a challenge. */
export type DareState = 'open' | 'accepted' | 'declined' | 'withdrawn'

/** One thing that an operator did. */
export interface DeedTold {
  /** In one word. */
  act: string
  /** Milliseconds since 1970. */
  at: number
  /** What the operator was called. */
  by: string
  /** Its own. */
  id: string
  /** Why, or how. */
  note: string
  /** To whom it was done, as they were called. */
  whom: string
}

/** What operators see. */
export interface Desk {
  /** What was done, the latest first. */
  deeds: DeedTold[]
  /** The operators. */
  operators: Subject[]
  /** Those that are not closed first, then the latest. */
  reports: ReportTold[]
}

/** Where the match stands after an act. */
export interface Done {
  /** Takebacks so far. */
  line: number
  /** Moves played. */
  ply: number
  /** Had this been done before? */
  repeated: boolean
  /** Number of the last event. */
  seq: number
}

/** A position as a picture. */
export interface Drawing {
  /** For the public; for the keeper where the caller wrote the position. */
  scene: Scene
}

/** A browser that does not want to hear any more. */
export interface EndReminders {
  /** Where its push service took messages. */
  endpoint: string
}

/** Who plays for an entrant. */
export type EntrantMember = {
  /** Is it a program? */
  bot?: boolean
  /** Public and short. */
  id: string
  kind: 'account'
  /** What others see. */
  name: string
} | {
  kind: 'house'
  /** Strength, 0 to 10. */
  level: number
}

/** Who takes part. */
export interface EntrantTold {
  /** Is everybody there who plays for it? */
  complete: boolean
  /** Who plays. */
  members: EntrantMember[]
  /** What others see. */
  name: string
  /** In the order of entry. */
  number: number
  /** Do they play no further round? */
  withdrawn: boolean
}

/** One state of entering a move: what may be touched next, and what is already complete. */
export interface Entry {
  /** The move that is entered when one stops here, as text for [`crate::Text::read_move`]. */
  done: string | null
  /** Marks that belong to it: sums of a fight, pieces that would be sent home, groups in danger. */
  marks: Mark[]
  /** What may be touched next. Spots that are neither cells, pieces nor slots are shown as buttons. */
  next: Choice[]
  /** What the touched prefix does already, to be shown before it is played. */
  preview: Motion
  /** `4 steps left`. */
  prompt: string
}

/** What may be asked about entering a move. */
export interface EntryAsked {
  /** Moves that might come first. */
  after?: string[]
  /** Takebacks so far; left out, the present number. */
  line?: number | null
  /** Moves played. */
  ply: number
  /** What has been touched, in order. */
  touched?: string[]
}

/** What may be touched next. */
export interface EntryTold {
  /** After the touches. */
  entry: Entry
  /** What the last of those moves did. */
  motion?: Motion
  /** The entered move, `entry.done`, spelled out for people. */
  said?: string
  /** The picture after the moves that might come first; this and the rest are left out for the present position. */
  scene?: Scene
  /** Whose turn it would be. */
  status?: Status
}

/** How somebody enters. */
export interface EntryWish {
  /** The secret of the link, where one is needed. */
  link?: string | null
  /** The pair to join; a new one when left out. Only where pairs play. */
  pair?: number | null
}

/** Something that happened, for one viewer. */
export type Event = Played & {
  kind: 'move'
} | {
  kind: 'seated'
  /** Who is out. */
  name?: string
  /** Where. */
  seat: Seat
  /** Why whoever sat there before is out; only where a bot takes over. */
  why?: Why
} | {
  kind: 'left'
  /** Which. */
  seat: Seat
} | {
  kind: 'offer'
  /** Who. */
  seat: Seat
  /** What. */
  what: Offer
} | {
  kind: 'agree'
  /** Who. */
  seat: Seat
  /** What. */
  what: Offer
} | {
  kind: 'decline'
  /** Who. */
  seat: Seat
  /** What. */
  what: Offer
} | {
  kind: 'takeback'
  /** Moves that are left. */
  to: number
} | {
  kind: 'ended'
  /** Whose clock fell, who resigned or left. */
  seat: Seat | null
} | Said & {
  kind: 'said'
} | {
  kind: 'rematch'
  /** Id of the new match. */
  next: string
} | {
  kind: 'plan'
} | {
  kind: 'online'
  /** Where. */
  seat: Seat
} | {
  kind: 'queued'
  /** Where. */
  seat: Seat
} | {
  kind: 'thinks'
  /** Where. */
  seat: Seat
} | {
  kind: 'absent'
  /** Which. */
  seat: Seat
}

/** What a move is worth to whoever makes it. */
export interface ExactValue {
  /** Moves of both sides until the end, this one included; null for a draw. */
  distance: number | null
  /** In exact notation. */
  move: string
  /** For the mover, with best play of both. */
  value: Verdict
}

/** What was played from a position. */
export interface Explored {
  /** How often the position was left by a move, all moves together. */
  games: number
  /** The most played first. */
  moves: MoveExplored[]
}

/** What a site knows of a position. */
export interface ExploredTold {
  /** How often the position was left by a move, all moves together. */
  games: number
  /** The most played first. */
  moves: MoveExplored[]
  /** What the opening is called, where players have named it. */
  opening?: string
  /** In games that bots played against themselves. */
  selfplay: Explored
}

/** Everything that is kept of somebody. */
export interface Exported {
  /** The account, its sessions and its passkeys. */
  account: OwnAccount
  /** Accounts of their programs. */
  bots: BotTold[]
  /** Every match in which they have a chair. */
  matches: ExportedMatch[]
  /** At every game and speed. */
  ratings: ExportedRating[]
  /** Whom they follow and block. */
  relations: Relations
  /** Browsers that are reminded of turns. */
  reminded: number
  /** Reports they wrote, in their own words. */
  reports: string[]
  /** Ids of the tournaments that they run or have entered. */
  tournaments: string[]
  /** Of the last year. */
  vacations: ExportedVacation[]
}

/** A match among somebody's data. */
export interface ExportedMatch {
  /** Milliseconds since 1970. */
  created: number
  /** The game. */
  game: string
  /** Its own. */
  id: string
  /** How far it is. */
  phase: Phase
  /** Its record, as they may see it. */
  record: string
}

/** A rating among somebody's data. */
export interface ExportedRating {
  /** The game. */
  game: string
  /** Rated games. */
  games: number
  /** After each of them, the oldest first. */
  history: RatingPoint[]
  /** After the last game. */
  rating: RatingTold
  /** By the clock. */
  speed: Speed
}

/** A vacation among somebody's data, in milliseconds since 1970. */
export interface ExportedVacation {
  /** From then on. */
  since: number
  /** Until then. */
  until: number
}

/** Where a calendar and a feed of one's turns are; whoever knows the addresses may read them. */
export interface FeedTold {
  /** Path of the calendar (iCalendar). */
  calendar: string
  /** Path of the feed (Atom). */
  feed: string
}

/** Figures about somebody's latest games. */
export interface Figures {
  /** How close the moves came to the best ones, 0 to 100, over the games that were reviewed. */
  accuracy: number | null
  /** Drawn. */
  drawn: number
  /** Of how many games, 200 at most. */
  games: number
  /** Lost. */
  lost: number
  /** How the games began, the most frequent first; none where something is hidden. */
  openings: OpeningTold[]
  /** How many were reviewed. */
  reviewed: number
  /** Won. */
  won: number
}

/** One game under certain rules. */
export interface Game {
  /** One sentence. */
  about: string
  /** Notations that records can be had in. */
  exports: string[]
  /** The bots one may seat. */
  levels: Level[]
  /** What programs call it. */
  name: string
  /** What its texts are called. */
  notations: string[]
  /** False where something is hidden. */
  open: boolean
  /** Address of a picture of the start. */
  picture: string
  /** The default first. */
  presets: Preset[]
  /** In order. */
  seats: SeatInfo[]
  /** Every option with its value. */
  settings: Record<string, string>
  /** Its options. */
  specs: Spec[]
  /** What people call it. */
  title: string
}

/** A game of a tournament. */
export interface GameTold {
  /** Games of the tournament that ended before it, once it is over. */
  ended: number | null
  /** Who moves first. */
  first: number
  /** Id of the match. */
  match: string
  /** Moves played when it ended. */
  plies: number
  /** The points of both, in thousandths, once it is over. */
  points: [number, number] | null
  /** From 0. */
  round: number
  /** Who moves second. */
  second: number
  /** How it ended; null while it is played. */
  verdict: GameVerdict | null
}

/** How a game ended. */
export type GameVerdict = 'first' | 'second' | 'draw'

/** The games of the house. */
export interface Games {
  /** In the order of their names. */
  games: Game[]
}

/** A drawing in a box from −0.5 to 0.5 on both axes (y downwards), as the inside of an SVG group.  The words `{fill}`, `{ink}`, `{rim}` stand for the colours of the piece: body, what is drawn on it, and outline. */
export interface Glyph {
  /** SVG elements. */
  body: string
  /** What a [`Piece`] calls it. Letters, digits, `-` and `_`. */
  name: string
  /** Width and height when it is not 1 by 1 (a card). */
  size: [number, number]
}

/** The drawings that scenes name. */
export interface Glyphs {
  /** All of a game. */
  glyphs: Glyph[]
}

/** Somebody the site knows. */
export interface Guest {
  /** Public and short. */
  id: string
  /** What others see. */
  name: string
}

/** The site runs. */
export interface Health {
  /** True. */
  ok: boolean
  /** Of the program. */
  version: string
}

/** Bots of the house to be entered. */
export interface HouseBots {
  /** How many entrants; 1 when left out. */
  count?: number | null
  /** Strength, 0 to 10. */
  level: number
}

/** How an empty chair is taken. */
export type How = 'link' | 'open'

/** What a link to a chair is for. */
export interface Invitation {
  /** Who set the table up, where they sit at it. */
  by: string | null
  /** The match in short. */
  card: Card
  /** Id of the match. */
  match: string
  /** The chair. */
  seat: Seat
  /** What it is called. */
  seat_name: string
  /** Does somebody sit there? */
  taken: boolean
  /** Does the caller? */
  yours: boolean
}

/** What an option may be. */
export type Kind = 'flag' | {
  word: [string, string][]
} | {
  number: {
    /** Largest. */
    max: number
    /** Smallest. */
    min: number
    /** Words taken instead of a number (`off`), each with what it means. */
    or: [string, string][]
  }
}

/** A word on the board. */
export interface Label {
  /** Centre. */
  at: [number, number]
  /** Height of the letters. */
  size: number
  /** `a`, `1`. */
  text: string
}

/** What changes in the course of a match: lay it over what one has. */
export interface Latest {
  /** What may be touched now; nothing when it is not the caller's turn. */
  entry: Entry
  /** Through whose eye: a seat, `public` or `keeper`. */
  eye: string
  /** Takebacks so far. */
  line: number
  /** What the caller may offer and claim now. */
  may: May
  /** Id of the rematch. */
  next: string | null
  /** What is offered and not yet answered by all. */
  offers: Offered[]
  /** Waiting, playing or over. */
  phase: Phase
  /** The caller's moves left beforehand. */
  plan: Plan[]
  /** Who sits where. */
  players: Player[]
  /** Moves played. */
  ply: number
  /** What that eye sees, as text. */
  position: string
  /** Once it is over, so that anybody can check the deal. */
  revealed: Revealed | null
  /** What changed in the picture. */
  scene: SceneChange
  /** Points as the board stands, where the game counts them. */
  scores: number[] | null
  /** Number of the last event. */
  seq: number
  /** Whose turn, or how it ended. */
  status: Status
  /** Null where there is no clock. */
  times: Times | null
  /** The caller's seats. */
  you: Seats
  /** Is it the caller's turn? */
  your_turn: boolean
}

/** One of the best. */
export interface LeaderTold {
  /** Rated games. */
  games: number
  /** Their name. */
  name: string
  /** How strong. */
  rating: RatingTold
}

/** The best at a game and speed. */
export interface Leaders {
  /** What programs call the game. */
  game: string
  /** Those who are rated well enough and have played in the last 30 days, the best first, 50 at most. */
  leaders: LeaderTold[]
  /** By the clock. */
  speed: Speed
  /** What people call it. */
  title: string
}

/** A strength of bots. */
export interface Level {
  /** 0 to 10. */
  level: number
  /** In a few words. */
  name: string
  /** What it was measured to play by the usual rules, in points; none where it was not. */
  rating: number | null
}

/** The lobby for one caller. */
export interface Lobby {
  /** Games to watch. */
  live: Card[]
  /** The caller's own that are not over, own turn first. */
  mine: Card[]
  /** Chairs anybody may take. */
  open: Card[]
  /** People who are here just now. */
  people: number
  /** Tables that somebody looks at just now. */
  tables: number
  /** How many watch a listed match, by its id; left out where nobody does. */
  watchers: Record<string, number>
}

/** How a cell is painted; the drawer's theme says what that means. */
export type Look = 'plain' | 'light' | 'dark' | 'special' | 'bare'

/** A new match. */
export interface Made {
  /** Its id. */
  id: string
  /** As whoever set it up sees it. */
  state: State
}

/** Asks for a link that lets in again. */
export interface MailAsked {
  /** Its address. */
  address: string
  /** Of the account. */
  name: string
}

/** The secret of a link that confirms an address. */
export interface MailConfirmed {
  /** Behind the `#` of the link. */
  secret: string
}

/** Signing in by a link, with a new password. */
export interface MailRecover {
  /** The password from now on. */
  password: string
  /** Behind the `#` of the link. */
  secret: string
}

/** Where somebody is written to. */
export interface MailTold {
  /** An address that they have shown to be theirs; left out where there is none. */
  address?: string
  /** One to which a link was sent that nobody has opened yet. */
  waiting?: string
}

/** How one may speak at a table. */
export type Manner = 'chat' | 'signals' | 'none'

/** Something drawn over or under pieces. */
export interface Mark {
  /** What and where. */
  kind: MarkKind
  /** `last`, `danger`, `liberties`: layers can be switched on and off by name. */
  layer: string
  /** For screen readers and tooltips; may be empty. */
  note: string
}

/** The kinds of marks. */
export type MarkKind = {
  spot: string
} | {
  arrow: string[]
} | {
  badge: [string, string]
}

/** What a match does to ratings. */
export interface MatchRatings {
  /** Everybody who has a rating, by seat. */
  seats: SeatRating[]
  /** The class of its clock; null where there is none. */
  speed: Speed | null
  /** How far it is. */
  state: Counting
}

/** Matches of the caller. */
export interface Matches {
  /** Own turn first, then the latest. */
  matches: Card[]
  /** What `before` is for the next page; null at the end. */
  next: number | null
}

/** What the buttons may offer now. */
export interface May {
  /** Abandoned seats that may be claimed. */
  claim: Seats
  /** Nobody wins. */
  draw: boolean
  /** Once more, with seats changed. */
  rematch: boolean
  /** The team gives up. */
  resign: boolean
  /** Back to the caller's last move. */
  takeback: boolean
}

/** Who the caller is. */
export interface Me {
  /** Their account; left out for guests. */
  account?: AccountTold
  /** Null for somebody unknown. */
  guest: Guest | null
}

/** What a client hears. */
export type Message = {
  /** What moves did since the client last listened; null unless it said when. */
  missed: Missed[] | null
  /** Everything. */
  state: State
  type: 'state'
} | {
  /** What. */
  event: Event
  /** What a move did. */
  motion?: Motion
  /** How the match stands now. */
  now: Latest
  /** Number of the event; that of the last one for what is not kept. */
  seq: number
  type: 'update'
} | ({
  /** As the same request is answered over HTTP. */
  ok: Answered
} | {
  /** One sentence. */
  error: string
  /** What HTTP would say. */
  status: number
}) & {
  /** The number that the client gave it. */
  id: unknown
  type: 'answer'
} | Lobby & {
  type: 'lobby'
} | TournamentTold & {
  type: 'tournament'
} | {
  type: 'moment'
  /** Must one wait? */
  waits: boolean
} | {
  type: 'bye'
}

/** What a move did while nobody listened. */
export interface Missed {
  /** What it did. */
  motion: Motion | null
  /** Moves played before it. */
  ply: number
}

/** What an operator does. */
export type Moderating = {
  /** The guest. */
  about: string
  do: 'mute'
  /** Up to 8760. */
  hours: number
  /** Why. */
  note: string
} | {
  /** The guest. */
  about: string
  do: 'ban'
  /** Why. */
  note: string
} | {
  /** The guest. */
  about: string
  do: 'unban'
  /** Why. */
  note: string
} | {
  /** The guest. */
  about: string
  do: 'rename'
  /** From now on. */
  name: string
  /** Why. */
  note: string
} | {
  /** The account. */
  about: string
  do: 'appoint'
  /** Why. */
  note: string
} | {
  /** The account. */
  about: string
  do: 'dismiss'
  /** Why. */
  note: string
} | {
  do: 'close'
  /** What came of it. */
  note: string
  /** Which. */
  report: string
}

/** What one move does, stage by stage. */
export interface Motion {
  /** In order of time. */
  stages: Stage[]
}

/** A move that was played. */
export interface MoveExplored {
  /** How often nobody did. */
  draws: number
  /** How often. */
  games: number
  /** In the game's own notation. */
  move: string
  /** Spelled out for people. */
  spelled: string
  /** How often each seat won then. */
  wins: number[]
}

/** Moves played from a position. */
export interface MovesTold {
  /** In order. */
  moves: Played[]
}

/** A bot's account to make. */
export interface NewBot {
  /** 1 to 24 characters, nobody else's. */
  name: string
}

/** A challenge to somebody. */
export interface NewChallenge {
  /** None when left out. */
  clock?: Control | null
  /** Any name of the game. */
  game: string
  /** For ratings? */
  rated?: boolean
  /** Name of the player. */
  to: string
}

/** Another address to be written to, which gets a link. */
export interface NewMail {
  /** The address. */
  address: string
  /** That it is really them. */
  proof: Proof
}

/** A table to set up. */
export interface NewMatch {
  /** None when left out. */
  clock?: Control | null
  /** Any name of the game. */
  game: string
  /** Played from there before anybody sits down, 1000 at most. */
  moves?: string[]
  /** Values are booleans, numbers or words. */
  options?: Record<string, boolean | number | string>
  /** Where it begins, in the game's own text; the start when left out. */
  position?: string | null
  /** The default when left out. */
  preset?: string | null
  /** Does it count for ratings? Only between accounts and the house's bots, by the standard rules, with a clock. */
  rated?: boolean
  /** One word a seat: `me`, `link`, `open` or `bot:0` to `bot:10`. */
  seats: string[]
  /** Turns the table round by a random number of chairs. */
  shuffle?: boolean
}

/** A passkey to be added. */
export interface NewPasskey {
  /** What to call it, up to 40 characters. */
  name: string
  /** What the authenticator says. */
  passkey: Attestation
  /** That it is really them. */
  proof: Proof
}

/** Another password. */
export interface NewPassword {
  /** From now on. */
  password: string
  /** That it is really them. */
  proof: Proof
}

/** A browser that wants to hear of one's turns, as the Push API describes it. */
export interface NewReminders {
  /** Where its push service takes messages. */
  endpoint: string
  /** Its public key (`p256dh`), in base64url. */
  public: string
  /** The secret that it shares (`auth`), in base64url. */
  secret: string
}

/** A tournament to announce. */
export interface NewTournament {
  /** Of minutes: days would keep everybody waiting. */
  clock: Control
  /** Any name of the game. */
  game: string
  /** Only those may enter who have the link. */
  invited?: boolean
  /** Who meets whom. */
  kind: TournamentKind
  /** How long an arena lasts. */
  minutes?: number | null
  /** How many may enter; as many as the kind allows when left out. */
  most?: number | null
  /** 1 to 60 characters. */
  name: string
  /** Values are booleans, numbers or words. */
  options?: Record<string, boolean | number | string>
  /** Seconds between two rounds; 10 when left out. */
  pause?: number | null
  /** The default when left out. */
  preset?: string | null
  /** Do its games count for ratings? Only by the standard rules. */
  rated?: boolean
  /** Rounds of a Swiss tournament or of duplicate; how often everybody meets in a round robin. */
  rounds?: number | null
  /** When it begins, in milliseconds since 1970; in ten minutes when left out. */
  start?: number | null
}

/** Somebody goes on vacation. */
export interface NewVacation {
  /** For so many days from now on; it can be ended before. */
  days: number
}

/** Done, and nothing to tell. */
export type Nothing = Record<string, unknown>

/** What changes in the course of a match, but for the picture. */
export interface Now {
  /** What may be touched now; nothing when it is not the caller's turn. */
  entry: Entry
  /** Through whose eye: a seat, `public` or `keeper`. */
  eye: string
  /** Takebacks so far. */
  line: number
  /** What the caller may offer and claim now. */
  may: May
  /** Id of the rematch. */
  next: string | null
  /** What is offered and not yet answered by all. */
  offers: Offered[]
  /** Waiting, playing or over. */
  phase: Phase
  /** The caller's moves left beforehand. */
  plan: Plan[]
  /** Who sits where. */
  players: Player[]
  /** Moves played. */
  ply: number
  /** What that eye sees, as text. */
  position: string
  /** Once it is over, so that anybody can check the deal. */
  revealed: Revealed | null
  /** Points as the board stands, where the game counts them. */
  scores: number[] | null
  /** Number of the last event. */
  seq: number
  /** Whose turn, or how it ended. */
  status: Status
  /** Null where there is no clock. */
  times: Times | null
  /** The caller's seats. */
  you: Seats
  /** Is it the caller's turn? */
  your_turn: boolean
}

/** What needs the consent of others. */
export type Offer = 'draw' | 'takeback' | 'resign' | 'rematch'

/** Something offered. */
export interface Offered {
  /** Who agrees, that seat included. */
  agreed: Seats
  /** Whose word is still missing. */
  asked: Seats
  /** Who offered it first. */
  by: Seat
  /** What. */
  what: Offer
}

/** A text to open: a record, a game in a notation of its own, or a position. */
export interface OpenAsked {
  /** Any name of the game, where a position is meant to be of that one. */
  game?: string | null
  /** Whatever somebody has copied. */
  text: string
}

/** A move as it looks once all cards lie open. */
export interface OpenTold {
  /** The best move. */
  best: string
  /** What that is worth: never less than `score`. */
  best_score: number
  /** What the move lost. */
  loss: number
  /** What it was worth. */
  score: number
}

/** What a text turned out to be: all that is needed to show it and to play on from it. */
export interface Opened {
  /** The day it was played, as `2026-11-17`. */
  date: string | null
  /** What programs call the game. */
  game: string
  /** In the game's own notation; none where the text is a position. */
  moves: string[]
  /** Options that differ from the preset. */
  options: Record<string, string>
  /** Who sat where; empty where the text does not say. */
  players: string[]
  /** The position that the moves begin from; null for the usual start. */
  position: string | null
  /** Preset of its rules. */
  preset: string
  /** How it ended, for people. */
  result: string | null
  /** What people call it. */
  title: string
}

/** How games began. */
export interface OpeningTold {
  /** Drawn. */
  drawn: number
  /** What programs call the game. */
  game: string
  /** In how many games. */
  games: number
  /** The first moves, in the game's own notation. */
  moves: string[]
  /** Won. */
  won: number
}

/** How a match ended. */
export interface Outcome {
  /** Stable code; left out where a match was listed before codes were kept. */
  reason?: string
  /** The reason for people. */
  text: string
  /** All seats of the winning team; empty for a draw. */
  winners: Seats
}

/** An account as its owner sees it. */
export interface OwnAccount {
  /** Who. */
  account: AccountTold
  /** Recovery codes that are left. */
  codes: number
  /** When it was made, in milliseconds since 1970. */
  created: number
  /** Where they are written to; left out where the site sends no e-mail. */
  mail?: MailTold
  /** The oldest first. */
  passkeys: PasskeyTold[]
  /** What others may see and do. */
  privacy: Privacy
  /** The latest first. */
  sessions: SessionTold[]
}

/** The colours of a seat, as `#rrggbb`. */
export interface Paint {
  /** Body of a piece. */
  fill: string
  /** What is drawn on the body. */
  ink: string
  /** Name of the colour for people: `White`, `Red`. */
  name: string
}

/** Signing in by a passkey. */
export interface PasskeySignIn {
  /** What it has signed. */
  passkey: Assertion
}

/** A passkey of an account. */
export interface PasskeyTold {
  /** Milliseconds since 1970. */
  created: number
  /** To remove it by. */
  id: string
  /** What its owner calls it. */
  name: string
  /** When it was last used; left out where it never was. */
  used?: number
}

/** How far a match is. */
export type Phase = 'waiting' | 'playing' | 'over'

/** A thing that lies on a spot. */
export interface Piece {
  /** The seat whose colour it shows; none for neutral things such as cards. */
  colour: number | null
  /** Name of its drawing, one of [`crate::Picture::glyphs`]. */
  glyph: string
  /** What it is, for screen readers: `white die, six on top`. Its cell says where. */
  name: string
  /** The seat of a second colour, where owner and controller differ. */
  rim: number | null
  /** Where. */
  spot: string
  /** Degrees clockwise. At 0 it stays upright however the board is turned; at any other value, 360 included, it turns with the board. */
  turn: number
}

/** A move left beforehand. */
export interface Plan {
  /** Only if the last move played then is this one, as the seat sees it. */
  if?: string
  /** What to play. */
  move: string
}

/** What somebody wants to play now. */
export interface PlayAsked {
  /** Any name of the game. */
  game: string
  /** For ratings? Needs an account. */
  rated?: boolean
  /** How fast. */
  speed: Speed
}

/** A move that was played. */
export interface Played {
  /** Moves played before it. */
  ply: number
  /** Spelled out for people. */
  said: string
  /** Who played it. */
  seat: Seat
  /** The drawing that stands for it, where there is one. */
  sign?: Sign
  /** In the game's own notation, as this eye saw it. */
  text: string
  /** What it did, as the rest of a sentence that begins with who played it; where the notation alone would not tell. */
  told?: string
}

/** Somebody at the table. */
export interface Player {
  /** How an empty chair is taken. */
  how?: How
  /** Who. */
  kind: ChairKind
  /** Strength of a bot. */
  level?: number
  /** Address of the invitation; only for whoever set the table up. */
  link?: string
  /** What they are called; left out for an empty chair. */
  name?: string
  /** Is somebody there? */
  online: boolean
  /** Why a bot sits where somebody else did. */
  out?: Why
  /** Is it somebody's program? */
  program?: boolean
  /** Which. */
  seat: Seat
  /** What the seat is called. */
  seat_name: string
  /** Who wins together with it, itself included. */
  team: Seats
  /** Until when they are on vacation and their clock stands still, in milliseconds since 1970. */
  vacation?: number
  /** It was the caller's before. */
  was_you?: boolean
  /** Is it the caller's? */
  you: boolean
}

/** Matches of a player that are over. */
export interface PlayerMatches {
  /** The latest first; `you` is the player. */
  matches: Card[]
  /** What `before` is for the next page; null at the end. */
  next: number | null
}

/** One move of a review. */
export interface PlyTold {
  /** The best move. */
  best: string
  /** What is proven of the best move. */
  best_result?: Verdict
  /** What that is worth: never less than `score`. */
  best_score: number
  /** Standard error of `score`, where hidden cards were drawn several times. */
  error?: number
  /** `best`, `good`, `inaccuracy`, `mistake`, `blunder` or `forced`. */
  kind: string
  /** Best play from there, the best move first. */
  line: string[]
  /** What the move lost. */
  loss: number
  /** In the game's own notation. */
  move: string
  /** The same move with all cards open, where some were hidden. */
  open?: OpenTold
  /** Its number, from 1. */
  ply: number
  /** What is proven of the move: `win`, `draw` or `loss`. */
  result?: Verdict
  /** What it was worth. */
  score: number
  /** Who moved. */
  seat: Seat
}

/** A named set of rules. */
export interface Preset {
  /** One sentence for people. */
  help: string
  /** What one types: `romanian`. */
  name: string
  /** What people call it: `Romanian`. */
  title: string
}

/** What others may see of somebody, and ask of them. */
export interface Privacy {
  /** Who may challenge them to a game. */
  challenges: Audience
  /** Who may see the profile: its games, graphs and figures. */
  profile: Audience
}

/** Somebody with an account, as others see them. */
export interface Profile {
  /** When the account was made, in milliseconds since 1970. */
  created: number
  /** How many follow them. */
  followers: number
  /** A person or a program. */
  kind: AccountKind
  /** May the caller challenge them? */
  may_challenge: boolean
  /** Their name. */
  name: string
  /** Every rating they have; none where the profile is not shown. */
  ratings: Strength[]
  /** What they are to the caller. */
  relation: RelationTold
  /** May the caller see games, graphs and figures? */
  shown: boolean
  /** Is it the caller? */
  you: boolean
}

/** That it is really them: a password, or what a passkey has signed. */
export interface Proof {
  /** What a passkey of the account has signed for this. */
  passkey?: Assertion | null
  /** The account's. */
  password?: string | null
}

/** What a passkey is wanted for. */
export type Purpose = 'register' | 'sign_in' | 'prove'

/** How a rating came to be. */
export interface RatingHistory {
  /** After each match that counted, the oldest first, 1000 at most. */
  points: RatingPoint[]
}

/** A rating after a match. */
export interface RatingPoint {
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** How sure that is. */
  deviation: number
  /** Id of the match. */
  match: string
  /** Points. */
  rating: number
}

/** A rating as it is shown. */
export interface RatingTold {
  /** How sure that is: in 19 of 20 cases the truth is within twice this. */
  deviation: number
  /** Is it still a guess? */
  provisional: boolean
  /** Points. */
  rating: number
}

/** Signing in by a recovery code, with a new password. */
export interface Recover {
  /** One of its codes. */
  code: string
  /** Of the account. */
  name: string
  /** The password from now on. */
  password: string
}

/** Why a request was not served. */
export interface Refused {
  /** One sentence. */
  error: string
}

/** What somebody is to be to the caller. */
export interface Relate {
  /** What. */
  relation: RelationTold
}

/** What one player is to another. */
export type RelationTold = 'none' | 'follow' | 'block'

/** Whom the caller follows and blocks, the latest first. */
export interface Relations {
  /** Names. */
  blocks: string[]
  /** Names. */
  follows: string[]
}

/** How the caller is reminded. */
export interface RemindersTold {
  /** How many browsers are told. */
  browsers: number
  /** The key by which push services know this site (`applicationServerKey`), in base64url. */
  key: string
}

/** What a guest wants to be called. */
export interface Rename {
  /** 1 to 24 characters. */
  name: string
}

/** What to say to a challenge. */
export type Reply = 'accept' | 'decline' | 'withdraw'

/** A report. */
export interface ReportTold {
  /** Whom it is about. */
  about: Subject | null
  /** What was noted then. */
  answer?: string
  /** Who told it. */
  author: Subject | null
  /** The same, once it is closed. */
  closed?: number
  /** Milliseconds since 1970. */
  created: number
  /** Its own. */
  id: string
  /** The match. */
  match?: string
  /** What was told. */
  text: string
}

/** Something to tell the operators. */
export interface Reporting {
  /** The match it is about. */
  match?: string | null
  /** The account of this name, where it is about no match. */
  name?: string | null
  /** Whoever sits there. */
  seat?: Seat | null
  /** One sentence or two, up to 400 characters. */
  text: string
}

/** What one may ask of a match: an act, or a look. The same over HTTP and WebSocket. */
export type Request = {
  do: 'move'
  /** Takebacks before it; left out, the present number. */
  line?: number | null
  /** Moves played before it. */
  ply: number
  /** In any spelling the game reads. */
  text: string
} | {
  do: 'plan'
  /** In order of preference; empty to clear. */
  plans: Plan[]
} | {
  do: 'resign'
} | {
  do: 'offer'
  /** What. */
  what: Offer
} | {
  do: 'accept'
  /** What. */
  what: Offer
} | {
  do: 'decline'
  /** What. */
  what: Offer
} | {
  do: 'claim'
  /** Whose. */
  seat: Seat
  /** What for. */
  what: Claim
} | {
  do: 'say'
  /** What. */
  text: string
} | {
  /** Which. */
  code: string
  do: 'signal'
} | {
  do: 'sit'
  /** Which. */
  seat: Seat
} | {
  do: 'leave'
} | EntryAsked & {
  do: 'entry'
} | StepAsked & {
  do: 'step'
}

/** What decided the deal. */
export interface Revealed {
  /** Hashed together with the seed. */
  salt: string
  /** A whole number. */
  seed: string
}

/** How far a review is. */
export type ReviewState = 'queued' | 'running' | 'done' | 'failed'

/** A match gone through. Scores are expected points of the mover's team in hundredths, −100 to 100. */
export interface ReviewTold {
  /** How close each seat's moves came to the best ones, 0 to 100. */
  accuracy: number[]
  /** What programs call the game. */
  game: string
  /** What chance was worth to each seat, where there was any: its cards against those it might have got. */
  luck?: number[]
  /** What its opening is called, where players have named it. */
  opening?: string
  /** Every move. */
  plies: PlyTold[]
  /** Preset of its rules. */
  rules: string
  /** From which loss on a move is named. */
  scale: ScaleTold
  /** What each seat's plays cost against the best ones, where there was chance: the sum of its losses, below zero. */
  skill?: number[]
  /** Mistakes and blunders by which a side that was not worse became so: the numbers of their plies. */
  turning: number[]
}

/** How far the review of a match is. */
export interface Reviewing {
  /** Moves gone through. */
  done: number
  /** Of how many. */
  of: number
  /** What was found, once it is done: what `parlour review --json` prints. */
  review?: ReviewTold
  /** How far. */
  state: ReviewState
  /** Why there is none, where it failed. */
  why?: string
}

/** What an account may do. */
export type Role = 'player' | 'operator'

/** Something that was said. */
export interface Said {
  /** Milliseconds since 1970. */
  at: number
  /** Which signal, if it is one. */
  code?: string
  /** What they are called. */
  name: string
  /** Who. */
  seat: Seat
  /** Number of the event. */
  seq: number
  /** What. */
  text: string
}

/** Losses from which on a move has a name. */
export interface ScaleTold {
  /** It lost most of what there was. */
  blunder: number
  /** It lost a little. */
  inaccuracy: number
  /** It lost much. */
  mistake: number
}

/** A whole picture, drawn back to front: cells, labels, marks below, pieces, marks above.  Units are free; one cell is about 1 wide. x grows to the right, y grows downwards. */
export interface Scene {
  /** Layers that help whoever asks for them; marks on all others belong to the picture. */
  aids: string[]
  /** What lies under the cells, as SVG elements in board coordinates; it turns with the board. The words of [`GROUND`] stand for the drawer's materials, `{seat0}`, `{seat1}` … for colours of seats. */
  artwork: string
  /** Sentences beside the board: score, round, who folded. */
  captions: string[]
  /** Places on the board. */
  cells: Cell[]
  /** Coordinates and other words printed on the board. */
  labels: Label[]
  /** Marks on named layers. */
  marks: Mark[]
  /** Colours by seat. */
  palette: Paint[]
  /** What lies on cells and in trays. No two pieces share a spot: that is their identity. */
  pieces: Piece[]
  /** Where the board has room for the name of each seat: centre, width and height. Empty where names stand beside the board. */
  plates: [number, number, number, number][]
  /** For each seat, the turn of the board in degrees that puts that seat at the bottom. */
  seat_turns: number[]
  /** Width and height of the board alone. */
  size: [number, number]
  /** Hands, kennels, stacks, prisoners: laid beside the board by whoever draws. */
  trays: Tray[]
}

/** The parts of a scene that changed since the last message: lay them over the last scene. */
export interface SceneChange {
  /** Layers that help whoever asks for them. */
  aids?: string[]
  /** What lies under the cells. */
  artwork?: string
  /** Sentences beside the board. */
  captions?: string[]
  /** Places on the board. */
  cells?: Cell[]
  /** Words printed on the board. */
  labels?: Label[]
  /** Marks on named layers. */
  marks?: Mark[]
  /** Colours by seat. */
  palette?: Paint[]
  /** What lies on cells and in trays. */
  pieces?: Piece[]
  /** Where the board has room for the name of each seat. */
  plates?: [number, number, number, number][]
  /** For each seat, the turn of the board that puts that seat at the bottom. */
  seat_turns?: number[]
  /** Width and height of the board alone. */
  size?: [number, number]
  /** Hands, kennels, stacks, prisoners. */
  trays?: Tray[]
}

/** One chair at the table; 0 moves first. */
export type Seat = number

/** A seat of a game. */
export interface SeatInfo {
  /** What it is called. */
  name: string
  /** Its number. */
  seat: Seat
  /** Who wins together with it, itself included. */
  team: Seats
}

/** One seat's rating. */
export interface SeatRating {
  /** Points won or lost; null before it is counted and for bots. */
  change: number | null
  /** As it was when the match began to count, or is now. */
  rating: RatingTold
  /** Which. */
  seat: Seat
  /** Why it did not count for this seat. */
  why?: string
}

/** The chair that a link opened. */
export interface Seated {
  /** Id of the match. */
  match: string
  /** Where the caller sits now. */
  seat: Seat
}

export type Seats = Seat[]

/** How the search for an opponent stands. Whoever does not ask again within a few seconds has gone. */
export interface Seeking {
  /** A bot that is about as strong, if there is one. */
  bot: BotOffered | null
  /** The clock of this speed. */
  clock: Control
  /** Id of the match, once there is one. */
  match: string | null
  /** Others who wait for the same. */
  others: number
  /** The caller's rating. */
  rating: RatingTold
  /** Milliseconds since the search began. */
  waited: number
  /** By how many points an opponent may differ by now. */
  window: number
}

/** Where somebody is signed in. */
export interface SessionTold {
  /** What browser it is, in a few words. */
  about: string
  /** When it was made, in milliseconds since 1970. */
  created: number
  /** Is it the one that asks? */
  current: boolean
  /** To end it by. */
  id: string
  /** Is it a program's token? */
  program: boolean
  /** When it was last seen, to within some minutes. */
  seen: number
}

/** Outline of a cell, in board units. */
export type Shape = {
  square: number
} | {
  hexagon: number
} | {
  circle: number
} | {
  card: [number, number]
}

/** A small drawing that stands for a move: the card that was played, the tile that was laid. */
export interface Sign {
  /** The seat whose colour it shows. */
  colour: number | null
  /** Name of its drawing, one of [`crate::Picture::glyphs`]. */
  glyph: string
}

/** Signing in by a password. */
export interface SignIn {
  /** Of the account. */
  name: string
  /** Its password. */
  password: string
}

/** An account to be made. Whoever is a guest already keeps their games. */
export interface SignUp {
  /** Whether tokens that programs have of this guest go on being good. */
  keep_tokens?: boolean
  /** 1 to 24 characters, nobody else's. */
  name: string
  /** At least 10 characters. */
  password: string
  /** The set-up token, which makes an operator of the first who has it. */
  setup?: string | null
}

/** Something one may say by a button. */
export interface Signal {
  /** For programs. */
  code: string
  /** For people. */
  text: string
}

/** An account that was just made. */
export interface SignedUp {
  /** It. */
  account: AccountTold
  /** Recovery codes, shown this once. */
  codes: string[]
}

/** One option. The static list of these feeds command line, JSON, web form and rules page. */
export interface Spec {
  /** One sentence for people. */
  help: string
  /** What one types: `no_moves`. */
  key: string
  /** What it may be. */
  kind: Kind
  /** A few words for a form: `When a side cannot move`. */
  title: string
}

/** How fast a game is. Minutes are those that one side needs for [`Speed::MOVES`] moves at most: what its clock shows at first and all that is added. */
export type Speed = 'bullet' | 'blitz' | 'rapid' | 'classical' | 'correspondence'

/** Changes that happen at the same time. */
export interface Stage {
  /** What changes; each piece at most once. */
  changes: Change[]
  /** Marks shown during the stage. */
  marks: Mark[]
  /** What happens here in words, where a picture does not say it: `6 against 9: a4 leaves`. */
  notes: string[]
}

/** One line of the standings. */
export interface StandingsRow {
  /** Who. */
  number: number
  /** From 1; the same for those whom nothing tells apart. */
  place: number
  /** Games played to their end. */
  played: number
  /** In thousandths. */
  points: number
  /** Points of each round, in order; null where one did not take part. */
  rounds: (number | null)[]
  /** Rounds survived, in a knockout. */
  survived: number
  /** Tie-breaks. */
  ties: TieBreaks
}

/** Everything about a match, for somebody who comes anew. */
export interface State {
  /** None where nobody is in a hurry. */
  clock: Control | null
  /** SHA-256 of `SEED:SALT` in hex. */
  commitment: string
  /** Milliseconds since 1970. */
  created: number
  /** What may be touched now; nothing when it is not the caller's turn. */
  entry: Entry
  /** Notations that the record can be had in. */
  exports: string[]
  /** Through whose eye: a seat, `public` or `keeper`. */
  eye: string
  /** What programs call the game. */
  game: string
  /** The moves played, as this eye saw them. */
  history: Played[]
  /** Of the match. */
  id: string
  /** Takebacks so far. */
  line: number
  /** What the caller may offer and claim now. */
  may: May
  /** Id of the rematch. */
  next: string | null
  /** What the texts of the game are called. */
  notations: string[]
  /** What is offered and not yet answered by all. */
  offers: Offered[]
  /** False where something is hidden. */
  open: boolean
  /** Options that differ from the preset. */
  options: Record<string, string>
  /** Waiting, playing or over. */
  phase: Phase
  /** The caller's moves left beforehand. */
  plan: Plan[]
  /** Who sits where. */
  players: Player[]
  /** Moves played. */
  ply: number
  /** What that eye sees, as text. */
  position: string
  /** Preset of its rules. */
  preset: string
  /** Id of the match that this is the rematch of. */
  previous: string | null
  /** Does it count for ratings? */
  rated: boolean
  /** Once it is over, so that anybody can check the deal. */
  revealed: Revealed | null
  /** The picture for this eye. */
  scene: Scene
  /** Points as the board stands, where the game counts them. */
  scores: number[] | null
  /** Number of the last event. */
  seq: number
  /** Every option with its value. */
  settings: Record<string, string>
  /** Whose turn, or how it ended. */
  status: Status
  /** What is said at the table. */
  talk: Talk
  /** Null where there is no clock. */
  times: Times | null
  /** What people call it. */
  title: string
  /** Id of the tournament that this is a game of. */
  tournament: string | null
  /** The caller's seats. */
  you: Seats
  /** Is it the caller's turn? */
  your_turn: boolean
}

/** Whose turn it is, or how the match ended. */
export interface Status {
  /** Whose doing the ending was, where one seat's: whose clock fell, who resigned or left. */
  by?: Seat
  /** Has it ended? */
  over: boolean
  /** Why it ended: a stable code. */
  reason?: string
  /** Points at the end, where the game counts them. */
  scores?: number[]
  /** The seat to move, while it is not over. */
  seat?: Seat
  /** The same for people. */
  text?: string
  /** All seats of the winning team, once over; empty for a draw. */
  winners?: Seats
}

/** The match as it was after so many moves. */
export interface Step {
  /** What the move that led here did; this and the next three are left out at the start. */
  motion?: Motion
  /** Moves played. */
  ply: number
  /** The same spelled out for people. */
  said?: string
  /** The picture then. */
  scene: Scene
  /** Points then, where the game counts them. */
  scores: number[] | null
  /** Who played it. */
  seat?: Seat
  /** That move in the game's own notation. */
  text?: string
}

/** Which moment of a match to look at. */
export interface StepAsked {
  /** Moves played. */
  ply: number
}

/** What a program hears that listens to its events. */
export type StreamEvent = {
  /** The game. */
  card: Card
  type: 'game_start'
} | {
  /** Id of the match. */
  match: string
  type: 'game_finish'
} | {
  /** It waits for an answer. */
  challenge: ChallengeTold
  type: 'challenge'
} | {
  /** Of the challenge. */
  id: string
  type: 'challenge_gone'
}

/** Somebody's rating at a game and speed. */
export interface Strength {
  /** What programs call the game. */
  game: string
  /** Rated games. */
  games: number
  /** Now. */
  rating: RatingTold
  /** By the clock. */
  speed: Speed
  /** What people call it. */
  title: string
}

/** Somebody of whom something is told. */
export interface Subject {
  /** Whether they have an account. */
  account: boolean
  /** May they not play? */
  banned: boolean
  /** Of the guest. */
  id: string
  /** Until when they may not talk; left out where they may. */
  muted?: number
  /** What they are called now. */
  name: string
  /** What they may do. */
  role: Role
}

/** The talk at a table. */
export interface Talk {
  /** How one may speak here. */
  kind: Manner
  /** The last hundred messages. */
  said: Said[]
  /** What one may say by a button. */
  signals: Signal[]
}

/** Tie-breaks (FIDE Handbook C.07), in thousandths where they are sums of points. */
export interface TieBreaks {
  /** The points of all opponents; a bye counts as an opponent with one's own points. */
  buchholz: number
  /** The same without the lowest. */
  buchholz_cut_1: number
  /** Points among those with the same points, where all of them have met. */
  direct: number
  /** The points of those beaten and half of those drawn with. */
  sonneborn_berger: number
  /** Games won. */
  wins: number
}

/** What the clocks show. */
export interface Times {
  /** Milliseconds since 1970. */
  at: number
  /** Milliseconds a seat at the moment `at`; once over, 0 for the clock that fell. */
  left: number[]
  /** Whose clock runs. */
  running: Seat | null
}

/** A bearer token, shown once. */
export interface Token {
  /** For the header `Authorization: Bearer`. */
  token: string
}

/** A tournament in a list. */
export interface TournamentCard {
  /** The clock of its games. */
  clock: Control
  /** How many have entered. */
  entered: number
  /** What programs call the game. */
  game: string
  /** What the account is called that runs it. */
  host: string
  /** Of the tournament. */
  id: string
  /** Must one have the link for that? */
  invited: boolean
  /** Who meets whom. */
  kind: TournamentKind
  /** Who is ahead or has won, once something was played. */
  leader: string | null
  /** How long an arena lasts, in milliseconds. */
  length: number | null
  /** How many may. */
  most: number
  /** What people call it. */
  name: string
  /** May one still enter? */
  open: boolean
  /** How far it is. */
  phase: TournamentPhase
  /** Preset of its rules. */
  preset: string
  /** Do its games count for ratings? */
  rated: boolean
  /** Rounds paired so far. */
  round: number
  /** All rounds that there will be; null where nobody knows. */
  rounds: number | null
  /** When it begins or began, in milliseconds since 1970. */
  start: number
  /** Players of one entrant: 1, or 2 for pairs. */
  team: number
  /** What people call the game. */
  title: string
}

/** All games of a tournament. */
export interface TournamentGames {
  /** In the order in which they were paired. */
  games: GameTold[]
}

/** Who meets whom. */
export type TournamentKind = 'round_robin' | 'swiss' | 'arena' | 'knockout' | 'duplicate'

/** Tournaments of the site. */
export interface TournamentList {
  /** Those to come, the next first. */
  coming: TournamentCard[]
  /** What time it is, in milliseconds since 1970. */
  now: number
  /** Those that are over, the latest first. */
  over: TournamentCard[]
  /** Those that are played. */
  running: TournamentCard[]
}

/** How far a tournament is. */
export type TournamentPhase = 'open' | 'running' | 'over' | 'cancelled'

/** How a tournament ended, or stands. */
export interface TournamentResults {
  /** Rounds, from 0, and who was free in them. */
  byes: [number, Bye][]
  /** The clock of its games. */
  clock: Control
  /** How many have entered. */
  entered: number
  /** Everybody who has entered, by number. */
  entrants: EntrantTold[]
  /** What programs call the game. */
  game: string
  /** In the order in which they were paired. */
  games: GameTold[]
  /** What the account is called that runs it. */
  host: string
  /** Of the tournament. */
  id: string
  /** Must one have the link for that? */
  invited: boolean
  /** Who meets whom. */
  kind: TournamentKind
  /** Who is ahead or has won, once something was played. */
  leader: string | null
  /** How long an arena lasts, in milliseconds. */
  length: number | null
  /** How many may. */
  most: number
  /** What people call it. */
  name: string
  /** May one still enter? */
  open: boolean
  /** How far it is. */
  phase: TournamentPhase
  /** Preset of its rules. */
  preset: string
  /** Do its games count for ratings? */
  rated: boolean
  /** Rounds paired so far. */
  round: number
  /** All rounds that there will be; null where nobody knows. */
  rounds: number | null
  /** The best first. */
  standings: StandingsRow[]
  /** When it begins or began, in milliseconds since 1970. */
  start: number
  /** Players of one entrant: 1, or 2 for pairs. */
  team: number
  /** What people call the game. */
  title: string
}

/** A tournament for one caller. */
export interface TournamentTold {
  /** Who is free in the present round. */
  byes: Bye[]
  /** The clock of its games. */
  clock: Control
  /** When an arena ends. */
  end: number | null
  /** How many have entered. */
  entered: number
  /** Everybody who has entered, by number. */
  entrants: EntrantTold[]
  /** What programs call the game. */
  game: string
  /** Games of the present round, or being played. */
  games: GameTold[]
  /** What the account is called that runs it. */
  host: string
  /** Of the tournament. */
  id: string
  /** Must one have the link for that? */
  invited: boolean
  /** Who meets whom. */
  kind: TournamentKind
  /** Who is ahead or has won, once something was played. */
  leader: string | null
  /** How long an arena lasts, in milliseconds. */
  length: number | null
  /** The secret of its link, for whoever runs it. */
  link: string | null
  /** How many may. */
  most: number
  /** What people call it. */
  name: string
  /** When the next round is paired, where that only takes a pause. */
  next: number | null
  /** What time it is, in milliseconds since 1970. */
  now: number
  /** May one still enter? */
  open: boolean
  /** Options that differ from the preset. */
  options: Record<string, string>
  /** How far it is. */
  phase: TournamentPhase
  /** Preset of its rules. */
  preset: string
  /** Do its games count for ratings? */
  rated: boolean
  /** Rounds paired so far. */
  round: number
  /** All rounds that there will be; null where nobody knows. */
  rounds: number | null
  /** The best first. */
  standings: StandingsRow[]
  /** When it begins or began, in milliseconds since 1970. */
  start: number
  /** Players of one entrant: 1, or 2 for pairs. */
  team: number
  /** What people call the game. */
  title: string
  /** Why it was called off. */
  why: string | null
  /** What the caller has to do with it; null if nothing. */
  you: YourPart | null
  /** Does the caller run it? */
  yours: boolean
}

/** An ordered place beside the board with its own coordinates. */
export interface Tray {
  /** Things that lie here face down and are not drawn one by one. */
  hidden: number
  /** Its name for people. */
  name: string
  /** Whose it is. */
  seat: number | null
  /** Width and height. */
  size: [number, number]
  /** Places in it, in tray coordinates. */
  slots: Cell[]
  /** Its name for programs: `hand/0`. */
  spot: string
}

/** A position in which something was tried out. */
export interface Trial {
  /** For the side to move, after the touches. */
  entry: Entry
  /** What the last move did. */
  motion: Motion | null
  /** The text after the moves. */
  position: string
  /** The entered move spelled out for people. */
  said?: string
  /** After the moves. */
  scene: Scene
  /** Every option with its value. */
  settings: Record<string, string>
  /** Whose turn, or how it ended. */
  status: Status
}

/** A position to try things out in; all of it may be left out. */
export interface TryAsked {
  /** The seat to look through; the seat to move when left out. */
  eye?: Seat | null
  /** Played from there, 1000 at most. */
  moves?: string[]
  /** Values are booleans, numbers or words. */
  options?: Record<string, boolean | number | string>
  /** In the game's own text; the start when left out. */
  position?: string | null
  /** The default when left out. */
  preset?: string | null
  /** Touches of the next move. */
  touched?: string[]
}

/** The caller's vacations. */
export interface VacationTold {
  /** Days that are left of those of a year. */
  left: number
  /** When the present one ends, in milliseconds since 1970; null if they are there. */
  until: number | null
  /** Days of vacation within 365 days. */
  year: number
}

/** What a table of all positions says of every move. */
export interface ValuesTold {
  /** Every legal move, sorted by text; none once the game is over. */
  exact: ExactValue[]
}

/** Win, draw or loss for the side that is asked about. */
export type Verdict = 'loss' | 'draw' | 'win'

/** Ways into an account that this site has beside passwords, passkeys and recovery codes. */
export interface WaysIn {
  /** Does the site send links by e-mail? */
  mail: boolean
}

/** Why somebody is out. */
export type Why = 'time' | 'resigned' | 'abandoned'

/** Who is to play no further round. */
export interface Withdrawal {
  /** Oneself when left out; others only by whoever runs it. */
  number?: number | null
}

/** What a caller has to do with a tournament. */
export interface YourPart {
  /** Id of the match that they should be at. */
  match: string | null
  /** Their number. */
  number: number
  /** Do they play no further round? */
  withdrawn: boolean
}
