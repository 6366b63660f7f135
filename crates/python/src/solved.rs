//! Exact values of solved games.

use crate::game::Game;
use crate::interrupt::interruptible;
use crate::refusal::refused;
use crate::state::State;
use numpy::{PyArray1, ToPyArray};
use parlour_bots::{Oracle, OracleError, Values, Work, oracle};
use parlour_core::Verdict;
use pyo3::prelude::*;
use std::path::PathBuf;

fn oracle_of(game: &Game) -> PyResult<&'static dyn Oracle> {
    let rules = &*game.shared.rules;
    oracle(rules).ok_or_else(|| refused(format!("{} is not solved", rules.name())))
}

/// Solves a game and keeps its table in a file; what was found, as text.
#[pyfunction]
#[pyo3(signature = (game, path, replace=false, threads=None))]
pub fn solve(
    py: Python<'_>,
    game: &Game,
    path: PathBuf,
    replace: bool,
    threads: Option<usize>,
) -> PyResult<String> {
    let oracle = oracle_of(game)?;
    interruptible(py, |watch| {
        oracle.solve(&path, replace, &Work { threads, watch })
    })
}

/// Figures about a whole solved game as JSON.
#[pyfunction]
#[pyo3(signature = (game, path, reachable=false, threads=None))]
pub fn _statistics(
    py: Python<'_>,
    game: &Game,
    path: PathBuf,
    reachable: bool,
    threads: Option<usize>,
) -> PyResult<String> {
    let oracle = oracle_of(game)?;
    let found = interruptible(py, |watch| {
        oracle.statistics(&path, reachable, &Work { threads, watch })
    })?;
    Ok(found.json)
}

/// Values and plies.
type Found<'py> = (Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<i16>>);

/// The table of a solved game.
#[pyclass(module = "parlour._parlour", frozen)]
pub struct Table {
    values: Box<dyn Values>,
}

#[pymethods]
impl Table {
    #[new]
    fn new(game: &Game, path: PathBuf) -> PyResult<Table> {
        let values = oracle_of(game)?.open(&path).map_err(refused)?;
        Ok(Table { values })
    }
    /// For each state 1, 0 or −1 for the side to move, and the plies to the end (0 for a draw).
    fn lookup<'py>(&self, py: Python<'py>, states: Vec<PyRef<'py, State>>) -> PyResult<Found<'py>> {
        let lives: Vec<&dyn crate::live::Live> = states.iter().map(|s| &*s.live).collect();
        let found = py.detach(|| {
            let proofs = lives.iter().map(|live| self.values.value(live.table()));
            proofs.collect::<Result<Vec<_>, OracleError>>()
        });
        let found = found.map_err(refused)?;
        let sign = |verdict| match verdict {
            Verdict::Win => 1i8,
            Verdict::Draw => 0,
            Verdict::Loss => -1,
        };
        let signs: Vec<i8> = found.iter().map(|proof| sign(proof.verdict)).collect();
        let plies = found.iter().map(|proof| proof.plies.unwrap_or(0) as i16);
        let plies: Vec<i16> = plies.collect();
        Ok((signs.to_pyarray(py), plies.to_pyarray(py)))
    }
}
