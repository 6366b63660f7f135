//! The native half of the Python package `parlour`: rules, batches, bots, matches and tables. Its pure half, stubs
//! and tests are in `python/`; it knows no game by name.

// The bodies that pyo3 writes for a module are not ours to document.
#![allow(missing_docs)]

mod batch;
mod contest;
mod entries;
mod game;
mod interrupt;
mod ints;
mod live;
mod mind;
mod puzzles;
mod refusal;
mod review;
mod solved;
mod state;
mod vector;

use pyo3::prelude::*;

/// The state after some actions.
fn restore(
    game: &game::Game,
    start: Option<&str>,
    seed: u64,
    actions: &[u32],
) -> PyResult<state::State> {
    let mut live = live::begin(&*game.shared.rules, start, seed).map_err(refusal::refused)?;
    for action in actions {
        live.apply(*action).map_err(refusal::refused)?;
    }
    Ok(state::State::new(game.clone(), live))
}

#[pymodule]
mod _parlour {
    use super::game::Game as Rules;
    use super::refusal::refused;
    use super::state::State as Playing;
    use super::{live, mind};
    use pyo3::prelude::*;
    use pyo3::types::PyDict;
    use std::path::PathBuf;

    #[pymodule_export]
    use super::contest::{_match, _merge};
    #[pymodule_export]
    use super::game::{Game, Symmetry};
    #[pymodule_export]
    use super::mind::Bot;
    #[pymodule_export]
    use super::puzzles::_puzzles;
    #[pymodule_export]
    use super::review::_review;
    #[pymodule_export]
    use super::solved::{_statistics, Table, solve};
    #[pymodule_export]
    use super::state::State;
    #[pymodule_export]
    use super::vector::Matches;

    /// A game by any of its names, under a preset and options.
    #[pyfunction]
    #[pyo3(signature = (name, rules=None, options=None))]
    fn _load_game(
        name: &str,
        rules: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Rules> {
        Rules::load(name, rules, options)
    }

    /// The names of all games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        let all = parlour_games::all();
        all.iter().map(|game| game.name()).collect()
    }

    /// The state at the end of a record, in Parlour's form or a notation of the game's own.
    #[pyfunction]
    fn load_record(text: &str) -> PyResult<Playing> {
        let (rules, record) = parlour_games::from_record(text).map_err(refused)?;
        let table = parlour_core::replay(&*rules, &record).map_err(refused)?;
        Ok(Playing::new(Rules::new(rules), live::join(&*table)))
    }

    /// What a pickled state is made from.
    #[pyfunction]
    fn _restore(
        game: &Rules,
        start: Option<&str>,
        seed: u64,
        actions: Vec<u32>,
    ) -> PyResult<Playing> {
        super::restore(game, start, seed, &actions)
    }

    /// Is this a strength that a bot can have?
    #[pyfunction]
    fn _strength(level: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(mind::strength(level)?.to_string())
    }

    /// Tables that bots make for themselves are kept in this folder from now on.
    #[pyfunction]
    fn keep_data_in(folder: PathBuf) {
        parlour_bots::keep_data_in(folder);
    }
}
