//! Which judge a bot thinks with, where there are two.

use crate::{BotError, Limits, Mind, Seen};
use parlour_core::{Analysis, Rules, Watch};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A judge that was made by hand, or one that learned from games.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Judge {
    /// Features and weights, chosen and fitted by hand.
    Classic,
    /// The stronger one that came after: the same, corrected by a network (Cublino, Romanian Checkers), with what
    /// was learned of hidden hands (Dog), or with an order of moves that was learned (Dominions).
    Learned,
}

/// Not a judge.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no judge: classic or learned")]
pub struct UnknownJudge(String);

impl FromStr for Judge {
    type Err = UnknownJudge;

    fn from_str(text: &str) -> Result<Judge, UnknownJudge> {
        match text {
            "classic" => Ok(Judge::Classic),
            "learned" => Ok(Judge::Learned),
            _ => Err(UnknownJudge(text.into())),
        }
    }
}

impl fmt::Display for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Judge::Classic => "classic",
            Judge::Learned => "learned",
        })
    }
}

/// Two minds of one player: the limits say which one thinks.
pub(crate) struct Either<C, L> {
    pub classic: C,
    pub learned: L,
    /// Who thinks if nobody says.
    pub usual: Judge,
}

impl<G: Rules, C: Mind<G>, L: Mind<G>> Mind<G> for Either<C, L> {
    fn think(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<G::Move>, BotError> {
        match limits.judge.unwrap_or(self.usual) {
            Judge::Classic => self.classic.think(seen, limits, watch),
            Judge::Learned => self.learned.think(seen, limits, watch),
        }
    }
    fn choose(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<G::Move, BotError> {
        match limits.judge.unwrap_or(self.usual) {
            Judge::Classic => self.classic.choose(seen, limits, watch),
            Judge::Learned => self.learned.choose(seen, limits, watch),
        }
    }
    fn has(&self, _: Judge) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for judge in [Judge::Classic, Judge::Learned] {
            assert_eq!(judge.to_string().parse(), Ok(judge));
        }
        assert!("Classic".parse::<Judge>().is_err());
    }
}
