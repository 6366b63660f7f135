//! What a player sees as planes of 7 × 7 numbers: how each die lies follows from its top and the face towards row 7.

use super::board::Dir;
use super::game::{Cublino, Variant};
use super::position::{Position, Side};
use parlour_core::{Planes, Seat, fill};

const CELLS: usize = 49;
/// Six tops and six faces towards row 7 for each side.
pub(super) const TO_MOVE: usize = 24;
pub(super) const PLANES: usize = 27;

impl Planes for Cublino {
    fn planes(&self) -> Vec<String> {
        let mut names = Vec::new();
        for who in ["own", "other"] {
            names.extend((1..=6).map(|n| format!("{who} dice with {n} on top")));
            names.extend((1..=6).map(|n| format!("{who} dice with {n} towards row 7")));
        }
        names.extend(["to move", "is White", "is Black"].map(String::from));
        names
    }
    fn cells(&self) -> (usize, usize) {
        (7, 7)
    }
    fn observe(&self, seen: &Position, seat: Seat, _: &[u32], out: &mut [f32]) {
        let own = Side::BOTH[seat.index() & 1];
        for (cell, side, die) in seen.dice() {
            let first = if side == own { 0 } else { 12 };
            let at = (6 - cell.row() as usize) * 7 + cell.column() as usize;
            out[(first + die.top() as usize - 1) * CELLS + at] = 1.0;
            out[(first + 5 + die.face(Dir::North) as usize) * CELLS + at] = 1.0;
        }
        if seen.mover() == own {
            fill(out, CELLS, TO_MOVE, 1.0);
        }
        fill(out, CELLS, TO_MOVE + 1 + own as usize, 1.0);
    }
}

impl Variant {
    /// Where a plane goes when the board is turned by half and the players are exchanged.
    pub(super) fn turned_plane(plane: usize) -> usize {
        match plane {
            TO_MOVE.. if plane > TO_MOVE => TO_MOVE + 1 + ((plane - TO_MOVE - 1) ^ 1),
            _ if plane < TO_MOVE && plane % 12 >= 6 => plane / 12 * 12 + 6 + 11 - plane % 12,
            _ => plane,
        }
    }
}
