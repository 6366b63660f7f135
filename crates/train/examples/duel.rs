//! Learned against classic at a fixed number of nodes a move, with what a node costs either of them.
//!
//! On a busy machine a clock measures the others: so this counts the CPU time of the thread and lets one side look at more or fewer
//! positions, in proportion to what they cost.
//!
//! ```sh
//! cargo run --release -p parlour-train --example duel -- cublino-contra --games 300 --nodes 5000
//! cargo run --release -p parlour-train --example duel -- cublino-contra --games 300 --nodes 5000 --classic-nodes 6000 --net new.net
//! ```

use clap::Parser;
use parlour_arena::{Openings, Rating};
use parlour_bots::net::{Net, lesson};
use parlour_bots::{Bot, Judge, Limits, Strength, seat_bot};
use parlour_core::{Status, Watch, mix};
use std::path::PathBuf;

#[derive(Parser)]
struct Args {
    game: String,
    #[arg(long, default_value_t = 300)]
    games: u32,
    /// Positions that the learned judge looks at for a move
    #[arg(long, default_value_t = 5000)]
    nodes: u64,
    /// Positions that the classic judge looks at for a move; as many by default
    #[arg(long)]
    classic_nodes: Option<u64>,
    /// A network in place of the program's own
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// The learned judge plays both sides: how many games are drawn, how long are they?
    #[arg(long)]
    alone: bool,
    /// Plies drawn by lot before either thinks
    #[arg(long, default_value_t = 4)]
    opening: usize,
    /// So many plies end a game as a draw
    #[arg(long, default_value_t = 300)]
    plies: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// CPU nanoseconds of this thread.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = text.split_whitespace().next();
    first.and_then(|text| text.parse().ok()).unwrap_or(0)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let net = args.net.as_ref().map(std::fs::read).transpose()?;
    let net = net.map(|bytes| Net::read(&bytes)).transpose()?;
    let nodes = [args.nodes, args.classic_nodes.unwrap_or(args.nodes)];
    let judges = match args.alone {
        true => [Judge::Learned; 2],
        false => [Judge::Learned, Judge::Classic],
    };
    let mut sets = Vec::new();
    let (mut tally, mut plies) = ([0u32; 3], 0);
    // Time, positions, moves, depths of either judge.
    let mut spent = [[0u64; 4]; 2];
    for set in 0..args.games.div_ceil(2) {
        let seed = mix(args.seed << 32 | u64::from(set));
        let mut share = 0.0;
        for first in 0..2usize {
            let mut table = Openings::Drawn(args.opening).table(&*rules, set, seed);
            let bot = |k: usize| -> Result<Box<dyn Bot>, Box<dyn std::error::Error>> {
                match (&net, lesson(&*rules)) {
                    (Some(net), Some(lesson)) if judges[k] == Judge::Learned => {
                        Ok(lesson.bot(net.clone(), seed))
                    }
                    _ => Ok(seat_bot(&*rules, Strength::BEST, seed)?),
                }
            };
            let mut bots = [bot(0)?, bot(1)?];
            while let Status::ToMove(seat) = table.status()
                && table.ply() < args.plies
            {
                let who = seat.index() ^ first;
                let limits = Limits {
                    nodes: Some(nodes[who]),
                    judge: (net.is_none() || judges[who] == Judge::Classic).then_some(judges[who]),
                    ..Limits::default()
                };
                let begin = cpu();
                let said = bots[who].analyse(&*table, &limits, &Watch::new())?;
                let news = [cpu() - begin, said.nodes, 1, said.depth.into()];
                for (sum, news) in spent[who].iter_mut().zip(news) {
                    *sum += news;
                }
                table.play(&said.moves[0].m)?;
            }
            plies += table.ply();
            let seat = parlour_core::Seat(first as u8);
            let points = table.status().outcome().map_or(0, |how| how.points(seat));
            tally[(1 - points) as usize] += 1;
            share += f64::from(points + 1) / 4.0;
        }
        sets.push(share);
    }
    let rating = Rating::of(&sets).ok_or("no games")?;
    println!(
        "{}: {} {} nodes, {} {} nodes: {} won, {} drawn, {} lost: {:+.0} ({:+.0} to {:+.0}) Elo, {:.1} plies a game",
        args.game,
        judges[0],
        nodes[0],
        judges[1],
        nodes[1],
        tally[0],
        tally[1],
        tally[2],
        rating.elo.0,
        rating.low.0,
        rating.high.0,
        plies as f64 / f64::from(tally.iter().sum::<u32>())
    );
    let cost = |who: usize| spent[who][0] as f64 / spent[who][1].max(1) as f64;
    for (who, judge) in judges.iter().enumerate() {
        let [_, _, moves, depth] = spent[who].map(|n| n as f64);
        println!(
            "{judge}: {:.0} ns a node, {:.1} plies deep",
            cost(who),
            depth / moves.max(1.0)
        );
    }
    println!("a node costs {:.3} times as much", cost(0) / cost(1));
    Ok(())
}
