//! How hard a puzzle is: which levels solve it how often, how much there is to count, how surprising the answer is.
//!
//! Each of the levels 2, 4, 6 and 8 tries a puzzle [`TRIES`] times. A level has a strength ([`STRENGTHS`]), and a puzzle of
//! rating R is solved by strength S with probability 1 / (1 + 10^((R − S) / 400)). The rating is the R that makes
//! what happened most likely, beside an expectation with a spread of 300 points: 700 + 90 · log2(legal moves × moves
//! of the longest answer) + 200 · (share of moves that look better at once).

use crate::open;
use parlour_bots::{BotError, Limits, Lines, Strength, seat_bot};
use parlour_core::{Eye, Puzzle, Status, Watch};

/// The levels that try.
pub const LEVELS: [u8; 4] = [2, 4, 6, 8];
/// What their play is worth on the scale of the ratings.
pub const STRENGTHS: [f64; 4] = [700.0, 1200.0, 1700.0, 2200.0];
/// How often each tries.
pub const TRIES: u32 = 8;
/// The range of ratings.
const RANGE: std::ops::RangeInclusive<u32> = 600..=2400;

/// How often a level's first move is the answer, of `tries`, with seeds from `seed` on.
pub fn solved(puzzle: &Puzzle, level: u8, tries: u32, seed: u64) -> Result<u32, BotError> {
    let table = open(puzzle).map_err(|why| BotError::Failed(why.to_string()))?;
    let (limits, watch) = (Limits::default(), Watch::new());
    let mut solved = 0;
    for i in 0..u64::from(tries) {
        let mut bot = seat_bot(&*table.rules(), Strength::Level(level), seed + i)?;
        solved += u32::from(bot.choose(&*table, &limits, &watch)? == puzzle.first());
    }
    Ok(solved)
}

/// The rating, from how often each of [`LEVELS`] solved it.
pub fn rate(puzzle: &Puzzle, solved: [u32; 4]) -> Result<u32, BotError> {
    let table = open(puzzle).map_err(|why| BotError::Failed(why.to_string()))?;
    let Status::ToMove(seat) = table.status() else {
        return Err(BotError::Over);
    };
    let legal = table.moves(Eye::Seat(seat)).len().max(1) as f64;
    let longest = puzzle.answers.iter().map(|a| a.0.len().div_ceil(2)).max();
    let count = legal * longest.unwrap_or(1) as f64;
    let mut bot = seat_bot(&*table.rules(), Strength::Greedy, 1)?;
    let limits = Limits {
        lines: Some(Lines::All),
        ..Limits::default()
    };
    let ranked = bot.analyse(&*table, &limits, &Watch::new())?.moves;
    let before = ranked.iter().take_while(|w| w.m != puzzle.first()).count();
    let surprise = before as f64 / legal;
    let expected = 700.0 + 90.0 * count.log2() + 200.0 * surprise.min(1.0);
    let likelihood = |rating: f64| {
        let tried = solved.iter().zip(STRENGTHS).map(|(yes, strength)| {
            let chance = 1.0 / (1.0 + 10f64.powf((rating - strength) / 400.0));
            f64::from(*yes) * chance.ln() + f64::from(TRIES - yes) * (1.0 - chance).ln()
        });
        tried.sum::<f64>() - ((rating - expected) / 300.0).powi(2) / 2.0
    };
    let tens = RANGE.step_by(10);
    let best = tens.max_by(|a, b| likelihood((*a).into()).total_cmp(&likelihood((*b).into())));
    Ok(best.expect("the range has ratings"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Collection;

    #[test]
    fn who_is_solved_less_is_rated_higher() {
        let puzzles = Collection::of("cublino-contra").expect("kept").puzzles();
        let rating = |solved| rate(&puzzles[0], solved).expect("a position");
        let ratings = [
            [8, 8, 8, 8],
            [4, 8, 8, 8],
            [0, 4, 8, 8],
            [0, 0, 2, 8],
            [0, 0, 0, 0],
        ]
        .map(rating);
        assert!(ratings.is_sorted(), "{ratings:?}");
        assert!(ratings[0] < 900 && ratings[4] > 1900, "{ratings:?}");
        assert!(ratings.iter().all(|rating| RANGE.contains(rating)));
    }
}
