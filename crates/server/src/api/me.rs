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

/// So many are read for one answer to find those that somebody looks for, until there are a few.
const PAGES: u32 = 20;
const FEW: usize = 20;

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
        guest: caller.guest.as_ref().map(told),
    })
}

/// `PUT /api/me`
pub async fn rename(
    State(site): State<Arc<Site>>,
    Sitting { guest, .. }: Sitting,
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
    Sitting { guest, .. }: Sitting,
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
    Sitting { guest, .. }: Sitting,
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
    let mut before = fields.number("before")?.unwrap_or(i64::MAX);
    let wanted = Wanted::read(&fields)?;
    let mut matches = Vec::new();
    let mut next = None;
    let Some(guest) = caller.id() else {
        return Ok(Json(Matches { matches, next }));
    };
    for _ in 0..PAGES {
        let store = &site.hall.store;
        let cards = store.matches_of(&guest, phase, before, PAGE).await?;
        let over = cards.iter().filter(|card| card.phase == Phase::Over);
        let last = over.map(|card| card.updated).min();
        next = last.filter(|_| cards.len() == PAGE as usize);
        let cards = cards.iter().map(|card| site.card(card, Some(&guest)));
        matches.extend(cards.filter(|card| wanted.fits(card)));
        // Those that are not over would come again with every page.
        match next {
            Some(last) if phase == Some(Phase::Over) && matches.len() < FEW => before = last,
            _ => break,
        }
    }
    Ok(Json(Matches { matches, next }))
}

/// Which matches somebody looks for.
struct Wanted<'f> {
    game: Option<&'f str>,
    /// `won`, `lost` or `draw`.
    result: Option<&'f str>,
    /// Part of the name of somebody else at the table, in small letters.
    with: Option<String>,
}

impl Wanted<'_> {
    fn read(fields: &Fields) -> Result<Wanted<'_>, Problem> {
        let result = fields.get("result");
        if result.is_some_and(|word| !matches!(word, "won" | "lost" | "draw")) {
            return Err(Problem::Bad("a result is won, lost or draw".into()));
        }
        let with = fields.get("with").map(|name| name.trim().to_lowercase());
        Ok(Wanted {
            game: fields.get("game"),
            result,
            with: with.filter(|name| !name.is_empty()),
        })
    }
    fn fits(&self, card: &wire::Card) -> bool {
        let ended = card.outcome.as_ref().map(|how| {
            let won = card.you.iter().any(|seat| how.winners.contains(seat));
            match (how.winners.is_empty(), won) {
                (true, _) => "draw",
                (false, true) => "won",
                (false, false) => "lost",
            }
        });
        let others = card.players.iter().filter(|chair| !chair.you);
        let mut names = others.filter_map(|chair| Some(chair.name.as_ref()?.to_lowercase()));
        self.game.is_none_or(|game| game == card.game)
            && self.result.is_none_or(|result| ended == Some(result))
            && match &self.with {
                Some(with) => names.any(|name| name.contains(with)),
                None => true,
            }
    }
}
