//! What every move of a match was worth.

use crate::interrupt::interruptible;
use crate::mind::{limits, verdict_word};
use crate::refusal::refused;
use crate::state::State;
use parlour_bots::{Judged, review};
use parlour_core::Proof;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

fn put<'py>(into: &Bound<'py, PyDict>, key: &str, proof: Option<Proof>) -> PyResult<()> {
    match proof {
        Some(proof) => into.set_item(key, verdict_word(proof.verdict)),
        None => Ok(()),
    }
}

/// The words of `parlour review --json`.
fn tell<'py>(py: Python<'py>, ply: usize, judged: &Judged) -> PyResult<Bound<'py, PyDict>> {
    let one = PyDict::new(py);
    one.set_item("ply", ply)?;
    one.set_item("seat", judged.seat.0)?;
    one.set_item("move", &judged.text)?;
    one.set_item("score", judged.score)?;
    one.set_item("best", &judged.best)?;
    one.set_item("best_score", judged.best_score)?;
    one.set_item("loss", judged.loss())?;
    one.set_item("kind", judged.kind.to_string())?;
    one.set_item("line", &judged.line)?;
    put(&one, "result", judged.proof)?;
    put(&one, "best_result", judged.best_proof)?;
    Ok(one)
}

/// Goes through the match behind a state.
#[pyfunction]
#[pyo3(signature = (state, depth=None, nodes=None, time=None, threads=None))]
pub fn _review<'py>(
    py: Python<'py>,
    state: &State,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    threads: Option<u8>,
) -> PyResult<Bound<'py, PyDict>> {
    if !state.live.begun().is_empty() {
        return Err(refused("a move has been begun; a review is of whole moves"));
    }
    let limits = limits(depth, nodes, time, threads)?;
    let live = &*state.live;
    let found = interruptible(py, |watch| review(live.table(), &limits, watch))?;
    let rules = &state.game.shared.rules;
    let plies = PyList::empty(py);
    for (i, judged) in found.plies.iter().enumerate() {
        plies.append(tell(py, i + 1, judged)?)?;
    }
    let answer = PyDict::new(py);
    answer.set_item("game", rules.name())?;
    answer.set_item("rules", rules.chosen().0)?;
    answer.set_item("plies", plies)?;
    answer.set_item("accuracy", found.accuracy)?;
    Ok(answer)
}
