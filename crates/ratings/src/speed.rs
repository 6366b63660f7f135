//! Classes of speed.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How fast a game is. Minutes are those that one side needs for [`Speed::MOVES`] moves at most: what its clock
/// shows at first and all that is added.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Ord, PartialOrd, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Less than 3 minutes.
    Bullet,
    /// Less than 8 minutes.
    Blitz,
    /// Less than 25 minutes.
    Rapid,
    /// 25 minutes or more.
    Classical,
    /// Days a move.
    Correspondence,
}

impl Speed {
    /// From the fastest to the slowest.
    pub const ALL: [Speed; 5] = [
        Speed::Bullet,
        Speed::Blitz,
        Speed::Rapid,
        Speed::Classical,
        Speed::Correspondence,
    ];
    /// Moves of one side that a game is taken to have, whatever the game.
    pub const MOVES: u32 = 40;

    /// The class of a clock with so many seconds at first and so many more after every move.
    pub const fn of_minutes(initial: u32, increment: u32) -> Speed {
        match initial.saturating_add(increment.saturating_mul(Speed::MOVES)) {
            0..180 => Speed::Bullet,
            180..480 => Speed::Blitz,
            480..1500 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
    /// The word in addresses and databases.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }
    /// The class with this word.
    pub fn from_word(word: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.word() == word)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_where_they_are_said_to_be() {
        let classes = [
            (60, 0, "bullet"),
            (179, 0, "bullet"),
            (180, 0, "blitz"),
            (180, 2, "blitz"),
            (479, 0, "blitz"),
            (300, 5, "rapid"),
            (600, 5, "rapid"),
            (1499, 0, "rapid"),
            (1500, 0, "classical"),
            (1800, 20, "classical"),
            (u32::MAX, u32::MAX, "classical"),
        ];
        for (initial, increment, word) in classes {
            assert_eq!(
                Speed::of_minutes(initial, increment).word(),
                word,
                "{initial}+{increment}"
            );
        }
        for speed in Speed::ALL {
            assert_eq!(Speed::from_word(speed.word()), Some(speed));
        }
    }
}
