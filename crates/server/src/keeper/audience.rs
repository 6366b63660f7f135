//! Who listens to a match, and what they are told.

use super::live::Live;
use super::view::{Now, State, Viewer, raw};
use axum::extract::ws::Utf8Bytes;
use parlour_core::{Eye, Motion, Scene, Seat};
use parlour_store::{Event, Stamped};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Messages that may wait for a client before it counts as one that does not read.
const WAITING: usize = 64;

/// A client that listens from now on.
pub struct Joined {
    /// The first message.
    pub state: Utf8Bytes,
    /// All later ones, in order; ends when the match must be joined anew.
    pub updates: mpsc::Receiver<Utf8Bytes>,
}

/// What a client hears.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message<'l> {
    State {
        state: Box<State<'l>>,
        missed: Option<Vec<Value>>,
    },
    Update {
        seq: u32,
        event: Value,
        #[serde(skip_serializing_if = "Option::is_none")]
        motion: Option<Motion>,
        now: Box<Now<'l>>,
    },
}

/// One client.
struct Listener {
    guest: Option<String>,
    viewer: Viewer,
    updates: mpsc::Sender<Utf8Bytes>,
}

/// Everybody who listens.
#[derive(Default)]
pub struct Audience {
    listeners: Vec<Listener>,
    /// The last scene each kind of viewer was told.
    scenes: HashMap<Viewer, Arc<Scene>>,
}

impl Audience {
    /// Does nobody listen?
    pub fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }
    /// The guests among them; whoever listens twice comes twice.
    pub fn guests(&self) -> impl Iterator<Item = &str> {
        self.listeners.iter().filter_map(|l| l.guest.as_deref())
    }
    /// Somebody listens from now on.
    pub fn admit(&mut self, live: &Live, guest: Option<String>) -> mpsc::Receiver<Utf8Bytes> {
        let viewer = live.viewer(guest.as_deref());
        let (updates, receiver) = mpsc::channel(WAITING);
        self.listeners.push(Listener {
            guest,
            viewer,
            updates,
        });
        receiver
    }
    /// What somebody who was admitted hears first.
    pub fn joined(
        &mut self,
        live: &Live,
        guest: Option<String>,
        since: Option<u32>,
        updates: mpsc::Receiver<Utf8Bytes>,
    ) -> Joined {
        let viewer = live.viewer(guest.as_deref());
        let state = live.state(viewer);
        self.scenes.insert(viewer, state.now.scene.scene.clone());
        let missed = since.map(|since| live.missed(viewer, since));
        let message = Message::State {
            state: Box::new(state),
            missed,
        };
        Joined {
            state: raw(&message).get().into(),
            updates,
        }
    }
    /// Forgets those who have gone.
    pub fn drop_the_gone(&mut self) {
        self.listeners.retain(|l| !l.updates.is_closed());
    }
    /// Sends to every listener what is news for their eye; `None` is not their business. Returns how
    /// many were dropped because they do not read.
    pub fn broadcast(&mut self, live: &Live, news: impl Fn(&Live, Viewer) -> Option<News>) -> u64 {
        let mut messages: HashMap<_, Option<Utf8Bytes>> = HashMap::new();
        let mut scenes = HashMap::new();
        let mut slow = 0;
        for listener in &mut self.listeners {
            let known = listener.viewer;
            let viewer = live.viewer(listener.guest.as_deref());
            listener.viewer = viewer;
            let message = messages.entry((known, viewer)).or_insert_with(|| {
                let News { seq, event, motion } = news(live, viewer)?;
                let mut now = live.now(viewer);
                now.scene.before = self.scenes.get(&known).cloned();
                scenes.insert(viewer, now.scene.scene.clone());
                let message = Message::Update {
                    seq: seq.unwrap_or(now.seq),
                    event,
                    motion,
                    now: Box::new(now),
                };
                Some(raw(&message).get().into())
            });
            if let Some(message) = message
                && let Err(mpsc::error::TrySendError::Full(_)) =
                    listener.updates.try_send(message.clone())
            {
                slow += 1;
                // Its channel ends here; it may come back and gets the state.
                listener.updates = mpsc::channel(1).0;
            }
        }
        self.drop_the_gone();
        self.scenes.extend(scenes);
        let listeners = &self.listeners;
        let heard = |viewer: &Viewer| listeners.iter().any(|l| l.viewer == *viewer);
        self.scenes.retain(|viewer, _| heard(viewer));
        slow
    }
}

/// What one viewer is told.
pub struct News {
    /// Number of the event; none for what is not kept.
    seq: Option<u32>,
    event: Value,
    motion: Option<Motion>,
}

impl News {
    /// Something that is no event of the match.
    pub fn passing(event: Value) -> News {
        News {
            seq: None,
            event,
            motion: None,
        }
    }
    /// An event for one viewer; `None` when it is none of their business.
    pub fn of(live: &Live, viewer: Viewer, stamped: &Stamped) -> Option<News> {
        let mut motion = None;
        let event = match &stamped.event {
            // Whoever sat down last is news enough.
            Event::Created(_) | Event::Dealt { .. } => return None,
            Event::Planned { seat, .. } if viewer.eye == Eye::Seat(Seat(*seat)) => {
                json!({ "kind": "plan" })
            }
            Event::Planned { .. } => return None,
            Event::Seated { seat, why, .. } => {
                let mut seated = json!({ "kind": "seated", "seat": seat });
                if let Some(why) = why {
                    seated["why"] = json!(why);
                }
                // The chair may have changed hands before anybody hears of it.
                if let Some(out) = &live.out[*seat as usize] {
                    seated["name"] = json!(out.name);
                }
                seated
            }
            Event::Left { seat, .. } => json!({ "kind": "left", "seat": seat }),
            Event::Move { seat, .. } => {
                motion = live.table.motion(stamped.ply as usize, viewer.eye);
                let text = live.table.moved(stamped.ply as usize, viewer.eye);
                json!({ "kind": "move", "ply": stamped.ply, "seat": seat, "text": text })
            }
            Event::Offered { what, seat } => json!({ "kind": "offer", "what": what, "seat": seat }),
            Event::Agreed { what, seat } => json!({ "kind": "agree", "what": what, "seat": seat }),
            Event::Declined { what, seat } => {
                json!({ "kind": "decline", "what": what, "seat": seat })
            }
            Event::TakenBack { to } => json!({ "kind": "takeback", "to": to }),
            Event::Ended { seat, .. } => json!({ "kind": "ended", "seat": seat }),
            Event::Said {
                seat,
                name,
                text,
                signal,
            } => {
                let mut said = json!({
                    "kind": "said", "seat": seat, "name": name, "text": text, "at": stamped.at,
                });
                if let Some(code) = signal {
                    said["code"] = json!(code);
                }
                said
            }
            Event::Rematch { next } => json!({ "kind": "rematch", "next": next }),
        };
        Some(News {
            seq: Some(stamped.seq),
            event,
            motion,
        })
    }
}
