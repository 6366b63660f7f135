//! `parlour moves`: what may be played.

use crate::args::Moves;
use crate::fault::Fault;
use crate::opening;
use parlour_core::Eye;
use std::io::Write;

/// Prints the legal moves, one a line.
pub fn run(args: &Moves, out: &mut impl Write) -> Result<(), Fault> {
    let moves = opening::place(&args.game, &args.place)?.moves(Eye::Keeper);
    if args.json {
        serde_json::to_writer(&mut *out, &moves)?;
        return Ok(writeln!(out)?);
    }
    for text in moves {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
