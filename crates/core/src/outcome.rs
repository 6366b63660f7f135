//! How a game stands or ended.

use crate::{Seat, Seats};
use std::fmt;

/// Why a game ended: a code that never changes and a phrase for people.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Reason {
    /// Stable, lower case, for programs: `repetition`.
    pub code: &'static str,
    /// For people, fits into brackets: `third repetition`.
    pub text: &'static str,
}

impl Reason {
    /// A code and its phrase.
    pub const fn new(code: &'static str, text: &'static str) -> Reason {
        Reason { code, text }
    }
}

/// How a game ended. `Copy`, so that a search may carry it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Outcome {
    /// All seats of the winning team; empty for a draw.
    pub winners: Seats,
    /// What ended it.
    pub reason: Reason,
}

impl Outcome {
    /// Nobody wins.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winners: Seats::NONE,
            reason,
        }
    }
    /// These seats win.
    pub const fn win(winners: Seats, reason: Reason) -> Outcome {
        Outcome { winners, reason }
    }
    /// 1, 0 or −1 for `seat`.
    pub fn points(&self, seat: Seat) -> i32 {
        if self.winners.is_empty() {
            0
        } else if self.winners.contains(seat) {
            1
        } else {
            -1
        }
    }
}

impl fmt::Display for Outcome {
    /// `0,2 win (both finishes full)` or `draw (third repetition)`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.winners.is_empty() {
            write!(f, "draw ({})", self.reason.text)
        } else {
            write!(f, "{} win ({})", self.winners, self.reason.text)
        }
    }
}

/// Whose turn it is, or how it ended: "over, but to move" cannot be written.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Status {
    /// This seat moves.
    ToMove(Seat),
    /// Nobody moves any more.
    Over(Outcome),
}

impl Status {
    /// Who moves, if anybody.
    pub fn mover(&self) -> Option<Seat> {
        match self {
            Status::ToMove(seat) => Some(*seat),
            Status::Over(_) => None,
        }
    }
    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Status::ToMove(_) => None,
            Status::Over(how) => Some(*how),
        }
    }
}

impl fmt::Display for Status {
    /// `to move: 1` or `over: draw (third repetition)`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::ToMove(seat) => write!(f, "to move: {seat}"),
            Status::Over(how) => write!(f, "over: {how}"),
        }
    }
}
