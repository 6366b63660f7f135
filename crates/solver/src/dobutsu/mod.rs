//! Dōbutsu shōgi, solved: the value and distance of every position.
//!
//! [`solve`](solve()) computes all values in memory, [`write`](write()) puts them into a table file, [`Table`]
//! opens it and answers.

mod decide;
mod folded;
mod herd;
mod keep;
mod layout;
mod locate;
mod matrix;
mod memory;
mod pairs;
mod reachable;
mod solve;
mod space;
mod stats;
mod sum;
mod table;
mod turn;
mod verify;

pub use keep::{KeepError, can_keep, default_path, make, open_or_make, shared};
pub use reachable::{Reachable, TANAKA};
pub use solve::{ROUNDS, Round, Solution, Stopped, solve};
pub use space::Space;
pub use stats::{Stats, plot};
pub use table::{GAME, ProbeError, Table, Value, is_dead_drop, write};
pub use verify::{KNOWN, Report, Wrong, verify};
