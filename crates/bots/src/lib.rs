//! The marriage of games and searches: the bot for this game at this strength.
//!
//! A [`Mind`] thinks about one game, typed, and is given only what its seat may know. [`Bot`] is the
//! same for programs that know no game: a [`parlour_core::Table`] in, the text of a move out.

mod alphabeta;
mod bot;
mod clock;
mod dobutsu;
mod dog;
mod greedy;
mod judges;
mod levels;
mod limits;
mod names;
mod random;
mod strength;
mod thought;
pub mod tune;

pub use bot::{Bot, BotError, Listener, Mind, Seen, Tell};
pub use clock::Clock;
pub use dobutsu::tabled_move;
pub use levels::DEFAULT_NODES;
pub use limits::{Limits, span};
pub use names::bot;
pub use parlour_solver::{data_folder, keep_data_in};
pub use random::Random;
pub use strength::{Strength, UnknownStrength};
pub use thought::{Broken, Thought};
