//! NEWGAME_TITLE: name the source of the rules here, and each choice made where tables differ.

mod game;
mod judge;
mod scene;
mod text;

pub use game::{Board, Cell, NewGame};
pub use judge::Judge;

use parlour_bots::Guest;

/// The game and its bot, ready to be let in.
pub fn guest() -> Guest {
    Guest::judged(NewGame, Judge)
}
