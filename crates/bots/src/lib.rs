//! The marriage of games and searches: the bot for this game at this strength.
//!
//! [`bot()`] makes the player of a game by its name: a [`parlour_core::Table`] in, the text of a move
//! out. [`oracle()`] says whether a game is solved, and makes, checks and reads its table; [`prover()`]
//! proves single positions by proof-number search.
//!
//! Behind a [`Bot`] stands a [`Mind`], which knows one game by its type and is given only what its seat
//! may know ([`Seen`]). There are three of them for any open game ([`Random`], [`Greedy`],
//! [`AlphaBeta`]; [`ladder()`] puts them on levels), and one each for Dog and Dōbutsu shōgi.
//!
//! In a browser there are no files, threads or clocks: no game has its table there, Dōbutsu's player looks
//! ahead instead, and a thought ends by nodes or by the clock of its [`parlour_core::Watch`].
//!
//! # A bot for a game of your own
//!
//! A judge is all it takes: who is ahead, in hundredths of a point (see [`Evaluate`]). [`Guest::judged`] makes a bot
//! of it, and [`welcome`] lets game and bot into everything a program has. What that does step by step, with a game
//! that implements [`parlour_core::Rules`]:
//!
//! ```
//! use parlour_bots::{AlphaBeta, Evaluate, Limits, Strength, ladder};
//! use parlour_core::Watch;
//! use parlour_games::cublino::{Cublino, Position};
//!
//! /// Likes to have the dice high.
//! #[derive(Clone)]
//! struct Tops;
//!
//! impl Evaluate<Cublino> for Tops {
//!     type Sums = ();
//!     fn sums(&self, _: &Cublino, _: &Position) {}
//!     fn worth(&self, _: &Cublino, at: &Position, _: &()) -> i32 {
//!         let signed = |(_, side, die): (_, _, parlour_games::cublino::Die)| {
//!             let top = i32::from(die.top());
//!             if side == at.mover() { top } else { -top }
//!         };
//!         at.dice().map(signed).sum()
//!     }
//! }
//!
//! let strength = Strength::Level(5);
//! let mind = AlphaBeta::new(Tops, strength, 1);
//! let mut bot = ladder::<Cublino, _, _>("cublino-pur", Tops, mind, strength, 1);
//!
//! let rules = parlour_core::rulebook(Cublino::pur());
//! let table = rules.open(None, 0)?;
//! let said = bot.analyse(&*table, &Limits::default(), &Watch::new())?;
//! table.check(&said.best().expect("a move"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod alphabeta;
pub mod book;
mod bot;
mod certainty;
mod clock;
pub mod cublino;
mod deadline;
#[cfg(not(target_arch = "wasm32"))]
mod dobutsu;
pub mod dog;
mod greedy;
mod guests;
mod judge;
mod judges;
mod ladder;
mod levels;
mod limits;
mod names;
pub mod net;
mod oracle;
pub mod order;
mod patience;
mod prove;
mod random;
mod ratings;
mod review;
mod strength;
mod study;
mod styled;
#[cfg(not(target_arch = "wasm32"))]
mod thought;
pub mod tune;

pub use alphabeta::AlphaBeta;
pub use bot::{Bot, BotError, Listener, Mind, Player, Seen, Tell};
pub use certainty::Certainty;
pub use clock::Clock;
#[cfg(not(target_arch = "wasm32"))]
pub use dobutsu::tabled_move;
pub use greedy::Greedy;
pub use guests::{Guest, welcome};
pub use judge::{Judge, UnknownJudge};
pub use ladder::ladder;
pub use levels::DEFAULT_NODES;
pub use limits::{Limits, span, switch};
pub use names::{bot, certainty, oracle, prover, scale, seat_bot, style, styled_bot, usual};
pub use oracle::{Oracle, OracleError, Statistics, Telling, Values, Work, cores};
pub use parlour_search::{Evaluate, Lines, Share, Style};
#[cfg(not(target_arch = "wasm32"))]
pub use parlour_solver::{data_folder, keep_data_in};
pub use prove::Prove;
pub use random::Random;
pub use ratings::rating;
pub use review::{
    Judged, Kind, Opened, REVIEW_NODES, Review, ReviewError, Scale, review, review_from,
};
pub use strength::{Strength, UnknownStrength};
pub use study::{Guess, Studied};
#[cfg(not(target_arch = "wasm32"))]
pub use thought::{Broken, Thought};
