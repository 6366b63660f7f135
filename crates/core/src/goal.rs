//! What the solver of a puzzle is to reach.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};

/// What the solver of a puzzle is to reach.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Goal {
    /// `win in 3`: force a win with at most so many moves of one's own.
    WinIn(u32),
    /// `win`: force a win, however long it takes.
    #[default]
    Win,
    /// `draw`: every other move loses.
    Draw,
    /// `most points`: the best final score against best play.
    Most,
}

/// The word for a goal in a file of puzzles.
#[derive(Copy, Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GoalWord {
    Win,
    Draw,
    Points,
}

impl Goal {
    /// What is left to reach after a move of the solver's.
    pub fn next(self) -> Goal {
        match self {
            Goal::WinIn(n) => Goal::WinIn(n.saturating_sub(1)),
            same => same,
        }
    }
    /// Its word, and within how many moves of the solver.
    pub(crate) const fn word(self) -> (GoalWord, Option<u32>) {
        match self {
            Goal::WinIn(n) => (GoalWord::Win, Some(n)),
            Goal::Win => (GoalWord::Win, None),
            Goal::Draw => (GoalWord::Draw, None),
            Goal::Most => (GoalWord::Points, None),
        }
    }
    /// The goal of a word, if a bound fits it.
    pub(crate) const fn from_word(word: GoalWord, within: Option<u32>) -> Option<Goal> {
        match (word, within) {
            (GoalWord::Win, Some(n @ 1..=99)) => Some(Goal::WinIn(n)),
            (GoalWord::Win, None) => Some(Goal::Win),
            (GoalWord::Draw, None) => Some(Goal::Draw),
            (GoalWord::Points, None) => Some(Goal::Most),
            _ => None,
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
