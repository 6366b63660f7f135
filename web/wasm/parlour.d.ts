/* tslint:disable */
/* eslint-disable */

/**
 * A table. Eyes are a seat's number, `public` or `keeper`.
 */
export class Board {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Lines of moves from here (a JSON list of lists), each as far as it can be played: as people read them, with
     * the spots they touch. Where something is hidden a line ends where chance decides.
     */
    ahead(lines: string): string;
    /**
     * Takes moves back until `ply` are left.
     */
    back(ply: number): void;
    /**
     * The canonical text of a legal move.
     */
    check(text: string): string;
    /**
     * May this step of a longer move be made? An exception says why not; false where moves have no steps.
     */
    check_step(step: string): boolean;
    /**
     * Every move with the position after it, for the keeper.
     */
    children(): string;
    /**
     * Entering a move after some touches (a JSON list), in the present position or after moves that might
     * come first (another).
     */
    entry(eye: string, touched: string, after: string): string;
    /**
     * What a move of the seat to move will do as far as that seat can know: as [`Board::play`] answers, or `null`
     * where chance or what others hide decides it. Changes nothing.
     */
    foresee(text: string): string;
    /**
     * The moves played, as an eye saw them.
     */
    history(eye: string): string;
    /**
     * What move number `ply` (from 0) did, as an eye saw it.
     */
    motion(ply: number, eye: string): string;
    /**
     * The mover's moves as text, as far as the eye may know them.
     */
    moves(eye: string): string;
    /**
     * Opens a table; see [`Setup`].
     */
    constructor(setup: string);
    /**
     * The name of the opening that was played, as JSON; null where it has none.
     */
    opening(): string;
    /**
     * Sequences of exactly `depth` moves.
     */
    perft(depth: number): bigint;
    /**
     * Plays a move, in any spelling; what it did and how the match stands then, for an eye.
     */
    play(text: string, eye: string): string;
    /**
     * Moves played.
     */
    ply(): number;
    /**
     * What an eye sees, as text.
     */
    position(eye: string): string;
    /**
     * The record as a text that replays, or in another notation of the game; players are a JSON list of
     * names.
     */
    record(notation: string, players: string, date: string): string;
    /**
     * Opens a table from a record in any notation, with every move played.
     */
    static replay(text: string): Board;
    /**
     * A seat gives up.
     */
    resign(seat: number): void;
    /**
     * The picture for an eye.
     */
    scene(eye: string): string;
    /**
     * Which table it is, as JSON; see [`Setup`].
     */
    setup(): string;
    /**
     * How it stands for an eye.
     */
    stand(eye: string): string;
    /**
     * Whose turn, or how it ended.
     */
    status(): string;
    /**
     * The match as it was after so many moves.
     */
    step(ply: number, eye: string): string;
    /**
     * The same position with the other side to move, as text; an exception says why there is none.
     */
    threat(): string;
}

/**
 * A player of one game. It thinks until it is done; whoever wants to stop it ends its worker.
 */
export class Bot {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What it thinks of the position. What it thinks on the way is told to `parlourThinks` of the worker.
     */
    analyse(board: Board, limits: string): string;
    /**
     * The move it makes.
     */
    choose(board: Board, limits: string): string;
    /**
     * For a game (see [`Setup`]) at a level from 0 to 10. The same seed gives the same play.
     */
    constructor(setup: string, level: number, seed: bigint);
    /**
     * The decision at hand from what its seat knows: every play with its uncertainty, and what others may hold. Refused where
     * nothing is hidden.
     */
    study(board: Board, limits: string): string;
}

/**
 * A position to try things out in.
 */
export function attempt(game: string, asked: string): string;

/**
 * A bug is told before it ends the worker.
 */
export function begin(): void;

/**
 * One game under chosen rules.
 */
export function describe(setup: string): string;

/**
 * The position of a setup taken apart.
 */
export function draft(setup: string): string;

/**
 * The position that was set up, or the rules' sentence about it.
 */
export function drafted(setup: string, draft: string): string;

/**
 * Every game under its default rules.
 */
export function games(): string;

/**
 * The drawings of a game.
 */
export function glyphs(setup: string): string;

/**
 * What may be put where.
 */
export function palette(setup: string): string;

/**
 * A position as SVG: the board alone, from the side of whoever is to move.
 */
export function picture(setup: string): string;

/**
 * Reads a collection; see [`Puzzle`] for its text.
 */
export function puzzles(text: string): string;

/**
 * Reads a record in any notation; every move and variation is checked.
 */
export function read_record(text: string): string;

/**
 * Goes through the moves of a table; `nodes` positions for each move of an open game, the usual number for 0. How far it is is
 * told to `parlourGoes` of the worker.
 */
export function review(board: Board, nodes: number): string;

/**
 * A position as data for a picture.
 */
export function scene(setup: string): string;

/**
 * Writes a record: the setup without moves, the moves with variations, the head as JSON.
 */
export function write_record(setup: string, moves: string, head: string): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_board_free: (a: number, b: number) => void;
    readonly __wbg_bot_free: (a: number, b: number) => void;
    readonly attempt: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly begin: () => void;
    readonly board_ahead: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_back: (a: number, b: number) => void;
    readonly board_check: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_check_step: (a: number, b: number, c: number) => [number, number, number];
    readonly board_children: (a: number) => [number, number];
    readonly board_entry: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number, number, number];
    readonly board_foresee: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_history: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_motion: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly board_moves: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_open: (a: number, b: number) => [number, number, number];
    readonly board_opening: (a: number) => [number, number];
    readonly board_perft: (a: number, b: number) => bigint;
    readonly board_play: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly board_ply: (a: number) => number;
    readonly board_position: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_record: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number, number, number];
    readonly board_replay: (a: number, b: number) => [number, number, number];
    readonly board_resign: (a: number, b: number) => [number, number];
    readonly board_scene: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_setup: (a: number) => [number, number];
    readonly board_stand: (a: number, b: number, c: number) => [number, number, number, number];
    readonly board_status: (a: number) => [number, number];
    readonly board_step: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly board_threat: (a: number) => [number, number, number, number];
    readonly bot_analyse: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly bot_choose: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly bot_seat: (a: number, b: number, c: number, d: bigint) => [number, number, number];
    readonly bot_study: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly describe: (a: number, b: number) => [number, number, number, number];
    readonly draft: (a: number, b: number) => [number, number, number, number];
    readonly drafted: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly games: () => [number, number];
    readonly glyphs: (a: number, b: number) => [number, number, number, number];
    readonly palette: (a: number, b: number) => [number, number, number, number];
    readonly picture: (a: number, b: number) => [number, number, number, number];
    readonly puzzles: (a: number, b: number) => [number, number, number, number];
    readonly read_record: (a: number, b: number) => [number, number, number, number];
    readonly review: (a: number, b: number) => [number, number, number, number];
    readonly scene: (a: number, b: number) => [number, number, number, number];
    readonly write_record: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
