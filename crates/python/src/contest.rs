//! Matches between bots, engines and Python players.

use crate::game::{Game, seed_of};
use crate::live;
use crate::mind::limits;
use crate::refusal::refused;
use crate::state::State;
use parlour_arena::{
    Adjudication, Allowance, Arena, Contestant, Guest, Ledger, Manners, Openings, Shard, Sprt,
    Tally, Terms, Tournament, Verdict,
};
use parlour_bots::{Bot, BotError, Limits};
use parlour_core::{Analysis, Table, Watch};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A function of a state that returns an action or the text of a move.
struct Caller {
    game: Game,
    function: Arc<Py<PyAny>>,
    seed: u64,
}

impl Caller {
    fn ask(&self, py: Python<'_>, table: &dyn Table) -> PyResult<String> {
        let seat = table
            .status()
            .mover()
            .ok_or_else(|| refused("the game is over"))?;
        let seed = parlour_core::mix(self.seed ^ table.ply() as u64);
        let mut live = live::join(table).resample(seat, seed);
        loop {
            let state = Bound::new(py, State::new(self.game.clone(), live))?;
            let answer = self.function.bind(py).call1((&state,))?;
            if let Ok(text) = answer.cast::<PyString>() {
                return Ok(text.to_string());
            }
            let action = answer.extract::<u32>()?;
            live = state.borrow().live.copy();
            let text = live.say(action).map_err(refused)?;
            live.apply(action).map_err(refused)?;
            if live.begun().is_empty() {
                return Ok(text);
            }
        }
    }
}

impl Bot for Caller {
    fn choose(&mut self, table: &dyn Table, _: &Limits, _: &Watch) -> Result<String, BotError> {
        let said = Python::attach(|py| self.ask(py, table).map_err(|why| why.to_string()));
        said.map_err(BotError::Failed)
    }
    fn analyse(
        &mut self,
        _: &dyn Table,
        _: &Limits,
        _: &Watch,
    ) -> Result<Analysis<String>, BotError> {
        Err(BotError::Missing(
            "a Python player says no more than its move".into(),
        ))
    }
}

/// A text such as `level:4` or `ugi:COMMAND`, or a name and a function.
#[derive(FromPyObject)]
pub enum Given {
    Text(String),
    Player(String, Py<PyAny>),
}

fn contestant(game: &Game, given: Given) -> PyResult<Contestant> {
    match given {
        Given::Text(text) => text.parse().map_err(refused),
        Given::Player(name, function) => {
            let (game, function) = (game.clone(), Arc::new(function));
            let make = move |seed| -> Box<dyn Bot> {
                Box::new(Caller {
                    game: game.clone(),
                    function: function.clone(),
                    seed,
                })
            };
            Ok(Contestant::guest(&name, Guest(Arc::new(make))))
        }
    }
}

fn report(arena: &Arena, tally: &Tally, ledger: &Ledger) -> Value {
    let standings = arena.contestants.iter().zip(&tally.standings);
    let standings = standings.map(|(contestant, s)| {
        json!({
            "name": contestant.name, "games": s.games, "wins": s.wins, "draws": s.draws,
            "losses": s.losses, "points": s.points(), "forfeits": s.forfeits,
            "elo": s.rating.map(|r| r.elo.0), "low": s.rating.map(|r| r.low.0), "high": s.rating.map(|r| r.high.0),
        })
    });
    let mut told = json!({
        "standings": standings.collect::<Vec<_>>(),
        "pairs": tally.pairs,
        "notes": tally.notes,
        "match": arena.header()["match"],
        "games": ledger.games().collect::<Vec<_>>(),
    });
    if let Some(test) = arena.sprt {
        let verdict = match test.verdict(&tally.pairs) {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Open => "open",
        };
        told["sprt"] = json!({
            "elo0": test.elo0, "elo1": test.elo1, "verdict": verdict,
            "ratio": test.ratio(&tally.pairs), "bound": Sprt::bound(),
        });
    }
    told
}

/// Plays a match and tells about it as JSON.
#[pyfunction]
#[pyo3(signature = (game, contestants, games, seed=None, shard=None, threads=1, depth=None, nodes=None, time=None,
    opening=None, plies=None, tournament=None, sprt=None, results=None, save=None, progress=None))]
#[allow(clippy::too_many_arguments)]
pub fn _match(
    py: Python<'_>,
    game: &Game,
    contestants: Vec<Given>,
    games: u32,
    seed: Option<&Bound<'_, PyAny>>,
    shard: Option<&str>,
    threads: usize,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<f64>,
    opening: Option<usize>,
    plies: Option<usize>,
    tournament: Option<&str>,
    sprt: Option<(f64, f64)>,
    results: Option<PathBuf>,
    save: Option<PathBuf>,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let rules = game.shared.rules.clone();
    let contestants = contestants.into_iter().map(|one| contestant(game, one));
    let arena = Arena {
        contestants: contestants.collect::<PyResult<_>>()?,
        tournament: match tournament {
            None | Some("one-table") => Tournament::OneTable,
            Some("round-robin") => Tournament::RoundRobin,
            Some("gauntlet") => Tournament::Gauntlet,
            Some(other) => {
                let why = format!("{other:?} is no tournament: one-table, round-robin or gauntlet");
                return Err(refused(why));
            }
        },
        terms: Terms {
            seed: seed_of(seed)?,
            allowance: Allowance {
                limits: limits(depth, nodes, time, None)?,
                control: None,
            },
            openings: Openings::Drawn(opening.unwrap_or(if rules.is_open() { 4 } else { 0 })),
            adjudication: Adjudication {
                resign: None,
                draw: None,
                exact: None,
                plies: plies.unwrap_or(if rules.seats() == 2 { 400 } else { 3000 }),
            },
            margin: None,
            manners: Manners {
                patience: Duration::from_secs(60),
                aloud: false,
                log: None,
            },
        },
        games,
        shard: shard.unwrap_or("1/1").parse::<Shard>().map_err(refused)?,
        threads,
        sprt: sprt.map(|(elo0, elo1)| Sprt { elo0, elo1 }),
        save,
        rules,
    };
    arena.check().map_err(refused)?;
    let seats = arena.rules.seats() as usize;
    let mut ledger = match &results {
        Some(path) => Ledger::open(path, &arena.header(), seats).map_err(refused)?,
        None => Ledger::new(),
    };
    let watch = Watch::new();
    let stopped = Mutex::new(None);
    let tally = py.detach(|| {
        let mut hear = |tally: &Tally| {
            let done = tally.standings.first().map_or(0, |s| s.games);
            let heard = Python::attach(|py| {
                py.check_signals()?;
                progress
                    .as_ref()
                    .map_or(Ok(()), |hear| hear.call1(py, (done,)).map(drop))
            });
            if let Err(why) = heard {
                watch.stop();
                stopped
                    .lock()
                    .unwrap_or_else(|broken| broken.into_inner())
                    .get_or_insert(why);
            }
        };
        arena.run(&mut ledger, &watch, &mut hear)
    });
    if let Some(why) = stopped
        .into_inner()
        .unwrap_or_else(|broken| broken.into_inner())
    {
        return Err(why);
    }
    let tally = tally.map_err(refused)?;
    Ok(report(&arena, &tally, &ledger).to_string())
}

/// Reads the results of several shards of one match: the match, and its games in order, as JSON.
#[pyfunction]
pub fn _merge(paths: Vec<PathBuf>) -> PyResult<String> {
    let (header, ledger) = Ledger::merge(&paths).map_err(refused)?;
    let rows: Vec<_> = ledger.games().collect();
    Ok(json!({ "match": header["match"], "games": rows }).to_string())
}
