//! Iterative-deepening principal variation search for open games of two teams.
//!
//! [`root`] deepens and holds the window, [`node`] is the recursion with its cuts, [`quiescence`]
//! what happens at the horizon, [`order`] which move comes first, [`worker`] what one thread keeps.

mod node;
mod order;
mod quiescence;
mod root;
mod worker;

use crate::{Evaluate, Style, TranspositionTable};
use parlour_core::{Analysis, Game, Past, Watch};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use worker::Worker;

/// When a search ends by itself. Nothing set: when everything asked for is proven.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Limits {
    /// Positions looked at, over all threads; exact with one thread.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
}

/// Somebody who is told what a search knows so far.
pub type Tell<'a, M> = dyn Fn(&Analysis<M>) + Sync + 'a;

/// How far a search is after a depth.
#[derive(Copy, Clone, Debug)]
pub struct Deepened<'s, M> {
    /// What is known.
    pub said: &'s Analysis<M>,
    /// Moves that it looks at.
    pub moves: usize,
    /// Of the positions of this depth, the part that lay behind the best move, 0 to 1.
    pub effort: f32,
}

/// Somebody who is asked after each depth: is it enough?
pub type Enough<'a, M> = dyn Fn(&Deepened<M>) -> bool + Sync + 'a;

/// How many moves are valued.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Lines {
    /// The best so many.
    Best(u16),
    /// Every legal move.
    All,
}

/// Which of the root's moves are searched, where several searches that share no memory divide them: as
/// they are ranked at first, every `of`-th, beginning with number `part`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Share {
    /// From 0.
    pub part: u16,
    /// At least 1.
    pub of: u16,
}

impl Share {
    /// Every move.
    pub const ALL: Share = Share { part: 0, of: 1 };
}

/// A search that one or more threads work on together, once. It has no clock and starts no thread:
///
/// ```
/// # use parlour_core::*;
/// # #[derive(Clone, Debug)] struct Nim;
/// # impl Game for Nim {
/// #     type Position = (u8, u8);
/// #     type Move = u8;
/// #     fn start(&self, _: u64) -> (u8, u8) { (21, 0) }
/// #     fn status(&self, at: &(u8, u8)) -> Status {
/// #         if at.0 > 0 { return Status::ToMove(Seat(at.1)) }
/// #         Status::Over(Outcome::win(Seats::one(Seat(1 - at.1)), Reason::new("last", "took the last")))
/// #     }
/// #     fn moves(&self, at: &(u8, u8), out: &mut Vec<u8>) { out.extend(1..=at.0.min(3)) }
/// #     fn play(&self, at: &mut (u8, u8), m: u8) { *at = (at.0 - m, 1 - at.1) }
/// #     fn key(&self, at: &(u8, u8)) -> u64 { mix(at.0 as u64 * 2 + at.1 as u64 + 1) }
/// # }
/// use parlour_search::{Blank, Search, TranspositionTable};
/// let (game, table, watch) = (Nim, TranspositionTable::new(1), Watch::new());
/// let at = game.start(0);
/// let past = Past::new(&game, &at);
/// let search = Search::new(&game, &Blank, &table, &at, &past, &watch);
/// let said = std::thread::scope(|threads| {
///     threads.spawn(|| search.help(1));
///     search.lead()
/// });
/// assert_eq!(said.best(), Some(1), "leaves a multiple of four");
/// assert_eq!(said.proof.unwrap().verdict, Verdict::Win);
/// ```
pub struct Search<'a, G: Game, E: Evaluate<G>> {
    game: &'a G,
    judge: &'a E,
    table: &'a TranspositionTable,
    at: &'a G::Position,
    past: &'a Past,
    watch: &'a Watch,
    /// When to end.
    pub limits: Limits,
    /// How many moves are valued; the best one by default.
    pub lines: Lines,
    /// Which moves are valued at all; every one by default. A loss or a draw of a share proves nothing of the position.
    pub share: Share,
    /// Asked every few dozen positions: is the time up?
    pub is_late: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// Asked after each depth: does the search end with it?
    pub is_enough: Option<&'a Enough<'a, G::Move>>,
    /// Told what is known after each depth.
    pub tell: Option<&'a Tell<'a, G::Move>>,
    /// May it look less far behind moves that seem bad (null move and futility pruning, late move
    /// reductions)? A proven win or loss is right either way.
    pub selective: bool,
    /// What it leaves out and what it looks at longer; as its judge says by default.
    pub style: Style,
    /// Is the side to move about to play on, however it stands? Then what it has lost without looking ahead
    /// ([`Evaluate::foregone`]) is looked at all the same: the other side may err.
    pub plays_on: bool,
    /// Shall it go on after a proof until the distance is known to be the shortest?
    pub measure: bool,
    halt: AtomicBool,
    nodes: AtomicU64,
}

impl<'a, G: Game, E: Evaluate<G>> Search<'a, G, E> {
    /// A search for the side to move of a position that is not over, with what was played before it.
    pub fn new(
        game: &'a G,
        judge: &'a E,
        table: &'a TranspositionTable,
        at: &'a G::Position,
        past: &'a Past,
        watch: &'a Watch,
    ) -> Search<'a, G, E> {
        Search {
            game,
            judge,
            table,
            at,
            past,
            watch,
            limits: Limits::default(),
            lines: Lines::Best(1),
            share: Share::ALL,
            is_late: None,
            is_enough: None,
            tell: None,
            selective: true,
            style: judge.style(),
            plays_on: false,
            measure: true,
            halt: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }
    /// Searches on this thread and says what was found; helpers then stop. A position that is over
    /// has no moves to speak of. Deterministic without helpers, for a given table.
    pub fn lead(&self) -> Analysis<G::Move> {
        self.table.grow_old();
        let said = Worker::new(self, 0).deepen();
        self.halt.store(true, Relaxed);
        Analysis {
            nodes: self.nodes.load(Relaxed),
            ..said
        }
    }
    /// Searches on this thread until [`Search::lead`] is done, and shares what it finds through the
    /// table. `number` counts helpers from 1.
    pub fn help(&self, number: u32) {
        Worker::new(self, number.max(1)).deepen();
    }
}
