//! Every route. Handlers are thin: extract, one call, answer.

mod caller;
mod extract;
mod games;
mod head;
mod headers;
mod line;
mod links;
mod lobby;
mod matches;
mod me;
mod open;
mod operate;
mod pages;
mod reviews;
mod socket;
mod tries;
mod values;

pub use caller::{Caller, Known, Sitting};
pub use extract::{Body, Fields, RulesAsked};
pub use open::opened;
pub use tries::tried;
pub use values::Tables;

use crate::Site;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post, put};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// Largest body of a request.
const LARGEST: usize = 64 * 1024;

/// The whole site.
pub fn router(site: Arc<Site>) -> Router {
    let sitting = middleware::from_fn_with_state(site.clone(), caller::make_guest);
    // Whoever comes here without being known becomes a guest.
    let for_guests = Router::new()
        .route("/api/matches", post(matches::create))
        .route("/api/matches/{id}/acts", post(matches::act))
        .route("/api/links/{secret}", post(links::sit))
        .route("/api/me", put(me::rename))
        .route("/api/me/tokens", post(me::add_token).delete(me::end_tokens))
        .route_layer(sitting);
    Router::new()
        .route("/api/games", get(games::list))
        .route("/api/games/{game}", get(games::one))
        .route("/api/games/{game}/glyphs", get(games::glyphs))
        .route("/api/games/{game}/scene", get(games::scene))
        .route("/api/games/{game}/picture.svg", get(games::picture))
        .route("/api/games/{game}/line", get(games::line))
        .route("/api/games/{game}/values", get(values::look))
        .route("/api/games/{game}/picture.png", get(games::preview))
        .route("/api/picture.png", get(games::house))
        .route("/api/open", post(open::read))
        .route("/api/games/{game}/explore", get(games::explore))
        .route("/api/games/{game}/try", post(tries::look))
        .route("/api/me", get(me::who))
        .route("/api/me/logout", post(caller::log_out))
        .route("/api/me/matches", get(me::matches))
        .route("/api/matches/{id}", get(matches::state))
        .route("/api/matches/{id}/plies/{ply}", get(matches::step))
        .route("/api/matches/{id}/entry", post(matches::entry))
        .route("/api/matches/{id}/record", get(matches::record))
        .route("/api/matches/{id}/glyphs", get(matches::glyphs))
        .route("/api/matches/{id}/picture.svg", get(matches::picture))
        .route("/api/matches/{id}/picture.png", get(matches::preview))
        .route(
            "/api/matches/{id}/review",
            get(reviews::look).post(reviews::ask),
        )
        .route("/api/matches/{id}/ws", get(socket::open))
        .route("/api/links/{secret}", get(links::look))
        .route("/api/lobby", get(lobby::look))
        .route("/api/lobby/ws", get(lobby::open))
        .route("/api/openapi.json", get(operate::openapi))
        .route("/api/{*rest}", get(operate::nothing).post(operate::nothing))
        .route("/health", get(operate::health))
        .route("/metrics", get(operate::metrics))
        .merge(for_guests)
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(site.clone(), headers::guard))
        .layer(CompressionLayer::new())
        .with_state(site)
}
