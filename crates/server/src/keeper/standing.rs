//! Whether this server keeps the match or follows another one that does.
//!
//! There is one task a match on every server where somebody asks for it, with a copy of the match and an
//! audience. One of them holds the lease and does everything; the others read what it wrote, in order
//! and by number, and tell their audience the same. Whichever of them finds that nobody keeps the match
//! takes it.

use super::live::Live;
use super::run::{Keeper, Lost};
use parlour_core::Seat;
use parlour_store::{Control, Lease, Phase, Standing, StoreError};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// What this server is to the match.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Role {
    /// It keeps it by this number.
    Keeps(i64),
    /// It follows the server of this name; nobody, where it is empty.
    Follows(String),
}

/// What other servers have told of a match.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct News {
    /// Number of the last event that was told of.
    pub seq: u32,
    /// How often something else changed: who keeps it, who is there, its clock.
    pub stirs: u64,
    /// How often anything may have been missed.
    pub gaps: u64,
    /// Served time in which this server slept, in milliseconds.
    pub rest: i64,
}

/// How long one waits for the database before everybody is asked to come again.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(150);
/// By how many milliseconds followers may be wrong about the clock.
const SLACK: i64 = 250;

impl Keeper {
    /// The number by which the match is kept.
    pub(super) fn fence(&self) -> i64 {
        match self.role {
            Role::Keeps(fence) => fence,
            Role::Follows(_) => -1,
        }
    }
    pub(super) fn keeps(&self) -> bool {
        matches!(self.role, Role::Keeps(_))
    }
    /// Other servers, or our own pulse, told something.
    pub(super) async fn hear(&mut self, news: News) -> Result<(), Lost> {
        let before = std::mem::replace(&mut self.heard, news);
        if self.keeps() && news.rest > before.rest {
            self.live.clocks.rest(news.rest - before.rest);
        }
        if news.gaps != before.gaps {
            for guest in &self.here {
                self.hall.store.note_present(&self.live.id, guest, true);
            }
        }
        if news.stirs != before.stirs || news.gaps != before.gaps {
            self.called = false;
            self.catch_up().await?;
        } else if news.seq >= self.live.seq {
            self.catch_up().await?;
        }
        Ok(())
    }
    /// Reads what others wrote since, however long that takes.
    pub(super) async fn catch_up(&mut self) -> Result<(), Lost> {
        match self.read_on().await {
            Ok(()) => Ok(()),
            Err(_) => self.recover().await,
        }
    }
    /// Do only bots play, for nobody here? Whoever has somebody who watches keeps it instead.
    fn is_deserted(&self) -> bool {
        // In a tournament they play whether anybody watches or not.
        let shared = self.hall.store.is_shared() && self.live.opening.tournament.is_none();
        shared && self.live.seating.is_all_bots() && self.audience.is_empty()
    }
    /// Leaves a match where bots play alone to a server where somebody watches.
    pub(super) async fn desert(&mut self) {
        if let Role::Keeps(fence) = self.role
            && self.is_deserted()
        {
            let id = self.live.id.clone();
            // If it was not given back somebody has it already.
            let _ = self.hall.store.release(&id, fence).await;
            self.become_follower(String::new());
        }
    }
    /// Takes a match that nobody keeps, on behalf of somebody who wants to do something.
    pub(super) async fn take(&mut self) -> Result<(), Lost> {
        self.wanted = true;
        self.catch_up().await
    }
    /// What is in memory may not be what is written: begins again from what everybody was told, and
    /// reads on from there. Those who listen stay.
    pub(super) async fn recover(&mut self) -> Result<(), Lost> {
        self.stop_thinking();
        let until = Instant::now() + PATIENCE;
        loop {
            match self.reload().await {
                Ok(()) => return Ok(()),
                Err(StoreError::Damaged { .. }) => return Err(Lost),
                Err(_) if Instant::now() > until => return Err(Lost),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }
    async fn reload(&mut self) -> Result<(), StoreError> {
        self.rebuild().await?;
        self.read_on().await
    }
    /// Loads what everybody was told again: a name in it was rewritten.
    pub(super) async fn rebuild(&mut self) -> Result<(), StoreError> {
        let id = self.live.id.clone();
        let mut events = self.hall.store.events(&id).await?;
        events.truncate(self.told as usize);
        let live = Live::load(&self.hall.house, id.clone(), events);
        let mut live = live.map_err(|why| StoreError::Damaged {
            what: format!("match {id}"),
            why: why.to_string(),
        })?;
        live.patience = self.hall.patience();
        live.rests = self.hall.rests.clone();
        live.programs = self.hall.programs.clone();
        live.time = self.hall.clock.now();
        live.seating.set_online(self.live.seating.online());
        for (seat, _) in self.live.seating.iter() {
            live.seating.set_seen(seat, self.live.seating.seen(seat));
        }
        *self.live = live;
        Ok(())
    }
    async fn read_on(&mut self) -> Result<(), StoreError> {
        let store = self.hall.store.clone();
        let id = self.live.id.clone();
        self.live.patience = self.hall.patience();
        loop {
            let standing = store.standing(&id, self.live.seq).await?;
            let standing = standing.ok_or_else(|| StoreError::Damaged {
                what: format!("match {id}"),
                why: "it is gone".into(),
            })?;
            let lease = standing.lease.clone();
            self.follow(standing)?;
            let wants = self.wanted || self.live.phase() != Phase::Over && !self.is_deserted();
            match lease {
                Lease::Own(fence) => self.become_keeper(fence),
                Lease::Other(keeper) => self.become_follower(keeper),
                Lease::Free if !wants => self.become_follower(String::new()),
                Lease::Free => {
                    if let Role::Follows(gone) = &self.role
                        && !gone.is_empty()
                    {
                        self.hall.metrics.takeovers.fetch_add(1, Relaxed);
                    }
                    // What was written until then is read before anything is done.
                    let served = self.hall.clock.now().served;
                    store.take(&id, served).await?;
                    continue;
                }
            }
            break;
        }
        self.wanted = false;
        if !self.called && self.live.phase() != Phase::Over {
            self.attend().await?;
        }
        self.called = true;
        Ok(())
    }
    /// Lets happen what is written, and tells everybody.
    fn follow(&mut self, standing: Standing) -> Result<(), StoreError> {
        let Standing {
            events, since, due, ..
        } = standing;
        self.live.time = self.hall.clock.now();
        let changed = !events.is_empty();
        for stamped in events {
            let received = self.live.receive(&stamped);
            received.map_err(|why| StoreError::Damaged {
                what: format!("match {}", self.live.id),
                why: why.to_string(),
            })?;
            if stamped.seq >= self.told {
                self.tell(vec![stamped]);
            }
        }
        if changed {
            self.chairs = self.live.seating.sitters().to_vec();
        }
        let shown = (self.live.due(), self.live.clocks.queued);
        self.live.clocks.begin_turn(since);
        if !self.keeps() {
            self.live.clocks.queued = false;
            self.live.clocks.queued = self.live.running().is_some() && due.is_none();
            if shown.1 != self.live.clocks.queued {
                self.tell_of_queue();
            }
        }
        self.written = (since, due);
        Ok(())
    }
    fn become_keeper(&mut self, fence: i64) {
        if self.keeps() {
            self.role = Role::Keeps(fence);
            return;
        }
        self.role = Role::Keeps(fence);
        self.hall.set_kept(&self.live.id, true);
        self.live.clocks.queued = false;
        // A bot begins to think now; before, it may have waited for its place.
        let turn = self.live.turn();
        if turn.is_some_and(|seat| self.live.seating.at(seat).is_bot()) {
            self.live.clocks.begin_turn(self.hall.clock.now().served);
        }
    }
    fn become_follower(&mut self, keeper: String) {
        if self.keeps() {
            tracing::info!(id = self.live.id, keeper, "another server keeps the match");
            self.stop_thinking();
            self.hall.set_kept(&self.live.id, false);
        }
        self.role = Role::Follows(keeper);
    }
    /// Followers learn how the clock stands where that does not follow from the events.
    pub(super) async fn note_clock(&mut self) -> Result<(), Lost> {
        let changes = match self.live.opening.clock {
            // A vacation sets it.
            Some(Control::Days { .. }) => true,
            Some(Control::Minutes { .. }) => self.hall.store.is_shared(),
            None => false,
        };
        if !self.keeps() || !changes {
            return Ok(());
        }
        let now = (self.live.clocks.turn_since(), self.live.due());
        let (since, due) = self.written;
        let apart = now.1.unwrap_or(0) - due.unwrap_or(0);
        let same = now.1.is_some() == due.is_some() && apart.abs() < SLACK;
        if same && (now.0 - since).abs() < SLACK {
            return Ok(());
        }
        let (store, id) = (self.hall.store.clone(), self.live.id.clone());
        match store.set_clock(&id, self.fence(), now.0, now.1).await {
            Ok(()) => {
                self.written = now;
                Ok(())
            }
            Err(_) => Err(Lost),
        }
    }

    /// Who is there, on other servers as well.
    async fn attend(&mut self) -> Result<(), StoreError> {
        let there = self.hall.store.attendance(&self.live.id).await?;
        self.elsewhere = there.elsewhere;
        for (seat, served) in there.seen {
            let seen = self.live.seating.seen(seat).max(served);
            self.live.seating.set_seen(seat, seen);
        }
        self.notice_presence();
        Ok(())
    }
    /// Tells who came or went, and other servers who of them was or is here.
    pub(super) fn notice_presence(&mut self) {
        let seated = |guest: &&str| !self.live.seats_of(guest).is_empty();
        let here: std::collections::BTreeSet<String> = {
            let guests = self.audience.guests().filter(seated);
            guests.map(Into::into).collect()
        };
        let (store, id) = (self.hall.store.clone(), self.live.id.clone());
        let served = self.hall.clock.now().served;
        for guest in self.here.difference(&here) {
            for seat in self.live.seats_of(guest).iter() {
                self.live.seating.set_seen(seat, served);
            }
            if self.live.phase() == Phase::Playing {
                store.note_seen(&id, guest, served);
            }
            store.note_present(&id, guest, false);
        }
        for guest in here.difference(&self.here) {
            store.note_present(&id, guest, true);
        }
        self.here = here;
        let guests = self.here.iter().chain(&self.elsewhere);
        let seats = guests.flat_map(|guest| self.live.seats_of(guest).iter().collect::<Vec<_>>());
        let online = seats.collect();
        if self.live.seating.online() == online {
            return;
        }
        let before = self.live.seating.set_online(online);
        for seat in (0..8).map(Seat) {
            if before.contains(seat) != online.contains(seat) {
                if before.contains(seat) && seat.index() < self.live.seating.sitters().len() {
                    let seen = self.live.seating.seen(seat).max(served);
                    self.live.seating.set_seen(seat, seen);
                }
                self.pass_on(crate::wire::Event::Online { seat });
            }
        }
    }
}
