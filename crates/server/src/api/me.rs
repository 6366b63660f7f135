//! The caller's own things.

use super::{Body, Caller, Fields, Sitting};
use crate::wire::{self, Matches, Me, Nothing, Rename, Token};
use crate::{Problem, Site, manners, secret};
use axum::extract::State;
use axum::{Extension, Json};
use parlour_core::Seat;
use parlour_store::{Guest, Phase, TokenKind};
use std::sync::Arc;

/// Matches in one answer.
const PAGE: u32 = 50;

/// Bearer tokens of one guest.
const TOKENS: u32 = 20;

fn told(guest: &Guest) -> wire::Guest {
    wire::Guest {
        id: guest.id.clone(),
        name: guest.name.clone(),
    }
}

/// `GET /api/me`
pub async fn who(caller: Caller) -> Json<Me> {
    Json(Me {
        guest: caller.0.as_ref().map(told),
    })
}

/// `PUT /api/me`
pub async fn rename(
    State(site): State<Arc<Site>>,
    Sitting(guest): Sitting,
    Body(named): Body<Rename>,
) -> Result<(Extension<Guest>, Json<Me>), Problem> {
    let games = site.hall.house.games().iter();
    let seats = games.flat_map(|game| (0..game.seats()).map(|i| game.seat_name(Seat(i))));
    let name = manners::name(&named.name, seats)?;
    let guest = Guest { name, ..guest };
    site.hall.store.rename_guest(&guest).await?;
    let me = Me {
        guest: Some(told(&guest)),
    };
    Ok((Extension(guest), Json(me)))
}

/// `POST /api/me/tokens`
pub async fn add_token(
    State(site): State<Arc<Site>>,
    Sitting(guest): Sitting,
) -> Result<Json<Token>, Problem> {
    let token = secret::token();
    let hash = secret::hash(&token);
    let store = &site.hall.store;
    let kind = TokenKind::Bearer;
    if store.count_tokens(&guest.id, kind).await? >= TOKENS {
        let why = format!("you have {TOKENS} tokens; end them first");
        return Err(Problem::Refused(why));
    }
    store
        .add_token(&guest.id, &hash, kind, site.hall.clock.now().day)
        .await?;
    Ok(Json(Token { token }))
}

/// `DELETE /api/me/tokens`
pub async fn end_tokens(
    State(site): State<Arc<Site>>,
    Sitting(guest): Sitting,
) -> Result<Json<Nothing>, Problem> {
    site.hall
        .store
        .end_tokens(&guest.id, TokenKind::Bearer)
        .await?;
    Ok(Json(Nothing {}))
}

/// `GET /api/me/matches`
pub async fn matches(
    State(site): State<Arc<Site>>,
    caller: Caller,
    fields: Fields,
) -> Result<Json<Matches>, Problem> {
    let phase = match fields.get("phase") {
        None => None,
        Some(word) => {
            let why = || Problem::Bad("a phase is waiting, playing or over".into());
            Some(Phase::from_word(word).ok_or_else(why)?)
        }
    };
    let before = fields.number("before")?.unwrap_or(i64::MAX);
    let Some(guest) = caller.id() else {
        let matches = Vec::new();
        return Ok(Json(Matches { matches }));
    };
    let cards = site
        .hall
        .store
        .matches_of(&guest, phase, before, PAGE)
        .await?;
    let cards = cards.iter().map(|card| site.card(card, Some(&guest)));
    let matches = cards.collect();
    Ok(Json(Matches { matches }))
}
