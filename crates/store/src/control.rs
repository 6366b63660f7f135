//! How long somebody may think.

use parlour_ratings::Speed;
use serde::{Deserialize, Serialize};

/// The clock of a match, as whoever set the table up chose it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Control {
    /// Some time for the whole game, and a little more after every move.
    Minutes {
        /// Seconds at first.
        initial: u32,
        /// Seconds more after every move.
        increment: u32,
    },
    /// So many days for every move.
    Days {
        /// How many.
        days: u32,
    },
}

impl Control {
    /// The class of speed that ratings are kept by.
    pub const fn speed(self) -> Speed {
        match self {
            Control::Minutes { initial, increment } => Speed::of_minutes(initial, increment),
            Control::Days { .. } => Speed::Correspondence,
        }
    }
    /// Milliseconds on a fresh clock.
    pub const fn full(self) -> i64 {
        match self {
            Control::Minutes { initial, .. } => initial as i64 * 1000,
            Control::Days { days } => days as i64 * 24 * 60 * 60 * 1000,
        }
    }
}
