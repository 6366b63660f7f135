//! Plays random games of Romanian Checkers by OpenSpiel's rules, repetition and ply limit included,
//! and prints how they ended: `random_playouts [GAMES [SEED]]`. `scripts/compare-openspiel` times it.

use parlour_core::{Game, Past, Rng, Status, configure, cpu};
use parlour_games::romanian_checkers::RomanianCheckers;

/// How many games were won by the first, by the second, drawn; and their plies.
#[derive(Debug, Default)]
struct Tally {
    first: u32,
    second: u32,
    drawn: u32,
    plies: u64,
}

struct Games {
    game: RomanianCheckers,
    games: u32,
    rng: Rng,
}

impl cpu::Work for Games {
    type Found = Tally;

    #[inline(always)]
    fn run(mut self) -> Tally {
        let mut tally = Tally::default();
        for _ in 0..self.games {
            let mut at = self.game.start(0);
            let mut past = Past::new(&self.game, &at);
            while past.ended(&self.game, &at).is_none()
                && let Some(m) = self.game.pick(&at, &mut self.rng)
            {
                let before = at.clone();
                self.game.play(&mut at, m);
                past.push(&self.game, &before, m, &at);
            }
            tally.plies += past.plies() as u64;
            match past.status(&self.game, &at) {
                Status::Over(how) if how.winners.is_empty() => tally.drawn += 1,
                Status::Over(how) if how.points(parlour_core::Seat(0)) > 0 => tally.first += 1,
                _ => tally.second += 1,
            }
        }
        tally
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|a| a.parse::<u64>().ok());
    let games = numbers.next().flatten().unwrap_or(1000) as u32;
    let seed = numbers.next().flatten().unwrap_or(1);
    let game = configure(&RomanianCheckers::default(), Some("openspiel"), &[]);
    let game = game.expect("a preset");
    let rng = Rng::new(seed);
    let tally = cpu::run(Games { game, games, rng });
    let Tally {
        first,
        second,
        drawn,
        plies,
    } = tally;
    println!(
        "{games} games, {plies} plies, {first} won by the first, {second} by the second, {drawn} drawn"
    );
}
