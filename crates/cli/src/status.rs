//! `parlour status`: whose turn it is, or how the game ended.

use crate::args;
use crate::fault::Fault;
use crate::opening;
use parlour_core::{Status, Table};
use serde_json::{Value, json};
use std::io::Write;

/// Prints the status in one line.
pub fn run(args: &args::Status, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::at(&args.game, &args.at)?;
    if args.json {
        writeln!(out, "{}", data(&*table))?;
    } else {
        writeln!(out, "{}", table.status())?;
    }
    Ok(())
}

/// The status as programs read it.
pub fn data(table: &dyn Table) -> Value {
    match table.status() {
        Status::ToMove(seat) => json!({"over": false, "seat": seat}),
        Status::Over(how) => {
            let mut over = json!({"over": true, "winners": how.winners, "reason": how.reason.code});
            if let Some(scores) = table.scores() {
                over["scores"] = scores.into();
            }
            over
        }
    }
}
