//! What the solver is to reach.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use thiserror::Error;

/// What the solver is to reach, as a puzzle's `goal` says it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Goal {
    /// `win in 3`: force a win with at most so many moves of one's own.
    WinIn(u32),
    /// `win`: force a win, however long it takes.
    Win,
    /// `draw`: every other move loses.
    Draw,
    /// `most points`: the best final score against best play.
    Most,
}

/// Not a goal.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no goal; there are win in N, win, draw and most points")]
pub struct UnknownGoal(String);

impl Goal {
    /// What is left to reach after a move of the solver's.
    pub fn next(self) -> Goal {
        match self {
            Goal::WinIn(n) => Goal::WinIn(n.saturating_sub(1)),
            same => same,
        }
    }
}

impl Display for Goal {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Goal::WinIn(n) => write!(f, "win in {n}"),
            Goal::Win => f.write_str("win"),
            Goal::Draw => f.write_str("draw"),
            Goal::Most => f.write_str("most points"),
        }
    }
}

impl FromStr for Goal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Goal, UnknownGoal> {
        let unknown = || UnknownGoal(text.into());
        match text {
            "win" => Ok(Goal::Win),
            "draw" => Ok(Goal::Draw),
            "most points" => Ok(Goal::Most),
            _ => match text.strip_prefix("win in ").map(str::parse) {
                Some(Ok(n @ 1..=99)) => Ok(Goal::WinIn(n)),
                _ => Err(unknown()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for goal in [Goal::WinIn(3), Goal::Win, Goal::Draw, Goal::Most] {
            assert_eq!(goal.to_string().parse(), Ok(goal));
        }
        for text in ["", "win in 0", "win in", "lose", "win in x"] {
            assert!(text.parse::<Goal>().is_err(), "{text}");
        }
    }
}
