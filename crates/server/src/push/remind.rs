//! Reminds those who asked for it that it is their turn.

use super::keys::draw;
use super::post::post;
use super::{Address, Reader, sealed};
use crate::wire::ReminderTold;
use crate::{Problem, Site, secret};
use parlour_store::{Due, Phase, Push, Reminder, Sitter};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// How often one looks.
const LOOK: Duration = Duration::from_secs(3);
/// Milliseconds after which a turn is worth a reminder: before, they may be at the table.
const GRACE: i64 = 60_000;
/// Milliseconds before a clock falls at which one is reminded again.
const LATE: i64 = 12 * 60 * 60 * 1000;
/// How long it is remembered who was reminded, in milliseconds.
const KEPT: i64 = 60 * 24 * 60 * 60 * 1000;
/// Reminders claimed at once, and sent at the same time.
const MANY: u32 = 100;
const TOGETHER: usize = 8;
/// Seconds before a push service that did not answer is asked again.
const AGAIN: [u64; 2] = [5, 60];

/// Reminds until the server stops.
pub async fn remind(site: Arc<Site>, mut closing: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(TOGETHER));
    while !*closing.borrow() {
        if let Err(why) = look_round(&site, &places).await {
            tracing::debug!(%why, "nobody is reminded");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = closing.changed() => {}
        }
    }
}

async fn look_round(site: &Arc<Site>, places: &Arc<Semaphore>) -> Result<(), Problem> {
    let (store, now) = (&site.hall.store, site.hall.clock.now());
    let claimed = store.claim_reminders(now.served - GRACE, now.served + LATE, now.day, MANY);
    let claimed = claimed.await?;
    if !claimed.is_empty() {
        store.forget_reminders(now.day - KEPT).await?;
    }
    for due in claimed {
        let Some(text) = words(site, &due).await? else {
            continue;
        };
        for push in store.pushes_of(&due.player).await? {
            let (site, places, text) = (site.clone(), places.clone(), text.clone());
            tokio::spawn(async move {
                let _place = places.acquire_owned().await;
                send(&site, push, text).await;
            });
        }
    }
    Ok(())
}

/// What the browser shows; `None` where it is not their turn any more, or they are on vacation.
async fn words(site: &Site, due: &Due) -> Result<Option<String>, Problem> {
    let now = site.hall.clock.now();
    let card = site.hall.store.card(&due.id).await?;
    let turn = card.filter(|card| card.phase == Phase::Playing && card.ply == due.ply);
    let turn = turn.filter(|card| {
        let sitter = card.turn.and_then(|seat| card.players.get(seat.index()));
        sitter.and_then(Sitter::guest) == Some(due.player.as_str())
    });
    let away = site.hall.rests.at(&due.player, now.served).is_some();
    let Some(card) = turn.filter(|_| !away) else {
        return Ok(None);
    };
    let hours = card.due.map(|due| (due - now.served).max(0) / 3_600_000);
    let left = match hours {
        None => String::new(),
        Some(0) => "less than an hour is left".into(),
        Some(hours @ 1..48) => format!("{hours} hours are left"),
        Some(hours) => format!("{} days are left", hours / 24),
    };
    let title = site.turn_words(&card, &due.player);
    let title = match due.what {
        Reminder::Turn => title,
        Reminder::Late => format!("Your clock runs out. {title}"),
    };
    let told = ReminderTold {
        title,
        body: left,
        path: format!("/match/{}", due.id),
        tag: due.id.clone(),
    };
    Ok(Some(
        serde_json::to_string(&told).expect("words are plain data"),
    ))
}

/// Brings it to one browser; one that is gone is forgotten.
async fn send(site: &Site, push: Push, text: String) {
    let anywhere = site.config.push_anywhere;
    let to = Address::read(&push.endpoint, anywhere);
    let reader = Reader::read(&push.public, &push.secret);
    let (Some(to), Some(reader)) = (to, reader) else {
        return;
    };
    for wait in AGAIN.iter().map(Some).chain([None]) {
        let Some(body) = sealed(text.as_bytes(), &reader, &draw(), secret::bytes()) else {
            return;
        };
        let now = site.hall.clock.now().day;
        let authorization = site.push.authorize(&to, &push.site, now);
        let to = to.clone();
        let sent = tokio::task::spawn_blocking(move || post(&to, &authorization, &body)).await;
        match sent {
            Ok(Ok(200..300)) => return,
            Ok(Ok(404 | 410)) => {
                if let Err(why) = site.hall.store.drop_push(&push.id, None).await {
                    tracing::debug!(%why, "a browser that is gone is still known");
                }
                return;
            }
            Ok(Ok(status @ (429 | 500..))) => tracing::debug!(status, "a push service is busy"),
            Ok(Ok(status)) => {
                tracing::warn!(status, "a push service refuses a reminder");
                return;
            }
            Ok(Err(why)) => tracing::debug!(%why, "a push service cannot be reached"),
            Err(why) => tracing::warn!(%why, "a reminder was not sent"),
        }
        let Some(seconds) = wait else { return };
        tokio::time::sleep(Duration::from_secs(*seconds)).await;
    }
}
