//! Many matches at once, in arrays that the caller owns.

use crate::batch::{Batch, Manner, Rows, batch};
use crate::game::{Game, seed_of};
use crate::refusal::refused;
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;

/// Matches that step together; `parlour.VectorEnv` owns the arrays.
#[pyclass(module = "parlour._parlour")]
pub struct Matches {
    batch: Box<dyn Batch>,
    size: usize,
    seats: usize,
    actions: usize,
    tensor: usize,
}

/// The arrays of the caller, borrowed for one call.
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    ended: PyReadwriteArray1<'py, bool>,
    cut: PyReadwriteArray1<'py, bool>,
    movers: PyReadwriteArray1<'py, i32>,
}

/// What Python gives: observations, masks, rewards, terminated, truncated, movers.
type Given<'py> = (
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<i32>>,
);

impl Matches {
    fn borrow<'py>(&self, given: &Given<'py>) -> PyResult<Arrays<'py>> {
        let (observations, masks, rewards, ended, cut, movers) = given;
        let busy = |why| refused(format!("an array cannot be written: {why}"));
        Ok(Arrays {
            observations: observations.try_readwrite().map_err(busy)?,
            masks: masks.try_readwrite().map_err(busy)?,
            rewards: rewards.try_readwrite().map_err(busy)?,
            ended: ended.try_readwrite().map_err(busy)?,
            cut: cut.try_readwrite().map_err(busy)?,
            movers: movers.try_readwrite().map_err(busy)?,
        })
    }
    fn rows<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Rows<'a>> {
        let rows = Rows {
            observations: arrays.observations.as_slice_mut().map_err(refused)?,
            masks: arrays.masks.as_slice_mut().map_err(refused)?,
            rewards: arrays.rewards.as_slice_mut().map_err(refused)?,
            ended: arrays.ended.as_slice_mut().map_err(refused)?,
            cut: arrays.cut.as_slice_mut().map_err(refused)?,
            movers: arrays.movers.as_slice_mut().map_err(refused)?,
        };
        for (name, found, wanted) in [
            (
                "observations",
                rows.observations.len(),
                self.size * self.tensor,
            ),
            ("masks", rows.masks.len(), self.size * self.actions),
            ("rewards", rows.rewards.len(), self.size * self.seats),
            ("terminated", rows.ended.len(), self.size),
            ("truncated", rows.cut.len(), self.size),
            ("players", rows.movers.len(), self.size),
        ] {
            if found != wanted {
                return Err(refused(format!(
                    "{name} has room for {found} numbers, not {wanted}"
                )));
            }
        }
        Ok(rows)
    }
}

#[pymethods]
impl Matches {
    #[new]
    #[pyo3(signature = (game, size, threads, all_seats, turned, plies))]
    fn new(
        game: &Game,
        size: usize,
        threads: usize,
        all_seats: bool,
        turned: bool,
        plies: u32,
    ) -> PyResult<Matches> {
        if size == 0 {
            return Err(refused("a vector of 0 matches has nothing to play"));
        }
        let rules = &game.shared.rules;
        let seats = rules.seats() as usize;
        let manner = Manner {
            threads,
            all_seats,
            turned,
            plies,
        };
        let batch = batch(&**rules, size, manner);
        let views = if all_seats { seats } else { 1 };
        Ok(Matches {
            batch: batch.expect("a game of ours"),
            size,
            seats,
            actions: game.shared.sizes.actions as usize,
            tensor: game.shared.sizes.tensor() * views,
        })
    }
    #[pyo3(signature = (seed, arrays))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        arrays: Given<'_>,
    ) -> PyResult<()> {
        let seed = seed_of(seed)?;
        let mut arrays = self.borrow(&arrays)?;
        let rows = self.rows(&mut arrays)?;
        let batch = &mut self.batch;
        py.detach(|| batch.reset(seed, rows));
        Ok(())
    }
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        arrays: Given<'_>,
    ) -> PyResult<()> {
        let mut arrays = self.borrow(&arrays)?;
        let rows = self.rows(&mut arrays)?;
        let actions = actions.as_slice().map_err(refused)?;
        if actions.len() != self.size {
            let why = format!("{} actions for {} matches", actions.len(), self.size);
            return Err(refused(why));
        }
        let batch = &mut self.batch;
        py.detach(|| batch.step(actions, rows)).map_err(refused)
    }
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyArray1<i64>>) -> PyResult<()> {
        let mut actions = actions.try_readwrite().map_err(refused)?;
        let actions = actions.as_slice_mut().map_err(refused)?;
        let batch = &mut self.batch;
        py.detach(|| batch.sample(actions));
        Ok(())
    }
    fn position(&self, i: usize) -> PyResult<String> {
        if i >= self.size {
            return Err(refused(format!("match {i} is none of {}", self.size)));
        }
        Ok(self.batch.position(i))
    }
}
