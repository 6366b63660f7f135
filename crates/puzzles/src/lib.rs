//! Puzzles: positions with exactly one answer, found, proved, rated and kept.
//!
//! [`Mining`] plays games and looks at their endings with a [`judge`](parlour_core::Goal) that proves which moves reach a goal;
//! [`verify`] checks a puzzle with other code; [`rate`] and [`themes`] say how hard it is and what it is about;
//! a [`Collection`] is what the repository keeps of a game.

#![forbid(unsafe_code)]

mod collection;
mod force;
mod judge;
mod known;
mod mine;
mod points;
mod rate;
mod themes;
mod verify;

pub use collection::{Collection, open};
pub use mine::{MineError, Mining, merge};
pub use rate::{LEVELS, STRENGTHS, TRIES, rate, solved};
pub use themes::{THEMES, themes};
pub use verify::{Wrong, verify};
