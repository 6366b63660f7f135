//! Tournaments as pure code: who meets whom, who has how many points, what comes next.
//!
//! Nothing here reads a clock, a file or entropy. A [`Tournament`] follows from its [`Event`]s and from nothing
//! else; whoever runs it asks [`Tournament::next`] what is due, writes that down and lets it happen.
//!
//! ```
//! use parlour_tournaments::berger;
//! // Four meet in three rounds; the first of each pair moves first.
//! assert_eq!(berger::round(4, 0), [(0, 3), (1, 2)]);
//! ```

#![forbid(unsafe_code)]

pub mod arena;
pub mod berger;
pub mod duplicate;
mod event;
pub mod knockout;
mod matching;
mod plan;
mod standings;
pub mod swiss;
mod tournament;

pub use event::{Bye, ByeKind, Event, Member, Pairing, Verdict};
pub use plan::{Clock, Kind, Plan, PlanError, most};
pub use standings::{Row, Ties};
pub use tournament::{Entrant, Game, Phase, Refusal, Tournament};

/// An entrant by number, from 0 in the order of entry.
#[derive(
    Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
#[serde(transparent)]
pub struct Number(pub u32);

impl Number {
    /// As an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One point. Points are counted in thousandths, so that halves and shares of a round are whole numbers.
pub const POINT: i64 = 1000;
