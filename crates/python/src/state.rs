//! A match that goes on, as Python sees it.

use crate::game::{Game, seed_of};
use crate::ints;
use crate::live::{Live, illegal};
use crate::refusal::refused;
use numpy::{PyArray1, ToPyArray};
use parlour_core::{Eye, Seat, Status, svg};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// Nobody is to move any more.
const TERMINAL: i32 = -4;

/// A match in progress or over.
#[pyclass(module = "parlour._parlour")]
pub struct State {
    pub game: Game,
    pub live: Box<dyn Live>,
    /// For lists of actions.
    scratch: Vec<u32>,
    /// Does `scratch` hold all legal actions?
    fresh: bool,
}

impl State {
    pub fn new(game: Game, live: Box<dyn Live>) -> State {
        State {
            game,
            live,
            scratch: Vec::new(),
            fresh: false,
        }
    }
    /// The seat that is asked about: by default the one to move, or the first when the match is over.
    fn seat(&self, player: Option<i64>) -> PyResult<Seat> {
        let Some(n) = player else {
            return Ok(self.live.status().mover().unwrap_or(Seat(0)));
        };
        let seats = self.game.shared.rules.seats();
        if (0..i64::from(seats)).contains(&n) {
            return Ok(Seat(n as u8));
        }
        Err(PyIndexError::new_err(format!(
            "player {n} is none of the {seats} players, counted from 0"
        )))
    }
    fn eye(&self, player: Option<i64>) -> PyResult<Eye> {
        match player {
            None => Ok(Eye::Keeper),
            some => self.seat(some).map(Eye::Seat),
        }
    }
    /// Has `player`, if somebody is named, something to do?
    fn acts(&self, player: Option<i64>) -> PyResult<bool> {
        Ok(player.is_none() || self.live.status() == Status::ToMove(self.seat(player)?))
    }
    /// The match, to change it.
    fn change(&mut self) -> &mut Box<dyn Live> {
        self.fresh = false;
        &mut self.live
    }
    /// Every legal action, whoever is to move.
    fn legal(&mut self) -> &[u32] {
        if !self.fresh {
            self.scratch.clear();
            self.live.legal(&mut self.scratch);
            self.fresh = true;
        }
        &self.scratch
    }
    fn listed(&mut self, player: Option<i64>) -> PyResult<()> {
        self.fresh = false;
        self.scratch.clear();
        if self.acts(player)? {
            self.live.legal(&mut self.scratch);
        }
        Ok(())
    }
    fn points(&self) -> Vec<f64> {
        let seats = 0..self.game.shared.rules.seats();
        let points = |seat| match self.live.status() {
            Status::Over(how) => f64::from(how.points(Seat(seat))),
            Status::ToMove(_) => 0.0,
        };
        seats.map(points).collect()
    }
}

/// Any whole number as one that an action might have.
fn numbered(action: i64) -> PyResult<u32> {
    u32::try_from(action).map_err(|_| refused(illegal(action)))
}

#[pymethods]
impl State {
    fn get_game(&self) -> Game {
        self.game.clone()
    }
    fn num_players(&self) -> u8 {
        self.game.shared.rules.seats()
    }
    fn num_distinct_actions(&self) -> u32 {
        self.game.shared.sizes.actions
    }
    fn current_player(&self) -> i32 {
        match self.live.status() {
            Status::ToMove(seat) => seat.0.into(),
            Status::Over(_) => TERMINAL,
        }
    }
    fn is_terminal(&self) -> bool {
        matches!(self.live.status(), Status::Over(_))
    }
    fn is_chance_node(&self) -> bool {
        false
    }
    fn is_simultaneous_node(&self) -> bool {
        false
    }
    #[pyo3(signature = (player=None))]
    fn legal_actions<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyList>> {
        self.listed(player)?;
        ints::list(py, &self.scratch)
    }
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyList>> {
        self.listed(player)?;
        let mut mask = vec![0; self.game.shared.sizes.actions as usize];
        self.scratch.iter().for_each(|a| mask[*a as usize] = 1);
        ints::list(py, &mask)
    }
    #[pyo3(signature = (player=None))]
    fn action_mask<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        self.listed(player)?;
        let mut mask = vec![false; self.game.shared.sizes.actions as usize];
        self.scratch.iter().for_each(|a| mask[*a as usize] = true);
        Ok(mask.to_pyarray(py))
    }
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        self.change().apply(numbered(action)?).map_err(refused)
    }
    /// How many actions are legal.
    fn num_legal_actions(&mut self) -> usize {
        self.legal().len()
    }
    /// Applies the legal action at this index of `legal_actions()`; how many are legal then, 0 when the game is over.
    fn apply_legal(&mut self, index: i64) -> PyResult<usize> {
        let legal = self.legal();
        let place = usize::try_from(index).ok();
        let Some(action) = place.and_then(|i| legal.get(i)).copied() else {
            let why = format!(
                "there are {} legal actions, none with index {index}",
                legal.len()
            );
            return Err(PyIndexError::new_err(why));
        };
        self.change().apply(action).map_err(refused)?;
        Ok(self.legal().len())
    }
    fn apply_actions(&mut self, actions: Vec<i64>) -> PyResult<()> {
        let before = self.live.copy();
        for action in actions {
            if let Err(why) = self.apply_action(action) {
                *self.change() = before;
                return Err(why);
            }
        }
        Ok(())
    }
    /// A whole move in any spelling.
    fn play(&mut self, text: &str) -> PyResult<()> {
        self.change().play(text).map_err(refused)
    }
    fn undo(&mut self) -> PyResult<()> {
        match self.change().undo() {
            true => Ok(()),
            false => Err(refused("nothing has been played that could be taken back")),
        }
    }
    fn undo_action(&mut self, _player: i64, action: i64) -> PyResult<()> {
        match self.live.history().last() {
            Some(last) if i64::from(*last) == action => self.undo(),
            _ => Err(refused(format!("action {action} is not the last one"))),
        }
    }
    #[pyo3(signature = (*arguments))]
    fn action_to_string(&self, arguments: &Bound<'_, PyTuple>) -> PyResult<String> {
        let action = match arguments.len() {
            1 | 2 => arguments.get_item(arguments.len() - 1)?.extract::<i64>()?,
            n => {
                let why = format!("an action, or a player and an action, not {n} arguments");
                return Err(PyTypeError::new_err(why));
            }
        };
        self.live.say(numbered(action)?).map_err(refused)
    }
    #[pyo3(signature = (*arguments))]
    fn string_to_action(&self, arguments: &Bound<'_, PyTuple>) -> PyResult<u32> {
        let text: String = match arguments.len() {
            1 | 2 => arguments.get_item(arguments.len() - 1)?.extract()?,
            n => {
                let why = format!("a text, or a player and a text, not {n} arguments");
                return Err(PyTypeError::new_err(why));
            }
        };
        self.live.read(&text).map_err(refused)
    }
    fn returns(&self) -> Vec<f64> {
        self.points()
    }
    fn rewards(&self) -> Vec<f64> {
        self.points()
    }
    fn player_return(&self, player: i64) -> PyResult<f64> {
        Ok(self.points()[self.seat(Some(player))?.index()])
    }
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        ints::list(py, &self.live.history())
    }
    fn move_number(&self) -> usize {
        self.live.history().len()
    }
    /// Actions made of a move that is not complete yet.
    fn begun<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        ints::list(py, self.live.begun())
    }
    /// Legal moves as texts, sorted.
    fn legal_moves(&self) -> Vec<String> {
        self.live.table().moves(Eye::Keeper)
    }
    /// Every legal move with the position after it.
    fn children(&self) -> Vec<(String, String)> {
        self.live.table().children()
    }
    /// The moves played, as a player saw them.
    #[pyo3(signature = (player=None))]
    fn moves_played(&self, player: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.live.table().history(self.eye(player)?))
    }
    fn clone(&self) -> State {
        State::new(self.game.clone(), self.live.copy())
    }
    fn __copy__(&self) -> State {
        self.clone()
    }
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }
    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let mut out = vec![0.0; self.game.shared.sizes.tensor()];
        self.live.observe(seat, &mut out);
        Ok(out.to_pyarray(py))
    }
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        let seat = self.seat(player)?;
        Ok(self.live.table().position(Eye::Seat(seat)))
    }
    /// All that a player knows: what it sees now, and what it saw of every move.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i64>) -> PyResult<String> {
        let (seat, table) = (self.seat(player)?, self.live.table());
        let eye = Eye::Seat(seat);
        let mut text = format!("{}: {}", seat, table.position(eye));
        for moved in table.history(eye) {
            text.push(' ');
            text += &moved;
        }
        if !self.live.begun().is_empty() {
            text += &format!(" {:?}", self.live.begun());
        }
        Ok(text)
    }
    #[pyo3(signature = (player=None))]
    fn information_state(&self, player: Option<i64>) -> PyResult<String> {
        self.information_state_string(player)
    }
    /// A state that looks the same to `player`; what it cannot see is drawn from the seed.
    #[pyo3(signature = (player=None, seed=None))]
    fn resample(&self, player: Option<i64>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let live = self.live.resample(self.seat(player)?, seed_of(seed)?);
        Ok(State::new(self.game.clone(), live))
    }
    /// `{"over": …, "seat": …}` or `{"over": True, "winners": …, "reason": …}`.
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let status = PyDict::new(py);
        match self.live.status() {
            Status::ToMove(seat) => {
                status.set_item("over", false)?;
                status.set_item("seat", seat.0)?;
            }
            Status::Over(how) => {
                let winners: Vec<u32> = how.winners.iter().map(|seat| seat.0.into()).collect();
                status.set_item("over", true)?;
                status.set_item("winners", PyList::new(py, winners)?)?;
                status.set_item("reason", how.reason.code)?;
                if let Some(scores) = self.live.table().scores() {
                    status.set_item("scores", scores)?;
                }
            }
        }
        Ok(status)
    }
    fn scores(&self) -> Option<Vec<i32>> {
        self.live.table().scores()
    }
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        let live = &*self.live;
        py.detach(|| live.table().perft(depth))
    }
    /// The record of the match as a player saw it; without a player, all of it.
    #[pyo3(signature = (player=None))]
    fn record(&self, player: Option<i64>) -> PyResult<String> {
        Ok(self.live.table().record(self.eye(player)?).to_string())
    }
    /// The board in characters.
    #[pyo3(signature = (player=None))]
    fn draw(&self, player: Option<i64>) -> PyResult<String> {
        Ok(self.live.table().draw(self.eye(player)?))
    }
    /// The board as a picture, with the player at the bottom.
    #[pyo3(signature = (player=None))]
    fn to_svg(&self, player: Option<i64>) -> PyResult<String> {
        let (eye, table) = (self.eye(player)?, self.live.table());
        let style = svg::Style {
            seat: self.seat(Some(player.unwrap_or(0)))?.0,
            title: format!("{}: {}", table.rules().title(), table.position(eye)),
            ..svg::Style::default()
        };
        Ok(svg::draw(
            &table.scene(eye),
            &table.rules().glyphs(),
            &style,
        ))
    }
    fn _repr_svg_(&self) -> PyResult<String> {
        self.to_svg(None)
    }
    fn serialize(&self) -> PyResult<String> {
        self.record(None)
    }
    fn __str__(&self) -> String {
        self.live.table().position(Eye::Keeper)
    }
    fn __repr__(&self) -> String {
        format!(
            "<State of {}: {}>",
            self.game.shared.rules.name(),
            self.__str__()
        )
    }
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<State>() else {
            return false;
        };
        let Ok(other) = other.try_borrow() else {
            return true;
        };
        let same = |state: &State| {
            let rules = &state.game.shared.rules;
            let settings = (rules.name(), rules.settings(), state.live.start());
            (settings, state.live.history(), state.__str__())
        };
        same(self) == same(&other)
    }
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let module = py.import("parlour._parlour")?;
        let (start, seed) = self.live.start();
        let history = self.live.history();
        if !self.game.shared.rules.is_open() && self.live.begun().is_empty() {
            // A record may know other shuffles than the seed.
            let again = crate::restore(&self.game, start.as_deref(), seed, &history);
            if !again.is_ok_and(|again| again.__str__() == self.__str__()) {
                let load = module.getattr("load_record")?;
                return Ok((load, (self.record(None)?,)).into_pyobject(py)?.into_any());
            }
        }
        let parts = (self.game.clone(), start, seed, history);
        Ok((module.getattr("_restore")?, parts)
            .into_pyobject(py)?
            .into_any())
    }
}
