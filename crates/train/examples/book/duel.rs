//! What a book is worth: level 10 with it against level 10 without, from the start, each game with another seed.

use parlour_arena::Rating;
use parlour_bots::{Bot, Limits, Strength, seat_bot};
use parlour_core::{Eye, Rulebook, Seat, Status, Watch, mix};
use rustix::time::{ClockId, clock_gettime};
use std::collections::HashSet;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// So many plies end a game as a draw.
const PLIES: usize = 300;

/// How long this thread has been busy.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Plays so many games in pairs and tells how they ended. Alone, both sides have the book.
pub fn duel(
    rules: &dyn Rulebook,
    games: u32,
    limits: &Limits,
    alone: bool,
    seed: u64,
) -> Result<(), Box<dyn Error>> {
    let watch = Watch::new().with_clock(cpu);
    let team = rules.team(Seat(0));
    let (mut sets, mut tally, mut different) = (Vec::new(), [0u32; 3], HashSet::new());
    let (mut plies, mut known) = (0, 0);
    for set in 0..games.div_ceil(2) {
        let mut share = 0.0;
        for first in 0..2usize {
            let seed = mix(seed << 32 | u64::from(2 * set + first as u32));
            let mut table = rules.open(None, 0)?;
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
            while let Status::ToMove(seat) = table.status()
                && table.ply() < PLIES
            {
                let who = usize::from(!team.contains(seat)) ^ first;
                let limits = Limits {
                    book: Some(alone || who == 0),
                    ..limits.clone()
                };
                by_heart.store(false, Relaxed);
                let text = bots[who].choose(&*table, &limits, &watch)?;
                known += usize::from(by_heart.load(Relaxed));
                table.play(&text)?;
            }
            plies += table.ply();
            let points = table.status().outcome();
            let points = points.map_or(0, |how| how.points(Seat(first as u8)));
            tally[(1 - points) as usize] += 1;
            share += f64::from(points + 1) / 4.0;
            different.insert(table.history(Eye::Keeper));
        }
        sets.push(share);
    }
    let rating = Rating::of(&sets).ok_or("no games")?;
    let [won, drawn, lost] = tally;
    let games = f64::from(won + drawn + lost);
    println!(
        "{}: {} {won} won, {drawn} drawn, {lost} lost: {:+.0} ({:+.0} to {:+.0}) Elo; {} different games, {:.1} plies a game, {:.1} of them from the book",
        rules.name(),
        if alone {
            "with the book on both sides"
        } else {
            "with the book against without:"
        },
        rating.elo.0,
        rating.low.0,
        rating.high.0,
        different.len(),
        plies as f64 / games,
        known as f64 / games,
    );
    Ok(())
}
