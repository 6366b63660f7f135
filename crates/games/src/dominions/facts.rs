//! What a move does, in single words.

use super::moves::Move;
use super::position::Position;

/// Turns groups over, either side's, or places nothing.
pub(super) fn facts(before: &Position, m: Move) -> Vec<&'static str> {
    let Move::Place(beams, cell) = m else {
        return vec!["pass"];
    };
    let flips = before.clone().place(cell, beams);
    let mut facts = Vec::new();
    if !flips.captured.is_empty() {
        facts.push("captures-by-liberties");
    }
    if !flips.lost.is_empty() {
        facts.push("suicide");
    }
    facts
}
