//! Reviews of matches that are over. While a match is played nobody gets anything here.

use crate::keeper::Live;
use crate::wire::Reviewing;
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_store::{ReviewJob, ReviewState};
use serde_json::value::RawValue;
use std::sync::Arc;

const NOT_OVER: &str = "the match is not over; its review comes afterwards";

/// `POST /api/matches/{id}/review`
pub async fn ask(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Json<Reviewing>, Problem> {
    let plies = plies(&site, &id).await?;
    site.hall.store.ask_review(&id, plies).await?;
    site.reviews.notify_one();
    told(&site, &id).await
}

/// `GET /api/matches/{id}/review`
pub async fn look(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Json<Reviewing>, Problem> {
    plies(&site, &id).await?;
    told(&site, &id).await
}

/// The moves of a match that is over.
async fn plies(site: &Arc<Site>, id: &str) -> Result<u32, Problem> {
    let over = |live: &Live| match live.finished() {
        Some(_) => Ok(live.ply()),
        None => Err(Problem::Late(NOT_OVER)),
    };
    site.hall.look(id, over).await
}

async fn told(site: &Site, id: &str) -> Result<Json<Reviewing>, Problem> {
    let job = site.hall.store.review(id).await?;
    let ReviewJob {
        state,
        done,
        total,
        result,
    } = job.ok_or(Problem::Missing("review"))?;
    let (review, why) = match state {
        ReviewState::Done => (result, None),
        _ => (None, result),
    };
    let review = review.map(RawValue::from_string).transpose();
    Ok(Json(Reviewing {
        state,
        done,
        of: total,
        review: review.map_err(|_| Problem::Broken)?,
        why,
    }))
}
