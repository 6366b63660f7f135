//! Matches between bots and external engines.
//!
//! A match is a list of *sets*: every set begins from an opening (or a deal) of its own, drawn from
//! the seed, and is played once for each way round the contestants can sit, so that what the opening
//! gives to one side it gives to everybody. From the scores of the sets follow Elo and SPRT.

mod command;
mod contestant;
mod elo;
mod game;
mod ledger;
mod luck;
mod player;
mod process;
mod run;
mod schedule;
mod sprt;
mod tally;
mod ugi;
pub mod usi;

pub use contestant::{Contestant, Protocol, UnknownContestant};
pub use elo::{Elo, Rating};
pub use game::{Finished, Terms};
pub use ledger::{Ledger, LedgerError, Line};
pub use luck::Luck;
pub use run::{Arena, ArenaError};
pub use schedule::{Pairing, Shard, UnknownShard};
pub use sprt::{Sprt, UnknownSprt, Verdict};
pub use tally::{Standing, Tally};
