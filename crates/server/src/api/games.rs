//! The games of the house.

use super::RulesAsked;
use crate::opening::LONGEST;
use crate::wire::{Drawing, Explored, ExploredTold, Game, Games, Glyphs, MovesTold, Played};
use crate::{Openings, Problem, Site, explorer, preview};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_core::svg::{self, Style};
use parlour_core::{Eye, Made, Rulebook};
use parlour_wire::opening;
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
    let table = asked.table(&*rules(&site, &game, &asked)?)?;
    let scene = table.scene(asked.eye());
    Ok(Json(Drawing { scene }))
}

/// `GET /api/games/{game}/picture.svg`
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Response, Problem> {
    let table = asked.table(&*rules(&site, &game, &asked)?)?;
    let scene = table.scene(asked.eye());
    let text = svg::draw(&scene, &table.rules().glyphs(), &asked.style);
    Ok(drawing(text, "public, max-age=300"))
}

/// `GET /api/games/{game}/line`
pub async fn line(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Json<MovesTold>, Problem> {
    let rules = rules(&site, &game, &asked)?;
    let mut table = rules.open(asked.position.as_deref(), 0)?;
    let mut moves = Vec::new();
    for text in asked.moves.iter().take(LONGEST) {
        let Made { ply, seat, .. } = table.play(text)?;
        moves.extend(Played::of(&*table, ply as u32, seat, asked.eye()));
    }
    Ok(Json(MovesTold { moves }))
}

/// `GET /api/games/{game}/explore`
pub async fn explore(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Json<ExploredTold>, Problem> {
    let rules = rules(&site, &game, &asked)?;
    let table = asked.table(&*rules)?;
    let place = explorer::place(&*table);
    let selfplay = Openings::kept(&*rules).map_or_else(Vec::new, |kept| kept.look(&*table));
    let selfplay = Explored::of(&*table, &selfplay);
    let counts = explorer::look(&site.hall.store, place).await?;
    let site = Explored::of(&*table, &counts);
    let opening = opening(&*table);
    Ok(Json(ExploredTold {
        opening,
        site,
        selfplay,
    }))
}

/// `GET /api/games/{game}/picture.png`
pub async fn preview(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    asked: RulesAsked,
) -> Result<Response, Problem> {
    let table = asked.table(&*rules(&site, &game, &asked)?)?;
    let scene = table.scene(asked.eye());
    let text = svg::draw(&scene, &table.rules().glyphs(), &bare(asked.style.seat));
    site.paint(vec![text], "public, max-age=86400").await
}

/// `GET /api/picture.png`
pub async fn house(State(site): State<Arc<Site>>) -> Result<Response, Problem> {
    let games = site.hall.house.games().iter();
    let boards = games.map(|game| {
        let scene = game.open(None, 0)?.scene(Eye::Public);
        Ok::<_, Problem>(svg::draw(&scene, &game.glyphs(), &bare(0)))
    });
    let boards = boards.collect::<Result<_, _>>()?;
    site.paint(boards, "public, max-age=86400").await
}

/// Only the board.
pub fn bare(seat: u8) -> Style {
    Style {
        seat,
        trays: false,
        ground: false,
        ..Style::default()
    }
}

impl Site {
    /// Boards as a picture for a preview.
    pub async fn paint(
        self: &Arc<Site>,
        boards: Vec<String>,
        cache: &'static str,
    ) -> Result<Response, Problem> {
        let _painter = self.painters.acquire().await;
        let painted = tokio::task::spawn_blocking(move || preview::png(&boards)).await;
        let bytes = painted.ok().flatten().ok_or(Problem::Broken)?;
        let kind = (header::CONTENT_TYPE, "image/png");
        Ok(([kind, (header::CACHE_CONTROL, cache)], bytes).into_response())
    }
}

/// An SVG as an answer.
pub fn drawing(text: String, cache: &'static str) -> Response {
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
