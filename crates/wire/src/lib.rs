//! What a table tells a page, as types that travel as JSON: the same whether a server tells it or the
//! rules inside the page do.
//!
//! [`Game`] describes a game, [`Trial`] is a position to try things out in, and of a match there are
//! [`Status`], [`EntryTold`] and [`Step`]. What belongs to a house with people in it (chairs, clocks, offers, talk)
//! is the server's own.

#![forbid(unsafe_code)]

mod explore;
mod games;
mod review;
mod study;
mod tables;
mod trial;

pub use explore::{
    Explored, ExploredTold, MoveExplored, opening, position_number, rules_text, steps,
};
pub use games::{Drawing, Game, Games, Glyphs, LEVELS, Level, SeatInfo};
pub use review::{OpenTold, PlyTold, ReviewTold, ScaleTold, rounded};
pub use study::{GuessTold, PlayTold, StudyTold};
pub use tables::{EntryTold, Played, Status, Step, said};
pub use trial::{Trial, TryAsked, option_texts};
