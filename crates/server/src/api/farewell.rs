//! Taking all of one's data along, and going for good.

use super::account::describe;
use super::caller::take_back;
use super::ratings::told;
use super::{Body, Owner, bots};
use crate::keeper::Live;
use crate::limits::Asker;
use crate::wire::{
    Exported, ExportedMatch, ExportedRating, ExportedVacation, Nothing, Proof, RatingPoint, Request,
};
use crate::{Problem, Site, manners, secret};
use axum::Json;
use axum::body::Body as Content;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use parlour_store::{Account, FORMER, Guest, Phase, Role};
use std::sync::Arc;

/// Unfinished matches that are given up at once.
const UNFINISHED: u32 = 400;

/// `POST /api/account/export`
pub async fn export(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<Response, Problem> {
    let account = &owner.account;
    owner.prove(&site, &asker, &headers, proof).await?;
    let store = &site.hall.store;
    let programs = store.bots_of(&account.id).await?;
    let head = Exported {
        account: describe(&site, account, &owner.session).await?,
        reports: store.reports_of(&account.id).await?,
        ratings: ratings(&site, &account.id).await?,
        relations: site.relations_of(&account.id).await?,
        vacations: vacations(&site, &account.id).await?,
        reminded: store.pushes_of(&account.id).await?.len() as u32,
        bots: programs.iter().map(bots::told).collect(),
        tournaments: store.tournaments_ever_of(&account.id).await?,
        matches: Vec::new(),
    };
    let head = serde_json::to_string(&head).map_err(|_| Problem::Broken)?;
    // The matches come one by one: there may be thousands.
    let begin = head.strip_suffix("]}").ok_or(Problem::Broken)?.to_owned();
    let tables = store.tables_of(&account.id).await?.into_iter();
    let guest = account.id.clone();
    let parts = stream::unfold((site, tables, Some(begin), true), move |state| {
        let guest = guest.clone();
        async move {
            let (site, mut tables, begin, first) = state;
            if let Some(begin) = begin {
                return Some((begin, (site, tables, None, first)));
            }
            if first && tables.len() == 0 {
                return Some(("]}".into(), (site, tables, None, false)));
            }
            let id = tables.next()?;
            let told = one(&site, &id, &guest).await;
            let comma = if first { "" } else { "," };
            let end = if tables.len() == 0 { "]}" } else { "" };
            Some((format!("{comma}{told}{end}"), (site, tables, None, false)))
        }
    });
    // Whoever packs the answer asks once more after its end.
    let parts = parts.fuse().map(Ok::<String, std::io::Error>);
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"parlour-account.json\"",
        ),
    ];
    Ok((headers, Content::from_stream(parts)).into_response())
}

/// Every rating, with how it came to be.
async fn ratings(site: &Site, player: &str) -> Result<Vec<ExportedRating>, Problem> {
    let store = &site.hall.store;
    let mut all = Vec::new();
    for standing in store.standings(player).await? {
        let (game, speed) = (standing.game, standing.speed);
        let changes = store.history(player, &game, speed, u32::MAX).await?;
        all.push(ExportedRating {
            game,
            speed,
            rating: told(&standing.rating),
            games: standing.games,
            history: changes.into_iter().map(RatingPoint::from).collect(),
        });
    }
    Ok(all)
}

async fn vacations(site: &Site, player: &str) -> Result<Vec<ExportedVacation>, Problem> {
    let now = site.hall.clock.now().day;
    let all = site.hall.store.vacations_of(player, now).await?;
    let all = all.into_iter().map(|one| ExportedVacation {
        since: one.since,
        until: one.until,
    });
    Ok(all.collect())
}

/// One match as JSON; `null` if it cannot be read.
async fn one(site: &Arc<Site>, id: &str, guest: &str) -> String {
    let told = async {
        let card = site.hall.store.card(id).await.ok()??;
        let guest = guest.to_owned();
        let look = move |live: &Live| live.record(Some(&guest), None, "parlour");
        let (record, _) = site.hall.look(id, look).await.ok()?;
        serde_json::to_string(&ExportedMatch {
            id: id.to_owned(),
            game: card.game,
            phase: card.phase,
            created: card.created,
            record,
        })
        .ok()
    };
    told.await.unwrap_or_else(|| "null".into())
}

/// `POST /api/account/close`
pub async fn close(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<Response, Problem> {
    let account = &owner.account;
    owner.prove(&site, &asker, &headers, proof).await?;
    let store = &site.hall.store;
    if account.role == Role::Operator && store.operators().await?.len() == 1 {
        let why = "you are the only operator; appoint another one first";
        return Err(Problem::Refused(why.into()));
    }
    // Nobody would look after their programs.
    for bot in store.bots_of(&account.id).await? {
        farewell(&site, &bot).await?;
    }
    let address = store.mail(&account.id).await?;
    farewell(&site, account).await?;
    site.tell_closed(account, address);
    let mut response = Json(Nothing {}).into_response();
    take_back(&site, &headers, &mut response);
    Ok(response)
}

/// Ends an account: its games are given up, its name goes everywhere.
async fn farewell(site: &Site, account: &Account) -> Result<(), Problem> {
    let (store, hall) = (&site.hall.store, &site.hall);
    let guest = Guest {
        id: account.id.clone(),
        name: account.name.clone(),
    };
    hall.withdraw_everywhere(&account.id).await?;
    for card in store.unfinished_of(&account.id, UNFINISHED).await? {
        let act = match card.phase {
            Phase::Waiting => Request::Leave,
            _ => Request::Resign,
        };
        // Where one alone cannot give up, the chair is left and others may claim it.
        let _ = hall.act(&card.id, &guest, act).await;
    }
    for id in store.rename_at_tables(&account.id, FORMER).await? {
        hall.reload(&id);
    }
    hall.rename_in_tournaments(&account.id, FORMER).await?;
    let retired = secret::hash(&manners::key(&account.name));
    let now = hall.clock.now().day;
    store.close_account(&account.id, &retired, now).await?;
    tracing::info!(id = account.id, "account closed");
    Ok(())
}
