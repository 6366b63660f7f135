//! Every route. Handlers are thin: extract, one call, answer.

mod account;
mod book;
mod bots;
mod caller;
mod challenges;
mod connection;
mod extract;
mod farewell;
mod feeds;
mod games;
mod head;
mod headers;
mod links;
mod lobby;
mod mail;
mod matches;
mod me;
mod moderation;
mod open;
mod operate;
mod pages;
mod passkeys;
mod play;
mod players;
mod ratings;
mod reminders;
mod reviews;
mod socket;
mod standing;
mod streams;
mod tournaments;
mod tries;
mod vacations;
mod values;

pub use caller::{Caller, Known, Member, Operator, Owner, Sitting};
pub use extract::{Body, Fields, RulesAsked};
pub use open::opened;
pub use tries::tried;
pub use values::Tables;

use crate::Site;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// Largest body of a request.
const LARGEST: usize = 64 * 1024;

/// Everything about accounts.
fn accounts() -> Router<Arc<Site>> {
    Router::new()
        .route("/api/account", get(account::own).post(account::sign_up))
        .route("/api/account/password", put(account::set_password))
        .route("/api/account/privacy", put(account::set_privacy))
        .route("/api/account/codes", post(account::renew_codes))
        .route("/api/account/export", post(farewell::export))
        .route("/api/account/close", post(farewell::close))
        .route("/api/account/sessions", delete(account::end_sessions))
        .route("/api/account/sessions/{id}", delete(account::end_session))
        .route("/api/account/passkeys", post(passkeys::add))
        .route("/api/account/passkeys/{id}", delete(passkeys::remove))
        .route("/api/passkeys/challenge", post(passkeys::challenge))
        .route(
            "/api/account/mail",
            put(mail::set).post(mail::confirm).delete(mail::remove),
        )
        .route("/api/session", get(mail::ways).post(account::sign_in))
        .route("/api/session/mail", post(mail::ask))
        .route("/api/session/link", post(mail::recover))
        .route("/api/session/recover", post(account::recover))
        .route("/api/session/passkey", post(passkeys::sign_in))
        .route(
            "/api/moderation",
            get(moderation::desk).post(moderation::moderate),
        )
        .route("/api/moderation/people", get(moderation::find))
}

/// The whole site.
pub fn router(site: Arc<Site>) -> Router {
    let sitting = middleware::from_fn_with_state(site.clone(), caller::make_guest);
    // Whoever comes here without being known becomes a guest.
    let for_guests = Router::new()
        .route("/api/matches", post(matches::create))
        .route("/api/matches/{id}/acts", post(matches::act))
        .route("/api/links/{secret}", post(links::sit))
        .route("/api/play", post(play::ask).delete(play::leave))
        .route("/api/me", put(me::rename))
        .route("/api/reports", post(moderation::report))
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
        .merge(accounts())
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
        .route("/api/matches/{id}/ratings", get(ratings::of_match))
        .route("/api/leaders/{game}/{speed}", get(ratings::leaders))
        .route("/api/players/{name}", get(players::profile))
        .route("/api/players/{name}/history", get(players::history))
        .route("/api/players/{name}/matches", get(players::matches))
        .route("/api/players/{name}/figures", get(players::figures))
        .route("/api/players/{name}/relation", put(players::relate))
        .route("/api/me/relations", get(players::relations))
        .route(
            "/api/me/vacation",
            get(vacations::look)
                .post(vacations::begin)
                .delete(vacations::end),
        )
        .route(
            "/api/me/reminders",
            get(reminders::look)
                .post(reminders::begin)
                .delete(reminders::end),
        )
        .route("/api/me/feed", post(feeds::make).delete(feeds::end))
        .route("/api/feeds/{secret}/turns.ics", get(feeds::calendar))
        .route("/api/feeds/{secret}/turns.atom", get(feeds::atom))
        .route("/api/me/challenges", get(challenges::list))
        .route("/api/challenges", post(challenges::make))
        .route("/api/challenges/{id}", post(challenges::answer))
        .route("/api/matches/{id}/ws", get(socket::open))
        .route("/api/bots", get(bots::list).post(bots::create))
        .route("/api/bots/{id}/token", post(bots::renew))
        .route("/api/matches/{id}/stream", get(streams::game))
        .route("/api/me/events", get(streams::events))
        .route("/api/links/{secret}", get(links::look))
        .route("/api/lobby", get(lobby::look))
        .route("/api/lobby/ws", get(lobby::open))
        .route(
            "/api/tournaments",
            get(tournaments::list).post(tournaments::create),
        )
        .route("/api/tournaments/{id}", get(tournaments::look))
        .route("/api/tournaments/{id}/ws", get(tournaments::open))
        .route("/api/tournaments/{id}/entry", post(tournaments::enter))
        .route(
            "/api/tournaments/{id}/withdraw",
            post(tournaments::withdraw),
        )
        .route("/api/tournaments/{id}/bots", post(tournaments::add_bots))
        .route("/api/tournaments/{id}/start", post(tournaments::start))
        .route("/api/tournaments/{id}/cancel", post(tournaments::cancel))
        .route("/api/tournaments/{id}/games", get(tournaments::games))
        .route(
            "/api/tournaments/{id}/results.json",
            get(tournaments::results),
        )
        .route("/api/tournaments/{id}/results.csv", get(tournaments::table))
        .route(
            "/api/tournaments/{id}/records.txt",
            get(tournaments::records),
        )
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
