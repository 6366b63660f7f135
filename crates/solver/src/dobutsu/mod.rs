//! Dōbutsu shōgi, solved: the value and distance of every position.
//!
//! [`solve`](solve()) computes all values in memory, [`write`] puts them into a table file, [`Table`]
//! opens it and answers.

mod layout;
mod locate;
mod matrix;
mod pairs;
mod solve;
mod space;
mod table;

pub use solve::{ROUNDS, Round, Solution, Stopped, solve};
pub use space::Space;
pub use table::{GAME, ProbeError, Table, Value, is_dead_drop, write};
