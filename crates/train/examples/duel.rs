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
use parlour_arena::{Openings, Rating};
use parlour_bots::net::{Net, lesson};
use parlour_bots::{Bot, Judge, Limits, Strength, Style, seat_bot, span, style, styled_bot};
use parlour_core::{Seat, Status, Watch, mix};
use rustix::time::{ClockId, clock_gettime};
use std::path::PathBuf;
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

/// How long this thread has been busy.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let net = args.net.as_ref().map(std::fs::read).transpose()?;
    let net = net.map(|bytes| Net::read(&bytes)).transpose()?;
    let nodes = args.nodes.or(args.time.is_none().then_some(5000));
    let nodes = [nodes, args.classic_nodes.or(nodes)];
    let times = [args.time, args.other_time.or(args.time)];
    let watch = Watch::new().with_clock(cpu);
    let team = rules.team(Seat(0));
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
            let mut bots = [bot(0)?, bot(1)?];
            while let Status::ToMove(seat) = table.status()
                && table.ply() < args.plies
            {
                let who = usize::from(!team.contains(seat)) ^ first;
                let limits = Limits {
                    nodes: nodes[who],
                    time: times[who],
                    judge: Some(judges[who]).filter(|_| !made[who]),
                    ..Limits::default()
                };
                let begin = cpu();
                let said = bots[who].analyse(&*table, &limits, &watch)?;
                let busy = (cpu() - begin).as_nanos() as u64;
                let news = [busy, said.nodes, 1, said.depth.into()];
                for (sum, news) in spent[who].iter_mut().zip(news) {
                    *sum += news;
                }
                table.play(&said.moves[0].m)?;
            }
            plies += table.ply();
            let points = table.status().outcome();
            let points = points.map_or(0, |how| how.points(Seat(first as u8)));
            tally[(1 - points) as usize] += 1;
            share += f64::from(points + 1) / 4.0;
        }
        sets.push(share);
        if sets.len() % 10 == 0 {
            let [won, drawn, lost] = tally;
            eprintln!(
                "{} games: {won} won, {drawn} drawn, {lost} lost",
                2 * sets.len()
            );
        }
    }
    let rating = Rating::of(&sets).ok_or("no games")?;
    let budget = |who: usize| match (nodes[who], times[who]) {
        (Some(nodes), _) => format!("{} {nodes} nodes", judges[who]),
        (_, time) => format!(
            "{} {} ms",
            judges[who],
            time.unwrap_or_default().as_millis()
        ),
    };
    println!(
        "{}: {}, {}: {} won, {} drawn, {} lost: {:+.0} ({:+.0} to {:+.0}) Elo, {:.1} plies a game",
        args.game,
        budget(0),
        budget(1),
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
            "{judge}: {:.0} ns a node, {:.1} ms a move, {:.1} plies deep",
            cost(who),
            spent[who][0] as f64 / 1e6 / moves.max(1.0),
            depth / moves.max(1.0)
        );
    }
    println!("a node costs {:.3} times as much", cost(0) / cost(1));
    Ok(())
}
