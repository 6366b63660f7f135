//! The lobby, once or live.

use super::Caller;
use super::connection::{Connection, End, Share};
use super::socket::READ;
use crate::wire::{Lobby, Message};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::Extensions;
use axum::response::Response;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::watch;

/// How long changes are gathered.
const GATHER: Duration = Duration::from_millis(250);
/// The same where somebody only came or went.
const CROWD: Duration = Duration::from_secs(3);

/// `GET /api/lobby`
pub async fn look(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Lobby>, Problem> {
    site.lobby(caller.id().as_deref()).await.map(Json)
}

/// `GET /api/lobby/ws`
pub async fn open(
    State(site): State<Arc<Site>>,
    caller: Caller,
    parts: Extensions,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::Bad("this address speaks WebSocket only".into()))?;
    let share = Share::new(&site, &caller, &parts)?;
    let stay = site.presence.enter(share.asker(), None);
    let upgrade = upgrade.max_message_size(1024).max_frame_size(1024);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        site.metrics.sockets.fetch_add(1, Relaxed);
        let mut line = Connection::new(socket, share);
        let closing = site.closing.subscribe();
        let guest = caller.id();
        let Err(end) = tell(&site, &mut line, guest.as_deref(), closing).await;
        line.close(end).await;
        drop(stay);
        site.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// Tells of every change until the conversation ends.
async fn tell(
    site: &Site,
    line: &mut Connection,
    guest: Option<&str>,
    mut closing: watch::Receiver<bool>,
) -> Result<std::convert::Infallible, End> {
    let mut ear = site.hall.lobby.listen(guest);
    let mut crowd = site.presence.listen();
    let mut last = None;
    let mut told = tokio::time::Instant::now();
    // When the next telling is due, if anything has changed.
    let mut next = Some(told);
    loop {
        if *closing.borrow() {
            return Err(End::Bye);
        }
        tokio::select! {
            biased;
            _ = closing.changed() => return Err(End::Bye),
            () = ear.changed(), if next.is_none_or(|next| next > told + GATHER) => {
                ear.catch_up();
                next = Some(told + GATHER);
            }
            Ok(()) = crowd.changed(), if next.is_none() => next = Some(told + CROWD),
            () = tokio::time::sleep_until(next.unwrap_or(told)), if next.is_some() => {
                ear.catch_up();
                crowd.borrow_and_update();
                let lobby = site.lobby(guest).await.map_err(|_| End::Slow)?;
                let text = Message::Lobby(lobby).text();
                if last.as_ref() != Some(&text) {
                    line.say(text.clone()).await?;
                    last = Some(text);
                }
                told = tokio::time::Instant::now();
                next = None;
            }
            heard = line.hear() => drop(heard?),
        }
    }
}
