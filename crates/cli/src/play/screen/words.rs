//! What a move did, in words.

use parlour_core::{Change, Motion, Scene, Spot};

/// `7, ring 3 → ring 10`: what went where, by the names of the scene before the move.
pub fn of(before: &Scene, motion: &Motion) -> String {
    let mut pieces = before.pieces.clone();
    let mut told: Vec<String> = Vec::new();
    for stage in &motion.stages {
        for change in &stage.changes {
            let named = |spot: &Spot| {
                let piece = pieces.iter().find(|p| p.spot == *spot);
                piece.map_or(String::new(), |p| p.name.clone())
            };
            told.push(match change {
                Change::Slide { from, to }
                | Change::Hop { from, to }
                | Change::Walk { from, to, .. }
                | Change::Tip { from, to, .. } => match (cell(before, from), cell(before, to)) {
                    (Some(from), Some(to)) => format!("{from} → {to}"),
                    (None, Some(to)) => format!("{} → {to}", named(from)),
                    (Some(cell), None) => format!("{} leaves {cell}", named(from)),
                    (None, None) => named(from),
                },
                Change::Appear { piece } => piece.name.clone(),
                Change::Vanish { spot, why } => match cell(before, spot) {
                    Some(cell) => format!("{why} on {cell}"),
                    None => continue,
                },
                Change::Flip { .. } => continue,
            });
        }
        told.extend(stage.notes.iter().cloned());
        stage.advance(&mut pieces);
    }
    told.retain(|words| !words.is_empty());
    told.dedup();
    told.join(", ")
}

/// The name of a cell of the board, without what follows a comma.
fn cell<'s>(scene: &'s Scene, spot: &Spot) -> Option<&'s str> {
    let cell = scene.cells.iter().find(|c| c.spot == *spot)?;
    cell.name.split(',').next()
}
