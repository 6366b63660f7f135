//! Dōbutsu shōgi, solved: the value and distance of every position, by retrograde analysis.
//!
//! The literature would call the result a complete tablebase with distance to mate. What is done, in
//! this order, and why:
//!
//! 1. **Numbering** the positions, Sente always to move, one of each pair of mirror images. Two pieces
//!    of one species are a pair (`pairs`); lions, chicks and giraffes make a *configuration* (`space`,
//!    `locate`), and all pairs of elephants in it are the bits of one matrix (`matrix`, as one cache
//!    line `folded`): bitboards over positions instead of squares, so that a single instruction
//!    decides about dozens of positions.
//! 2. **Retrograde analysis** (`solve`): round r finds what is won in 2r − 1 plies, then what is
//!    lost in 2r. A half round goes through the configurations (`decide`), sums up what the moves of
//!    each lead to (`sum`), visits only those that can have changed (`herd`), and turns the board to
//!    the other side (`turn`). Moves forward instead of un-moves: the sum over all children is one pass
//!    over words.
//! 3. **Keeping**: half of all positions, packed (`layout`, `table`, and `file`, `codec` of this crate),
//!    where and how (`keep`).
//! 4. **Asking**: [`Table::probe`] looks a stored position up and derives the others from their moves.
//! 5. **Checking** by other code than the solve: `verify` goes position by position through
//!    the whole table (`memory`), with the rules of the game; `reachable` counts as Tanaka (2009) did;
//!    `stats` collects figures.
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
