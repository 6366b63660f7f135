//! The rules of Parlour's games, one module a game, and the one table of their names.
//!
//! Programs that take any game ask the table and play by text:
//!
//! ```
//! use parlour_core::Eye;
//!
//! let rules = parlour_games::by_name("LOA").unwrap();
//! assert_eq!(rules.name(), "romanian-checkers");
//! let rules = rules.configure(Some("mso"), &[("repetition".into(), "off".into())]).unwrap();
//! let mut table = rules.open(None, 0).unwrap();
//! assert_eq!((table.moves(Eye::Public).len(), table.perft(2)), (36, 1244));
//! assert_eq!(table.play("b1b3").unwrap().text, "b1-b3");
//! assert_eq!(table.status().to_string(), "to move: 1");
//! ```
//!
//! Programs that know their game use its types, which are small, checked and fast:
//!
//! ```
//! use parlour_core::Game;
//! use parlour_games::dominions::{Dominions, Move};
//!
//! let game = Dominions::new(3).unwrap();
//! let mut at = game.start(0);
//! let place = game.list(&at).into_iter().find(|m| *m != Move::Pass).unwrap();
//! game.play(&mut at, place);
//! assert_eq!(game.scores(&at), Some(vec![-61, -63]));
//! ```
//!
//! In every folder the same names hold the same things: `mod.rs` the source of the rules and the
//! choices made, `game.rs` the game, `options.rs` names, presets and options, `position.rs`, `moves.rs`,
//! `status.rs` the end of the game, `text.rs` the notation (`position_text.rs` and `move_text.rs` where
//! there is much of it), `drawing.rs` the board in characters, `scene.rs` the picture, `glyphs.rs` its
//! artwork, `motion.rs` and `entry.rs` what a move shows and how it is entered, `key.rs` where a key is
//! not kept in the position.

#![forbid(unsafe_code)]
#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod cublino;
pub mod dobutsu;
pub mod dog;
pub mod dominions;
mod guests;
mod names;
pub mod romanian_checkers;

pub use guests::{Unwelcome, welcome};
pub use names::{
    Unknown, Visitor, all, by_name, by_name_at, canonical, canonical_at, from_record, visit,
};
