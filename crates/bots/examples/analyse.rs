//! Analyses a position of Romanian Checkers: who can go where, who stands how, what to play.
//!
//! `cargo run --release -p parlour-bots --example analyse -- '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w'`

use parlour_bots::{Limits, Lines, Strength, bot};
use parlour_core::{Eye, Match, Watch, rulebook};
use parlour_games::romanian_checkers::{RomanianCheckers, Square};
use std::error::Error;
use std::sync::Arc;

const EXAMPLE: &str = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or(EXAMPLE.into());
    let rules = rulebook(RomanianCheckers::default());
    let mut table = rules.open(Some(&text), 0)?;
    println!("{}\n{}", table.draw(Eye::Public), table.status());

    // Typed, for programs that know the game: where each man may go.
    let typed = table.as_any().downcast_ref::<Match<RomanianCheckers>>();
    let typed = typed.ok_or("a match of this game")?;
    let (game, at): (&Arc<RomanianCheckers>, _) = (typed.game(), typed.position());
    for from in Square::all() {
        let to = game.destinations(at, from);
        if !to.is_empty() {
            let to: Vec<_> = to.iter().map(Square::to_string).collect();
            println!("{from}: {}", to.join(" "));
        }
    }

    let mut player = bot(&*rules, Strength::BEST, 0).ok_or("nobody plays this game")?;
    let limits = Limits {
        nodes: Some(200_000),
        lines: Some(Lines::Best(3)),
        ..Limits::default()
    };
    while table.status().mover().is_some() && table.ply() < 6 {
        let said = player.analyse(&*table, &limits, &Watch::new())?;
        for worth in &said.moves {
            let line = worth.line.join(" ");
            println!("{:+6.1} {:?}: {line}", worth.score, worth.proof);
        }
        let best = said.moves.first().ok_or("a move")?;
        println!("plays {}\n", best.m);
        table.play(&best.m)?;
    }
    println!("{}\n{}", table.draw(Eye::Public), table.status());
    Ok(())
}
