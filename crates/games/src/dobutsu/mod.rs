//! Dōbutsu shōgi, "animal chess" on 3 × 4 squares, by Madoka Kitao and Maiko Fujita (2008).
//!
//! The rules are those of the commercial set. Choices where texts are silent:
//!
//! - There is no check rule: a lion may be left where it can be taken.
//! - A lion that steps onto the far rank has won at once if nothing attacks it there. If something
//!   does, the opponent must take it now; any other reply, even a try of its own, loses.
//! - A chick that moves onto the last rank always promotes; a dropped piece never does. A chick
//!   dropped on the last rank stays there for ever. Two chicks in a file and mate by a dropped chick
//!   are allowed.
//! - Who has no legal move has lost.
//! - The third occurrence of a position (board, hands, side to move) is a draw.
//! - A position may lack pieces other than lions, for studies; it can never hold too many.
//!
//! Texts: positions `S/gle/-c-/-C-/ELG/-` and moves `4C7` as in `bestmove`, see [`Position`] and
//! [`Move`]; SFEN and FEN of shogi programs are read as well.

mod actions;
mod board;
mod draft;
mod entry;
mod facts;
mod game;
mod glyphs;
mod move_text;
mod moves;
mod openings;
mod options;
mod pieces;
mod planes;
mod position;
mod position_text;
mod scene;
mod sfen;
mod status;
mod symmetries;
mod text;
mod usi;

pub use board::Square;
pub use game::Dobutsu;
pub use moves::Move;
pub use pieces::{Animal, Hand, Side};
pub use position::Position;
pub use status::{STUCK, TAKEN, TRY};
pub use usi::Usi;
