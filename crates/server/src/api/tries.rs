//! Positions to try things out in. Nothing is kept.

use super::Body;
use crate::keeper::{raw, status_json};
use crate::opening::option_text;
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_core::{Eye, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Moves or touches in one request.
const LONGEST: usize = 200;

/// The body of `POST /api/games/{game}/try`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    #[serde(default)]
    preset: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    touched: Vec<String>,
    #[serde(default)]
    eye: Option<u8>,
}

/// `POST /api/games/{game}/try`
pub async fn look(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Body(tried): Body<Tried>,
) -> Result<Json<Value>, Problem> {
    if tried.moves.len() > LONGEST || tried.touched.len() > LONGEST {
        return Err(Problem::Large);
    }
    let options = tried.options.iter();
    let options = options.map(|(key, value)| Ok((key.clone(), option_text(key, value)?)));
    let options: Vec<_> = options.collect::<Result<_, Problem>>()?;
    let house = &site.hall.house;
    let rules = house.rules(&game, tried.preset.as_deref(), &options)?;
    if tried.eye.is_some_and(|seat| seat >= rules.seats()) {
        return Err(Problem::Missing("seat"));
    }
    let mut table = rules.open(tried.position.as_deref(), 0)?;
    for text in &tried.moves {
        table.play(text)?;
    }
    let mover = table.status().mover();
    let eye = tried.eye.map(Seat).or(mover).map_or(Eye::Public, Eye::Seat);
    let entry = mover.map(|seat| table.entry(Eye::Seat(seat), &tried.touched));
    let last = table.ply().checked_sub(1);
    let settings = rules.settings().into_iter();
    let settings = settings.map(|(key, value)| (key.to_owned(), Value::String(value)));
    Ok(Json(json!({
        "scene": raw(&table.scene(eye)),
        "motion": last.and_then(|ply| table.motion(ply, eye)),
        "entry": entry.unwrap_or_default(),
        "status": status_json(table.status(), table.scores()),
        "position": table.position(Eye::Keeper),
        "settings": Value::Object(settings.collect()),
    })))
}
