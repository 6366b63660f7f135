// One call a route; errors are sentences from the server.

import { lineQuery, query, type Chosen, type Line } from './address'
import { knows, loaded, rules, Unruly, warm } from './local/engine'
import { set } from './local/home'
import { Refused } from './refused'
import type {
  Announced, Assertion, Attestation, Challenge, ChallengeTold, Challenges, Codes, Desk, Done, Drawing, ExploredTold, FeedTold, Figures, Game, Games, Glyphs,
  Invitation, Leaders, Lobby, Made, MailTold, MatchRatings, Matches, Me, Moderating, MovesTold, NewChallenge, NewMatch, NewTournament, Nothing, Opened, OwnAccount,
  NewReminders, PasskeyTold, PlayAsked, PlayerMatches, Privacy, Profile, Proof, Purpose, RatingHistory, Relations, RelationTold, RemindersTold, Reply, Reporting, Request, Reviewing, Seated,
  Seeking, SignUp, SignedUp, Speed, State, Step, Subject, Token, TournamentList, TournamentTold, Trial, TryAsked, VacationTold, ValuesTold, WaysIn,
} from './types'

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused('the server does not answer', 0)
  }
  const text = await answer.text()
  let data: unknown = {}
  try {
    data = text ? JSON.parse(text) : {}
  } catch {
    throw new Refused('the server sent something unreadable', answer.status)
  }
  if (!answer.ok) {
    throw new Refused((data as { error?: string }).error ?? 'something went wrong', answer.status)
  }
  return data as T
}

export type Trying = Chosen & Pick<TryAsked, 'position' | 'moves' | 'touched' | 'eye'>

/** Takes a name and keeps it for the next time; without one everybody stays who they are. */
export async function introduce(name: string) {
  const chosen = name.trim()
  if (!chosen) return
  localStorage.setItem('name', chosen)
  await or(api.rename(chosen), async () => null as never)
}

/** Asks the server; without one the rules in the page answer. */
async function or<T>(asked: Promise<T>, local: () => Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (why) {
    if (!(why instanceof Refused) || why.status !== 0) throw why
    return within(local).catch((other) => {
      throw other instanceof Refused ? other : why
    })
  }
}
/** Asks the rules in the page; what they refuse is refused. */
async function within<T>(local: () => Promise<T>): Promise<T> {
  try {
    return await local()
  } catch (why) {
    throw why instanceof Unruly ? new Refused(why.message, 422) : why
  }
}
let house: Promise<Games['games']> | undefined
/** The games of the house, asked for once. */
function games(): Promise<Games['games']> {
  house ??= or(call<Games>('GET', '/games').then((r) => r.games), () => rules.ask('games'))
  house.catch(() => (house = undefined))
  return house
}

/** Which of one's finished games to list. */
export interface Sought {
  game?: string
  result?: string
  with?: string
  before?: number
}

const drawings: Record<string, Promise<Glyphs['glyphs']>> = {}

export const api = {
  games,
  game: (name: string, chosen?: Chosen) =>
    or(call<Game>('GET', `/games/${name}${query(chosen)}`), () =>
      rules.ask('describe', { game: name, preset: chosen?.rules, options: chosen?.set })),
  gameGlyphs: (name: string) => {
    const ask = () => call<Glyphs>('GET', `/games/${name}/glyphs`).then((r) => r.glyphs)
    return (drawings[name] ??= or(ask(), () => rules.ask('glyphs', { game: name })))
  },
  gameScene: (name: string, position?: string, chosen?: Chosen) => {
    const params = new URLSearchParams(query(chosen))
    if (position !== undefined) params.append('position', position)
    return or(call<Drawing>('GET', `/games/${name}/scene?${params}`).then((r) => r.scene), () =>
      rules.ask('scene', { game: name, preset: chosen?.rules, options: chosen?.set, position }))
  },
  attempt: (name: string, { rules: preset, set, ...rest }: Trying): Promise<Trial> => {
    const asked: TryAsked = { preset: preset ?? null, options: set, ...rest }
    const here = () => within(() => rules.ask('attempt', name, asked))
    const there = () => call<Trial>('POST', `/games/${name}/try`, asked)
    warm()
    return loaded() ? knows(name).then((known) => (known ? here() : there()), there) : or(there(), here)
  },
  me: () => call<Me>('GET', '/me').then((r) => r.guest),
  /** The same with the account, if there is one. */
  whoAmI: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }).then((r) => r.guest),
  /** This device is nobody's any more. */
  logOut: () => call<Nothing>('POST', '/me/logout'),
  token: () => call<Token>('POST', '/me/tokens').then((r) => r.token),
  finished: (sought: Sought) => {
    const given = Object.entries(sought).filter(([, value]) => value).map(([key, value]) => [key, String(value)])
    return call<Matches>('GET', `/me/matches?${new URLSearchParams([['phase', 'over'], ...given])}`)
  },
  endTokens: () => call<Nothing>('DELETE', '/me/tokens'),
  /** Moves as people read them. */
  line: (name: string, chosen: Chosen, line: Line) => call<MovesTold>('GET', `/games/${name}/line${lineQuery(chosen, line)}`).then((r) => r.moves),
  openText: (text: string, game?: string) => call<Opened>('POST', '/open', { text, game: game || null }),
  create: (body: NewMatch): Promise<Pick<Made, 'id'>> => or<Pick<Made, 'id'>>(call<Made>('POST', '/matches', body), () => set(body)),
  match: (id: string, eye?: string) => call<State>('GET', `/matches/${id}${eye ? `?eye=${eye}` : ''}`),
  step: (id: string, ply: number, eye?: string) =>
    call<Step>('GET', `/matches/${id}/plies/${ply}${eye ? `?eye=${eye}` : ''}`),
  glyphs: (id: string) => call<Glyphs>('GET', `/matches/${id}/glyphs`).then((r) => r.glyphs),
  link: (secret: string) => call<Invitation>('GET', `/links/${secret}`),
  join: (secret: string) => call<Seated>('POST', `/links/${secret}`),
  lobby: () => call<Lobby>('GET', '/lobby'),
  /** What a table says of every move of a position, one request a position. */
  values: (name: string, chosen: Chosen, position: string) => call<ValuesTold>('GET', `/games/${name}/values${lineQuery(chosen, { position, moves: [] })}`),
  explore: (name: string, chosen: Chosen, position: string) => call<ExploredTold>('GET', `/games/${name}/explore${lineQuery(chosen, { position, moves: [] })}`),
  askReview: (id: string) => call<Reviewing>('POST', `/matches/${id}/review`),
  review: (id: string) => call<Reviewing>('GET', `/matches/${id}/review`),
  /** The record of a match as a text. */
  record: async (id: string): Promise<string> => {
    const answer = await fetch(`/api/matches/${id}/record`)
    if (!answer.ok) throw new Refused('the record cannot be had', answer.status)
    return answer.text()
  },
  matchRatings: (id: string) => call<MatchRatings>('GET', `/matches/${id}/ratings`),
  leaders: (game: string, speed: Speed) => call<Leaders>('GET', `/leaders/${game}/${speed}`),
  player: (name: string) => call<Profile>('GET', `/players/${encodeURIComponent(name)}`),
  ratingHistory: (name: string, game: string, speed: Speed) => call<RatingHistory>('GET', `/players/${encodeURIComponent(name)}/history?${new URLSearchParams({ game, speed })}`),
  figures: (name: string) => call<Figures>('GET', `/players/${encodeURIComponent(name)}/figures`),
  playerMatches: (name: string, sought: Sought & { rated?: string }) => {
    const given = Object.entries(sought).filter(([, value]) => value).map(([key, value]) => [key, String(value)])
    return call<PlayerMatches>('GET', `/players/${encodeURIComponent(name)}/matches?${new URLSearchParams(given)}`)
  },
  relations: () => call<Relations>('GET', '/me/relations'),
  relate: (name: string, relation: RelationTold) => call<Nothing>('PUT', `/players/${encodeURIComponent(name)}/relation`, { relation }),
  play: (asked: PlayAsked) => call<Seeking>('POST', '/play', asked),
  /** Even from a page that is being closed. */
  stopPlay: () => fetch('/api/play', { method: 'DELETE', keepalive: true }),
  vacation: () => call<VacationTold>('GET', '/me/vacation'),
  goAway: (days: number) => call<VacationTold>('POST', '/me/vacation', { days }),
  comeBack: () => call<VacationTold>('DELETE', '/me/vacation'),
  reminders: () => call<RemindersTold>('GET', '/me/reminders'),
  remind: (browser: NewReminders) => call<RemindersTold>('POST', '/me/reminders', browser),
  endReminders: (endpoint: string) => call<RemindersTold>('DELETE', '/me/reminders', { endpoint }),
  makeFeed: () => call<FeedTold>('POST', '/me/feed'),
  endFeed: () => call<Nothing>('DELETE', '/me/feed'),
  dare: (asked: NewChallenge) => call<ChallengeTold>('POST', '/challenges', asked),
  dares: () => call<Challenges>('GET', '/me/challenges'),
  answerDare: (id: string, answer: Reply) => call<ChallengeTold>('POST', `/challenges/${id}`, { answer }),
  signUp: (body: Partial<SignUp> & Pick<SignUp, 'name' | 'password'>) => call<SignedUp>('POST', '/account', body),
  signIn: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  recover: (name: string, code: string, password: string) => call<Me>('POST', '/session/recover', { name, code, password }),
  waysIn: () => call<WaysIn>('GET', '/session'),
  /** A link by e-mail, if the account has that address; the answer is the same if not. */
  askLink: (name: string, address: string) => call<Nothing>('POST', '/session/mail', { name, address }),
  recoverByLink: (secret: string, password: string) => call<Me>('POST', '/session/link', { secret, password }),
  setMail: (proof: Proof, address: string) => call<MailTold>('PUT', '/account/mail', { proof, address }),
  confirmMail: (secret: string) => call<MailTold>('POST', '/account/mail', { secret }),
  removeMail: (proof: Proof) => call<MailTold>('DELETE', '/account/mail', proof),
  signInBy: (passkey: Assertion) => call<Me>('POST', '/session/passkey', { passkey }),
  challenge: (purpose: Purpose) => call<Challenge>('POST', '/passkeys/challenge', { purpose }),
  account: () => call<OwnAccount>('GET', '/account'),
  setPassword: (proof: Proof, password: string) => call<Me>('PUT', '/account/password', { proof, password }),
  setPrivacy: (privacy: Privacy) => call<Nothing>('PUT', '/account/privacy', privacy),
  renewCodes: (proof: Proof) => call<Codes>('POST', '/account/codes', proof),
  exportAccount: (proof: Proof) => call<unknown>('POST', '/account/export', proof),
  closeAccount: (proof: Proof) => call<Nothing>('POST', '/account/close', proof),
  endSession: (id: string) => call<Nothing>('DELETE', `/account/sessions/${id}`),
  endSessions: () => call<Nothing>('DELETE', '/account/sessions'),
  addPasskey: (name: string, proof: Proof, passkey: Attestation) => call<PasskeyTold>('POST', '/account/passkeys', { name, proof, passkey }),
  removePasskey: (id: string, proof: Proof) => call<Nothing>('DELETE', `/account/passkeys/${id}`, proof),
  report: (told: Reporting) => call<Nothing>('POST', '/reports', told),
  desk: () => call<Desk>('GET', '/moderation'),
  moderate: (act: Moderating) => call<Nothing>('POST', '/moderation', act),
  person: (name: string) => call<Subject>('GET', `/moderation/people?name=${encodeURIComponent(name)}`),
  tournaments: () => call<TournamentList>('GET', '/tournaments'),
  tournament: (id: string) => call<TournamentTold>('GET', `/tournaments/${id}`),
  announce: (body: NewTournament) => call<Announced>('POST', '/tournaments', body),
  enter: (id: string, link: string | null, pair?: number) => call<TournamentTold>('POST', `/tournaments/${id}/entry`, { link, pair: pair ?? null }),
  withdraw: (id: string) => call<TournamentTold>('POST', `/tournaments/${id}/withdraw`, {}),
  addBots: (id: string, level: number, count: number) => call<TournamentTold>('POST', `/tournaments/${id}/bots`, { level, count }),
  startTournament: (id: string) => call<TournamentTold>('POST', `/tournaments/${id}/start`),
  cancelTournament: (id: string) => call<TournamentTold>('POST', `/tournaments/${id}/cancel`),
  act: (id: string, body: Request) => call<Done>('POST', `/matches/${id}/acts`, body),
}
