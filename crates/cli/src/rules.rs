//! `parlour rules`: how a game is played.

use crate::args::RulesOf;
use crate::fault::Fault;
use crate::{opening, page};
use std::io::Write;

/// Prints the rules as text, as wide as the terminal.
pub fn run(args: &RulesOf, out: &mut impl Write) -> Result<(), Fault> {
    let game = opening::rules(&args.game, &args.rules)?;
    for line in page::rules(&*game, page::wide()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
