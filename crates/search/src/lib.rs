//! Look-ahead for any game.
mod alphabeta;
mod cache;
mod evaluate;
mod mcts;
mod proof;
mod score;
mod sides;

pub use alphabeta::{Limits, Lines, Search};
pub use cache::{Bound, Cache, Known};
pub use evaluate::{Blank, Evaluate};
pub use mcts::{Growth, Guide, Mcts, Playouts, Rewards};
pub use proof::{Answer, Goal, Prover};
pub use score::{MAX_PLY, MOST, WIN, decided, points};
