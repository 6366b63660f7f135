//! Links to chairs.

use super::{Caller, Sitting};
use crate::wire::{Invitation, Seated};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_core::Seat;
use std::sync::Arc;

/// `GET /api/links/{secret}`
pub async fn look(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(secret): Path<String>,
) -> Result<Json<Invitation>, Problem> {
    let (id, seat) = find(&site, &secret).await?;
    let guest = caller.id();
    let store = &site.hall.store;
    let card = store.card(&id).await?.ok_or(Problem::Missing("link"))?;
    let chair = card.players.get(seat.index());
    let chair = chair.ok_or(Problem::Missing("link"))?;
    let taken = !chair.is_empty();
    let yours = guest.is_some() && chair.guest() == guest.as_deref();
    let card = site.card(&card, guest.as_deref());
    let (seat_name, by) = site
        .hall
        .look(&id, move |live| {
            Ok((live.seat_name(seat), live.host_name()))
        })
        .await?;
    Ok(Json(Invitation {
        id,
        seat,
        seat_name,
        taken,
        yours,
        by,
        card,
    }))
}

/// `POST /api/links/{secret}`
pub async fn sit(
    State(site): State<Arc<Site>>,
    Sitting { guest, .. }: Sitting,
    Path(secret): Path<String>,
) -> Result<Json<Seated>, Problem> {
    let (id, seat) = find(&site, &secret).await?;
    site.hall.sit(&id, &guest, seat, &secret).await?;
    Ok(Json(Seated { id, seat }))
}

async fn find(site: &Site, secret: &str) -> Result<(String, Seat), Problem> {
    let found = site.hall.store.link(secret).await?;
    found.ok_or(Problem::Missing("link"))
}
