//! How strong a bot plays.

use std::{fmt, str::FromStr};
use thiserror::Error;

/// A level from 0 (any legal move) to 10 (everything within the limits), or a fixed yardstick.
#[derive(Copy, Clone, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub enum Strength {
    /// 0 to 10.
    Level(u8),
    /// The move that looks best at once, always.
    Greedy,
    /// Any legal move, drawn evenly.
    Random,
}

impl Strength {
    /// Everything within the limits.
    pub const BEST: Strength = Strength::Level(10);

    /// The level that takes as little: random counts as 0, greedy as 1.
    pub fn level(self) -> u8 {
        match self {
            Strength::Level(n) => n,
            Strength::Greedy => 1,
            Strength::Random => 0,
        }
    }
}

/// Not a strength.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no strength: a level from 0 to 10, greedy or random")]
pub struct UnknownStrength(String);

impl FromStr for Strength {
    type Err = UnknownStrength;

    /// `6`, `level:6`, `bot:6`, `bot`, `greedy`, `random`.
    fn from_str(text: &str) -> Result<Strength, UnknownStrength> {
        let bare = text
            .strip_prefix("level:")
            .or(text.strip_prefix("bot:"))
            .unwrap_or(text);
        match bare {
            "greedy" => Ok(Strength::Greedy),
            "random" => Ok(Strength::Random),
            "bot" => Ok(Strength::BEST),
            _ => match bare.parse() {
                Ok(n @ 0..=10) if bare.bytes().all(|b| b.is_ascii_digit()) => {
                    Ok(Strength::Level(n))
                }
                _ => Err(UnknownStrength(text.into())),
            },
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Level(n) => write!(f, "level:{n}"),
            Strength::Greedy => f.write_str("greedy"),
            Strength::Random => f.write_str("random"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for text in ["level:0", "level:10", "greedy", "random"] {
            assert_eq!(text.parse::<Strength>().unwrap().to_string(), text);
        }
        assert_eq!("bot:6".parse(), Ok(Strength::Level(6)));
        for bad in ["11", "-1", "", "level:", "+3", "strong", "256"] {
            assert!(bad.parse::<Strength>().is_err(), "{bad}");
        }
    }
}
