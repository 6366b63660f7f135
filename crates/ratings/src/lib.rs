//! How strong somebody plays, as numbers. Arithmetic alone: no file, clock or game.
//!
//! A [`Rating`] is a Glicko-2 rating. [`Rating::after`] is the paper's rating period with any number of
//! results; [`Rating::aged`] is what time alone does to it. A site that rates after every game makes each game
//! a period of its own and counts the time between as a fraction of a [`PERIOD`]:
//!
//! ```
//! use parlour_ratings::{Rating, Score};
//!
//! let newcomer = Rating::default();
//! let level = Rating { rating: 1400.0, deviation: 50.0, ..Rating::default() };
//! let after = newcomer.played(&[(level, Score::Win)]);
//! assert_eq!((after.rating.round(), after.is_provisional()), (1632.0, true));
//! ```

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]
#![forbid(unsafe_code)]

mod glicko;
mod pairing;
mod speed;
mod teams;

pub use glicko::{PERIOD, PROVISIONAL, Rating, Score, TAU};
pub use pairing::window;
pub use speed::Speed;
pub use teams::{Side, rate};
