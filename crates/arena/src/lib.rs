//! Matches between bots and external engines, as cutechess and fastchess play them for chess.
//!
//! A match is a list of *sets*: every set begins from an opening (or a deal) of its own, drawn from
//! the seed or read from a file, and is played once for each way round the contestants can sit, so
//! that what the opening gives to one side it gives to everybody. From the scores of the sets follow
//! Elo with error bars and, for two contestants, the SPRT on the pentanomial count of pairs. More
//! contestants than a table has sides meet in pairs: round robin or gauntlet.
//!
//! The way of a game: [`Schedule`] says who meets → `Room` seats a `Player` (a bot, or an `Engine`
//! behind a `Process`) in each seat, runs the clocks of the [`TimeControl`], asks the `Referee` whether
//! to adjudicate → [`Ledger`] keeps a [`Row`] → [`Tally`] counts.

#![forbid(unsafe_code)]

mod command;
mod contestant;
mod control;
mod date;
mod elo;
mod engine;
mod game;
mod ledger;
mod log;
mod luck;
mod openings;
mod player;
mod process;
mod referee;
mod run;
mod schedule;
mod selfplay;
mod sprt;
mod tally;
pub mod usi;

pub use contestant::{Allowance, Contestant, Guest, Kind, Protocol, UnknownContestant};
pub use control::{TimeControl, UnknownControl};
pub use elo::{Elo, Rating};
pub use engine::{Engine, Info, Said};
pub use game::{Finished, Terms};
pub use ledger::{Ledger, LedgerError, Row};
pub use log::Log;
pub use luck::Luck;
pub use openings::{Book, OpeningError, Openings, Order};

pub use player::{Answer, Choice, Failure, Manners, Number, Player, Question};
pub use referee::{Adjudication, Draw, Resign, UnknownRule};
pub use run::{Arena, ArenaError};
pub use schedule::{Pairing, Schedule, Shard, Tournament, UnknownShard};
pub use selfplay::{Header, Played, Reader, Sample, SelfPlay, SelfPlayError, Yield};
pub use sprt::{Sprt, UnknownSprt, Verdict};
pub use tally::{Cross, Standing, Tally};
