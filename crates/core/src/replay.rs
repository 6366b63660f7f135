//! Playing a record again.

use crate::{Record, Refusal, Rulebook, Status, Table};

/// Can what was played under this version of the rules be played again? Not if it is later than ours.
pub fn check_version(rules: &dyn Rulebook, version: u32) -> Result<(), Refusal> {
    let (name, known) = (rules.name(), rules.version());
    if version > known {
        return Err(Refusal::invalid(format!(
            "version {version} of the rules of {name} is later than version {known}, which this program knows"
        )));
    }
    Ok(())
}

/// Opens a table and plays a record through it: every move legal, every position where chance
/// decided as recorded, the result the one that the moves lead to. The sentence names the ply.
pub fn replay(rules: &dyn Rulebook, record: &Record) -> Result<Box<dyn Table>, Refusal> {
    check_version(rules, record.version.unwrap_or(1))?;
    let at_ply = |ply: usize, why: Refusal| Refusal::illegal(format!("ply {ply}: {why}"));
    let mut table = rules.open(record.start.as_deref(), record.seed.unwrap_or(0))?;
    if let Some(deal) = &record.deal {
        table.settle(deal).map_err(|why| at_ply(0, why))?;
    }
    for (i, played) in record.moves.iter().enumerate() {
        table.play(&played.text).map_err(|why| at_ply(i + 1, why))?;
        for variation in &played.variations {
            let mut side = table.until(i);
            for (j, played) in variation.iter().enumerate() {
                side.play(&played.text)
                    .map_err(|why| at_ply(i + j + 1, why))?;
            }
        }
        if let Some(position) = &played.chance {
            if !table.is_chance(i) {
                let why = "the record deals where nothing is dealt";
                return Err(at_ply(i + 1, Refusal::illegal(why)));
            }
            table.settle(position).map_err(|why| at_ply(i + 1, why))?;
        }
    }
    let plies = record.moves.len();
    let Some(ending) = &record.result else {
        return Ok(table);
    };
    if let Some(how) = ending.outcome() {
        table.end(how);
    }
    match table.status() {
        Status::Over(how) if how.winners == ending.winners && how.reason.text == ending.text => {
            Ok(table)
        }
        stands => Err(at_ply(
            plies,
            Refusal::illegal(format!(
                "the record says {ending}, but the match stands at {stands}"
            )),
        )),
    }
}
