//! One WebSocket a client and match.

use super::connection::{Connection, End, Share};
use super::{Caller, Fields, Sitting};
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
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
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
            site: site.clone(),
            id,
            guest: caller.guest,
            session: caller.session,
            checked: Mutex::new(Instant::now()),
        };
        let mut line = Connection::new(socket, share);
        let closing = site.closing.subscribe();
        let Err(end) = talk(&mut line, &asks, joined, closing).await;
        line.close(end).await;
        drop(stay);
        // So that others see that this client has gone.
        let _ = site.hall.send(&asks.id, Command::Wake);
        site.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// What that client asks for.
struct Asks {
    site: Arc<Site>,
    id: String,
    guest: Option<Guest>,
    /// The hash of the token by which it is known.
    session: Option<String>,
    /// When it was last seen that the token is good.
    checked: Mutex<Instant>,
}

/// Moves that follow each other so closely are believed without another look at the token.
const BELIEVED: Duration = Duration::from_secs(2);

/// Tells and answers until the conversation ends.
async fn talk(
    line: &mut Connection,
    asks: &Asks,
    joined: Joined,
    mut closing: watch::Receiver<bool>,
) -> Result<Infallible, End> {
    let Joined { state, mut updates } = joined;
    line.say(state).await?;
    let mut waiting = asks.site.hall.waiting();
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
                // Boxed, so that it takes no memory while nobody asks.
                let mut answer = Box::pin(asks.answer(&heard));
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
        let hall = &self.site.hall;
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
                let guest = self.guest.clone().ok_or(stranger)?;
                let guest = self.still(guest, &act).await?;
                hall.act(&self.id, &guest, act).await.map(Answered::Done)
            }
        }
    }
    /// Whoever acts, if their session goes on: it may have been ended since the socket was opened, and they
    /// may have been banned or muted.
    async fn still(&self, guest: Guest, act: &Request) -> Result<Guest, Problem> {
        let lately = || {
            let checked = self.checked.lock().expect("nobody panics with it");
            checked.elapsed() < BELIEVED
        };
        let Some(session) = &self.session else {
            return Ok(guest);
        };
        if matches!(act, Request::Move { .. } | Request::Plan { .. }) && lately() {
            return Ok(guest);
        }
        let met = match self.site.hall.store.meet(session).await {
            Ok(met) => met.filter(|met| !met.banned).ok_or(Problem::Stranger)?,
            // Without a database nothing is written either; the keeper says so.
            Err(_) => return Ok(guest),
        };
        *self.checked.lock().expect("nobody panics with it") = Instant::now();
        let who = Sitting {
            guest: met.guest,
            account: met.account,
            muted: met.muted,
        };
        self.site.at_table(who, act).await
    }
}
