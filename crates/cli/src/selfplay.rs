//! `parlour selfplay`: training data from games of a bot against itself.

use crate::args::Selfplay;
use crate::fault::Fault;
use crate::opening;
use crate::solved::{announce, watch};
use parlour_arena::{Reader, SelfPlay, SelfPlayError};
use parlour_bots::{cores, oracle};
use std::io::Write;
use std::path::Path;

pub fn run(args: &Selfplay, out: &mut impl Write) -> Result<(), Fault> {
    if let Some(path) = &args.show {
        return show(path, args.json, out);
    }
    let rules = opening::rules(args.game.as_deref().unwrap_or_default(), &args.rules)?;
    let path = args.out.as_deref().expect("clap asks for it");
    if let Some(oracle) = oracle(&*rules) {
        announce(oracle, rules.name());
    }
    let watch = watch()?;
    let play = SelfPlay {
        nodes: args.nodes,
        seed: args.rules.seed,
        opening: args.opening.unwrap_or(if rules.is_open() { 6 } else { 0 }),
        plies: args
            .plies
            .unwrap_or(if rules.seats() == 2 { 400 } else { 3000 }),
        shard: args.shard,
        threads: args.threads.map_or_else(cores, usize::from),
        judge: args.judge,
        rules,
    };
    let there = play.run(path, args.games, &watch)?;
    if watch.is_stopped() {
        return Err(Fault::Stopped);
    }
    let (games, positions) = (there.games, there.positions);
    Ok(writeln!(
        out,
        "{games} game{} with {positions} positions in {}",
        if games == 1 { "" } else { "s" },
        path.display()
    )?)
}

/// A line for each position: game, ply, seat, score, result, move, position.
fn show(path: &Path, json: bool, out: &mut impl Write) -> Result<(), Fault> {
    let mut reader = Reader::open(path)?;
    let rules = reader.rules().clone();
    while let Some(played) = reader.next() {
        let samples = played?.samples(&*rules);
        for sample in samples.map_err(|why| reader.refuse(why))? {
            if json {
                writeln!(out, "{}", serde_json::to_string(&sample)?)?;
                continue;
            }
            writeln!(
                out,
                "{:6} {:4} {} {:7.2} {:2} {}  {}",
                sample.game,
                sample.ply,
                sample.seat,
                sample.score,
                sample.result,
                sample.m,
                sample.position
            )?;
        }
    }
    Ok(out.flush()?)
}

impl From<SelfPlayError> for Fault {
    fn from(why: SelfPlayError) -> Fault {
        match why {
            SelfPlayError::Text { .. } => Fault::Text(why.to_string()),
            other => Fault::Run(other.to_string()),
        }
    }
}
