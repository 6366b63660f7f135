//! All matches that somebody looks at just now, each with its keeper.

use crate::bots::Bots;
use crate::keeper::{Command, Joined, Live, Patience, keep};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::wire::{Done, Request};
use crate::{Clock, House, Moment, Problem, secret};
use futures_util::future::BoxFuture;
use parlour_core::{Eye, Seat};
use parlour_store::{Claim, Guest, Opening, Store};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// How often the bells ring, in milliseconds of served time.
const BELL: i64 = 10_000;
/// Tables of one guest that are not over.
const UNFINISHED: u32 = 200;
/// After how many days a table without a single move is cleared away: while it waits for somebody, and
/// otherwise. A day in milliseconds, and how many go at once.
const WAITING: i64 = 7;
const NO_MOVE: i64 = 30;
const DAY: i64 = 24 * 60 * 60 * 1000;
const SWEEP: u32 = 200;
/// Commands that may wait for one match.
const QUEUE: usize = 256;

/// The hall where the tables stand.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) house: House,
    pub(crate) bots: Bots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
    pub(crate) lobby: Lobby,
    pub(crate) patience: Patience,
    live: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Hall {
    /// An empty hall.
    pub fn new(
        store: Store,
        house: House,
        bots: Bots,
        metrics: Arc<Metrics>,
        clock: Clock,
        patience: Patience,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            house,
            bots,
            metrics,
            clock,
            lobby: Lobby::default(),
            patience,
            live: Mutex::default(),
        })
    }
    fn live(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.live.lock().expect("nobody panics with the list")
    }

    /// Sets a table up; it is on disk when this returns its id. Seed and salt are drawn here, so
    /// that their hash can be published before anybody has sat down; the cards are dealt from them
    /// when the last chair is filled.
    ///
    /// Boxed, because a keeper sets up rematches and this makes keepers.
    pub fn create(self: &Arc<Hall>, opening: Opening) -> BoxFuture<'_, Result<String, Problem>> {
        Box::pin(self.create_now(opening))
    }
    async fn create_now(self: &Arc<Hall>, opening: Opening) -> Result<String, Problem> {
        let rules = self
            .house
            .rules(&opening.game, Some(&opening.preset), &opening.options)?;
        let seed = secret::seed();
        // What a text leaves out is drawn now and kept.
        let start = opening.start.as_deref().map(|text| {
            let table = rules.open(Some(text), seed)?;
            Ok::<_, Problem>(table.position(Eye::Keeper))
        });
        let opening = Opening {
            seed,
            salt: secret::token(),
            deal: None,
            start: start.transpose()?,
            version: rules.version(),
            ..opening
        };
        let id = secret::id();
        let mut live = Live::create(&self.house, id.clone(), opening, self.clock.now())?;
        let append = live.take_fresh().expect("it has just been created");
        let card = append.card.clone();
        self.store.append(append).await?;
        self.lobby.notice(&card, &[]);
        tracing::info!(id, game = rules.name(), "match created");
        self.metrics.created.fetch_add(1, Relaxed);
        let (commands, receiver) = mpsc::channel(QUEUE);
        self.live().insert(id.clone(), commands);
        tokio::spawn(keep(self.clone(), id.clone(), Some(live), receiver));
        Ok(id)
    }
    /// Hands a command to the keeper of a match, waking it if need be.
    pub fn send(self: &Arc<Hall>, id: &str, command: Command) -> Result<(), Problem> {
        let mut live = self.live();
        let mut command = command;
        if let Some(commands) = live.get(id) {
            match commands.try_send(command) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Full(_)) => return Err(Problem::Flood),
                // Its keeper broke; another one loads the match.
                Err(TrySendError::Closed(back)) => command = back,
            }
        }
        let (commands, receiver) = mpsc::channel(QUEUE);
        let sent = commands.try_send(command);
        sent.map_err(|_| Problem::Unavailable)?;
        live.insert(id.to_owned(), commands);
        tokio::spawn(keep(self.clone(), id.to_owned(), None, receiver));
        Ok(())
    }
    /// Takes a match off the list, unless somebody has asked for it meanwhile and nothing is wrong
    /// with it.
    pub(crate) fn forget(
        &self,
        id: &str,
        commands: &mut mpsc::Receiver<Command>,
        broken: bool,
    ) -> bool {
        let mut live = self.live();
        if !broken && !commands.is_empty() {
            return false;
        }
        live.remove(id);
        commands.close();
        true
    }

    async fn ask<T>(
        self: &Arc<Hall>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Command,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply))?;
        answer.await.unwrap_or(Err(Problem::Unavailable))
    }
    /// Somebody does something; it is on disk when this returns.
    pub async fn act(
        self: &Arc<Hall>,
        id: &str,
        by: &Guest,
        act: Request,
    ) -> Result<Done, Problem> {
        let (by, arrived) = (by.clone(), self.clock.now());
        self.ask(id, |reply| Command::Act(by, act, arrived, reply))
            .await
    }
    /// Somebody sits down by a link.
    pub async fn sit(
        self: &Arc<Hall>,
        id: &str,
        by: &Guest,
        seat: Seat,
        secret: &str,
    ) -> Result<Done, Problem> {
        let (by, secret) = (by.clone(), secret.to_owned());
        self.ask(id, |reply| Command::Sit(by, seat, secret, reply))
            .await
    }
    /// Somebody looks.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.ask(id, |reply| {
            Command::Look(Box::new(move |live| {
                // Whoever asked may have gone.
                let _ = reply.send(live.and_then(look));
            }))
        })
        .await
    }
    /// Somebody wants to hear of everything from now on.
    pub async fn join(
        self: &Arc<Hall>,
        id: &str,
        guest: Option<String>,
        since: Option<u32>,
    ) -> Result<Joined, Problem> {
        self.ask(id, |reply| Command::Join {
            guest,
            since,
            reply,
        })
        .await
    }
    /// Wakes matches nobody looks at when their clocks are about to fall, notes for how long the site
    /// has been open while clocks run or somebody writes, and clears away what never began.
    pub async fn ring_bells(self: Arc<Hall>, claim: Arc<Claim>) {
        let mut commits = 0;
        loop {
            let now = self.clock.now();
            if let Err(why) = self.ring_bell(now, &claim, &mut commits).await {
                tracing::warn!(%why, "the bells did not ring");
            }
            self.clock.sleep_until(now.served + BELL).await;
        }
    }
    async fn ring_bell(
        self: &Arc<Hall>,
        now: Moment,
        claim: &Claim,
        commits: &mut u64,
    ) -> Result<(), Problem> {
        for id in self.store.due_before(now.served + 3 * BELL).await? {
            if let Err(why) = self.send(&id, Command::Wake) {
                tracing::warn!(id, %why, "a match did not hear the bell");
            }
        }
        let written = &self.store.groups().commits;
        if self.store.any_due().await? || written.load(Relaxed) != *commits {
            self.store.beat(now.served).await?;
            claim.note(now.served);
            *commits = written.load(Relaxed);
        }
        let (waiting, rest) = (now.day - WAITING * DAY, now.day - NO_MOVE * DAY);
        let mut old = self.store.never_begun(waiting, rest, SWEEP).await?;
        old.retain(|id| !self.live().contains_key(id));
        if !old.is_empty() {
            tracing::info!(
                matches = old.len(),
                "matches that never began are cleared away"
            );
            self.store.forget(old, waiting).await?;
        }
        Ok(())
    }
    /// May this guest set up one more table?
    pub async fn check_room(&self, guest: &str) -> Result<(), Problem> {
        match self.store.count_hosted(guest, UNFINISHED).await? {
            UNFINISHED => Err(Problem::Refused(format!(
                "you have {UNFINISHED} tables that are not finished; finish or close one first"
            ))),
            _ => Ok(()),
        }
    }
    /// Bots whose turn it was when the server stopped go on.
    pub async fn wake_bots(self: &Arc<Hall>) -> Result<(), Problem> {
        for id in self.store.bots_to_move().await? {
            self.send(&id, Command::Wake)?;
        }
        Ok(())
    }
}
