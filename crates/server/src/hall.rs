//! All matches that somebody looks at just now, each with its keeper.

use crate::bots::Bots;
use crate::keeper::{Asked, Command, Joined, Live, News, Patience, Replies, keep};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::programs::Programs;
use crate::servers::{Errand, Post};
use crate::tournaments::Tournaments;
use crate::vacations::Rests;
use crate::wire::{Done, Request};
use crate::{Clock, House, Moment, Problem, secret};
use futures_util::future::BoxFuture;
use parlour_core::{Eye, Seat};
use parlour_store::{Claim, Guest, Opening, Pulse, Sitter, Store, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc, oneshot, watch};

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
    pub(crate) house: Arc<House>,
    pub(crate) bots: Bots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
    pub(crate) lobby: Lobby,
    pub(crate) post: Post,
    /// Rung when a rated match has ended.
    pub(crate) rated: Notify,
    pub(crate) tournaments: Tournaments,
    /// Everybody's vacations.
    pub(crate) rests: Rests,
    /// Who is a program.
    pub(crate) programs: Programs,
    patience: Patience,
    /// Served time when the site last opened.
    begun: AtomicI64,
    /// Servers that run, this one among them.
    alive: Mutex<HashSet<String>>,
    /// Must everybody wait for the database?
    waiting: watch::Sender<bool>,
    live: Mutex<HashMap<String, Desk>>,
}

/// Where a match can be reached.
struct Desk {
    commands: mpsc::Sender<Command>,
    news: watch::Sender<News>,
    /// Does this server keep it?
    kept: bool,
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
            house: Arc::new(house),
            bots,
            metrics,
            clock,
            lobby: Lobby::default(),
            post: Post::default(),
            rests: Rests::default(),
            programs: Programs::default(),
            rated: Notify::new(),
            tournaments: Tournaments::default(),
            begun: AtomicI64::new(patience.begun),
            patience,
            alive: Mutex::default(),
            waiting: watch::Sender::new(false),
            live: Mutex::default(),
        })
    }
    fn live(&self) -> MutexGuard<'_, HashMap<String, Desk>> {
        self.live.lock().expect("nobody panics with the list")
    }
    /// How long one waits for somebody.
    pub(crate) fn patience(&self) -> Patience {
        Patience {
            begun: self.begun.load(Relaxed),
            ..self.patience
        }
    }
    /// Says whether everybody must wait for the database.
    pub(crate) fn waiting(&self) -> watch::Receiver<bool> {
        self.waiting.subscribe()
    }
    pub(crate) fn set_waiting(&self, waits: bool) {
        self.waiting
            .send_if_modified(|now| std::mem::replace(now, waits) != waits);
    }
    /// Notes whether this server keeps a match.
    pub(crate) fn set_kept(&self, id: &str, kept: bool) {
        if let Some(desk) = self.live().get_mut(id) {
            desk.kept = kept;
        }
    }
    /// Servers that run, this one among them.
    pub(crate) fn alive(&self) -> HashSet<String> {
        let alive = self.alive.lock();
        alive.expect("nobody panics with the list").clone()
    }
    /// Takes note of the others; has one of them gone?
    pub(crate) fn meet(&self, pulse: Pulse) -> bool {
        if !self.clock.is_by_hand() {
            self.begun.store(pulse.begun, Relaxed);
        }
        let alive: HashSet<String> = pulse.alive.into_iter().collect();
        let mut known = self.alive.lock().expect("nobody panics with the list");
        let gone = !known.is_subset(&alive);
        *known = alive;
        gone
    }
    /// A match has events up to this number; does this server keep it?
    pub(crate) fn hear_event(&self, id: &str, seq: u32) -> bool {
        match self.live().get(id) {
            Some(desk) if desk.kept => true,
            Some(desk) => {
                desk.news.send_if_modified(|news| {
                    let is_new = seq > news.seq;
                    news.seq = news.seq.max(seq);
                    is_new
                });
                false
            }
            None => false,
        }
    }
    /// Something about a match has changed that is no event.
    pub(crate) fn stir(&self, id: &str) {
        if let Some(desk) = self.live().get(id) {
            desk.news.send_modify(|news| news.stirs += 1);
        }
    }
    /// Anything may have happened anywhere.
    pub(crate) fn stir_all(&self) {
        for desk in self.live().values() {
            desk.news.send_modify(|news| news.gaps += 1);
        }
    }
    /// This server slept for so many milliseconds of served time.
    pub(crate) fn rest(&self, ms: i64) {
        for desk in self.live().values() {
            desk.news.send_modify(|news| news.rest += ms);
        }
    }

    /// Sets a table up; it is on disk when this returns its id. Seed and salt are drawn here, so
    /// that their hash can be published before anybody has sat down; the cards are dealt from them
    /// when the last chair is filled.
    ///
    /// Boxed, because a keeper sets up rematches and this makes keepers.
    pub fn create(self: &Arc<Hall>, opening: Opening) -> BoxFuture<'_, Result<String, Problem>> {
        Box::pin(self.create_as(secret::id(), opening, secret::seed()))
    }
    /// The same with an id and a seed that were chosen before; [`Problem::Late`] if the table is there already.
    pub async fn create_as(
        self: &Arc<Hall>,
        id: String,
        opening: Opening,
        seed: u64,
    ) -> Result<String, Problem> {
        let rules = self
            .house
            .rules(&opening.game, Some(&opening.preset), &opening.options)?;
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
        let mut live = Live::create(&self.house, id.clone(), opening, self.clock.now())?;
        let mut append = live.take_fresh().expect("it has just been created");
        append.keeper = self.store.server().to_owned();
        append.fence = i64::from(self.store.is_shared());
        let card = append.card.clone();
        match self.store.append(append).await {
            Err(StoreError::Conflict { .. }) => return Err(Problem::Late("that table is there")),
            other => other?,
        }
        self.lobby.notice(&card, &[]);
        tracing::info!(id, game = rules.name(), "match created");
        self.metrics.created.fetch_add(1, Relaxed);
        let mut desks = self.live();
        self.set_up(&mut desks, &id, Some(Box::new(live)), None);
        Ok(id)
    }
    /// Has a match kept or followed from now on.
    fn set_up(
        self: &Arc<Hall>,
        desks: &mut HashMap<String, Desk>,
        id: &str,
        live: Option<Box<Live>>,
        first: Option<Command>,
    ) {
        let (commands, receiver) = mpsc::channel(QUEUE);
        let (news, heard) = watch::channel(News::default());
        if let Some(first) = first {
            let sent = commands.try_send(first);
            sent.unwrap_or_else(|_| unreachable!("the queue is empty"));
        }
        let desk = Desk {
            commands,
            news,
            kept: live.is_some(),
        };
        desks.insert(id.to_owned(), desk);
        tokio::spawn(keep(self.clone(), id.to_owned(), live, receiver, heard));
    }
    /// Hands a command to the keeper of a match, waking it if need be.
    pub fn send(self: &Arc<Hall>, id: &str, command: Command) -> Result<(), Problem> {
        let mut live = self.live();
        let mut command = command;
        if let Some(desk) = live.get(id) {
            match desk.commands.try_send(command) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Full(_)) => return Err(Problem::Flood),
                // Its keeper broke; another one loads the match.
                Err(TrySendError::Closed(back)) => command = back,
            }
        }
        self.set_up(&mut live, id, None, Some(command));
        Ok(())
    }
    /// What is kept of a match was rewritten: whoever has it in memory loads it again.
    pub fn reload(&self, id: &str) {
        if let Some(desk) = self.live().get(id) {
            // A keeper with a full queue has more to do than names.
            let _ = desk.commands.try_send(Command::Reload);
        }
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
        self.run_errand(id, by, Errand::Act(act)).await
    }
    async fn run_errand(
        self: &Arc<Hall>,
        id: &str,
        by: &Guest,
        errand: Errand,
    ) -> Result<Done, Problem> {
        self.check_company(id, by, &errand).await?;
        let asked = Box::new(Asked {
            guest: by.clone(),
            errand,
            arrived: self.clock.now(),
            letter: None,
        });
        self.ask(id, |reply| Command::Ask(asked, Some(Replies(reply))))
            .await
    }
    /// May somebody sit down with those who sit there, and talk to them?
    async fn check_company(&self, id: &str, by: &Guest, errand: &Errand) -> Result<(), Problem> {
        let sits = match errand {
            Errand::Sit { .. } | Errand::Act(Request::Sit { .. }) => true,
            Errand::Act(Request::Say { .. } | Request::Signal { .. }) => false,
            Errand::Act(_) => return Ok(()),
        };
        let Some(card) = self.store.card(id).await? else {
            return Ok(());
        };
        let guests = card.players.iter().filter_map(Sitter::guest);
        for guest in guests.filter(|guest| *guest != by.id) {
            if self.store.is_blocked(&by.id, guest).await? {
                return Err(Problem::Forbidden(match sits {
                    true => {
                        "somebody at this table does not want to play with you, or you with them"
                    }
                    false => {
                        "somebody at this table does not want to talk with you, or you with them"
                    }
                }));
            }
        }
        if sits && card.rated && self.store.account(&by.id).await?.is_none() {
            let why = "a rated game needs an account: make one, or play a casual game";
            return Err(Problem::Refused(why.into()));
        }
        Ok(())
    }
    /// Somebody sits down by a link.
    pub async fn sit(
        self: &Arc<Hall>,
        id: &str,
        by: &Guest,
        seat: Seat,
        secret: &str,
    ) -> Result<Done, Problem> {
        let secret = secret.to_owned();
        self.run_errand(id, by, Errand::Sit { seat, secret }).await
    }
    /// Somebody looks at the latest that anybody was told.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.look_at(id, true, look).await
    }
    /// Somebody who listens looks at what they were told of.
    pub async fn glance<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.look_at(id, false, look).await
    }
    async fn look_at<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        latest: bool,
        look: impl FnOnce(&Live) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.ask(id, |reply| {
            let look = Box::new(move |live: Result<&Live, Problem>| {
                // Whoever asked may have gone.
                let _ = reply.send(live.and_then(look));
            });
            Command::Look(look, latest)
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
        self.wake_orphans().await?;
        self.store.bury().await?;
        let written = &self.store.groups().commits;
        if self.store.any_due().await? || written.load(Relaxed) != *commits {
            self.beat().await?;
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
    /// Notes for how long the site has been open by now, where no pulse does.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        match self.store.is_shared() && !self.clock.is_by_hand() {
            true => self.store.write_nothing().await,
            false => self.store.beat(self.clock.now().served).await,
        }
    }
    /// Wakes matches that nobody keeps though they are played: their clock is about to fall, or their
    /// keeper has gone.
    pub(crate) async fn wake_orphans(self: &Arc<Hall>) -> Result<(), StoreError> {
        let soon = self.clock.now().served + 3 * BELL;
        for id in self.store.orphans(soon).await? {
            if let Err(why) = self.send(&id, Command::Wake) {
                tracing::warn!(id, %why, "a match did not hear the bell");
            }
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
