//! The task that keeps one match: takes commands in turn, writes what happened, then tells everybody.

use super::audience::Audience;
use super::command::Command;
use super::live::Live;
use super::standing::{News, Role};
use super::thinking::Thinking;
use crate::Problem;
use crate::hall::Hall;
use crate::wire;
use parlour_core::Seat;
use parlour_store::{Answer, Event, Opening, Phase, Sitter, Stamped, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long a match stays in memory when nobody asks for it.
const IDLE: Duration = Duration::from_secs(90);
/// How long somebody who looks waits for what other servers wrote.
const LOOK: Duration = Duration::from_secs(3);

pub(super) struct Keeper {
    pub(super) hall: Arc<Hall>,
    pub(super) live: Box<Live>,
    pub(super) audience: Audience,
    pub(super) thinking: Option<Thinking>,
    /// Who sat where when the match was last written.
    pub(super) chairs: Vec<Sitter>,
    /// The abandoned seat that everybody knows of, and from when it was.
    pub(super) announced: Option<(Seat, i64)>,
    pub(super) role: Role,
    /// How many events everybody here was told.
    pub(super) told: u32,
    /// What other servers told and was seen to.
    pub(super) heard: News,
    /// Is somebody waiting for the match to be kept here?
    pub(super) wanted: bool,
    /// When the turn began and when the clock falls, as other servers know it.
    pub(super) written: (i64, Option<i64>),
    /// Guests with a chair who are connected here, and elsewhere.
    pub(super) here: BTreeSet<String>,
    pub(super) elsewhere: Vec<String>,
    /// Is it known who is elsewhere?
    pub(super) called: bool,
    /// Until when everybody here knows each seat to be on vacation.
    pub(super) resting: Vec<Option<i64>>,
}

/// What a match was waiting for.
enum Next {
    /// Other servers told something, or they have gone.
    News(Option<News>),
    /// Somebody asks, or nobody can any more.
    Command(Option<Command>),
    /// An alarm rings.
    Ring,
    /// Nothing happened for a while.
    Idle,
}

impl Next {
    async fn wait(
        hall: &Hall,
        alarm: Option<i64>,
        commands: &mut mpsc::Receiver<Command>,
        news: &mut watch::Receiver<News>,
    ) -> Next {
        let ring = hall.clock.sleep_until(alarm.unwrap_or(i64::MAX / 2));
        // What arrived in time is heard before a clock falls.
        tokio::select! {
            biased;
            changed = news.changed(), if hall.store.is_shared() => {
                Next::News(changed.ok().map(|()| *news.borrow_and_update()))
            }
            command = commands.recv() => Next::Command(command),
            () = ring, if alarm.is_some() => Next::Ring,
            () = tokio::time::sleep(IDLE) => Next::Idle,
        }
    }
}

/// The match can no longer be trusted and must be loaded again.
#[derive(Debug)]
pub(super) struct Lost;

/// Keeps or follows one match until nobody has asked for it for a while. `live` is given for a new match.
pub async fn keep(
    hall: Arc<Hall>,
    id: String,
    live: Option<Box<Live>>,
    mut commands: mpsc::Receiver<Command>,
    news: watch::Receiver<News>,
) {
    hall.metrics.matches.fetch_add(1, Relaxed);
    let is_new = live.is_some();
    let live = match live {
        Some(live) => Ok(live),
        None => Box::pin(load(&hall, &id)).await,
    };
    match live {
        Ok(mut live) => {
            live.patience = hall.patience();
            live.rests = hall.rests.clone();
            live.programs = hall.programs.clone();
            live.time = hall.clock.now();
            let card = live.card();
            let mut keeper = Keeper {
                hall: hall.clone(),
                chairs: live.seating.sitters().to_vec(),
                audience: Audience::default(),
                thinking: None,
                announced: None,
                role: match hall.store.is_shared() {
                    true if !is_new => Role::Follows(String::new()),
                    shared => Role::Keeps(i64::from(shared)),
                },
                told: live.seq,
                heard: *news.borrow(),
                wanted: false,
                written: (card.since, card.due),
                here: BTreeSet::new(),
                elsewhere: Vec::new(),
                called: false,
                resting: live.vacations(),
                live,
            };
            hall.set_kept(&id, keeper.keeps());
            if keeper.run(&id, &mut commands, news).await.is_err() {
                hall.forget(&id, &mut commands, true);
            }
            Box::pin(keeper.leave()).await;
        }
        Err(why) => {
            hall.forget(&id, &mut commands, true);
            while let Ok(command) = commands.try_recv() {
                command.refuse(&hall, why.clone());
            }
        }
    }
    hall.metrics.matches.fetch_sub(1, Relaxed);
}

async fn load(hall: &Hall, id: &str) -> Result<Box<Live>, Problem> {
    let events = hall.store.events(id).await?;
    let mut live = Live::load(&hall.house, id.to_owned(), events)?;
    if live.phase() == Phase::Playing {
        for (seat, served) in hall.store.seen(id).await? {
            live.seating.set_seen(seat, served);
        }
    }
    // A bot begins to think now; before, it may have waited for its place.
    let turn = live.turn();
    if !hall.store.is_shared() && turn.is_some_and(|seat| live.seating.at(seat).is_bot()) {
        live.clocks.begin_turn(hall.clock.now().served);
    }
    Ok(Box::new(live))
}

impl Keeper {
    async fn run(
        &mut self,
        id: &str,
        commands: &mut mpsc::Receiver<Command>,
        mut news: watch::Receiver<News>,
    ) -> Result<(), Lost> {
        if !self.keeps() {
            Box::pin(self.catch_up()).await?;
        }
        loop {
            match self.step(id, commands, &mut news).await {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(Lost) if self.hall.store.is_shared() => Box::pin(self.recover()).await?,
                Err(Lost) => return Err(Lost),
            }
        }
    }
    /// One thing after another; `false` when there is nothing more to do.
    ///
    /// A match waits nearly all the time. What it does then is boxed, so that it takes no memory meanwhile.
    async fn step(
        &mut self,
        id: &str,
        commands: &mut mpsc::Receiver<Command>,
        news: &mut watch::Receiver<News>,
    ) -> Result<bool, Lost> {
        if self.keeps() {
            Box::pin(self.see_to_it()).await?;
        }
        let next = Next::wait(&self.hall.clone(), self.alarm(), commands, news).await;
        Box::pin(self.go_on(id, commands, next)).await
    }
    /// What a keeper does unasked.
    async fn see_to_it(&mut self) -> Result<(), Lost> {
        self.play_plans().await?;
        self.let_bot_think();
        self.note_clock().await?;
        self.desert().await;
        Ok(())
    }
    async fn go_on(
        &mut self,
        id: &str,
        commands: &mut mpsc::Receiver<Command>,
        next: Next,
    ) -> Result<bool, Lost> {
        match next {
            Next::News(None) => {}
            Next::News(Some(news)) => self.hear(news).await?,
            Next::Command(None) => return Ok(false),
            Next::Command(Some(command)) => self.obey(command).await?,
            Next::Ring => self.ring().await?,
            Next::Idle if !self.audience.is_empty() || self.thinking.is_some() => {
                self.drop_the_gone();
            }
            Next::Idle => return Ok(!self.hall.forget(id, commands, false)),
        }
        Ok(true)
    }
    /// Lets go of the match.
    async fn leave(&mut self) {
        self.stop_thinking();
        for guest in std::mem::take(&mut self.here) {
            self.hall.store.note_present(&self.live.id, &guest, false);
        }
        if let Role::Keeps(fence) = self.role
            && let Err(why) = self.hall.store.release(&self.live.id, fence).await
        {
            tracing::debug!(id = self.live.id, %why, "a match was not given back");
        }
    }

    async fn obey(&mut self, command: Command) -> Result<(), Lost> {
        let latest = matches!(command, Command::Join { .. } | Command::Look(_, true));
        if latest && (!self.keeps() || !self.hall.clock.is_tuned()) {
            // Without the database one sees what was there last.
            let read = tokio::time::timeout(LOOK, self.catch_up()).await;
            read.unwrap_or(Ok(()))?;
        }
        self.live.time = self.hall.clock.now();
        let at = self.live.time;
        match command {
            Command::Look(look, _) => look(Ok(&*self.live)),
            Command::Reload => {
                self.rebuild().await.map_err(|_| Lost)?;
                self.chairs = self.live.seating.sitters().to_vec();
                // What it tells beside is who sits where.
                self.pass_on(wire::Event::Plan);
            }
            Command::Wake => {
                self.drop_the_gone();
                if self.role == Role::Follows(String::new()) {
                    self.catch_up().await?;
                }
                self.tell_of_rest();
            }
            Command::Join {
                guest,
                since,
                reply,
            } => {
                let _ = reply.send(Ok(self.join(guest, since)));
                if self.role == Role::Follows(String::new()) {
                    self.catch_up().await?;
                }
            }
            Command::Ask(asked, replies) => self.serve(*asked, replies).await?,
            Command::Thinks(line, ply) => self.begin_to_think(line, ply, at),
            Command::Bot(line, ply, text) => self.play_for_bot(line, ply, &text, at).await?,
        }
        Ok(())
    }
    pub(super) async fn save_and_tell(&mut self) -> Result<(), Lost> {
        let events = self.save(None).await?;
        self.tell(events.unwrap_or_default());
        Ok(())
    }
    /// Writes what happened, with the answer to the letter that asked for it; `None` when nothing did.
    pub(super) async fn save(
        &mut self,
        answer: Option<Answer>,
    ) -> Result<Option<Vec<Stamped>>, Lost> {
        let Some(mut append) = self.live.take_fresh() else {
            return Ok(None);
        };
        append.keeper = self.hall.store.server().to_owned();
        append.fence = self.fence();
        append.answer = answer;
        let (events, card) = (append.events.clone(), append.card.clone());
        let moves = events
            .iter()
            .filter(|e| matches!(e.event, Event::Move { .. }));
        let moves = moves.count() as u64;
        match self.hall.store.append(append).await {
            Ok(()) => {}
            Err(StoreError::Fenced(id)) => {
                tracing::debug!(id, "a match has another keeper");
                return Err(Lost);
            }
            Err(why) => {
                tracing::error!(id = self.live.id, %why, "a match could not be written");
                return Err(Lost);
            }
        }
        self.written = (card.since, card.due);
        self.hall.lobby.notice(&card, &self.chairs);
        if card.rated && card.phase == Phase::Over {
            self.hall.rated.notify_one();
        }
        if let (Phase::Over, Some(id)) = (card.phase, &self.live.opening.tournament) {
            self.hall.tournaments.ring(id);
        }
        if self.chairs != self.live.seating.sitters() {
            self.chairs = self.live.seating.sitters().to_vec();
        }
        self.live.time = self.hall.clock.now();
        let new_turn =
            |e: &Stamped| matches!(e.event, Event::Move { .. } | Event::TakenBack { .. });
        if events.iter().any(new_turn) {
            self.live.clocks.begin_turn(self.live.time.served);
        }
        self.hall.metrics.moves.fetch_add(moves, Relaxed);
        Ok(Some(events))
    }
    pub(super) async fn set_up_rematch(&mut self) -> Result<(), Problem> {
        let opening = Opening {
            seats: self.live.chairs_of_rematch(),
            previous: Some(self.live.id.clone()),
            ..self.live.opening.clone()
        };
        let next = self.hall.create(opening).await?;
        self.live.happen(Event::Rematch { next }, self.live.time);
        Ok(())
    }
}
