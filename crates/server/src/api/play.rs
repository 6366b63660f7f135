//! Play now.

use super::ratings::told;
use super::{Body, Caller, Sitting};
use crate::wire::{BotOffered, Nothing, PlayAsked, Seeking};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::State;
use parlour_ratings::window;
use std::sync::Arc;

/// `POST /api/play`
pub async fn ask(
    State(site): State<Arc<Site>>,
    Sitting { guest, account, .. }: Sitting,
    Body(asked): Body<PlayAsked>,
) -> Result<Json<Seeking>, Problem> {
    let search = site
        .look_for_company(
            &guest,
            account.as_ref(),
            &asked.game,
            asked.speed,
            asked.rated,
        )
        .await?;
    let waited = (site.hall.clock.now().day - search.seek.since).max(0);
    Ok(Json(Seeking {
        id: search.id,
        clock: search.seek.clock,
        waited,
        window: window(&search.seek.rating, waited).round() as i32,
        others: search.others as u32,
        rating: told(&search.seek.rating),
        bot: search.bot.map(|(level, rating)| BotOffered {
            level,
            rating: rating.round() as i32,
        }),
    }))
}

/// `DELETE /api/play`
pub async fn leave(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<Json<Nothing>, Problem> {
    if let Some(guest) = caller.id() {
        site.hall.store.end_seek(&guest, None).await?;
    }
    Ok(Json(Nothing {}))
}
