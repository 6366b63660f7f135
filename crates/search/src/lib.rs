//! Look-ahead for any game. Knows no game, no clock, no thread: the caller brings an evaluator, runs
//! helpers on threads of its own, and says when the time is up.
//!
//! # Which search for which game
//!
//! | game | search | what the caller writes |
//! |---|---|---|
//! | open, two teams, up to some hundred moves, a judge that can tell who is ahead | [`Search`]: alpha-beta, as principal variation search | [`Evaluate`]: one function, more for speed |
//! | the same, and the question is only who wins (endings, sudden death) | [`Prover`]: depth-first proof-number search (df-pn) | nothing |
//! | thousands of moves, or no judge worth the name, or more than two teams | [`Mcts`]: Monte-Carlo tree search (PUCT, progressive widening) | [`Guide`]: priors and a judge, or [`Playouts`] |
//! | hidden cards, any number of seats and teams | [`Mcts`] on the seat's view: information-set MCTS by the same code | the same; [`Views::sample`](parlour_core::Views::sample) is the determinization |
//!
//! All of them speak [`Analysis`](parlour_core::Analysis): moves from best to worst with expected
//! points, proven results and lines.
//!
//! # What lies where
//!
//! `alphabeta/`: the search with its move ordering, pruning and quiescence; `style.rs`: the numbers
//! behind them; `transposition.rs`: the transposition table; `evaluate.rs`: the evaluation function; `score.rs`: scores and mate distances;
//! `proof.rs`: df-pn; `mcts/`: the tree; `prefetch.rs`: hints to the processor. ARCHITECTURE.md has a
//! glossary of house words.
//!
//! # What a proof means
//!
//! A proven win, loss or draw is a fact of the rules and of the match so far, not of an evaluator:
//! it follows from ends of games alone. Distances are told only where nothing shorter exists
//! ([`Search::measure`]); [`Prover`] and [`Mcts`] tell none.
//!
//! Repetition, stalling and ply limits are counted by the match's own [`Past`](parlour_core::Past). A
//! draw by repetition is true on its own path only. The searches therefore carry with each value the
//! first ply it leans on (the literature's graph-history interaction), keep a value that leans on something above its own position out of the
//! [`TranspositionTable`], and give positions whose next visit is a draw a key of their own. Two facts make
//! this exact for wins and losses: whoever can force a win can do so without ever coming back to a
//! position, so a stored win is a win on every path that did not use up its positions before the
//! root; and a draw that leans only on plies from its own position on down is no one else's concern.
//!
//! # Threads
//!
//! A [`Search`] is shared by reference: one thread calls [`Search::lead`], others [`Search::help`].
//! They share the [`TranspositionTable`], which needs no lock. With one thread and a fixed depth the number of
//! nodes is the same on every run.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod alphabeta;
mod evaluate;
mod mcts;
mod prefetch;
mod proof;
mod score;
mod sides;
mod style;
mod transposition;

pub use alphabeta::{Deepened, Enough, Limits, Lines, Search, Share, Tell};
pub use evaluate::{Blank, Evaluate};
pub use mcts::{Determinize, Growth, Guide, Lead, Mcts, Playouts, Rewards};
pub use proof::{Answer, ProofGoal, Prover};
pub use score::{MAX_PLY, MOST, WIN, decided, points};
pub use style::Style;
pub use transposition::{Bound, Known, TranspositionTable};
