//! `parlour moves`: what may be played.

use crate::args::Moves;
use crate::fault::Fault;
use crate::{aim, opening};
use parlour_core::Eye;
use std::io::Write;

/// Prints the legal moves, or the places one may go to from a spot, one a line.
pub fn run(args: &Moves, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::at(&args.game, &args.at)?;
    let moves = match args.from.as_slice() {
        [] => args.printed.or_exact().moves(&*table, Eye::Keeper),
        way => aim::targets(&*table, way)?,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &moves)?;
        return Ok(writeln!(out)?);
    }
    for text in moves {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
