//! Level 10 by a clock, with its time managed and with an even share of it for every move: one judge, one program, one thread.
//!
//! Clocks show the CPU time of the thread, so that a busy machine does not matter.
//!
//! ```sh
//! cargo run --release -p parlour-train --example clocks -- romanian-checkers --games 200 --tc 1+0.01
//! ```

use clap::Parser;
use parlour_arena::{Openings, Rating, TimeControl};
use parlour_bots::{Judge, Limits, Strength, seat_bot};
use parlour_core::{Status, Watch, mix};
use std::time::Duration;

#[derive(Parser)]
struct Args {
    game: String,
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Time for each side: seconds, and seconds for every move
    #[arg(long, default_value = "1+0.01")]
    tc: TimeControl,
    /// Plies drawn by lot before either thinks
    #[arg(long, default_value_t = 4)]
    opening: usize,
    /// So many plies end a game as a draw
    #[arg(long, default_value_t = 300)]
    plies: usize,
    #[arg(long)]
    judge: Option<Judge>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// CPU time of this thread.
fn cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = text.split_whitespace().next();
    Duration::from_nanos(first.and_then(|text| text.parse().ok()).unwrap_or(0))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let watch = Watch::new().with_clock(cpu);
    let (mut sets, mut tally, mut flags) = (Vec::new(), [0u32; 3], [0u32; 2]);
    // Time, moves, depths, and what clocks showed in the end.
    let mut spent = [[0f64; 4]; 2];
    for set in 0..args.games.div_ceil(2) {
        let seed = mix(args.seed << 32 | u64::from(set));
        let mut share = 0.0;
        for first in 0..2usize {
            let mut table = Openings::Drawn(args.opening).table(&*rules, set, seed);
            let bot = || seat_bot(&*rules, Strength::BEST, seed);
            let mut bots = [bot()?, bot()?];
            let mut clocks = [args.tc.clock(); 2];
            let mut fallen = None;
            while let Status::ToMove(seat) = table.status()
                && table.ply() < args.plies
            {
                let who = seat.index() ^ first;
                let limits = Limits {
                    judge: args.judge,
                    ..Limits::default()
                };
                let mut limits = limits.by(&clocks[who]);
                if who == 1 {
                    limits.patience = None;
                }
                let begin = cpu();
                let said = bots[who].analyse(&*table, &limits, &watch)?;
                let took = cpu() - begin;
                let news = [took.as_secs_f64(), 1.0, said.depth.into(), 0.0];
                for (sum, news) in spent[who].iter_mut().zip(news) {
                    *sum += news;
                }
                if !args.tc.punch(&mut clocks[who], took, Duration::ZERO) {
                    fallen = Some(who);
                    break;
                }
                table.play(&said.moves[0].m)?;
            }
            let seat = parlour_core::Seat(first as u8);
            let points = match fallen {
                Some(who) => {
                    flags[who] += 1;
                    if who == 0 { -1 } else { 1 }
                }
                None => table.status().outcome().map_or(0, |how| how.points(seat)),
            };
            for (spent, clock) in spent.iter_mut().zip(clocks) {
                spent[3] += clock.left.as_secs_f64();
            }
            tally[(1 - points) as usize] += 1;
            share += f64::from(points + 1) / 4.0;
        }
        sets.push(share);
        if set % 10 == 9 {
            eprintln!("{tally:?}");
        }
    }
    let rating = Rating::of(&sets).ok_or("no games")?;
    println!(
        "{} {}: managed against even shares: {} won, {} drawn, {} lost: {:+.0} ({:+.0} to {:+.0}) Elo; flags {} and {}",
        args.game,
        args.tc,
        tally[0],
        tally[1],
        tally[2],
        rating.elo.0,
        rating.low.0,
        rating.high.0,
        flags[0],
        flags[1]
    );
    for (name, [time, moves, depth, left]) in ["managed", "even"].iter().zip(spent) {
        println!(
            "{name}: {:.0} ms a move, {:.1} plies deep, {:.0} ms left in the end",
            1000.0 * time / moves,
            depth / moves,
            1000.0 * left / f64::from(tally.iter().sum::<u32>())
        );
    }
    Ok(())
}
