//! What every move of a match was worth.

use crate::interrupt::interruptible;
use crate::mind::limits;
use crate::refusal::refused;
use crate::state::State;
use parlour_bots::review;
use parlour_wire::ReviewTold;
use pyo3::prelude::*;

/// Goes through the match behind a state: the JSON of `parlour review --json`.
#[pyfunction]
#[pyo3(signature = (state, depth=None, nodes=None, time=None, threads=None))]
pub fn _review(
    py: Python<'_>,
    state: &State,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    threads: Option<u8>,
) -> PyResult<String> {
    if !state.live.begun().is_empty() {
        return Err(refused("a move has been begun; a review is of whole moves"));
    }
    let limits = limits(depth, nodes, time, threads)?;
    let live = &*state.live;
    let found = interruptible(py, |watch| review(live.table(), &limits, watch))?;
    let told = ReviewTold::of(live.table(), &found);
    Ok(serde_json::to_string(&told).expect("a review is plain data"))
}
