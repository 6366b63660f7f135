//! The rules of a game as Python sees them.

use crate::live::{self, Sizes};
use crate::mind::Bot;
use crate::refusal::refused;
use crate::state::State;
use numpy::{PyArray1, ToPyArray};
use parlour_core::{Rulebook, Seat};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use std::sync::Arc;

/// The rules and their numbers, shared by every state.
pub struct Shared {
    pub rules: Arc<dyn Rulebook>,
    pub sizes: Sizes,
}

/// The rules of a game with its options chosen.
#[pyclass(module = "parlour._parlour", frozen)]
#[derive(Clone)]
pub struct Game {
    pub shared: Arc<Shared>,
}

/// One way to turn, mirror or exchange that leaves the rules as they are.
#[pyclass(module = "parlour._parlour", frozen)]
pub struct Symmetry {
    name: String,
    seats: Vec<u32>,
    actions: Py<PyArray1<i64>>,
    tensor: Py<PyArray1<i64>>,
}

#[pymethods]
impl Symmetry {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }
    #[getter]
    fn seats(&self) -> Vec<u32> {
        self.seats.clone()
    }
    #[getter]
    fn actions(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.actions.clone_ref(py)
    }
    #[getter]
    fn tensor(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.tensor.clone_ref(py)
    }
    fn __repr__(&self) -> String {
        format!("Symmetry({:?})", self.name)
    }
}

/// The value of an option as the rows of a game read it.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyBool>() {
        return Ok(value.extract::<bool>()?.to_string());
    }
    Ok(value.str()?.to_string())
}

impl Game {
    pub fn new(rules: Arc<dyn Rulebook>) -> Game {
        let sizes = live::sizes(&*rules);
        Game {
            shared: Arc::new(Shared { rules, sizes }),
        }
    }
    /// A game by any of its names under a preset and options.
    pub fn load(
        name: &str,
        rules: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let book = parlour_games::by_name(name).map_err(refused)?;
        let mut chosen = Vec::new();
        for (key, value) in options.into_iter().flatten() {
            chosen.push((key.extract::<String>()?, option_text(&value)?));
        }
        Ok(Game::new(book.configure(rules, &chosen).map_err(refused)?))
    }
    fn begin(&self, text: Option<&str>, seed: u64) -> PyResult<State> {
        let live = live::begin(&*self.shared.rules, text, seed).map_err(refused)?;
        Ok(State::new(self.clone(), live))
    }
}

/// A seed: a whole number, or any text.
pub fn seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    let Some(seed) = seed else { return Ok(0) };
    if let Ok(text) = seed.extract::<String>() {
        return Ok(parlour_core::seed(&text));
    }
    seed.extract::<u64>()
        .map_err(|_| PyTypeError::new_err("a seed is a number from 0 below 2**64, or a text"))
}

#[pymethods]
impl Game {
    #[getter]
    fn name(&self) -> &'static str {
        self.shared.rules.name()
    }
    #[getter]
    fn title(&self) -> &'static str {
        self.shared.rules.title()
    }
    #[getter]
    fn about(&self) -> &'static str {
        self.shared.rules.about()
    }
    #[getter]
    fn sheet(&self) -> &'static str {
        self.shared.rules.sheet()
    }
    /// The nearest preset.
    #[getter]
    fn rules(&self) -> &'static str {
        self.shared.rules.chosen().0
    }
    /// Options that differ from the preset.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (key, value) in self.shared.rules.chosen().1 {
            options.set_item(key, value)?;
        }
        Ok(options)
    }
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let settings = PyDict::new(py);
        for (key, value) in self.shared.rules.settings() {
            settings.set_item(key, value)?;
        }
        Ok(settings)
    }
    #[getter]
    fn presets(&self) -> Vec<&'static str> {
        let presets = self.shared.rules.presets();
        presets.into_iter().map(|preset| preset.name).collect()
    }
    #[getter]
    fn is_open(&self) -> bool {
        self.shared.rules.is_open()
    }
    #[getter]
    fn seat_names(&self) -> Vec<&'static str> {
        let rules = &self.shared.rules;
        (0..rules.seats())
            .map(|s| rules.seat_name(Seat(s)))
            .collect()
    }
    #[getter]
    fn teams(&self) -> Vec<Vec<u32>> {
        let rules = &self.shared.rules;
        let team = |s| {
            rules
                .team(Seat(s))
                .iter()
                .map(|seat| seat.0.into())
                .collect()
        };
        let mut teams: Vec<Vec<u32>> = Vec::new();
        for team in (0..rules.seats()).map(team) {
            if !teams.contains(&team) {
                teams.push(team);
            }
        }
        teams
    }
    fn num_players(&self) -> u8 {
        self.shared.rules.seats()
    }
    fn num_distinct_actions(&self) -> u32 {
        self.shared.sizes.actions
    }
    fn observation_planes(&self) -> Vec<String> {
        self.shared.sizes.planes.clone()
    }
    fn observation_tensor_shape(&self) -> [usize; 3] {
        let Sizes { planes, cells, .. } = &self.shared.sizes;
        [planes.len(), cells.0, cells.1]
    }
    fn observation_tensor_size(&self) -> usize {
        self.shared.sizes.tensor()
    }
    fn min_utility(&self) -> f64 {
        -1.0
    }
    fn max_utility(&self) -> f64 {
        1.0
    }
    fn utility_sum(&self) -> Option<f64> {
        let even = self
            .teams()
            .windows(2)
            .all(|pair| pair[0].len() == pair[1].len());
        (self.teams().len() == 2 && even).then_some(0.0)
    }
    fn max_plies(&self) -> Option<u32> {
        self.shared.sizes.plies
    }
    fn symmetries(&self, py: Python<'_>) -> Vec<Symmetry> {
        let wide = |numbers: Vec<u32>| {
            let wide: Vec<i64> = numbers.into_iter().map(i64::from).collect();
            wide.to_pyarray(py).unbind()
        };
        let all = (self.shared.sizes.symmetries)(&*self.shared.rules);
        all.into_iter()
            .map(|one| Symmetry {
                name: one.name,
                seats: one.seats.iter().map(|seat| seat.0.into()).collect(),
                actions: wide(one.actions),
                tensor: wide(one.tensor),
            })
            .collect()
    }
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        self.begin(None, seed_of(seed)?)
    }
    #[pyo3(signature = (text, seed=None))]
    fn state_from_text(&self, text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        self.begin(Some(text), seed_of(seed)?)
    }
    /// A player of this game.
    #[pyo3(signature = (level=None, seed=None, depth=None, nodes=None, time=None, threads=None, judge=None, book=true))]
    #[allow(clippy::too_many_arguments)]
    fn bot(
        &self,
        level: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        depth: Option<u32>,
        nodes: Option<u64>,
        time: Option<f64>,
        threads: Option<u8>,
        judge: Option<&str>,
        book: bool,
    ) -> PyResult<Bot> {
        Bot::new(self, level, seed, depth, nodes, time, threads, judge, book)
    }
    fn __repr__(&self) -> String {
        let (preset, options) = self.shared.rules.chosen();
        let options = options
            .iter()
            .map(|(key, value)| format!(", {key}={value:?}"));
        let options: String = options.collect();
        format!(
            "load_game({:?}, rules={preset:?}{options})",
            self.shared.rules.name()
        )
    }
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else {
            return false;
        };
        let same = |game: &Game| (game.shared.rules.name(), game.shared.rules.settings());
        same(self) == same(other.get())
    }
    fn __hash__(&self) -> u64 {
        parlour_core::seed(&self.__repr__())
    }
    fn __copy__(&self) -> Game {
        self.clone()
    }
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let load = py.import("parlour._parlour")?.getattr("_load_game")?;
        let parts = (self.name(), self.rules(), self.options(py)?);
        Ok((load, parts).into_pyobject(py)?.into_any())
    }
}
