//! What a book is worth: level 10 with it against level 10 without, from the start, each game with another seed.

use parlour_bots::{Bot, Limits, Strength, seat_bot};
use parlour_core::{Rulebook, Watch, mix};
use parlour_train::pairs::{Pairs, Score, busy};
use std::collections::HashSet;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// So many plies end a game as a draw.
const PLIES: usize = 300;

/// Plays so many games in pairs and tells how they ended. Alone, both sides have the book.
pub fn duel(
    rules: &dyn Rulebook,
    games: u32,
    limits: &Limits,
    alone: bool,
    seed: u64,
) -> Result<(), Box<dyn Error>> {
    let watch = Watch::new().with_clock(busy);
    let pairs = Pairs {
        rules,
        opening: 0,
        plies: PLIES,
        seed,
    };
    let (mut score, mut different, mut known) = (Score::default(), HashSet::new(), 0);
    for pair in 0..games.div_ceil(2) {
        let mut game = |first: usize| {
            let seed = mix(pairs.seed(pair) ^ first as u64);
            // Whether the last move was made without looking at anything.
            let by_heart = Arc::new(AtomicBool::new(false));
            let bot = |who: u64| -> Result<Box<dyn Bot>, Box<dyn Error>> {
                let mut bot = seat_bot(rules, Strength::BEST, mix(seed ^ who))?;
                let by_heart = by_heart.clone();
                bot.listen(Some(Box::new(move |said| {
                    by_heart.store(said.nodes == 0, Relaxed);
                })));
                Ok(bot)
            };
            let mut bots = [bot(0)?, bot(1)?];
            let mut moves = Vec::new();
            let played = pairs.game(pair, first, |who, table| {
                let limits = Limits {
                    book: Some(alone || who == 0),
                    ..limits.clone()
                };
                by_heart.store(false, Relaxed);
                let text = bots[who].choose(table, &limits, &watch)?;
                known += usize::from(by_heart.load(Relaxed));
                moves.push(text.clone());
                Ok(Some(text))
            });
            different.insert(moves);
            played
        };
        score.add([game(0)?, game(1)?]);
    }
    println!(
        "{}: {} {score}; {} different games, {:.1} plies of each from the book",
        rules.name(),
        if alone {
            "with the book on both sides"
        } else {
            "with the book against without:"
        },
        different.len(),
        known as f64 / f64::from(score.games()),
    );
    Ok(())
}
