//! Level 10 by a clock, with its time managed and with an even share of it for every move: one judge, one program, one thread.
//!
//! Clocks show the CPU time of the thread, so that a busy machine does not matter.
//!
//! ```sh
//! cargo run --release -p parlour-train --example clocks -- romanian-checkers --games 200 --tc 1+0.01
//! ```

use clap::Parser;
use parlour_arena::TimeControl;
use parlour_bots::{Judge, Limits, Strength, seat_bot};
use parlour_core::Watch;
use parlour_train::pairs::{Pairs, Score, busy};
use std::error::Error;
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

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let watch = Watch::new().with_clock(busy);
    let pairs = Pairs {
        rules: &*rules,
        opening: args.opening,
        plies: args.plies,
        seed: args.seed,
    };
    let (mut score, mut flags) = (Score::default(), [0u32; 2]);
    // Time and moves, and what clocks showed in the end.
    let mut spent = [[0f64; 3]; 2];
    for pair in 0..args.games.div_ceil(2) {
        let mut game = |first| {
            let bot = || seat_bot(&*rules, Strength::BEST, pairs.seed(pair));
            let mut bots = [bot()?, bot()?];
            let mut clocks = [args.tc.clock(); 2];
            let played = pairs.game(pair, first, |who, table| {
                let limits = Limits {
                    judge: args.judge,
                    book: Some(false),
                    ..Limits::default()
                };
                let mut limits = limits.by(&clocks[who]);
                if who == 1 {
                    limits.longest = None;
                }
                let begin = busy();
                let m = bots[who].choose(table, &limits, &watch)?;
                let took = busy() - begin;
                spent[who][0] += took.as_secs_f64();
                spent[who][1] += 1.0;
                let in_time = args.tc.punch(&mut clocks[who], took, Duration::ZERO);
                flags[who] += u32::from(!in_time);
                Ok(in_time.then_some(m))
            })?;
            for (spent, clock) in spent.iter_mut().zip(clocks) {
                spent[2] += clock.left.as_secs_f64();
            }
            Ok::<_, Box<dyn Error>>(played)
        };
        score.add([game(0)?, game(1)?]);
        if score.pairs() % 10 == 0 {
            eprintln!("{} games: {score}", score.games());
        }
    }
    println!(
        "{} {}: managed against even shares: {score}; flags {} and {}",
        args.game, args.tc, flags[0], flags[1]
    );
    for (name, [time, moves, left]) in ["managed", "even"].iter().zip(spent) {
        println!(
            "{name}: {:.0} ms a move, {:.0} ms left in the end",
            1000.0 * time / moves,
            1000.0 * left / f64::from(score.games())
        );
    }
    Ok(())
}
