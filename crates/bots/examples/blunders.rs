//! Plants one blunder into each of many games of the bots and counts how often a review names it.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example blunders -- romanian-checkers 100
//! ```
//!
//! Arguments: game, how many games, seed (0). The same arguments plant the same blunders: in a position
//! that a look of three plies calls open, the move that this look calls the worst, if it calls it a
//! blunder at all. A game ends a few moves after its blunder; only what comes from there on is reviewed, as a
//! review goes from the end to the beginning.

use parlour_bots::{Kind, Limits, Lines, Strength, bot, review_from};
use parlour_core::{Rng, Rulebook, Status, Table, Watch, mix};

/// Drawn moves at the beginning, so that no two games are alike.
const OPENING: usize = 6;
/// Plies of a game, at most.
const PLIES: usize = 80;
/// Plies after the blunder.
const AFTER: usize = 8;
/// Positions that a player looks at for a move.
const THOUGHT: u64 = 2000;
/// How far from even, in hundredths of a point, an open position is at most.
const OPEN: f32 = 40.0;
/// What the planted move loses at least, in hundredths of a point.
const LOST: f32 = 30.0;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, count, rest @ ..] = &args[..] else {
        eprintln!("usage: blunders GAME COUNT [SEED]");
        std::process::exit(2);
    };
    let rules = match parlour_games::by_name(name) {
        Ok(rules) => rules,
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    };
    let count: u64 = count.parse().expect("a number of games");
    let seed = rest.first().map_or(0, |text| parlour_core::seed(text));
    let (mut planted, mut named, mut blunders, mut number) = (0, 0, 0, 0);
    while planted < count && number < 20 * count {
        number += 1;
        let Some((table, ply)) = play(&*rules, mix(seed) ^ number) else {
            continue;
        };
        planted += 1;
        let limits = Limits::default();
        let found = review_from(&*table, ply, &limits, &Watch::new()).expect("a review");
        let judged = &found.plies[0];
        if judged.kind.is_mistake() {
            named += 1;
        } else {
            println!("{judged:?}");
        }
        blunders += u64::from(judged.kind == Kind::Blunder);
    }
    println!(
        "{name}: {named} of {planted} planted blunders named, {blunders} of them as blunders, \
         in {number} games"
    );
}

/// A game with its blunder, and at which ply; `None` if no position was open enough.
fn play(rules: &dyn Rulebook, seed: u64) -> Option<(Box<dyn Table>, usize)> {
    let mut table = rules.open(None, seed).expect("a start");
    let mut rng = Rng::new(seed);
    let mut mind = bot(rules, Strength::BEST, seed).expect("somebody plays it");
    let thought = Limits {
        nodes: Some(THOUGHT),
        ..Limits::default()
    };
    let look = Limits {
        depth: Some(3),
        lines: Some(Lines::All),
        ..Limits::default()
    };
    let wanted = OPENING + 4 + rng.below(24);
    let mut planted = None;
    while let Status::ToMove(_) = table.status()
        && table.ply() < planted.map_or(PLIES, |ply| ply + AFTER)
    {
        let text = match table.ply() {
            ..OPENING => table.pick(&mut rng)?,
            ply if planted.is_none() && ply >= wanted => {
                let said = mind.analyse(&*table, &look, &Watch::new()).ok()?;
                let (best, worst) = (said.moves.first()?, said.moves.last()?);
                if best.score.abs() <= OPEN && best.score - worst.score >= LOST {
                    planted = Some(ply);
                    worst.m.clone()
                } else {
                    best.m.clone()
                }
            }
            _ => mind.choose(&*table, &thought, &Watch::new()).ok()?,
        };
        table.play(&text).expect("a legal move");
    }
    Some((table, planted?))
}
