// An analysis: a tree of variations, where one stands in it, and how that looks. The rules in the page say what may be played.

import { stillPlayed } from '../fair'
import { Entering } from '../board/entering.svelte'
import type { Ahead, Setup, Stand } from '../local/calls'
import { rules } from '../local/engine'
import { begun } from '../match/news'
import type { Entry, Game, Glyph, Motion, Spot, Status } from '../types'
import { Tree, type Drawn, type Node } from './tree'

const KEY = 'analysis'

export class Analysis {
  /** Without moves. */
  readonly setup: Setup
  readonly game: Game
  readonly glyphs: Map<string, Glyph>
  tree: Tree
  players = $state.raw<string[]>([])
  date: string | null = null
  /** How the match ended that is looked at. */
  ended = $state('')
  /** Rises with every change of the tree. */
  version = $state(0)
  at = $state.raw() as Node
  stand = $state.raw<Stand | null>(null)
  /** What players call the opening. */
  opening = $state<string | null>(null)
  /** A match stands here, or has come to here, that is not over: nobody thinks about it. */
  barred = $state(false)
  error = $state('')
  busy = $state(false)
  /** Spots are marked and joined by arrows instead of moves being played. */
  drawing = $state(false)
  /** Everything is shown, not only what the mover knew. */
  openly = $state(false)
  onmotion: (motion: Motion, seen: number) => Promise<void> = async () => {}
  /** Called wherever one comes. */
  onchange: () => void = () => {}

  readonly entering = new Entering({
    first: () => this.stand?.entry ?? null,
    open: () => !this.busy && !this.drawing && this.stand?.status.over === false,
    soon: () => this.busy,
    ask: async (touched) => {
      const eye = this.#mover
      return eye === undefined ? undefined : rules.ask('entry', KEY, eye, touched, [])
    },
    play: ({ text }) => this.play(text),
  })
  /** Marks and arrows are entered like moves: a spot twice is a mark, two spots are an arrow. */
  readonly pencil = new Entering({
    first: () => this.#sheet,
    open: () => this.drawing,
    ask: async (touched) => {
      if (touched.length > 1) {
        this.draw(touched[0] === touched[1] ? [touched[0]] : touched)
        this.pencil.reset()
        return undefined
      }
      return { entry: this.#sheet }
    },
    play: async () => {},
  })
  get #sheet(): Entry {
    const scene = this.stand?.scene
    const cells = scene ? [...scene.cells, ...scene.trays.flatMap((t) => t.slots)] : []
    const prompt = this.pencil.started ? 'touch it again to mark it, or another place for an arrow' : 'touch a place to draw'
    return { next: cells.map(({ spot, name }) => ({ spot, name })), done: null, prompt, marks: [], preview: { stages: [] } }
  }
  get #mover(): string | undefined {
    const seat = this.stand?.status.seat
    return seat === undefined ? undefined : String(seat)
  }

  private constructor(setup: Setup, game: Game, glyphs: Glyph[], tree: Tree) {
    this.setup = setup
    this.game = game
    this.glyphs = new Map(glyphs.map((g) => [g.name, g]))
    this.tree = tree
    this.at = tree.root
  }
  /** Begins with a table and the text of a tree; the sentence of a refusal names what cannot be played. */
  static async open(setup: Setup, moves: string, path?: string): Promise<Analysis> {
    const { game, preset, options } = setup
    const told = await rules.ask('describe', { game, preset, options })
    const glyphs = await rules.ask('glyphs', { game, preset, options })
    const analysis = new Analysis(setup, told, glyphs, Tree.read(moves))
    await analysis.#name()
    const { tree } = analysis
    await analysis.go(path === undefined ? tree.end(tree.root) : tree.at(path))
    return analysis
  }
  /** The table after the moves that lead to a node. */
  table(node: Node = this.at): Setup {
    return { ...this.setup, moves: this.tree.moves(node) }
  }
  /** Every move as people read it; one that cannot be played is refused. */
  async #name() {
    for (const leaf of this.tree.leaves()) {
      if (this.tree.line(leaf).every((n) => n.said !== undefined)) continue
      await rules.ask('open', `${KEY} names`, this.table(leaf))
      const played = await rules.ask('history', `${KEY} names`, 'keeper')
      this.tree.line(leaf).forEach((node, i) => {
        const { text, said, seat, sign } = played[i]
        Object.assign(node, { text, said, seat, sign })
      })
    }
    await rules.ask('close', `${KEY} names`)
  }
  /** Where one wishes to go while the way to somewhere else is shown; only the last wish counts. */
  #wish: { node: Node; shown: boolean } | null = null
  /** Where the way leads that is shown. */
  #way: Node | null = null
  /** Where one stands, or will as soon as nothing is on its way: keys that are pressed quickly go on from there. */
  get bound(): Node {
    return this.#wish?.node ?? this.#way ?? this.at
  }
  /** Goes to a node, at once or as soon as the way there is free; a step forward is shown as a motion. */
  async go(node: Node, shown = true) {
    this.#wish = { node, shown }
    if (this.busy) return
    this.busy = true
    while (this.#wish) {
      const { node, shown } = this.#wish
      this.#wish = null
      this.#way = node
      await this.#walk(node, shown)
      this.#way = null
    }
    this.busy = false
    this.entering.opened()
    this.onchange()
  }
  async #walk(node: Node, shown: boolean) {
    try {
      this.error = ''
      const step = node.parent === this.at && shown
      const before = this.entering.preview
      await rules.ask('open', KEY, this.table(node))
      const stand = await this.#look()
      const opening = await rules.ask('opening', KEY)
      node.position = stand.position
      const barred = await stillPlayed(this.game.name, [this.tree.root, ...this.tree.line(node)].flatMap((n) => n.position ?? []))
      // Whoever is in a hurry sees where it ends.
      if (step && !this.#wish) {
        const motion = await rules.ask('motion', KEY, stand.ply - 1, stand.eye)
        if (motion) await this.onmotion(motion, begun(motion, before))
      }
      this.at = node
      this.stand = stand
      this.opening = opening
      this.barred = barred
    } catch (why) {
      this.error = (why as Error).message
    }
    this.entering.reset()
    this.pencil.reset()
  }
  async #look(): Promise<Stand> {
    const status: Status = await rules.ask('status', KEY)
    const eye = status.seat === undefined ? 'keeper' : String(status.seat)
    const stand = await rules.ask('stand', KEY, eye)
    if (!this.openly || eye === 'keeper') return stand
    return { ...stand, scene: (await rules.ask('stand', KEY, 'keeper')).scene }
  }
  /** Looks again with other eyes. */
  async look() {
    this.stand = await this.#look()
    this.entering.reset()
  }
  /** Plays a move: the known one, or a new variation. */
  async play(text: string) {
    await this.add(this.at, [text]).then(async (node) => node && (await this.go(node)))
  }
  /** Adds a line behind a node, as far as it can be played; its first move. */
  async add(from: Node, line: string[]): Promise<Node | undefined> {
    await rules.ask('open', `${KEY} line`, this.table(from))
    const [ahead] = await rules.ask('ahead', `${KEY} line`, [line])
    let [at, first] = [from, undefined as Node | undefined]
    for (const { text, said, seat } of ahead) {
      at = this.tree.play(at, text)
      at.said ??= said
      at.seat ??= seat
      first ??= at
    }
    if (!first && line.length) this.error = 'this cannot be played here'
    this.changed()
    return first
  }
  /** Lines from here as people read them. */
  async ahead(lines: string[][]): Promise<Ahead[][]> {
    await rules.ask('open', `${KEY} line`, this.table())
    return rules.ask('ahead', `${KEY} line`, lines)
  }
  /** The position for programs; in a hidden game with everything. */
  async position(): Promise<string> {
    return rules.ask('position', KEY, 'keeper')
  }
  async remove() {
    const gone = this.bound
    if (!gone.parent) return
    const to = this.tree.remove(gone)
    this.changed()
    await this.go(to)
  }
  promote(toMain: boolean) {
    if (this.tree.promote(this.at, toMain)) this.changed()
  }
  comment(text: string) {
    this.at.comment = text
    this.changed()
  }
  /** Draws, or takes away what was drawn so before. */
  draw(spots: Spot[]) {
    const same = (one: Drawn) => one.join(' ') === spots.join(' ')
    const { drawn } = this.at
    this.at.drawn = drawn.some(same) ? drawn.filter((one) => !same(one)) : [...drawn, spots]
    this.changed()
  }
  clear() {
    this.at.drawn = []
    this.changed()
  }
  changed() {
    this.version++
    this.onchange()
  }
  /** The whole as a record. */
  async record(): Promise<string> {
    return rules.ask('writeRecord', this.setup, this.tree.write(), { players: this.players, date: this.date ?? undefined })
  }
  close() {
    for (const key of [KEY, `${KEY} line`]) void rules.ask('close', key).catch(() => {})
  }
}
