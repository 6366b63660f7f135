//! Positions to try things out in. Nothing is kept.

use super::Body;
use crate::opening::{LONGEST, option_texts};
use crate::wire::{Trial, TryAsked};
use crate::{House, Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;

/// Touches in one request.
const TOUCHES: usize = 200;

/// `POST /api/games/{game}/try`
pub async fn look(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Body(asked): Body<TryAsked>,
) -> Result<Json<Trial>, Problem> {
    tried(&site.hall.house, &game, &asked).map(Json)
}

/// What a position shows, and what a touch or a move there would do.
pub fn tried(house: &House, game: &str, tried: &TryAsked) -> Result<Trial, Problem> {
    if tried.moves.len() > LONGEST || tried.touched.len() > TOUCHES {
        return Err(Problem::Large);
    }
    let options = option_texts(&tried.options)?;
    let position = tried.position.as_deref();
    let rules = house.rules_at(game, position, tried.preset.as_deref(), &options)?;
    if tried.eye.is_some_and(|seat| seat.0 >= rules.seats()) {
        return Err(Problem::Missing("seat"));
    }
    Ok(Trial::of(&*rules, tried)?)
}
