//! For operators and for programs that read descriptions.

use crate::wire::Health;
use crate::{Problem, Site};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `GET /health`
pub async fn health(State(site): State<Arc<Site>>) -> Result<Json<Health>, Problem> {
    if !site.health.is_well(&site.hall).await {
        return Err(Problem::Unavailable);
    }
    let version = env!("CARGO_PKG_VERSION");
    Ok(Json(Health { ok: true, version }))
}

/// `GET /metrics`
pub async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let text = site.metrics.text(site.hall.store.groups());
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], text).into_response()
}

/// `GET /api/openapi.json`
pub async fn openapi() -> Response {
    let kind = (header::CONTENT_TYPE, "application/json");
    ([kind], include_str!("../../openapi.json")).into_response()
}

/// Anything else under `/api`.
pub async fn nothing() -> Problem {
    Problem::Missing("address")
}
