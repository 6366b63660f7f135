//! How long a bot may think.

use std::time::Duration;

/// What ends a thought; the first limit reached counts. Without any, the strength decides.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Limits {
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Positions looked at, or games sampled.
    pub nodes: Option<u64>,
    /// Time on the wall.
    pub time: Option<Duration>,
    /// How many moves get a worth of their own; `None` leaves it to the strength, 0 means all.
    pub lines: Option<usize>,
    /// Threads; 0 and 1 both mean one.
    pub threads: u8,
}
