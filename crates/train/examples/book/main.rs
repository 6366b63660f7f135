//! Makes the opening book of a game, or goes on with one, or measures what it is worth.
//!
//! ```sh
//! cargo run --release -p parlour-train --example book -- romanian-checkers --positions 200 --out romanian-checkers.book
//! cargo run --release -p parlour-train --example book -- romanian-checkers --duel 60 --time 40ms
//! cargo run --release -p parlour-train --example book -- romanian-checkers --duel 20 --nodes 5000 --alone
//! ```

mod duel;

use clap::Parser;
use parlour_bots::{Limits, span};
use parlour_core::Watch;
use parlour_train::book::Maker;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Makes the opening book of a game, or goes on with one.
///
/// Whatever is known is in FILE after each position, so it may be stopped at any time; the same command goes on. The program has the
/// book once FILE stands in crates/bots/books and it is compiled again.
#[derive(Parser)]
struct Args {
    game: String,
    /// How many positions get moves
    #[arg(long, default_value_t = 200)]
    positions: usize,
    /// How many positions are looked at for each of them; in a duel, for each move
    #[arg(long)]
    nodes: Option<u64>,
    /// How many moves each of them gets
    #[arg(long, default_value_t = 4)]
    lines: u16,
    /// The book; what is in it already is kept
    #[arg(long, value_name = "FILE", required_unless_present = "duel")]
    out: Option<PathBuf>,
    /// Make nothing: level 10 plays so many games with the program's book against itself without it
    #[arg(long, value_name = "GAMES", conflicts_with = "out")]
    duel: Option<u32>,
    /// CPU time for each move of a duel
    #[arg(long, value_parser = span, requires = "duel")]
    time: Option<Duration>,
    /// In a duel both sides have the book: how many of the games are different?
    #[arg(long, requires = "duel")]
    alone: bool,
    /// Of a duel
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    if let Some(games) = args.duel {
        let limits = Limits {
            nodes: args.nodes,
            time: args.time,
            ..Limits::default()
        };
        return duel::duel(&*rules, games, &limits, args.alone, args.seed);
    }
    let out = args.out.expect("clap asks for it");
    let there = match fs::exists(&out)? {
        true => fs::read_to_string(&out)?,
        false => String::new(),
    };
    let mut maker = Maker::new(rules.clone(), &there)?;
    maker.nodes = args.nodes.unwrap_or(maker.nodes);
    maker.lines = args.lines;
    let name = rules.name();
    while maker.places() < args.positions
        && let Some(path) = maker.grow(&Watch::new())?
    {
        let places = maker.places();
        let header = format!(
            "# The openings of {}: {places} positions.\n# cargo run --release -p parlour-train --example book -- {name} --positions {places} --nodes {} --lines {} --out {name}.book\n",
            rules.title(),
            maker.nodes,
            maker.lines
        );
        save(&out, &(header + &maker.text()))?;
        eprintln!("{places}/{}: {}", args.positions, path.join(" "));
    }
    Ok(())
}

/// All of it or nothing.
fn save(path: &Path, text: &str) -> std::io::Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, text)?;
    fs::rename(part, path)
}
