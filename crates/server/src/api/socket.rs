//! One WebSocket a client and match.

use super::line::{End, Line};
use super::{Caller, Fields};
use crate::hall::Hall;
use crate::keeper::{Act, Command, EntryAsked, Joined, Live};
use crate::limits::Bucket;
use crate::{Problem, Site};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use parlour_store::Guest;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use tokio::sync::watch;

/// What is read at once. The buffer is kept for every client and cleared before every read, so the
/// usual 128 KiB cost memory and time; requests are short.
pub const READ: usize = 2048;
/// Largest message from a client.
const LARGEST: usize = 16 * 1024;
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
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let since = fields.number("since")?;
    let upgrade = upgrade.map_err(|_| Problem::Bad("this address speaks WebSocket only".into()))?;
    // Joining before the upgrade lets a wrong id answer 404.
    let joined = site.hall.join(&id, caller.id(), since).await?;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        site.metrics.sockets.fetch_add(1, Relaxed);
        let asks = Asks {
            hall: site.hall.clone(),
            id,
            guest: caller.0,
        };
        let bucket = Bucket::new(site.buckets.rate(), Instant::now());
        let mut line = Line::new(socket, bucket);
        let closing = site.closing.subscribe();
        let Err(end) = talk(&mut line, &asks, joined, closing).await;
        line.close(end).await;
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
    loop {
        if *closing.borrow() {
            return Err(End::Bye);
        }
        tokio::select! {
            biased;
            _ = closing.changed() => return Err(End::Bye),
            update = updates.recv() => line.say(update.ok_or(End::Slow)?).await?,
            heard = line.hear() => {
                let answer = asks.answer(&heard?).await;
                line.say(answer).await?;
            }
        }
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
