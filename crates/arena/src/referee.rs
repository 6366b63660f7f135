//! Adjudication: games whose end both sides agree on are not played out.

use crate::schedule::teams;
use parlour_core::{Outcome, Proof, Reason, Rulebook, Seat, Seats, Verdict};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// Ends a game that one side has given up: `moves=4,score=95`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Resign {
    /// So many moves of every side in a row …
    pub moves: u32,
    /// … were worth at least this to the winner and at most minus this to the others, in hundredths.
    pub score: u32,
}

/// Ends a game that nobody can win: `ply=60,moves=8,score=2`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Draw {
    /// Not before so many plies.
    pub ply: usize,
    /// So many moves of every side in a row …
    pub moves: u32,
    /// … were worth no more than this to either side, in hundredths.
    pub score: u32,
}

/// Not a rule of adjudication.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{text:?} is no rule: {form}")]
pub struct UnknownRule {
    text: String,
    form: &'static str,
}

/// Reads `key=number` parts into the numbers of `keys`, each at most its limit; left out, it stays.
fn numbers<const N: usize>(
    text: &str,
    form: &'static str,
    mut keys: [(&str, u32, u32); N],
) -> Result<[u32; N], UnknownRule> {
    let bad = || UnknownRule {
        text: text.into(),
        form,
    };
    for part in text.split(',') {
        let (key, value) = part.split_once('=').ok_or_else(bad)?;
        let known = keys.iter_mut().find(|(name, ..)| *name == key.trim());
        let (_, number, most) = known.ok_or_else(bad)?;
        let value = value.trim().parse().ok().filter(|n| *n <= *most);
        *number = value.ok_or_else(bad)?;
    }
    Ok(keys.map(|(_, number, _)| number))
}

impl FromStr for Resign {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Resign, UnknownRule> {
        let form = "moves=N,score=0..100, such as moves=4,score=95";
        let keys = [("moves", 3, 1000), ("score", 95, 100)];
        let [moves, score] = numbers(text, form, keys)?;
        Ok(Resign {
            moves: moves.max(1),
            score,
        })
    }
}

impl FromStr for Draw {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Draw, UnknownRule> {
        let form = "ply=N,moves=N,score=0..100, such as ply=60,moves=8,score=2";
        let keys = [("ply", 40, 100_000), ("moves", 8, 1000), ("score", 2, 100)];
        let [ply, moves, score] = numbers(text, form, keys)?;
        Ok(Draw {
            ply: ply as usize,
            moves: moves.max(1),
            score,
        })
    }
}

impl fmt::Display for Resign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "moves={},score={}", self.moves, self.score)
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Draw { ply, moves, score } = self;
        write!(f, "ply={ply},moves={moves},score={score}")
    }
}

/// When games are ended before their end.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Adjudication {
    /// Given up by one side.
    pub resign: Option<Resign>,
    /// A draw in all but name.
    pub draw: Option<Draw>,
    /// In a solved game: ended once its exact value is a win within so many plies.
    pub exact: Option<u32>,
    /// So many plies are a draw.
    pub plies: usize,
}

impl Adjudication {
    /// Must the players say what they think of their moves?
    pub fn needs_scores(&self) -> bool {
        self.resign.is_some() || self.draw.is_some()
    }
}

/// How one side has judged its own moves lately, in numbers of moves in a row.
#[derive(Copy, Clone, Debug, Default)]
struct Streaks {
    winning: u32,
    losing: u32,
    level: u32,
}

/// Watches one game.
pub struct Referee {
    rules: Adjudication,
    sides: Vec<(Seats, Streaks)>,
}

impl Referee {
    /// For a game that begins.
    pub fn new(rulebook: &dyn Rulebook, rules: Adjudication) -> Referee {
        let sides = teams(rulebook).into_iter();
        Referee {
            rules,
            sides: sides.map(|team| (team, Streaks::default())).collect(),
        }
    }
    /// Hears what `seat` thinks of the move it made, −1 to 1; there are now `ply` moves. The end and
    /// a sentence about it, if this ends the game.
    pub fn hear(
        &mut self,
        seat: Seat,
        worth: Option<f32>,
        ply: usize,
    ) -> Option<(Outcome, String)> {
        let (_, own) = self
            .sides
            .iter_mut()
            .find(|(team, _)| team.contains(seat))?;
        let hundredths = worth.map(|worth| worth * 100.0);
        let count = |n: &mut u32, goes_on: bool| *n = if goes_on { *n + 1 } else { 0 };
        if let Some(Resign { score, .. }) = self.rules.resign {
            let score = score as f32;
            count(&mut own.winning, hundredths.is_some_and(|w| w >= score));
            count(&mut own.losing, hundredths.is_some_and(|w| w <= -score));
        }
        if let Some(Draw { score, .. }) = self.rules.draw {
            let level = hundredths.is_some_and(|w| w.abs() <= score as f32);
            count(&mut own.level, level);
        }
        self.verdict(ply)
    }
    /// Hears the exact value of the position for `mover`, who is to move in it.
    pub fn know(&self, mover: Seat, value: Proof) -> Option<(Outcome, String)> {
        let plies = value
            .plies
            .filter(|n| self.rules.exact.is_some_and(|most| *n <= most))?;
        let (team, _) = self.sides.iter().find(|(team, _)| team.contains(mover))?;
        let all: Seats = self
            .sides
            .iter()
            .flat_map(|(team, _)| team.iter())
            .collect();
        let winners = match value.verdict {
            Verdict::Win => *team,
            Verdict::Loss => team.others(all),
            Verdict::Draw => return None,
        };
        let how = Outcome::win(winners, Reason::ADJUDICATED);
        Some((how, format!("a win in {plies} plies by the table")))
    }
    fn verdict(&self, ply: usize) -> Option<(Outcome, String)> {
        let won = self.rules.resign.and_then(|Resign { moves, score }| {
            let winner = self.sides.iter().find(|(_, s)| s.winning >= moves)?;
            let others = self.sides.iter().filter(|(team, _)| *team != winner.0);
            let lost = others.into_iter().all(|(_, s)| s.losing >= moves);
            let how = Outcome::win(winner.0, Reason::ADJUDICATED);
            let why = format!("all agree for {moves} moves on a score of {score} or more");
            lost.then_some((how, why))
        });
        let drawn = || {
            let draw = self.rules.draw.filter(|draw| ply >= draw.ply)?;
            let level = self.sides.iter().all(|(_, s)| s.level >= draw.moves);
            let (moves, score) = (draw.moves, draw.score);
            let why = format!("all agree for {moves} moves on a score within {score}");
            level.then_some((Outcome::draw(Reason::ADJUDICATED), why))
        };
        let long = || {
            let long = ply >= self.rules.plies;
            let how = Outcome::draw(Reason::ADJUDICATED);
            long.then(|| (how, format!("stopped after {ply} plies")))
        };
        won.or_else(drawn).or_else(long)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn referee(resign: &str, draw: &str) -> Referee {
        let rules = parlour_games::by_name("loa").unwrap();
        let adjudication = Adjudication {
            resign: resign.parse().ok(),
            draw: draw.parse().ok(),
            exact: Some(4),
            plies: 30,
        };
        Referee::new(&*rules, adjudication)
    }

    #[test]
    fn both_must_agree_for_long_enough() {
        let mut referee = referee("moves=2,score=90", "");
        let worths = [0.95, -0.95, 0.95, -0.5, 0.95, -0.92, 0.99, -0.97];
        let mut said = Vec::new();
        for (ply, worth) in worths.into_iter().enumerate() {
            let seat = Seat(ply as u8 % 2);
            said.push(
                referee
                    .hear(seat, Some(worth), ply + 1)
                    .map(|(how, _)| how.winners),
            );
        }
        let (last, before) = said.split_last().unwrap();
        assert!(before.iter().all(Option::is_none), "{before:?}");
        assert_eq!(*last, Some(Seats::one(Seat(0))));
    }

    #[test]
    fn a_level_game_is_a_draw_but_not_early() {
        let mut referee = referee("", "ply=7,moves=2,score=5");
        for ply in 1..=6 {
            assert_eq!(
                referee.hear(Seat((ply as u8 + 1) % 2), Some(0.04), ply),
                None
            );
        }
        let (how, why) = referee.hear(Seat(0), Some(-0.05), 7).unwrap();
        assert!(how.winners.is_empty() && why.contains("within 5"), "{why}");
        assert_eq!(
            referee.hear(Seat(1), None, 8),
            None,
            "silence agrees to nothing"
        );
        assert!(
            referee.hear(Seat(0), None, 30).is_some(),
            "so many plies are a draw"
        );
    }

    #[test]
    fn a_near_win_by_the_table_is_a_win() {
        let referee = referee("", "");
        let value = |verdict, plies| Proof { verdict, plies };
        let winners = |value| referee.know(Seat(1), value).map(|(how, _)| how.winners);
        assert_eq!(
            winners(value(Verdict::Win, Some(3))),
            Some(Seats::one(Seat(1)))
        );
        assert_eq!(
            winners(value(Verdict::Loss, Some(4))),
            Some(Seats::one(Seat(0)))
        );
        assert_eq!(winners(value(Verdict::Win, Some(5))), None);
        assert_eq!(winners(value(Verdict::Draw, None)), None);
    }

    #[test]
    fn rules_are_read() {
        assert_eq!(
            "moves=4,score=95".parse(),
            Ok(Resign {
                moves: 4,
                score: 95
            })
        );
        let draw = Draw {
            ply: 60,
            moves: 8,
            score: 2,
        };
        assert_eq!("ply=60".parse(), Ok(draw));
        assert_eq!(draw.to_string().parse(), Ok(draw));
        for bad in ["", "4", "score=101", "moves=x", "ply=3"] {
            assert!(bad.parse::<Resign>().is_err(), "{bad}");
        }
    }
}
