//! Games that are solved: what the complete table says.

use crate::judge::{Judge, TooMuch};
use parlour_bots::Values;
use parlour_core::{Goal, Match, Proof, ProvedBy, Rules, Status, Verdict};
use std::sync::Arc;

/// Wins that are nearer, in plies, need not be looked for.
const NEAREST: u32 = 5;
/// Up to here, in plies, the win is to be as quick as it can be; further away any win will do.
const NEAR: u32 = 7;

/// Asks the table of a solved game.
pub struct Known<'v, G> {
    game: Arc<G>,
    values: &'v dyn Values,
    /// Wins that are further away, in plies, are left to others.
    furthest: u32,
}

impl<'v, G: Rules> Known<'v, G> {
    /// Asks `values`; wins up to `furthest` plies.
    pub fn new(game: &G, values: &'v dyn Values, furthest: u32) -> Known<'v, G> {
        let game = Arc::new(game.clone());
        Known {
            game,
            values,
            furthest,
        }
    }
    fn value(&self, at: &G::Position) -> Result<Proof, TooMuch> {
        let table = Match::at(self.game.clone(), at.clone());
        self.values.value(&table).map_err(|_| TooMuch)
    }
    /// What `m` is worth to whoever plays it.
    fn after(&self, at: &G::Position, m: G::Move) -> Result<Proof, TooMuch> {
        let me = self.game.status(at).mover().expect("the game goes on");
        let mut next = at.clone();
        match self.game.step(&mut next, m) {
            Status::Over(how) => Ok(Proof {
                verdict: match how.points(me) {
                    1 => Verdict::Win,
                    0 => Verdict::Draw,
                    _ => Verdict::Loss,
                },
                plies: Some(1),
            }),
            Status::ToMove(_) => {
                let Proof { verdict, plies } = self.value(&next)?;
                Ok(Proof {
                    verdict: verdict.flip(),
                    plies: plies.map(|plies| plies + 1),
                })
            }
        }
    }
}

impl<G: Rules> Judge<G> for Known<'_, G> {
    fn proof(&self) -> ProvedBy {
        ProvedBy::Table
    }
    fn goal(&mut self, at: &G::Position) -> Result<Option<(Goal, G::Move)>, TooMuch> {
        let value = self.value(at)?;
        let goal = match (value.verdict, value.plies) {
            (Verdict::Win, Some(plies @ NEAREST..=NEAR)) => Goal::WinIn(plies.div_ceil(2)),
            (Verdict::Win, Some(plies)) if plies > NEAR && plies <= self.furthest => Goal::Win,
            (Verdict::Draw, _) => Goal::Draw,
            _ => return Ok(None),
        };
        Ok(match self.keep(at, goal)?[..] {
            [only] => Some((goal, only)),
            _ => None,
        })
    }
    fn keep(&mut self, at: &G::Position, goal: Goal) -> Result<Vec<G::Move>, TooMuch> {
        let mut kept = Vec::new();
        for m in self.game.list(at) {
            let Proof { verdict, plies } = self.after(at, m)?;
            let reaches = match goal {
                Goal::WinIn(n) => verdict == Verdict::Win && plies.is_some_and(|p| p < 2 * n),
                Goal::Draw => verdict != Verdict::Loss,
                Goal::Win | Goal::Most => verdict == Verdict::Win,
            };
            if reaches {
                kept.push(m);
            }
        }
        Ok(kept)
    }
    fn resistance(&mut self, at: &G::Position, _: Goal) -> Result<i64, TooMuch> {
        let Proof { verdict, plies } = self.value(at)?;
        Ok(match verdict {
            Verdict::Win => plies.unwrap_or(0).into(),
            _ => i64::MAX / 2,
        })
    }
}
