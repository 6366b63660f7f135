//! Makes the opening book of a game, or goes on with one.
//!
//! ```sh
//! cargo run --release -p parlour-train --example book -- romanian-checkers --positions 200 --out romanian-checkers.book
//! ```

use clap::Parser;
use parlour_core::Watch;
use parlour_train::book::Maker;
use std::fs;
use std::path::{Path, PathBuf};

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
    /// How many positions are looked at for each of them
    #[arg(long, default_value_t = 6_000_000)]
    nodes: u64,
    /// How many moves each of them gets
    #[arg(long, default_value_t = 5)]
    lines: u16,
    /// The book; what is in it already is kept
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let there = match fs::exists(&args.out)? {
        true => fs::read_to_string(&args.out)?,
        false => String::new(),
    };
    let mut maker = Maker::new(rules.clone(), &there)?;
    (maker.nodes, maker.lines) = (args.nodes, args.lines);
    let name = rules.name();
    while maker.places() < args.positions
        && let Some(path) = maker.grow(&Watch::new())?
    {
        let header = format!(
            "# The openings of {}: {} positions.\n# cargo run --release -p parlour-train --example book -- {name} --positions {} --nodes {} --lines {} --out {name}.book\n",
            rules.title(),
            maker.places(),
            args.positions,
            args.nodes,
            args.lines
        );
        save(&args.out, &(header + &maker.text()))?;
        eprintln!("{}/{}: {}", maker.places(), args.positions, path.join(" "));
    }
    Ok(())
}

/// All of it or nothing.
fn save(path: &Path, text: &str) -> std::io::Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, text)?;
    fs::rename(part, path)
}
