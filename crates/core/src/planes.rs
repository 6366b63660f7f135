//! What a seat sees as a tensor, for programs that learn.

use crate::{Seat, Views};

/// A game whose views are written as named planes of numbers from 0 to 1, one number a cell.
pub trait Planes: Views {
    /// The name of each plane, in order.
    fn planes(&self) -> Vec<String>;
    /// Rows and columns of every plane, the upper left cell of the drawn board first.
    fn cells(&self) -> (usize, usize);
    /// Writes what `seat` sees. `seen` is the view of that seat, `begun` the actions made of a move that is not
    /// complete yet; `out` has a number for each cell of each plane and holds zeros.
    fn observe(&self, seen: &Self::View, seat: Seat, begun: &[u32], out: &mut [f32]);
}

/// Fills one plane with a number; zeros are there already.
#[inline(always)]
pub fn fill(out: &mut [f32], cells: usize, plane: usize, number: f32) {
    if number != 0.0 {
        out[plane * cells..(plane + 1) * cells].fill(number);
    }
}
