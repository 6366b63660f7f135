//! Accounts of kind bot: made by a person, played by a program.

use super::{Body, Member};
use crate::wire::{BotMade, BotTold, Bots, NewBot, Token};
use crate::{Problem, Site, manners, secret};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use parlour_store::{Account, AccountKind, Making, NewAccount, TokenKind};
use std::sync::Arc;

/// Bots of one account.
const MANY: usize = 5;

/// A bot as its owner hears of it.
pub(super) fn told(bot: &Account) -> BotTold {
    BotTold {
        id: bot.id.clone(),
        name: bot.name.clone(),
        created: bot.created,
    }
}

/// Only people have bots.
fn person(by: Member) -> Result<Account, Problem> {
    match by.account.kind {
        AccountKind::Person => Ok(by.account),
        AccountKind::Bot => Err(Problem::Forbidden("a bot has no bots")),
    }
}

/// `GET /api/bots`
pub async fn list(State(site): State<Arc<Site>>, by: Member) -> Result<Json<Bots>, Problem> {
    let bots = site.hall.store.bots_of(&person(by)?.id).await?;
    let bots = bots.iter().map(told).collect();
    Ok(Json(Bots { bots }))
}

/// `POST /api/bots`
pub async fn create(
    State(site): State<Arc<Site>>,
    by: Member,
    Body(asked): Body<NewBot>,
) -> Result<(StatusCode, Json<BotMade>), Problem> {
    let owner = person(by)?;
    let store = &site.hall.store;
    if store.bots_of(&owner.id).await?.len() >= MANY {
        let why = format!("an account has at most {MANY} bots");
        return Err(Problem::Refused(why));
    }
    let games = site.hall.house.games().iter();
    let seats = games.flat_map(|game| {
        let seats = (0..game.seats()).map(parlour_core::Seat);
        seats.map(|seat| game.seat_name(seat))
    });
    let name = manners::name(&asked.name, seats)?;
    let folded = manners::key(&name);
    if folded.is_empty() {
        let why = "a name has a letter or a digit in it";
        return Err(Problem::Refused(why.into()));
    }
    let (id, at) = (secret::id(), site.hall.clock.now().day);
    let new = NewAccount {
        id: &id,
        name: &name,
        folded: &folded,
        retired: &secret::hash(&folded),
        kind: AccountKind::Bot,
        owner: &owner.id,
        password: None,
        setup: None,
        at,
    };
    if store.make_account(&new).await? != Making::Made {
        let why = "somebody has that name, or one that looks like it; take another";
        return Err(Problem::Refused(why.into()));
    }
    site.hall.programs.add(&id);
    let token = secret::token();
    let hash = secret::hash(&token);
    store.add_token(&id, &hash, TokenKind::Bearer, at).await?;
    let bot = BotTold {
        id,
        name,
        created: at,
    };
    Ok((StatusCode::CREATED, Json(BotMade { bot, token })))
}

/// `POST /api/bots/{id}/token`
pub async fn renew(
    State(site): State<Arc<Site>>,
    by: Member,
    Path(id): Path<String>,
) -> Result<Json<Token>, Problem> {
    let owner = person(by)?;
    let store = &site.hall.store;
    let own = store.bots_of(&owner.id).await?;
    if !own.iter().any(|bot| bot.id == id) {
        return Err(Problem::Missing("bot"));
    }
    store.end_tokens(&id, TokenKind::Bearer).await?;
    let (token, at) = (secret::token(), site.hall.clock.now().day);
    let hash = secret::hash(&token);
    store.add_token(&id, &hash, TokenKind::Bearer, at).await?;
    Ok(Json(Token { token }))
}
