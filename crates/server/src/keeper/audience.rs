//! Who listens to a match, and what they are told.

use super::live::Live;
use super::run::Keeper;
use super::view::Viewer;
use crate::wire::{Event, Latest, Message, Said, SceneChange, Why};
use axum::extract::ws::Utf8Bytes;
use parlour_core::{Eye, Motion, Scene};
use parlour_store::{Event as Kept, Stamped};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
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
        self.scenes.insert(viewer, state.scene.clone());
        let missed = since.map(|since| live.missed(viewer, since));
        let message = Message::State {
            state: Box::new(state),
            missed,
        };
        Joined {
            state: message.text(),
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
        // Whoever saw the same picture and sees the same now is told the same.
        let mut changes: HashMap<_, Arc<SceneChange>> = HashMap::new();
        let mut slow = 0;
        for listener in &mut self.listeners {
            let known = listener.viewer;
            let viewer = live.viewer(listener.guest.as_deref());
            listener.viewer = viewer;
            let message = messages.entry((known, viewer)).or_insert_with(|| {
                let News { seq, event, motion } = news(live, viewer)?;
                let now = live.now(viewer);
                let scene = live.board.scene(viewer.eye);
                let before = self.scenes.get(&known);
                let change = changes
                    .entry((before.map(Arc::as_ptr), Arc::as_ptr(&scene)))
                    .or_insert_with(|| SceneChange::between(before.map(|b| &**b), &scene).into())
                    .clone();
                scenes.insert(viewer, scene);
                let message = Message::Update {
                    seq: seq.unwrap_or(now.seq),
                    event,
                    motion,
                    now: Box::new(Latest { now, scene: change }),
                };
                Some(message.text())
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
    event: Event,
    motion: Option<Motion>,
}

impl News {
    /// Something that is no event of the match.
    pub fn passing(event: Event) -> News {
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
            Kept::Created(_) | Kept::Dealt { .. } => return None,
            Kept::Planned { seat, .. } if viewer.eye == Eye::Seat(*seat) => Event::Plan,
            Kept::Planned { .. } => return None,
            Kept::Seated { seat, why, .. } => Event::Seated {
                seat: *seat,
                why: why.map(Why::from),
                // The chair may have changed hands before anybody hears of it.
                name: live.seating.out(*seat).map(|out| out.name.clone()),
            },
            Kept::Left { seat, .. } => Event::Left { seat: *seat },
            Kept::Move { .. } => {
                motion = live.board.table().motion(stamped.ply as usize, viewer.eye);
                Event::Move(live.played(stamped.ply, viewer.eye))
            }
            Kept::Offered { what, seat } => Event::Offer {
                what: *what,
                seat: *seat,
            },
            Kept::Agreed { what, seat } => Event::Agree {
                what: *what,
                seat: *seat,
            },
            Kept::Declined { what, seat } => Event::Decline {
                what: *what,
                seat: *seat,
            },
            Kept::TakenBack { to } => Event::Takeback { to: *to },
            Kept::Ended { seat, .. } => Event::Ended { seat: *seat },
            Kept::Said {
                seat,
                name,
                text,
                signal,
            } => Event::Said(Said {
                seq: stamped.seq,
                seat: *seat,
                name: name.clone(),
                text: text.clone(),
                code: signal.clone(),
                at: stamped.at,
            }),
            Kept::Rematch { next } => Event::Rematch { next: next.clone() },
        };
        Some(News {
            seq: Some(stamped.seq),
            event,
            motion,
        })
    }
}

impl Keeper {
    /// Somebody listens from now on, and has come.
    pub(super) fn join(&mut self, guest: Option<String>, since: Option<u32>) -> Joined {
        let updates = self.audience.admit(&self.live, guest.clone());
        self.notice_presence();
        self.audience.joined(&self.live, guest, since, updates)
    }
    /// Forgets those who have gone, and tells of it.
    pub(super) fn drop_the_gone(&mut self) {
        self.audience.drop_the_gone();
        self.notice_presence();
    }
    /// Tells everybody here what happened.
    pub(super) fn tell(&mut self, events: Vec<Stamped>) {
        self.told = self.live.seq;
        if events
            .iter()
            .any(|e| matches!(e.event, Kept::Seated { .. } | Kept::Left { .. }))
        {
            self.notice_presence();
        }
        for stamped in events {
            self.broadcast(|live, viewer| News::of(live, viewer, &stamped));
        }
    }
    /// Tells everybody something that is not kept.
    pub(super) fn pass_on(&mut self, event: Event) {
        self.broadcast(|_, _| Some(News::passing(event.clone())));
    }
    /// Tells every listener, for their eye.
    fn broadcast(&mut self, news: impl Fn(&Live, Viewer) -> Option<News>) {
        let slow = self.audience.broadcast(&self.live, news);
        self.hall.metrics.slow_clients.fetch_add(slow, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::House;
    use crate::clock::Moment;
    use crate::wire::Request;
    use parlour_core::Seat;
    use parlour_store::{Guest, Opening, Sitter};
    use serde_json::Value;

    fn guest(name: &str) -> Guest {
        Guest {
            id: name.into(),
            name: name.into(),
        }
    }
    /// Anna and Ben at the first game where nothing is hidden.
    fn live() -> Live {
        let games = parlour_games::all();
        let open = games.iter().find(|game| game.is_open()).unwrap();
        let sitter = |name: &str| Sitter::Guest {
            id: name.into(),
            name: name.into(),
        };
        let opening = Opening {
            seed: 1,
            ..Opening::of(&**open, vec![sitter("Anna"), sitter("Ben")], "Anna")
        };
        Live::create(&House::new(games), "m".into(), opening, Moment::default()).unwrap()
    }
    fn do_it(live: &mut Live, audience: &mut Audience, by: &str, act: Request) {
        live.act(&guest(by), act, Moment::default()).unwrap();
        for stamped in live.take_fresh().unwrap().events {
            audience.broadcast(live, |live, viewer| News::of(live, viewer, &stamped));
        }
    }

    #[test]
    fn a_chat_line_draws_nobodys_picture() {
        let mut live = live();
        live.take_fresh();
        let mut audience = Audience::default();
        let mut lines = Vec::new();
        for who in [Some("Anna"), Some("Ben"), None, None] {
            let who = who.map(str::to_owned);
            let updates = audience.admit(&live, who.clone());
            lines.push(audience.joined(&live, who, None, updates).updates);
        }
        // One picture for all, at the table and around it.
        assert_eq!(live.board.drawn(), 1);
        let text = "hello".to_owned();
        do_it(&mut live, &mut audience, "Ben", Request::Say { text });
        assert_eq!(live.board.drawn(), 1);
        for line in &mut lines {
            let told: Value = serde_json::from_str(&line.try_recv().unwrap()).unwrap();
            assert_eq!(told["event"]["text"], "hello");
            assert_eq!(told["now"]["scene"], serde_json::json!({}));
        }
        let text = live.board.table().moves(Eye::Seat(Seat(0)))[0].clone();
        let line = None;
        let ply = 0;
        let play = Request::Move { ply, line, text };
        do_it(&mut live, &mut audience, "Anna", play);
        assert_eq!(live.board.drawn(), 2);
        for line in &mut lines {
            let told: Value = serde_json::from_str(&line.try_recv().unwrap()).unwrap();
            assert!(told["now"]["scene"]["pieces"].is_array());
        }
    }
}
