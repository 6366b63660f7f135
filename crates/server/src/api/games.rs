//! The games of the house.

use super::RulesAsked;
use crate::keeper::picture as draw;
use crate::wire::{Drawing, Game, Games, Glyphs};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_core::{Eye, Rulebook};
use std::sync::Arc;

/// `GET /api/games`
pub async fn list(State(site): State<Arc<Site>>) -> Json<Games> {
    let games = site.hall.house.games().iter();
    let games = games.map(|game| describe(&**game)).collect();
    Json(Games { games })
}

/// `GET /api/games/{game}`
pub async fn one(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Json<Game>, Problem> {
    Ok(Json(describe(&*rules(&site, &game, &asked)?)))
}

/// `GET /api/games/{game}/glyphs`
pub async fn glyphs(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Response, Problem> {
    let glyphs = rules(&site, &game, &asked)?.glyphs();
    let body = Json(Glyphs { glyphs });
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], body).into_response())
}

/// `GET /api/games/{game}/scene`
pub async fn scene(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Json<Drawing>, Problem> {
    let table = rules(&site, &game, &asked)?.open(asked.position.as_deref(), 0)?;
    // A position that the caller wrote holds nothing that the caller may not know.
    let eye = match asked.position {
        Some(_) => Eye::Keeper,
        None => Eye::Public,
    };
    let scene = table.scene(eye);
    Ok(Json(Drawing { scene }))
}

/// `GET /api/games/{game}/picture.svg`
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Response, Problem> {
    let table = rules(&site, &game, &asked)?.open(asked.position.as_deref(), 0)?;
    Ok(svg(draw(&*table), "public, max-age=300"))
}

/// An SVG as an answer.
pub fn svg(text: String, cache: &'static str) -> Response {
    let kind = (header::CONTENT_TYPE, "image/svg+xml");
    ([kind, (header::CACHE_CONTROL, cache)], text).into_response()
}

fn rules(site: &Site, game: &str, asked: &RulesAsked) -> Result<Arc<dyn Rulebook>, Problem> {
    let preset = asked.preset.as_deref();
    let position = asked.position.as_deref();
    site.hall
        .house
        .rules_at(game, position, preset, &asked.options)
}

fn describe(rules: &dyn Rulebook) -> Game {
    Game::of(rules, format!("/api/games/{}/picture.svg", rules.name()))
}
