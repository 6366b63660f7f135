//! Streams for programs that play: one JSON object a line, an empty line as a sign of life.

use super::Caller;
use super::challenges::{SHOWN, told};
use super::connection::Share;
use crate::keeper::Command;
use crate::wire::{self, StreamEvent};
use crate::{Problem, Site};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{Extensions, header};
use axum::response::{IntoResponse, Response};
use parlour_store::{Dare, DareState};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// Lines that may wait for a client.
const WAITING: usize = 64;
/// How often one says that one is there.
const SIGN: Duration = Duration::from_secs(7);
/// How long changes are gathered.
const GATHER: Duration = Duration::from_millis(100);
/// Matches that a program may have going.
const GAMES: u32 = 50;

type Lines = mpsc::Sender<String>;

/// The answer that goes on for as long as somebody sends lines.
fn answer(lines: mpsc::Receiver<String>) -> Response {
    let lines = futures_util::stream::unfold(lines, |mut lines| async move {
        let line = lines.recv().await?;
        Some((Ok::<_, Infallible>(Bytes::from(line)), lines))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        // Packing would hold lines back.
        (header::CONTENT_ENCODING, "identity"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, Body::from_stream(lines)).into_response()
}

/// Sends a line; `None` when nobody reads any more.
async fn say(lines: &Lines, what: &impl serde::Serialize) -> Option<()> {
    let text = serde_json::to_string(what).expect("plain data");
    lines.send(text + "\n").await.ok()
}

/// `GET /api/me/events`
pub async fn events(
    State(site): State<Arc<Site>>,
    caller: Caller,
    parts: Extensions,
) -> Result<Response, Problem> {
    let guest = caller.id().ok_or(Problem::Stranger)?;
    let share = Share::new(&site, &caller, &parts)?;
    let (lines, receiver) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut closing = site.closing.subscribe();
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => {}
            _ = tell(&site, &guest, &lines) => {}
        }
        drop(share);
    });
    Ok(answer(receiver))
}

/// Tells of games that begin and end and of challenges, until nobody listens.
async fn tell(site: &Site, guest: &str, lines: &Lines) -> Option<Infallible> {
    let mut ear = site.hall.lobby.listen(Some(guest));
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut asked: BTreeSet<String> = BTreeSet::new();
    loop {
        ear.catch_up();
        // Without the database nothing is new.
        if let Ok(cards) = site.hall.store.unfinished_of(guest, GAMES).await {
            let playing = |card: &&parlour_store::Card| card.phase == parlour_store::Phase::Playing;
            let cards: Vec<_> = cards.iter().filter(playing).collect();
            let now: BTreeSet<String> = cards.iter().map(|card| card.id.clone()).collect();
            for id in known.difference(&now) {
                say(lines, &StreamEvent::GameFinish { id: id.clone() }).await?;
            }
            for card in cards.iter().filter(|card| !known.contains(&card.id)) {
                let card = Box::new(site.card(card, Some(guest)));
                say(lines, &StreamEvent::GameStart { card }).await?;
            }
            known = now;
        }
        let now = site.hall.clock.now().day;
        if let Ok(dares) = site.hall.store.dares(guest, now, SHOWN).await {
            let open = |dare: &Dare| dare.state == DareState::Open && dare.whom == guest;
            let dares: Vec<Dare> = dares.into_iter().filter(open).collect();
            let now: BTreeSet<String> = dares.iter().map(|dare| dare.id.clone()).collect();
            for id in asked.difference(&now) {
                say(lines, &StreamEvent::ChallengeGone { id: id.clone() }).await?;
            }
            for dare in dares.into_iter().filter(|dare| !asked.contains(&dare.id)) {
                let challenge = Box::new(told(site, dare, guest));
                say(lines, &StreamEvent::Challenge { challenge }).await?;
            }
            asked = now;
        }
        tokio::time::sleep(GATHER).await;
        tokio::select! {
            () = ear.changed() => {}
            () = tokio::time::sleep(SIGN) => lines.send("\n".into()).await.ok()?,
            () = lines.closed() => return None,
        }
    }
}

/// `GET /api/matches/{id}/stream`
pub async fn game(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    parts: Extensions,
) -> Result<Response, Problem> {
    let share = Share::new(&site, &caller, &parts)?;
    let joined = site.hall.join(&id, caller.id(), None).await?;
    let stay = site.presence.enter(share.asker(), Some(&id));
    let (lines, receiver) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut closing = site.closing.subscribe();
        let bye = tokio::select! {
            _ = closing.wait_for(|closing| *closing) => true,
            _ = follow(joined, &lines) => false,
        };
        if bye {
            let _ = say(&lines, &wire::Message::Bye).await;
        }
        drop((stay, share));
        // So that others see that this client has gone.
        let _ = site.hall.send(&id, Command::Wake);
    });
    Ok(answer(receiver))
}

/// Tells of everything at a match, until nobody listens.
async fn follow(joined: crate::keeper::Joined, lines: &Lines) -> Option<Infallible> {
    let crate::keeper::Joined { state, mut updates } = joined;
    lines.send(format!("{state}\n")).await.ok()?;
    loop {
        tokio::select! {
            update = updates.recv() => lines.send(format!("{}\n", update?)).await.ok()?,
            () = tokio::time::sleep(SIGN) => lines.send("\n".into()).await.ok()?,
            () = lines.closed() => return None,
        }
    }
}
