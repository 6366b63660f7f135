//! Cublino: seven dice a side race across a 7×7 board. Two games, one module.
//!
//! Source: the game as told in the Cublino assignment of the Australian National University, whose
//! rules follow <https://www.brettspiele-report.de/cublino/>; state and move texts are those of the
//! assignment's test interface.
//!
//! **Pur.** A die tips (and turns) or jumps (and does not turn) forward, left or right; after the
//! first step it may go on jumping. When a side has all seven dice on its goal row, each side adds the
//! tops of its dice on its own goal row, and the higher sum wins.
//!
//! **Contra.** A die tips once, then fights every foe beside it; whoever first stands on the goal row
//! after the fights wins.
//!
//! Choices made where the text is silent:
//! - The moving die is lifted: it cannot jump over the cell it left. Its end cell differs from its start.
//! - A chain that visits a cell twice may be typed, and is read as the chain without the loop.
//! - No legal move: the only move is `pass`. Neither side can move: a draw at once.
//! - The third occurrence of a position is a draw, and so are 60 plies without a forward step or a
//!   removal; both are options.

mod actions;
mod board;
mod chain;
mod die;
mod draft;
mod entry;
mod facts;
mod fight;
mod game;
mod glyphs;
mod interface;
mod motion;
mod moves;
mod options;
mod planes;
mod position;
mod scene;
mod setup;
mod status;
mod step;
mod symmetries;
mod text;
mod ways;

pub use board::{Dir, Square};
pub use chain::Move;
pub use die::Die;
pub use fight::{Fight, fights};
pub use game::{Cublino, Stall, Variant};
pub use interface::{apply, game_over, is_valid, is_well_formed, move_valid, step_valid};
pub use position::{Position, Side};
pub use setup::{Placed, Setup};
pub use status::{BLOCKED, COMPLETE, REACHED, SCORED};
pub use step::{Fault, Step};
