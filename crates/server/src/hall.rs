//! All matches that somebody looks at just now, each with its keeper.

use crate::bots::Bots;
use crate::keeper::{Command, Joined, Live, Patience, keep};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::wire::{Done, Request};
use crate::{Clock, House, Problem, secret};
use futures_util::future::BoxFuture;
use parlour_core::Seat;
use parlour_store::{Guest, Opening, Store};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// How often the bells ring, in milliseconds of served time.
const BELL: i64 = 10_000;
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
        let opening = Opening {
            seed: secret::seed(),
            salt: secret::token(),
            deal: None,
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
    /// Wakes matches nobody looks at when their clocks are about to fall, and notes for how long the
    /// site has been open while clocks run.
    pub async fn ring_bells(self: Arc<Hall>) {
        loop {
            let now = self.clock.now().served;
            if let Err(why) = self.ring_bell(now).await {
                tracing::warn!(%why, "the bells did not ring");
            }
            self.clock.sleep_until(now + BELL).await;
        }
    }
    async fn ring_bell(self: &Arc<Hall>, now: i64) -> Result<(), Problem> {
        for id in self.store.due_before(now + 3 * BELL).await? {
            self.send(&id, Command::Wake)?;
        }
        if self.store.any_due().await? {
            self.store.beat(now).await?;
        }
        Ok(())
    }
    /// Bots whose turn it was when the server stopped go on.
    pub async fn wake_bots(self: &Arc<Hall>) -> Result<(), Problem> {
        for id in self.store.bots_to_move().await? {
            self.send(&id, Command::Wake)?;
        }
        Ok(())
    }
}
