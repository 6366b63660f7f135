//! The task that keeps one match: takes commands in turn, writes what happened, then tells everybody.

use super::asked::{Asked, Replies};
use super::audience::{Audience, Joined, News as Told};
use super::live::Live;
use super::standing::{News, Role};
use super::view::Viewer;
use crate::Problem;
use crate::clock::Moment;
use crate::hall::Hall;
use crate::wire;
use parlour_core::{Seat, Watch};
use parlour_store::{Answer, Control, Event, Opening, Phase, Sitter, Stamped, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// How long a match stays in memory when nobody asks for it.
const IDLE: Duration = Duration::from_secs(90);
/// How long somebody who looks waits for what other servers wrote.
const LOOK: Duration = Duration::from_secs(3);
/// Milliseconds that an act may be on its way from another server: what arrived there in time counts.
const JOURNEY: i64 = 200;
/// How long a move takes at least where only bots play.
const PACE: Duration = Duration::from_millis(1200);

type Reply<T> = oneshot::Sender<Result<T, Problem>>;
/// Something that only looks; it answers by itself.
type Look = Box<dyn FnOnce(Result<&Live, Problem>) + Send>;

/// What a keeper can be asked.
pub enum Command {
    /// Somebody wants something done; a letter is answered by a letter. Boxed, because every match has room for
    /// some commands that wait.
    Ask(Box<Asked>, Option<Replies>),
    /// Somebody looks; where it must be the latest, what other servers wrote is read first.
    Look(Look, bool),
    /// Somebody wants to hear of everything from now on.
    Join {
        /// Who.
        guest: Option<String>,
        /// The last ply they saw.
        since: Option<u32>,
        /// Where they stand now.
        reply: Reply<Joined>,
    },
    /// A bot may think about this line and ply at last.
    Thinks(u32, u32),
    /// A bot has made up its mind about this line and ply.
    Bot(u32, u32, String),
    /// See whether a bot is to move, or somebody has gone.
    Wake,
    /// What is kept of it was rewritten.
    Reload,
}

/// What a bot thinks about now.
struct Thinking {
    line: u32,
    ply: u32,
    watch: Watch,
}

pub(super) struct Keeper {
    pub(super) hall: Arc<Hall>,
    pub(super) live: Box<Live>,
    pub(super) audience: Audience,
    thinking: Option<Thinking>,
    /// Who sat where when the match was last written.
    pub(super) chairs: Vec<Sitter>,
    /// The abandoned seat that everybody knows of, and from when it was.
    announced: Option<(Seat, i64)>,
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
    resting: Vec<Option<i64>>,
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

impl Command {
    fn refuse(self, hall: &Hall, why: Problem) {
        // Whoever asked may have gone.
        match self {
            Command::Ask(asked, replies) => {
                if let Some((number, _)) = asked.letter {
                    hall.post.put_down(&number);
                }
                if let Some(replies) = replies {
                    replies.send(Err(why));
                }
            }
            Command::Look(look, _) => look(Err(why)),
            Command::Join { reply, .. } => {
                let _ = reply.send(Err(why));
            }
            Command::Thinks(..) | Command::Bot(..) | Command::Wake | Command::Reload => {}
        }
    }
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
    /// Sees what time has brought.
    async fn ring(&mut self) -> Result<(), Lost> {
        self.live.time = self.hall.clock.now();
        if self.keeps() {
            self.let_clock_fall(Moment {
                served: self.live.time.served - self.journey(),
                ..self.live.time
            })
            .await?;
        }
        let absence = self.live.absence();
        if let Some(seat) = self.live.abandoned()
            && self.announced != absence
        {
            self.announced = absence;
            self.pass_on(wire::Event::Absent { seat });
        }
        self.tell_of_rest();
        Ok(())
    }
    /// When time will bring something next.
    fn alarm(&self) -> Option<i64> {
        let absence = self.live.absence();
        let absence = absence.filter(|absence| self.announced != Some(*absence));
        let from = absence.map(|(_, from)| from);
        let due = self.live.due().filter(|_| self.keeps());
        let due = due.map(|due| due + self.journey());
        let served = self.hall.clock.now().served;
        let seats = (0..self.chairs.len() as u8).map(Seat);
        let back = seats.filter_map(|seat| self.live.resting(seat, served));
        let back = back.map(|rest| rest.to).min();
        due.into_iter().chain(from).chain(back).min()
    }
    /// Tells everybody here whose vacation has begun or ended.
    fn tell_of_rest(&mut self) {
        let now = self.live.vacations();
        let mut both = now.iter().zip(&self.resting);
        let changed = both.position(|(now, before)| now != before);
        if let Some(seat) = changed {
            self.resting = now;
            let seat = Seat(seat as u8);
            self.pass_on(wire::Event::Online { seat });
        }
    }
    fn journey(&self) -> i64 {
        match self.hall.store.is_shared() && !self.hall.clock.is_by_hand() {
            true => JOURNEY,
            false => 0,
        }
    }
    pub(super) async fn let_clock_fall(&mut self, at: Moment) -> Result<(), Lost> {
        let days = matches!(self.live.opening.clock, Some(Control::Days { .. }));
        if days && self.live.due().is_some_and(|due| due <= at.served) {
            // Somebody may have gone on vacation by another server.
            let read = self.hall.read_vacations().await;
            read.map_err(|_| Lost)?;
        }
        if let Some(seat) = self.live.fall(at) {
            tracing::info!(id = self.live.id, seat = seat.0, "a clock fell");
            self.hall.metrics.flags.fetch_add(1, Relaxed);
            self.save_and_tell().await?;
        }
        Ok(())
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
            Command::Thinks(line, ply) => {
                let here = (line, ply) == (self.live.board.line(), self.live.ply());
                if self.live.clocks.queued && here {
                    self.live.clocks.queued = false;
                    self.live.clocks.begin_turn(at.served);
                    self.tell_of_queue();
                }
            }
            Command::Bot(line, ply, text) => {
                // Whoever still thinks about it need not.
                self.stop_thinking();
                if self.keeps() {
                    self.let_clock_fall(at).await?;
                }
                let here = (line, ply) == (self.live.board.line(), self.live.ply());
                if here && self.keeps() && self.live.turn().is_some() {
                    if self.live.play(&text, at).is_err() {
                        tracing::error!(id = self.live.id, "a checked move of a bot was refused");
                    }
                    self.save_and_tell().await?;
                }
            }
        }
        Ok(())
    }
    async fn save_and_tell(&mut self) -> Result<(), Lost> {
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
    async fn play_plans(&mut self) -> Result<(), Lost> {
        // A move left beforehand takes no time.
        while self.live.play_plan(Moment {
            served: self.live.clocks.turn_since(),
            ..self.hall.clock.now()
        }) {
            self.save_and_tell().await?;
        }
        Ok(())
    }

    fn let_bot_think(&mut self) {
        let here = (self.live.board.line(), self.live.ply());
        let turn = self.live.turn();
        let level = turn.and_then(|seat| match self.live.seating.at(seat) {
            Sitter::Bot { level } => Some(*level),
            _ => None,
        });
        // Bots alone play for whoever watches, and no faster than one can follow; in a tournament they just play.
        let tournament = self.live.opening.tournament.is_some();
        let alone = self.live.seating.is_all_bots() && !tournament;
        let level = level.filter(|_| !alone || !self.audience.is_empty());
        if let Some(thinking) = &self.thinking {
            if level.is_some() && (thinking.line, thinking.ply) == here {
                return;
            }
            self.stop_thinking();
        }
        let Some(level) = level else {
            return;
        };
        let watch = Watch::new();
        self.thinking = Some(Thinking {
            line: here.0,
            ply: here.1,
            watch: watch.clone(),
        });
        let table = self.live.board.table();
        let table = table.until(table.ply());
        let left = self.live.left_at(self.hall.clock.now().served);
        let (hall, id) = (self.hall.clone(), self.live.id.clone());
        let mut ticket = hall.bots.line_up(&self.live.opening.by, level);
        let place = ticket.now();
        if place.is_none() {
            self.live.clocks.queued = true;
            self.tell_of_queue();
        }
        tokio::spawn(async move {
            let place = match place {
                Some(place) => place,
                None => {
                    let waiting = &hall.metrics.bots_waiting;
                    waiting.fetch_add(1, Relaxed);
                    let place = ticket.turn().await;
                    waiting.fetch_sub(1, Relaxed);
                    let Some(place) = place.filter(|_| !watch.is_stopped()) else {
                        return;
                    };
                    insist(&hall, &id, || Command::Thinks(here.0, here.1)).await;
                    place
                }
            };
            let begun = Instant::now();
            let thought = hall.bots.think(place, table, level, left, &watch);
            if let Some(text) = thought.await {
                if alone {
                    tokio::time::sleep(PACE.saturating_sub(begun.elapsed())).await;
                }
                insist(&hall, &id, || Command::Bot(here.0, here.1, text.clone())).await;
            }
        });
    }
    /// Whose clock runs has changed.
    pub(super) fn tell_of_queue(&mut self) {
        if let (Some(seat), true) = (self.live.turn(), self.live.opening.clock.is_some()) {
            self.pass_on(match self.live.clocks.queued {
                true => wire::Event::Queued { seat },
                false => wire::Event::Thinks { seat },
            });
        }
    }
    pub(super) fn stop_thinking(&mut self) {
        if self.keeps() {
            self.live.clocks.queued = false;
        }
        if let Some(thinking) = self.thinking.take() {
            thinking.watch.stop();
        }
    }

    fn join(&mut self, guest: Option<String>, since: Option<u32>) -> Joined {
        let updates = self.audience.admit(&self.live, guest.clone());
        self.notice_presence();
        self.audience.joined(&self.live, guest, since, updates)
    }
    fn drop_the_gone(&mut self) {
        self.audience.drop_the_gone();
        self.notice_presence();
    }
    pub(super) fn tell(&mut self, events: Vec<Stamped>) {
        self.told = self.live.seq;
        if events
            .iter()
            .any(|e| matches!(e.event, Event::Seated { .. } | Event::Left { .. }))
        {
            self.notice_presence();
        }
        for stamped in events {
            self.broadcast(|live, viewer| Told::of(live, viewer, &stamped));
        }
    }
    /// Tells everybody something that is not kept.
    pub(super) fn pass_on(&mut self, event: wire::Event) {
        self.broadcast(|_, _| Some(Told::passing(event.clone())));
    }
    /// Tells every listener, for their eye.
    fn broadcast(&mut self, news: impl Fn(&Live, Viewer) -> Option<Told>) {
        let slow = self.audience.broadcast(&self.live, news);
        self.hall.metrics.slow_clients.fetch_add(slow, Relaxed);
    }
}

/// Tells the keeper of a match something; its queue may be full for a moment.
async fn insist(hall: &Arc<Hall>, id: &str, command: impl Fn() -> Command) {
    while hall.send(id, command()).is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
