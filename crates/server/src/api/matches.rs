//! Matches over HTTP.

use super::games::{bare, drawing};
use super::{Body, Caller, Fields, RulesAsked, Sitting};
use crate::keeper::Live;
use crate::wire::{self, Done, EntryAsked, EntryTold, Glyphs, Made, NewMatch, Request, Step};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `POST /api/matches`
pub async fn create(
    State(site): State<Arc<Site>>,
    Sitting { guest, .. }: Sitting,
    Body(asked): Body<NewMatch>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let opening = asked.opening(&site.hall.house, &guest)?;
    site.hall.check_room(&guest.id).await?;
    let id = site.hall.create(opening).await?;
    let look = move |live: &Live| Ok(live.state(live.viewer(Some(&guest.id))));
    let state = site.hall.look(&id, look).await?;
    Ok((StatusCode::CREATED, Json(Made { id, state })))
}

/// `GET /api/matches/{id}`
pub async fn state(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<wire::State>, Problem> {
    let look = move |live: &Live| {
        let viewer = live.viewer_as(caller.id().as_deref(), fields.get("eye"))?;
        Ok(Json(live.state(viewer)))
    };
    site.hall.look(&id, look).await
}

/// `GET /api/matches/{id}/plies/{ply}`
pub async fn step(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((id, ply)): Path<(String, String)>,
    fields: Fields,
) -> Result<Json<Step>, Problem> {
    let ply = ply.parse().map_err(|_| Problem::Missing("ply"))?;
    let look = move |live: &Live| {
        let viewer = live.viewer_as(caller.id().as_deref(), fields.get("eye"))?;
        live.step(viewer, ply).map(Json)
    };
    site.hall.look(&id, look).await
}

/// `POST /api/matches/{id}/entry`
pub async fn entry(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(asked): Body<EntryAsked>,
) -> Result<Json<EntryTold>, Problem> {
    let look = move |live: &Live| {
        let viewer = live.viewer(caller.id().as_deref());
        live.entry(viewer, &asked).map(Json)
    };
    site.hall.look(&id, look).await
}

/// `POST /api/matches/{id}/acts`
pub async fn act(
    State(site): State<Arc<Site>>,
    Sitting { guest, .. }: Sitting,
    Path(id): Path<String>,
    Body(act): Body<Request>,
) -> Result<Json<Done>, Problem> {
    site.hall.act(&id, &guest, act).await.map(Json)
}

/// `GET /api/matches/{id}/record`
pub async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let name = id.clone();
    let look = move |live: &Live| {
        let notation = fields.get("as").unwrap_or("parlour");
        live.record(caller.id().as_deref(), fields.get("eye"), notation)
    };
    let (text, ending) = site.hall.look(&id, look).await?;
    let file = format!("attachment; filename=\"parlour-{name}.{ending}\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, text).into_response())
}

/// `GET /api/matches/{id}/glyphs`
pub async fn glyphs(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Json<Glyphs>, Problem> {
    site.hall.look(&id, |live| Ok(Json(live.glyphs()))).await
}

/// `GET /api/matches/{id}/picture.svg`
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    asked: RulesAsked,
) -> Result<Response, Problem> {
    let look = move |live: &Live| Ok(live.picture_as(&asked.style));
    let text = site.hall.look(&id, look).await?;
    Ok(drawing(text, "no-cache"))
}

/// `GET /api/matches/{id}/picture.png`
pub async fn preview(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let board = site.hall.look(&id, |live| Ok(live.picture_as(&bare(0))));
    site.paint(vec![board.await?], "public, max-age=60").await
}
