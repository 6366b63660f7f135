//! What a table of all positions says of the moves of one.

use super::RulesAsked;
use crate::wire::{ExactValue, ValuesTold};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_bots::{Values, oracle};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Tables that are open, by game.
#[derive(Default)]
pub struct Tables(Mutex<HashMap<&'static str, Arc<dyn Values>>>);

impl Tables {
    /// The table of a game, if it has been made; it is not made here, since that takes a minute.
    fn of(&self, rules: &dyn parlour_core::Rulebook) -> Option<Arc<dyn Values>> {
        let oracle = oracle(rules)?;
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = open.get(rules.name()) {
            return Some(known.clone());
        }
        let path = oracle.path().filter(|_| oracle.is_made())?;
        let table: Arc<dyn Values> = oracle.open(&path).ok()?.into();
        open.insert(rules.name(), table.clone());
        Some(table)
    }
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
    let none = || Problem::Missing("table of all positions of this game here");
    let oracle = oracle(&*rules).ok_or_else(none)?;
    let table = asked.table(&*rules)?;
    if !oracle.knows(&*table) {
        let why = "this position is not in the table: pieces are missing";
        return Err(Problem::Refused(why.into()));
    }
    let read = move || {
        let values = site.tables.of(&*rules).ok_or_else(none)?;
        let moves = values.moves(&*table).map_err(|_| Problem::Broken)?;
        let exact = moves.into_iter().map(ExactValue::from).collect();
        Ok(Json(ValuesTold { exact }))
    };
    tokio::task::spawn_blocking(read)
        .await
        .map_err(|_| Problem::Broken)?
}
