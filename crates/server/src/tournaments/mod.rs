//! Tournaments of the site: what is known of them here, and who hears of changes.
//!
//! A tournament follows from its events, which are rows. Every server may add some (somebody enters), because the
//! store refuses whoever does not know all that are there; one server at a time looks after a tournament:
//! it pairs rounds, sets their games up and notes how they ended.

mod director;
mod export;
mod names;
mod view;

pub use director::direct;
pub use export::csv;

use crate::Problem;
use crate::hall::Hall;
use parlour_store::{TournamentCard, TournamentNews};
use parlour_tournaments::{Event, Phase, Tournament};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{Notify, watch};

/// How often somebody who was too late looks again.
const TRIES: usize = 20;
/// Tournaments kept in memory; those nobody asks for are read anew.
const MANY: usize = 500;

/// What this server knows of tournaments.
#[derive(Default)]
pub struct Tournaments {
    known: Mutex<HashMap<String, Arc<Desk>>>,
    /// Rung when a game is over, or somebody starts a tournament.
    bell: Notify,
    /// Grows when any tournament changes.
    any: watch::Sender<u64>,
}

/// One tournament.
#[derive(Default)]
struct Desk {
    latest: tokio::sync::Mutex<Option<Arc<Tournament>>>,
    /// Grows when it changes.
    changed: watch::Sender<u64>,
}

impl Tournaments {
    fn known(&self) -> MutexGuard<'_, HashMap<String, Arc<Desk>>> {
        self.known.lock().expect("nobody panics with the list")
    }
    fn desk(&self, id: &str) -> Arc<Desk> {
        let mut known = self.known();
        if known.len() > MANY {
            known.retain(|_, desk| desk.changed.receiver_count() > 0);
        }
        known.entry(id.to_owned()).or_default().clone()
    }
    /// A game of this tournament is over.
    pub fn ring(&self, _id: &str) {
        self.bell.notify_one();
    }
    /// Something happened in a tournament, here or elsewhere.
    pub fn hear(&self, id: &str) {
        if let Some(desk) = self.known().get(id) {
            desk.changed.send_modify(|n| *n += 1);
        }
        self.any.send_modify(|n| *n += 1);
    }
    /// What was known of a tournament is read anew.
    pub async fn forget(&self, id: &str) {
        let desk = self.known().get(id).cloned();
        if let Some(desk) = desk {
            *desk.latest.lock().await = None;
        }
        self.hear(id);
    }
    /// Anything may have happened anywhere.
    pub fn hear_all(&self) {
        for desk in self.known().values() {
            desk.changed.send_modify(|n| *n += 1);
        }
        self.any.send_modify(|n| *n += 1);
    }
    /// Hears of changes of one tournament from now on.
    pub fn listen(&self, id: &str) -> watch::Receiver<u64> {
        self.desk(id).changed.subscribe()
    }
}

impl Hall {
    /// A tournament as it is now.
    pub async fn tournament(&self, id: &str) -> Result<Arc<Tournament>, Problem> {
        let desk = self.tournaments.desk(id);
        let mut latest = desk.latest.lock().await;
        let found = self.read_tournament(id, &mut latest).await;
        if let Err(Problem::Missing(_)) = found {
            self.tournaments.known().remove(id);
        }
        found
    }
    /// Reads what happened since it was last looked at.
    async fn read_tournament(
        &self,
        id: &str,
        latest: &mut Option<Arc<Tournament>>,
    ) -> Result<Arc<Tournament>, Problem> {
        let from = latest.as_ref().map_or(0, |known| known.events());
        let events = self.store.tournament_events(id, from).await?;
        let mut events = events.into_iter().map(|(at, body)| {
            let event: Result<Event, _> = serde_json::from_str(&body);
            let event = event.map_err(|why| {
                tracing::error!(id, %why, "a stored tournament cannot be read");
                Problem::Broken
            });
            event.map(|event| (at, event))
        });
        let mut known = match latest.take() {
            Some(known) => known,
            None => match events.next().transpose()? {
                Some((_, Event::Created(plan))) => Arc::new(Tournament::new(plan)),
                _ => return Err(Problem::Missing("tournament")),
            },
        };
        for event in events {
            let (at, event) = event?;
            Arc::make_mut(&mut known).apply(&event, at);
        }
        Ok(latest.insert(known).clone())
    }
    /// Lets something happen in a tournament: `act` says what, and is asked again if somebody was quicker. It
    /// is on disk when this returns.
    pub(crate) async fn change_tournament(
        &self,
        id: &str,
        fence: Option<i64>,
        mut act: impl FnMut(&Tournament) -> Result<Vec<Event>, Problem>,
    ) -> Result<Arc<Tournament>, Problem> {
        let desk = self.tournaments.desk(id);
        let mut latest = desk.latest.lock().await;
        for _ in 0..TRIES {
            let known = self.read_tournament(id, &mut latest).await?;
            let events = act(&known)?;
            if events.is_empty() {
                return Ok(known);
            }
            let at = self.clock.now().day;
            let mut after = (*known).clone();
            events.iter().for_each(|event| after.apply(event, at));
            let news = news(id, &after, known.events(), &events, fence);
            if self.store.write_tournament(&news).await? {
                let after = Arc::new(after);
                *latest = Some(after.clone());
                drop(latest);
                self.tournaments.hear(id);
                return Ok(after);
            }
        }
        Err(Problem::Unavailable)
    }
    /// Announces a tournament.
    pub(crate) async fn announce(&self, id: &str, tournament: Tournament) -> Result<(), Problem> {
        let created = Event::Created(tournament.plan().clone());
        let news = news(id, &tournament, 0, &[created], None);
        match self.store.write_tournament(&news).await? {
            true => self.tournaments.hear(id),
            false => return Err(Problem::Unavailable),
        }
        Ok(())
    }
}

/// The word for a phase in the database.
pub fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Over => "over",
        Phase::Cancelled => "cancelled",
    }
}

fn news(
    id: &str,
    after: &Tournament,
    known: u32,
    events: &[Event],
    fence: Option<i64>,
) -> TournamentNews {
    let body = |event: &Event| serde_json::to_string(event).expect("events are plain data");
    let mut news = TournamentNews {
        card: TournamentCard {
            id: id.to_owned(),
            phase: word(after.phase()).into(),
            body: view::card_body(after),
            host: after.plan().by.clone(),
            start: after.begun(),
            updated: after.last(),
        },
        known,
        bodies: events.iter().map(body).collect(),
        paired: Vec::new(),
        decided: Vec::new(),
        fence,
    };
    for event in events {
        match event {
            Event::Paired { games, .. } => news.paired.extend(games.iter().map(|g| g.id.clone())),
            Event::Decided { id, .. } => news.decided.push(id.clone()),
            _ => {}
        }
    }
    news
}
