//! The task that keeps one match: takes commands in turn, writes what happened, then tells everybody.

use super::acts::Then;
use super::audience::{Audience, Joined, News};
use super::live::Live;
use super::view::Viewer;
use crate::Problem;
use crate::clock::Moment;
use crate::hall::Hall;
use crate::wire::{self, Done, Request};
use parlour_core::{Seat, Watch};
use parlour_store::{Event, Guest, Opening, Phase, Sitter, Stamped};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How long a match stays in memory when nobody asks for it.
const IDLE: Duration = Duration::from_secs(90);

type Reply<T> = oneshot::Sender<Result<T, Problem>>;
/// Something that only looks; it answers by itself.
type Look = Box<dyn FnOnce(Result<&Live, Problem>) + Send>;

/// What a keeper can be asked.
pub enum Command {
    /// Somebody does something.
    Act(Guest, Request, Moment, Reply<Done>),
    /// Somebody sits down by a link.
    Sit(Guest, Seat, String, Reply<Done>),
    /// Somebody looks.
    Look(Look),
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
}

/// What a bot thinks about now.
struct Thinking {
    line: u32,
    ply: u32,
    watch: Watch,
}

struct Keeper {
    hall: Arc<Hall>,
    live: Live,
    audience: Audience,
    thinking: Option<Thinking>,
    /// Who sat where when the match was last written.
    chairs: Vec<Sitter>,
    /// The abandoned seat that everybody knows of, and from when it was.
    announced: Option<(Seat, i64)>,
}

/// The match can no longer be trusted and must be loaded again.
struct Lost;

/// Keeps one match until nobody has asked for it for a while. `live` is given for a new match.
pub async fn keep(
    hall: Arc<Hall>,
    id: String,
    live: Option<Live>,
    mut commands: mpsc::Receiver<Command>,
) {
    hall.metrics.matches.fetch_add(1, Relaxed);
    let live = match live {
        Some(live) => Ok(live),
        None => load(&hall, &id).await,
    };
    match live {
        Ok(mut live) => {
            live.patience = hall.patience;
            live.time = hall.clock.now();
            let mut keeper = Keeper {
                hall: hall.clone(),
                chairs: live.seating.sitters().to_vec(),
                live,
                audience: Audience::default(),
                thinking: None,
                announced: None,
            };
            if keeper.run(&id, &mut commands).await.is_err() {
                hall.forget(&id, &mut commands, true);
            }
            keeper.stop_thinking();
        }
        Err(why) => {
            hall.forget(&id, &mut commands, true);
            while let Ok(command) = commands.try_recv() {
                command.refuse(why.clone());
            }
        }
    }
    hall.metrics.matches.fetch_sub(1, Relaxed);
}

async fn load(hall: &Hall, id: &str) -> Result<Live, Problem> {
    let events = hall.store.events(id).await?;
    let mut live = Live::load(&hall.house, id.to_owned(), events)?;
    if live.phase() == Phase::Playing {
        for (seat, served) in hall.store.seen(id).await? {
            live.seating.set_seen(seat, served);
        }
    }
    // A bot begins to think now; before, it may have waited for its place.
    let turn = live.turn();
    if turn.is_some_and(|seat| live.seating.at(seat).is_bot()) {
        live.clocks.begin_turn(hall.clock.now().served);
    }
    Ok(live)
}

impl Command {
    fn refuse(self, why: Problem) {
        // Whoever asked may have gone.
        match self {
            Command::Act(_, _, _, reply) | Command::Sit(_, _, _, reply) => {
                let _ = reply.send(Err(why));
            }
            Command::Look(look) => look(Err(why)),
            Command::Join { reply, .. } => {
                let _ = reply.send(Err(why));
            }
            Command::Thinks(..) | Command::Bot(..) | Command::Wake => {}
        }
    }
}

impl Keeper {
    async fn run(&mut self, id: &str, commands: &mut mpsc::Receiver<Command>) -> Result<(), Lost> {
        loop {
            self.play_plans().await?;
            self.let_bot_think();
            let hall = self.hall.clone();
            let alarm = self.alarm();
            let ring = hall.clock.sleep_until(alarm.unwrap_or(i64::MAX / 2));
            // What arrived in time is heard before a clock falls.
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    None => return Ok(()),
                    Some(command) => self.obey(command).await?,
                },
                () = ring, if alarm.is_some() => self.ring().await?,
                () = tokio::time::sleep(IDLE) => {
                    if !self.audience.is_empty() || self.thinking.is_some() {
                        self.drop_the_gone();
                    } else if hall.forget(id, commands, false) {
                        return Ok(());
                    }
                }
            }
        }
    }
    /// Sees what time has brought.
    async fn ring(&mut self) -> Result<(), Lost> {
        self.live.time = self.hall.clock.now();
        self.let_clock_fall(self.live.time).await?;
        let absence = self.live.absence();
        if let Some(seat) = self.live.abandoned()
            && self.announced != absence
        {
            self.announced = absence;
            self.pass_on(wire::Event::Absent { seat });
        }
        Ok(())
    }
    /// When time will bring something next.
    fn alarm(&self) -> Option<i64> {
        let absence = self.live.absence();
        let absence = absence.filter(|absence| self.announced != Some(*absence));
        let from = absence.map(|(_, from)| from);
        self.live.due().into_iter().chain(from).min()
    }
    async fn let_clock_fall(&mut self, at: Moment) -> Result<(), Lost> {
        if let Some(seat) = self.live.fall(at) {
            tracing::info!(id = self.live.id, seat = seat.0, "a clock fell");
            self.hall.metrics.flags.fetch_add(1, Relaxed);
            self.save_and_tell().await?;
        }
        Ok(())
    }

    async fn obey(&mut self, command: Command) -> Result<(), Lost> {
        let begun = Instant::now();
        self.live.time = self.hall.clock.now();
        let at = self.live.time;
        match command {
            Command::Look(look) => look(Ok(&self.live)),
            Command::Wake => self.drop_the_gone(),
            Command::Join {
                guest,
                since,
                reply,
            } => {
                let _ = reply.send(Ok(self.join(guest, since)));
            }
            Command::Act(guest, act, arrived, reply) => {
                for seat in self.live.seats_of(&guest.id).iter() {
                    self.live.seating.set_seen(seat, at.served);
                }
                self.let_clock_fall(arrived).await?;
                let is_move = matches!(act, Request::Move { .. });
                let then = self.live.act(&guest, act, arrived);
                self.finish(then, reply).await?;
                if is_move {
                    self.hall.metrics.saving.add(begun.elapsed());
                }
            }
            Command::Sit(guest, seat, secret, reply) => {
                let then = self.live.sit(&guest, seat, Some(&secret), at);
                self.finish(then, reply).await?;
            }
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
                self.let_clock_fall(at).await?;
                let here = (line, ply) == (self.live.board.line(), self.live.ply());
                if here && self.live.turn().is_some() {
                    if self.live.play(&text, at).is_err() {
                        tracing::error!(id = self.live.id, "a checked move of a bot was refused");
                    }
                    self.save_and_tell().await?;
                }
            }
        }
        Ok(())
    }
    /// Writes what happened, answers, tells everybody.
    async fn finish(
        &mut self,
        then: Result<Then, Problem>,
        reply: Reply<Done>,
    ) -> Result<(), Lost> {
        let then = match then {
            Ok(then) => then,
            Err(why) => {
                let _ = reply.send(Err(why));
                return Ok(());
            }
        };
        if then == Then::Rematch && self.set_up_rematch().await.is_err() {
            let _ = reply.send(Err(Problem::Unavailable));
            return Err(Lost);
        }
        let saved = self.save().await;
        let _ = reply.send(match &saved {
            Ok(_) => Ok(self.live.done(then == Then::Repeated)),
            Err(Lost) => Err(Problem::Unavailable),
        });
        self.tell(saved?);
        Ok(())
    }
    async fn save_and_tell(&mut self) -> Result<(), Lost> {
        let events = self.save().await?;
        self.tell(events);
        Ok(())
    }
    async fn save(&mut self) -> Result<Vec<Stamped>, Lost> {
        let Some(append) = self.live.take_fresh() else {
            return Ok(Vec::new());
        };
        let (events, card) = (append.events.clone(), append.card.clone());
        let moves = events
            .iter()
            .filter(|e| matches!(e.event, Event::Move { .. }));
        let moves = moves.count() as u64;
        if let Err(why) = self.hall.store.append(append).await {
            tracing::error!(id = self.live.id, %why, "a match could not be written");
            return Err(Lost);
        }
        self.hall.lobby.notice(&card, &self.chairs);
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
        Ok(events)
    }
    async fn set_up_rematch(&mut self) -> Result<(), Problem> {
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
            let thought = hall.bots.think(place, table, level, left, &watch);
            if let Some(text) = thought.await {
                insist(&hall, &id, || Command::Bot(here.0, here.1, text.clone())).await;
            }
        });
    }
    /// Whose clock runs has changed.
    fn tell_of_queue(&mut self) {
        if let (Some(seat), true) = (self.live.turn(), self.live.opening.clock.is_some()) {
            self.pass_on(match self.live.clocks.queued {
                true => wire::Event::Queued { seat },
                false => wire::Event::Thinks { seat },
            });
        }
    }
    fn stop_thinking(&mut self) {
        self.live.clocks.queued = false;
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
    /// These seats' guests were here until now.
    fn note_seen(&mut self, seats: Vec<Seat>) {
        let Moment { served, .. } = self.hall.clock.now();
        for seat in seats {
            self.live.seating.set_seen(seat, served);
            if let Some(guest) = self.live.seating.at(seat).guest()
                && self.live.phase() == Phase::Playing
            {
                self.hall.store.note_seen(&self.live.id, guest, served);
            }
        }
    }
    /// Tells who came or went.
    fn notice_presence(&mut self) {
        let guests = self.audience.guests();
        let seats = guests.flat_map(|guest| self.live.seats_of(guest).iter().collect::<Vec<_>>());
        let online = seats.collect();
        if self.live.seating.online() == online {
            return;
        }
        let before = self.live.seating.set_online(online);
        let gone: Vec<Seat> = before.iter().filter(|s| !online.contains(*s)).collect();
        self.note_seen(gone);
        for seat in (0..8).map(Seat) {
            if before.contains(seat) != online.contains(seat) {
                self.pass_on(wire::Event::Online { seat });
            }
        }
    }
    fn tell(&mut self, events: Vec<Stamped>) {
        if events
            .iter()
            .any(|e| matches!(e.event, Event::Seated { .. } | Event::Left { .. }))
        {
            self.notice_presence();
        }
        for stamped in events {
            self.broadcast(|live, viewer| News::of(live, viewer, &stamped));
        }
    }
    /// Tells everybody something that is not kept.
    fn pass_on(&mut self, event: wire::Event) {
        self.broadcast(|_, _| Some(News::passing(event.clone())));
    }
    /// Tells every listener, for their eye.
    fn broadcast(&mut self, news: impl Fn(&Live, Viewer) -> Option<News>) {
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
