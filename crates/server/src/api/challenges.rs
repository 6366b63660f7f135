//! Challenges to a player by name.

use super::players::{find, may_challenge};
use super::{Body, Member};
use crate::keeper::check_control;
use crate::wire::{ChallengeAnswer, ChallengeTold, Challenges, NewChallenge, Reply};
use crate::{Problem, Site, secret};
use axum::Json;
use axum::extract::{Path, State};
use parlour_store::{Dare, DareState};
use std::sync::Arc;

/// Challenges of one player that may be open.
const OPEN: u32 = 20;
/// Shown in one answer.
pub(super) const SHOWN: u32 = 50;

/// A challenge as somebody hears of it.
pub(super) fn told(site: &Site, dare: Dare, caller: &str) -> ChallengeTold {
    let games = site.hall.house.games();
    let title = games.iter().find(|game| game.name() == dare.game);
    ChallengeTold {
        title: title.map_or(dare.game.as_str(), |game| game.title()).into(),
        yours: dare.player == caller,
        from_program: site.hall.programs.has(&dare.player),
        to_program: site.hall.programs.has(&dare.whom),
        id: dare.id,
        from: dare.name,
        to: dare.called,
        game: dare.game,
        clock: dare.clock,
        rated: dare.rated,
        state: dare.state,
        paired: dare.paired,
        at: dare.at,
    }
}

/// `POST /api/challenges`
pub async fn make(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    Body(asked): Body<NewChallenge>,
) -> Result<Json<ChallengeTold>, Problem> {
    let refused = |why: &str| Problem::Refused(why.into());
    let store = &site.hall.store;
    let to = find(&site, &asked.to).await?;
    if to.id == account.id {
        return Err(refused("you cannot challenge yourself"));
    }
    if !may_challenge(&site, &to, &account.id).await? {
        return Err(Problem::Forbidden("they do not take challenges from you"));
    }
    let rules = site.hall.house.rules(&asked.game, None, &[])?;
    if rules.seats() != 2 {
        return Err(refused(
            "one challenges somebody to a game of two; invite others by a link",
        ));
    }
    if let Some(clock) = asked.clock {
        check_control(clock)?;
    }
    if asked.rated {
        if asked.clock.is_none() {
            return Err(refused("a rated game needs a clock"));
        }
        site.check_conduct(&account.id).await?;
    }
    let now = site.hall.clock.now().day;
    if store.count_dares(&account.id, now).await? >= OPEN {
        return Err(refused(
            "enough of your challenges wait for an answer; take one back first",
        ));
    }
    let dare = Dare {
        id: secret::id(),
        player: account.id.clone(),
        name: account.name.clone(),
        whom: to.id,
        called: to.name,
        game: rules.name().into(),
        clock: asked.clock,
        rated: asked.rated,
        state: DareState::Open,
        paired: None,
        at: now,
    };
    if !store.dare(&dare).await? {
        return Err(refused("they have not answered your last challenge yet"));
    }
    site.hall.lobby.stir(&dare.whom);
    Ok(Json(told(&site, dare, &account.id)))
}

/// `GET /api/me/challenges`
pub async fn list(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<Challenges>, Problem> {
    let now = site.hall.clock.now().day;
    let mut dares = site.hall.store.dares(&account.id, now, SHOWN).await?;
    for dare in &mut dares {
        // It is accepted a moment before the match is there; nobody is sent to where nothing is yet.
        if let Some(id) = &dare.paired
            && site.hall.store.card(id).await?.is_none()
        {
            dare.paired = None;
        }
    }
    let dares = dares.into_iter().map(|dare| told(&site, dare, &account.id));
    Ok(Json(Challenges {
        challenges: dares.collect(),
    }))
}

/// `POST /api/challenges/{id}`
pub async fn answer(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    Path(id): Path<String>,
    Body(asked): Body<ChallengeAnswer>,
) -> Result<Json<ChallengeTold>, Problem> {
    let store = &site.hall.store;
    let dare = store.find_dare(&id).await?;
    let mine = |dare: &Dare| match asked.answer {
        Reply::Withdraw => dare.player == account.id,
        Reply::Accept | Reply::Decline => dare.whom == account.id,
    };
    let mut dare = dare.filter(mine).ok_or(Problem::Missing("challenge"))?;
    let late = Problem::Late("that challenge has been answered, or has run out");
    let now = site.hall.clock.now().day;
    let state = match asked.answer {
        Reply::Accept => DareState::Accepted,
        Reply::Decline => DareState::Declined,
        Reply::Withdraw => DareState::Withdrawn,
    };
    let paired = match state {
        DareState::Accepted => {
            if store.is_blocked(&dare.player, &dare.whom).await? {
                return Err(Problem::Forbidden("you do not play with each other"));
            }
            if dare.rated {
                site.check_conduct(&account.id).await?;
            }
            secret::id()
        }
        _ => String::new(),
    };
    if !store.answer_dare(&id, state, &paired, now).await? {
        return Err(late);
    }
    site.hall.lobby.stir(&dare.whom);
    if state == DareState::Accepted {
        site.seat_two(&dare, paired.clone()).await?;
        dare.paired = Some(paired);
    }
    dare.state = state;
    Ok(Json(told(&site, dare, &account.id)))
}
