//! Learned against classic at a fixed number of nodes a move, or at a fixed CPU time, with what a node costs either of them.
//!
//! On a busy machine a clock measures the others: so time here is what the thread was busy, and one side may look at more or fewer
//! positions, in proportion to what they cost.
//!
//! ```sh
//! cargo run --release -p parlour-train --example duel -- cublino-contra --games 300 --nodes 5000
//! cargo run --release -p parlour-train --example duel -- cublino-contra --games 300 --nodes 5000 --classic-nodes 6000 --net new.net
//! cargo run --release -p parlour-train --example duel -- dog --games 100 --time 100ms --opening 0
//! cargo run --release -p parlour-train --example duel -- cublino-pur --games 40 --time 100ms --other-time 25ms --alone
//! ```

use clap::Parser;
use parlour_bots::net::{Net, lesson};
use parlour_bots::{Bot, Judge, Limits, Strength, Style, seat_bot, span, style, styled_bot};
use parlour_core::Watch;
use parlour_train::pairs::{Pairs, Score, busy};
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

#[derive(Parser)]
struct Args {
    game: String,
    #[arg(long, default_value_t = 300)]
    games: u32,
    /// Positions that the learned judge looks at for a move; 5,000 where no time is given
    #[arg(long)]
    nodes: Option<u64>,
    /// Positions that the classic judge looks at for a move; as many by default
    #[arg(long)]
    classic_nodes: Option<u64>,
    /// CPU time that the learned judge has for a move
    #[arg(long, value_parser = span)]
    time: Option<Duration>,
    /// CPU time that the other side has for a move; as much by default
    #[arg(long, value_parser = span)]
    other_time: Option<Duration>,
    /// A network in place of the program's own
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Numbers of the search in place of the learned judge's own, as NAME=NUMBER,…
    #[arg(long, value_parser = numbers, value_name = "NUMBERS")]
    style: Option<Changes>,
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

/// Numbers of a style, by their places.
#[derive(Clone)]
struct Changes(Vec<(usize, i32)>);

fn numbers(text: &str) -> Result<Changes, String> {
    let number = |part: &str| {
        let (name, number) = part.split_once('=')?;
        let i = Style::NAMES.iter().position(|known| *known == name)?;
        Some((i, number.parse().ok()?))
    };
    let all = text.split(',').map(|part| number(part).ok_or(part));
    let all: Result<_, &str> = all.collect();
    all.map(Changes).map_err(|part| {
        format!(
            "{part:?} is not NAME=NUMBER, with one of {:?}",
            Style::NAMES
        )
    })
}

/// What a side spent: time, positions, moves, depths.
#[derive(Default)]
struct Spent {
    time: Duration,
    nodes: u64,
    moves: u64,
    depths: u64,
}

/// The positions and plies that a bot told of last, in its present thought.
#[derive(Default)]
struct Told {
    nodes: AtomicU64,
    depth: AtomicU64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let net = args.net.as_ref().map(std::fs::read).transpose()?;
    let net = net.map(|bytes| Net::read(&bytes)).transpose()?;
    let nodes = args.nodes.or(args.time.is_none().then_some(5000));
    let nodes = [nodes, args.classic_nodes.or(nodes)];
    let times = [args.time, args.other_time.or(args.time)];
    let watch = Watch::new().with_clock(busy);
    let judges = match args.alone {
        true => [Judge::Learned; 2],
        false => [Judge::Learned, Judge::Classic],
    };
    let mut own = style(&*rules).unwrap_or(Style::PLAIN).numbers();
    for (i, number) in args.style.iter().flat_map(|changes| &changes.0) {
        own[*i] = *number;
    }
    let own = Style::of(own);
    // Players that have one judge alone.
    let made = [0, 1]
        .map(|k| judges[k] == Judge::Learned && net.is_some() || k == 0 && args.style.is_some());
    let pairs = Pairs {
        rules: &*rules,
        opening: args.opening,
        plies: args.plies,
        seed: args.seed,
    };
    let bot = |k: usize, seed: u64| -> Result<Box<dyn Bot>, Box<dyn Error>> {
        if let (0, Some(_)) = (k, &args.style) {
            let bot = styled_bot(&*rules, own, seed);
            return Ok(bot.ok_or("this game is not searched by alpha-beta")?);
        }
        match (&net, lesson(&*rules)) {
            (Some(net), Some(lesson)) if judges[k] == Judge::Learned => {
                Ok(lesson.bot(net.clone(), seed))
            }
            _ => Ok(seat_bot(&*rules, Strength::BEST, seed)?),
        }
    };
    let mut score = Score::default();
    let mut spent = [(); 2].map(|()| Spent::default());
    let told = Arc::new(Told::default());
    for pair in 0..args.games.div_ceil(2) {
        let mut game = |first| {
            let mut bots = [bot(0, pairs.seed(pair))?, bot(1, pairs.seed(pair))?];
            for bot in &mut bots {
                let told = told.clone();
                bot.listen(Some(Box::new(move |said| {
                    told.nodes.store(said.nodes, Relaxed);
                    told.depth.store(said.depth.into(), Relaxed);
                })));
            }
            pairs.game(pair, first, |who, table| {
                let limits = Limits {
                    nodes: nodes[who],
                    time: times[who],
                    judge: Some(judges[who]).filter(|_| !made[who]),
                    book: Some(false),
                    ..Limits::default()
                };
                let begin = busy();
                let m = bots[who].choose(table, &limits, &watch)?;
                let spent = &mut spent[who];
                spent.time += busy() - begin;
                spent.nodes += told.nodes.swap(0, Relaxed);
                spent.depths += told.depth.swap(0, Relaxed);
                spent.moves += 1;
                Ok(Some(m))
            })
        };
        score.add([game(0)?, game(1)?]);
        if score.pairs() % 10 == 0 {
            eprintln!("{} games: {score}", score.games());
        }
    }
    let budget = |who: usize| match (nodes[who], times[who]) {
        (Some(nodes), _) => format!("{} {nodes} nodes", judges[who]),
        (_, time) => format!(
            "{} {} ms",
            judges[who],
            time.unwrap_or_default().as_millis()
        ),
    };
    println!("{}: {}, {}: {score}", args.game, budget(0), budget(1));
    let cost = |spent: &Spent| spent.time.as_nanos() as f64 / spent.nodes.max(1) as f64;
    for (judge, spent) in judges.iter().zip(&spent) {
        let moves = spent.moves.max(1) as f64;
        println!(
            "{judge}: {:.0} ns a node, {:.1} ms a move, {:.1} plies deep",
            cost(spent),
            spent.time.as_secs_f64() * 1e3 / moves,
            spent.depths as f64 / moves
        );
    }
    println!(
        "a node costs {:.3} times as much",
        cost(&spent[0]) / cost(&spent[1])
    );
    Ok(())
}
