//! Positions with exactly one answer.

use crate::interrupt::interruptible;
use parlour_puzzles::{MineError, Mining};
use pyo3::prelude::*;

/// Looks for the puzzles of these slots; each slot is decided by the seed and its number alone. A line of JSON for each that was
/// found, with the number of its slot.
#[pyfunction]
pub fn _puzzles(
    py: Python<'_>,
    game: &str,
    seed: u64,
    slots: Vec<u64>,
) -> PyResult<Vec<(u64, String)>> {
    interruptible(py, |watch| -> Result<_, MineError> {
        let mining = Mining::new(game, seed, watch)?;
        let mut found = Vec::new();
        for slot in slots {
            let puzzle = mining.slot(slot, watch)?;
            found.extend(puzzle.map(|puzzle| (slot, puzzle.to_string())));
        }
        Ok(found)
    })
}
