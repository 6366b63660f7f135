//! One WebSocket a client and match.

use super::line::{End, Line, Share};
use super::{Caller, Fields};
use crate::hall::Hall;
use crate::keeper::{Command, Joined, Live};
use crate::wire::{Answered, Message, Request, Told};
use crate::{Problem, Site};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::Extensions;
use axum::response::Response;
use parlour_store::Guest;
use serde_json::{Map, Value};
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::watch;

/// What is read at once. The buffer is kept for every client and cleared before every read, so the
/// usual 128 KiB cost memory and time; requests are short.
pub const READ: usize = 2048;
/// Largest message from a client.
const LARGEST: usize = 16 * 1024;
/// `GET /api/matches/{id}/ws`
pub async fn open(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
    parts: Extensions,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let since = fields.number("since")?;
    let upgrade = upgrade.map_err(|_| Problem::Bad("this address speaks WebSocket only".into()))?;
    let share = Share::new(&site, &caller, &parts)?;
    // Joining before the upgrade lets a wrong id answer 404.
    let joined = site.hall.join(&id, caller.id(), since).await?;
    let stay = site.presence.enter(share.asker(), Some(&id));
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        site.metrics.sockets.fetch_add(1, Relaxed);
        let asks = Asks {
            hall: site.hall.clone(),
            id,
            guest: caller.guest,
        };
        let mut line = Line::new(socket, share);
        let closing = site.closing.subscribe();
        let Err(end) = talk(&mut line, &asks, joined, closing).await;
        line.close(end).await;
        drop(stay);
        // So that others see that this client has gone.
        let _ = asks.hall.send(&asks.id, Command::Wake);
        site.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// What that client asks for.
struct Asks {
    hall: Arc<Hall>,
    id: String,
    guest: Option<Guest>,
}

/// Tells and answers until the conversation ends.
async fn talk(
    line: &mut Line,
    asks: &Asks,
    joined: Joined,
    mut closing: watch::Receiver<bool>,
) -> Result<Infallible, End> {
    let Joined { state, mut updates } = joined;
    line.say(state).await?;
    let mut waiting = asks.hall.waiting();
    if *waiting.borrow_and_update() {
        line.say(Message::Moment { waits: true }.text()).await?;
    }
    loop {
        if *closing.borrow() {
            return Err(End::Bye);
        }
        tokio::select! {
            biased;
            _ = closing.changed() => return Err(End::Bye),
            waits = wait(&mut waiting) => line.say(waits).await?,
            update = updates.recv() => line.say(update.ok_or(End::Slow)?).await?,
            heard = line.hear() => {
                let heard = heard?;
                let answer = asks.answer(&heard);
                tokio::pin!(answer);
                let answer = loop {
                    tokio::select! {
                        biased;
                        answer = &mut answer => break answer,
                        waits = wait(&mut waiting) => line.say(waits).await?,
                    }
                };
                line.say(answer).await?;
            }
        }
    }
}

/// Waits until one must wait for the database, or no longer.
async fn wait(waiting: &mut watch::Receiver<bool>) -> Utf8Bytes {
    if waiting.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
    let waits = *waiting.borrow_and_update();
    Message::Moment { waits }.text()
}

impl Asks {
    async fn answer(&self, text: &str) -> Utf8Bytes {
        let asked: Result<Map<_, _>, _> = serde_json::from_str(text);
        let (id, answered) = match asked {
            Ok(mut asked) => {
                let id = asked.remove("id").unwrap_or_default();
                (id, self.serve(Value::Object(asked)).await)
            }
            Err(_) => {
                let why = Problem::Bad("that is not a request".into());
                (Value::Null, Err(why))
            }
        };
        let told = match answered {
            Ok(ok) => Told::Ok { ok: Box::new(ok) },
            Err(why) => Told::No {
                error: why.to_string(),
                status: why.status().as_u16(),
            },
        };
        Message::Answer { id, told }.text()
    }
    async fn serve(&self, asked: Value) -> Result<Answered, Problem> {
        let guest = self.guest.as_ref().map(|guest| guest.id.clone());
        let hall = &self.hall;
        match serde_json::from_value(asked).map_err(|why| Problem::Bad(why.to_string()))? {
            Request::Entry(asked) => {
                let look = move |live: &Live| live.entry(live.viewer(guest.as_deref()), &asked);
                hall.glance(&self.id, look).await.map(Answered::Entry)
            }
            Request::Step(asked) => {
                let look = move |live: &Live| live.step(live.viewer(guest.as_deref()), asked.ply);
                hall.glance(&self.id, look).await.map(Answered::Step)
            }
            act => {
                let stranger = Problem::Forbidden("you have no seat at this table");
                let guest = self.guest.as_ref().ok_or(stranger)?;
                hall.act(&self.id, guest, act).await.map(Answered::Done)
            }
        }
    }
}
