//! What a table of all positions says of the moves of one.

use super::RulesAsked;
use crate::reviews::give_way;
use crate::wire::{ExactValue, ValuesTold};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_bots::{Oracle, OracleError, Values, Work, oracle};
use parlour_core::{Rulebook, Watch};
use std::collections::HashMap;
use std::path::Path as FilePath;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Tables of solved games, by game.
#[derive(Clone, Default)]
pub struct Tables(Arc<Mutex<HashMap<&'static str, Shelf>>>);

/// How far a table is.
enum Shelf {
    /// It can be asked.
    Open(Arc<dyn Values>),
    /// It is being made, which takes as long as this.
    Making(&'static str),
    /// It could not be made; the log says why.
    Spoiled,
}

impl Tables {
    /// The table of a game. Where there is none yet it is made meanwhile, if this server does such work beside play,
    /// and whoever asks is told how long that takes.
    fn of(&self, rules: &dyn Rulebook, may_make: bool) -> Result<Arc<dyn Values>, Problem> {
        let oracle = oracle(rules).ok_or(NONE)?;
        let path = oracle.path().ok_or(NONE)?;
        let mut shelves = self.shelves();
        match shelves.get(rules.name()) {
            Some(Shelf::Open(table)) => return Ok(table.clone()),
            Some(Shelf::Making(effort)) => return Err(Problem::Making(effort)),
            Some(Shelf::Spoiled) => return Err(NONE),
            None => {}
        }
        if oracle.is_made() {
            let table: Arc<dyn Values> = oracle.open(&path).map_err(|_| NONE)?.into();
            shelves.insert(rules.name(), Shelf::Open(table.clone()));
            return Ok(table);
        }
        if !may_make {
            return Err(NONE);
        }
        shelves.insert(rules.name(), Shelf::Making(oracle.effort()));
        let (tables, name) = (self.clone(), rules.name());
        std::thread::spawn(move || {
            give_way();
            let shelf = make(oracle, &path).unwrap_or_else(|why| {
                tracing::warn!(%why, game = name, "a table of exact values was not made");
                Shelf::Spoiled
            });
            tables.shelves().insert(name, shelf);
        });
        Err(Problem::Making(oracle.effort()))
    }
    fn shelves(&self) -> MutexGuard<'_, HashMap<&'static str, Shelf>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const NONE: Problem = Problem::Missing("table of all positions of this game here");

fn make(oracle: &dyn Oracle, path: &FilePath) -> Result<Shelf, OracleError> {
    let work = Work {
        threads: Some(1),
        watch: &Watch::new(),
    };
    oracle.solve(path, false, &work)?;
    Ok(Shelf::Open(oracle.open(path)?.into()))
}

/// `GET /api/games/{game}/values`
pub async fn look(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Json<ValuesTold>, Problem> {
    let (preset, position) = (asked.preset.as_deref(), asked.position.as_deref());
    let house = &site.hall.house;
    let rules = house.rules_at(&game, position, preset, &asked.options)?;
    let oracle = oracle(&*rules).ok_or(NONE)?;
    let table = asked.table(&*rules)?;
    if !oracle.knows(&*table) {
        let why = "this position is not in the table: pieces are missing";
        return Err(Problem::Refused(why.into()));
    }
    let read = move || {
        let values = site.tables.of(&*rules, site.config.reviewers > 0)?;
        let moves = values.moves(&*table).map_err(|_| Problem::Broken)?;
        let exact = moves.into_iter().map(ExactValue::from).collect();
        Ok(Json(ValuesTold { exact }))
    };
    tokio::task::spawn_blocking(read)
        .await
        .map_err(|_| Problem::Broken)?
}
