//! What a player sees as planes of 8 × 8 numbers.

use super::board::squares;
use super::options::RomanianCheckers;
use super::position::{Position, other};
use parlour_core::{Planes, Seat, fill};

const CELLS: usize = 64;
pub(super) const TO_MOVE: usize = 2;
pub(super) const PLANES: usize = 5;

/// The cell of a square: rank 8 comes first.
pub(super) const fn cell(square: usize) -> usize {
    square ^ 56
}

impl Planes for RomanianCheckers {
    fn planes(&self) -> Vec<String> {
        ["own men", "other men", "to move", "is White", "is Black"]
            .map(String::from)
            .into()
    }
    fn cells(&self) -> (usize, usize) {
        (8, 8)
    }
    #[inline]
    fn observe(&self, seen: &Position, seat: Seat, _: &[u32], out: &mut [f32]) {
        for (who, side) in [seat, other(seat)].into_iter().enumerate() {
            for square in squares(seen.men(side)) {
                out[who * CELLS + cell(square.index())] = 1.0;
            }
        }
        if seen.mover() == seat {
            fill(out, CELLS, TO_MOVE, 1.0);
        }
        fill(out, CELLS, TO_MOVE + 1 + (seat.index() & 1), 1.0);
    }
}
