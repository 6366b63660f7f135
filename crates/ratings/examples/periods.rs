//! Rating periods from standard input, for comparison with other programs: a line
//! `RATING DEVIATION VOLATILITY` and then `RATING DEVIATION POINTS` for each game is answered by the rating,
//! deviation and volatility after it.

use parlour_ratings::{Rating, Score, TAU};
use std::io::{self, BufRead};

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let line = line?;
        let numbers = line.split_whitespace().map(str::parse::<f64>);
        let numbers: Vec<f64> = numbers
            .collect::<Result<_, _>>()
            .map_err(io::Error::other)?;
        let (own, games) = numbers.split_at(3.min(numbers.len()));
        let &[rating, deviation, volatility] = own else {
            return Err(io::Error::other("three numbers come first"));
        };
        let me = Rating {
            rating,
            deviation,
            volatility,
        };
        let games = games.chunks_exact(3).map(|game| {
            let other = Rating {
                rating: game[0],
                deviation: game[1],
                volatility,
            };
            let score = match game[2] {
                0.0 => Score::Loss,
                1.0 => Score::Win,
                _ => Score::Draw,
            };
            (other, score)
        });
        let after = me.after(&games.collect::<Vec<_>>(), TAU);
        println!(
            "{:.9} {:.9} {:.12}",
            after.rating, after.deviation, after.volatility
        );
    }
    Ok(())
}
