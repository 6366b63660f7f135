//! Look-ahead for any game.
mod alphabeta;
mod cache;
mod evaluate;
mod score;

pub use alphabeta::{Limits, Lines, Search};
pub use cache::{Bound, Cache, Known};
pub use evaluate::{Blank, Evaluate};
pub use score::{MAX_PLY, MOST, WIN, decided, points};
