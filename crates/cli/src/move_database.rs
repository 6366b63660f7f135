//! `parlour move-database`: from SQLite to PostgreSQL and back.

use crate::args::MoveDatabase;
use crate::fault::Fault;
use crate::interrupt;
use parlour_core::Watch;
use std::io::{IsTerminal, Write};

/// Moves, compares, says what arrived.
pub fn run(args: &MoveDatabase, out: &mut impl Write) -> Result<(), Fault> {
    let watch = match std::io::stderr().is_terminal() {
        true => Watch::with_report(|progress| {
            let total = progress.total.unwrap_or(0);
            eprint!("\r{}: {} of {total}        ", progress.text, progress.done);
        }),
        false => Watch::new(),
    };
    interrupt::stops(&watch)?;
    let moved = parlour_server::move_database(&args.from, &args.to, &watch);
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    let moved = moved.map_err(Fault::Run)?;
    writeln!(
        out,
        "{} guests, {} matches, {} events moved; the old database is as it was",
        moved.guests, moved.matches, moved.events
    )?;
    Ok(())
}
