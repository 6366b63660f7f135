//! Bots and what they think.

use crate::game::{Game, seed_of};
use crate::refusal::refused;
use crate::state::State;
use parlour_bots::{Bot as Mind, BotError, Limits, Lines, Strength, seat_bot};
use parlour_core::{Analysis, Proof, Table, Verdict, Watch};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::sync::Mutex;
use std::time::Duration;

/// A player of one game.
#[pyclass(module = "parlour._parlour", frozen)]
pub struct Bot {
    game: Game,
    strength: Strength,
    mind: Mutex<Box<dyn Mind>>,
    limits: Limits,
}

/// `6`, `"greedy"`, `"random"`.
pub fn strength(level: &Bound<'_, PyAny>) -> PyResult<Strength> {
    let text = level.str()?.to_string();
    text.parse().map_err(refused)
}

/// How many lines: a number, or all of them.
fn lines(lines: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Lines>> {
    let Some(lines) = lines else { return Ok(None) };
    if lines.extract::<String>().is_ok_and(|word| word == "all") {
        return Ok(Some(Lines::All));
    }
    match lines.extract::<u16>() {
        Ok(n @ 1..) => Ok(Some(Lines::Best(n))),
        _ => Err(refused(format!(
            "lines is a number from 1, or \"all\", not {lines}"
        ))),
    }
}

pub fn limits(
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    threads: Option<u8>,
) -> PyResult<Limits> {
    let time = match time {
        None => None,
        Some(seconds) => Some(
            Duration::try_from_secs_f64(seconds)
                .map_err(|_| refused(format!("a time is a number of seconds, not {seconds}")))?,
        ),
    };
    Ok(Limits {
        depth,
        nodes,
        time,
        helpers: threads.unwrap_or(1).saturating_sub(1),
        ..Limits::default()
    })
}

/// The protocol's word for it.
fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

fn put_proof(into: &Bound<'_, PyDict>, proof: Option<Proof>) -> PyResult<()> {
    if let Some(proof) = proof {
        into.set_item("result", verdict_word(proof.verdict))?;
        if let Some(plies) = proof.plies {
            into.set_item("plies", plies)?;
        }
    }
    Ok(())
}

/// The same words as the JSON protocol has for it, and the action of each move.
fn tell<'py>(
    py: Python<'py>,
    state: &State,
    said: &Analysis<String>,
) -> PyResult<Bound<'py, PyDict>> {
    let answer = PyDict::new(py);
    put_proof(&answer, said.proof)?;
    let moves = PyList::empty(py);
    for worth in &said.moves {
        let one = PyDict::new(py);
        one.set_item("move", &worth.m)?;
        one.set_item("action", state.live.read(&worth.m).map_err(refused)?)?;
        one.set_item("score", worth.score)?;
        put_proof(&one, worth.proof)?;
        one.set_item("pv", &worth.line)?;
        moves.append(one)?;
    }
    answer.set_item("moves", moves)?;
    answer.set_item("nodes", said.nodes)?;
    answer.set_item("depth", said.depth)?;
    Ok(answer)
}

impl Bot {
    /// Thinks about a state with the interpreter released.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        state: &State,
        work: impl FnOnce(&mut dyn Mind, &dyn Table) -> Result<T, BotError> + Send,
    ) -> PyResult<T> {
        let live = &*state.live;
        let said = py.detach(|| {
            let mind = self.mind.lock();
            let mut mind = mind.unwrap_or_else(|broken| broken.into_inner());
            work(&mut **mind, live.table())
        });
        said.map_err(refused)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level=None, seed=None, depth=None, nodes=None, time=None, threads=None, judge=None, book=true))]
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        game: &Game,
        level: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        depth: Option<u32>,
        nodes: Option<u64>,
        time: Option<f64>,
        threads: Option<u8>,
        judge: Option<&str>,
        book: bool,
    ) -> PyResult<Bot> {
        let judge = judge.map(str::parse).transpose().map_err(refused)?;
        let strength = level.map_or(Ok(Strength::BEST), strength)?;
        let mind = seat_bot(&*game.shared.rules, strength, seed_of(seed)?).map_err(refused)?;
        Ok(Bot {
            game: game.clone(),
            strength,
            mind: Mutex::new(mind),
            limits: Limits {
                judge,
                book: Some(book),
                ..limits(depth, nodes, time, threads)?
            },
        })
    }
    /// The text of the move that the seat to move should make.
    fn choose(&self, py: Python<'_>, state: &State) -> PyResult<String> {
        self.think(py, state, |mind, table| {
            mind.choose(table, &self.limits, &Watch::new())
        })
    }
    /// The next action of that move.
    fn step(&self, py: Python<'_>, state: &State) -> PyResult<u32> {
        if !state.live.begun().is_empty() {
            let why = "a move has been begun; a bot plays whole moves: `choose` before it";
            return Err(refused(why));
        }
        let text = self.choose(py, state)?;
        state.live.read(&text).map_err(refused)
    }
    /// What it thinks of the position, best move first.
    #[pyo3(signature = (state, lines=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        lines: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let limits = Limits {
            lines: self::lines(lines)?,
            ..self.limits.clone()
        };
        let said = self.think(py, state, |mind, table| {
            mind.analyse(table, &limits, &Watch::new())
        })?;
        tell(py, state, &said)
    }
    fn __repr__(&self) -> String {
        format!(
            "<Bot for {}: {}>",
            self.game.shared.rules.name(),
            self.strength
        )
    }
}
