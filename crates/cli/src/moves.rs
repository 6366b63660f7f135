//! `parlour moves`: what may be played.

use crate::args::Moves;
use crate::fault::Fault;
use crate::opening;
use parlour_core::{Eye, Spot, Table};
use std::io::Write;

/// Prints the legal moves, or the places one may go to from a spot, one a line.
pub fn run(args: &Moves, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::place(&args.game, &args.place)?;
    let moves = match args.from.as_slice() {
        [] => args.printed.or_exact().moves(&*table),
        way => destinations(&*table, way)?,
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

/// The spots that may be touched after these.
fn destinations(table: &dyn Table, way: &[Spot]) -> Result<Vec<Spot>, Fault> {
    let scene = table.scene(Eye::Keeper);
    let slots = scene.trays.iter().flat_map(|tray| &tray.slots);
    let mut spots = scene.cells.iter().chain(slots).map(|cell| &cell.spot);
    if let Some(unknown) = way.iter().find(|spot| !spots.clone().any(|s| s == *spot)) {
        let some = spots.next().map_or("", String::as_str);
        return Err(Fault::Text(format!(
            "there is no spot {unknown:?}; spots look like {some}"
        )));
    }
    let Some(mover) = table.status().mover() else {
        return Ok(Vec::new());
    };
    let next = table.entry(Eye::Seat(mover), way).next.into_iter();
    let mut spots: Vec<Spot> = next.map(|choice| choice.spot).collect();
    spots.sort_unstable();
    Ok(spots)
}
