//! Positions to try things out in. Nothing is kept.

use super::Body;
use crate::keeper::said;
use crate::opening::{LONGEST, option_texts};
use crate::wire::{Status, Trial, TryAsked};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_core::Eye;
use std::sync::Arc;

/// Touches in one request.
const TOUCHES: usize = 200;

/// `POST /api/games/{game}/try`
pub async fn look(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Body(tried): Body<TryAsked>,
) -> Result<Json<Trial>, Problem> {
    if tried.moves.len() > LONGEST || tried.touched.len() > TOUCHES {
        return Err(Problem::Large);
    }
    let options = option_texts(&tried.options)?;
    let house = &site.hall.house;
    let position = tried.position.as_deref();
    let rules = house.rules_at(&game, position, tried.preset.as_deref(), &options)?;
    if tried.eye.is_some_and(|seat| seat.0 >= rules.seats()) {
        return Err(Problem::Missing("seat"));
    }
    let mut table = rules.open(tried.position.as_deref(), 0)?;
    for text in &tried.moves {
        table.play(text)?;
    }
    let mover = table.status().mover();
    let eye = tried.eye.or(mover).map_or(Eye::Public, Eye::Seat);
    let entry = mover.map(|seat| table.entry(Eye::Seat(seat), &tried.touched));
    let entry = entry.unwrap_or_default();
    let last = table.ply().checked_sub(1);
    Ok(Json(Trial {
        scene: table.scene(eye),
        motion: last.and_then(|ply| table.motion(ply, eye)),
        said: said(&*table, &entry),
        entry,
        status: Status::of(table.status(), table.scores()),
        position: table.position(Eye::Keeper),
        settings: rules.settings().into_iter().collect(),
    }))
}
