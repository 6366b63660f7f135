//! One WebSocket a client and match.

use super::{Caller, Fields};
use crate::hall::Hall;
use crate::keeper::{Act, Command, EntryAsked, Joined, Live};
use crate::limits::Bucket;
use crate::{Problem, Site};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use parlour_store::Guest;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Largest message from a client.
const LARGEST: usize = 16 * 1024;
/// How often we ask whether somebody is there, and how long silence may last.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(65);
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// A client's request: a number of its own, and what to do.
#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    what: Value,
}

#[derive(Deserialize)]
struct StepAsked {
    ply: u32,
}

/// `GET /api/matches/{id}/ws`
pub async fn open(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let since = fields.number("since")?;
    let upgrade = upgrade.map_err(|_| Problem::Bad("this address speaks WebSocket only".into()))?;
    // Joining before the upgrade lets a wrong id answer 404.
    let joined = site.hall.join(&id, caller.id(), since).await?;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        site.metrics.sockets.fetch_add(1, Relaxed);
        let asks = Asks {
            hall: site.hall.clone(),
            id,
            guest: caller.0,
        };
        let mut line = Line(socket);
        let bucket = Bucket::new(site.buckets.rate(), Instant::now());
        let closing = site.closing.subscribe();
        let reason = line.talk(&asks, joined, bucket, closing).await;
        line.close(reason).await;
        // So that others see that this client has gone.
        let _ = asks.hall.send(&asks.id, Command::Wake);
        site.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// The connection to one client.
struct Line(WebSocket);

/// What that client asks for.
struct Asks {
    hall: Arc<Hall>,
    id: String,
    guest: Option<Guest>,
}

/// Why a conversation ended.
enum End {
    Gone,
    Bye,
    Slow,
    Flood,
    Nonsense,
}

impl Line {
    async fn talk(
        &mut self,
        asks: &Asks,
        joined: Joined,
        mut bucket: Bucket,
        mut closing: tokio::sync::watch::Receiver<bool>,
    ) -> End {
        let Joined { state, mut updates } = joined;
        if self.say(state).await.is_err() {
            return End::Gone;
        }
        if *closing.borrow() {
            return End::Bye;
        }
        let mut pings = tokio::time::interval(PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                biased;
                _ = closing.changed() => return End::Bye,
                update = updates.recv() => match update {
                    None => return End::Slow,
                    Some(update) => if self.say(update).await.is_err() {
                        return End::Gone;
                    }
                },
                message = self.0.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        None | Some(Err(_)) | Some(Ok(Message::Close(_))) => return End::Gone,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if !bucket.take(heard) {
                                return End::Flood;
                            }
                            continue;
                        }
                        Some(Ok(Message::Binary(_))) => return End::Nonsense,
                        Some(Ok(Message::Text(text))) => text,
                    };
                    if !bucket.take(heard) {
                        return End::Flood;
                    }
                    let answer = asks.answer(&text).await;
                    if self.say(answer).await.is_err() {
                        return End::Gone;
                    }
                }
                _ = pings.tick() => {
                    let ping = self.0.send(Message::Ping(Default::default()));
                    let sent = tokio::time::timeout(PATIENCE, ping).await;
                    if heard.elapsed() > SILENCE || !matches!(sent, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }
    async fn say(&mut self, text: Utf8Bytes) -> Result<(), ()> {
        let sent = tokio::time::timeout(PATIENCE, self.0.send(Message::Text(text)));
        matches!(sent.await, Ok(Ok(()))).then_some(()).ok_or(())
    }
    async fn close(&mut self, reason: End) {
        let (code, why) = match reason {
            End::Gone => return,
            End::Bye => {
                let _ = self.say(json!({ "type": "bye" }).to_string().into()).await;
                (close_code::RESTART, "the server stops; connect again")
            }
            End::Slow => (close_code::AGAIN, "connect again"),
            End::Flood => (close_code::POLICY, "too many messages"),
            End::Nonsense => (close_code::UNSUPPORTED, "text messages only"),
        };
        let frame = CloseFrame {
            code,
            reason: why.into(),
        };
        let close = self.0.send(Message::Close(Some(frame)));
        let _ = tokio::time::timeout(PATIENCE, close).await;
    }
}

impl Asks {
    async fn answer(&self, text: &str) -> Utf8Bytes {
        let asked: Result<Asked, _> = serde_json::from_str(text);
        let (id, told) = match asked {
            Ok(Asked { id, what }) => (id, self.serve(what).await),
            Err(_) => (
                Value::Null,
                Err(Problem::Bad("that is not a request".into())),
            ),
        };
        let answer = match told {
            Ok(ok) => json!({ "type": "answer", "id": id, "ok": ok }),
            Err(why) => json!({
                "type": "answer", "id": id,
                "error": why.to_string(), "status": why.status().as_u16(),
            }),
        };
        answer.to_string().into()
    }
    async fn serve(&self, what: Value) -> Result<Value, Problem> {
        let guest = self.guest.as_ref().map(|guest| guest.id.clone());
        let hall = &self.hall;
        match what["do"].as_str() {
            Some("entry") => {
                let asked: EntryAsked = read(what)?;
                let look = move |live: &Live| live.entry(live.viewer(guest.as_deref()), &asked);
                hall.look(&self.id, look).await
            }
            Some("step") => {
                let StepAsked { ply } = read(what)?;
                let look = move |live: &Live| live.step(live.viewer(guest.as_deref()), ply);
                hall.look(&self.id, look).await
            }
            _ => {
                let act: Act = read(what)?;
                let stranger = Problem::Forbidden("you have no seat at this table");
                let guest = self.guest.as_ref().ok_or(stranger)?;
                let done = hall.act(&self.id, guest, act).await?;
                Ok(json!(done))
            }
        }
    }
}

fn read<T: serde::de::DeserializeOwned>(what: Value) -> Result<T, Problem> {
    serde_json::from_value(what).map_err(|why| Problem::Bad(why.to_string()))
}
