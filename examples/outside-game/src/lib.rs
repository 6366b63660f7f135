//! Breakthrough, by Dan Troyka (2000): two rows of pawns a side; whoever first brings one across wins.
//!
//! A game outside Parlour's tree. It uses what `parlour-core`, `parlour-bots`, `parlour-kit` and `parlour` publish, and
//! gets from them everything that Parlour's own games have: the terminal, perft, analysis, records, matches between
//! bots, and the site.
//!
//! - [`board`]: squares as sets of bits, and the position
//! - [`game`]: the rules
//! - [`text`]: how positions and moves are written
//! - [`scene`]: how the board looks and how a move is entered
//! - [`judge`]: who is ahead, which is all that a bot needs

pub mod board;
pub mod game;
pub mod judge;
pub mod scene;
pub mod text;

pub use game::Breakthrough;
pub use judge::Runners;

use parlour_bots::Guest;

/// The game and its bot, ready to be let in.
pub fn guest() -> Guest {
    Guest::judged(Breakthrough, Runners)
}
