//! The clocks of a match: how long each seat still has.

use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
use crate::wire::Times;
use parlour_core::{Seat, Seats};
use parlour_store::{Control, Event, Sitter};

/// What the clocks show.
#[derive(Clone, Debug)]
pub struct Clocks {
    pub(super) control: Control,
    /// Milliseconds a seat, as they were when the present turn began.
    left: Vec<i64>,
    /// What the mover's clock showed before each move, for takebacks.
    before: Vec<i64>,
    /// What it showed after each move, where it ran.
    shown: Vec<Option<i64>>,
}

impl Clocks {
    /// All full.
    pub fn new(control: Control, seats: usize) -> Clocks {
        Clocks {
            control,
            left: vec![control.full(); seats],
            before: Vec::new(),
            shown: Vec::new(),
        }
    }
    /// What a seat has after a move that took so long; `None` when its clock did not run.
    fn after(&self, seat: Seat, took: Option<i64>) -> Option<i64> {
        let left = self.left[seat.index()];
        took.map(|took| match self.control {
            Control::Minutes { increment, .. } => left - took + i64::from(increment) * 1000,
            Control::Days { .. } => self.control.full(),
        })
    }
    /// A move was made, and this is what the clock shows now.
    pub(super) fn moved(&mut self, seat: Seat, left: Option<i64>) {
        let here = &mut self.left[seat.index()];
        self.before.push(*here);
        self.shown.push(left);
        *here = left.unwrap_or(*here);
    }
    /// The moves from `to` on never happened.
    pub(super) fn take_back(&mut self, to: usize, movers: &[Seat]) {
        for ply in (to..self.before.len()).rev() {
            self.left[movers[ply].index()] = self.before[ply];
        }
        self.before.truncate(to);
        self.shown.truncate(to);
    }
    /// What the mover's clock showed after a move, where it ran.
    pub(super) fn after_move(&self, ply: usize) -> Option<u64> {
        let shown = self.shown.get(ply).copied().flatten();
        shown.map(|ms| ms.max(0) as u64)
    }
    /// Somebody else sits down with a fresh clock.
    pub(super) fn refill(&mut self, seat: u8) {
        self.left[seat as usize] = self.control.full();
    }
}

impl Live {
    /// Whose clock runs. Nobody's does before having moved once.
    pub(super) fn running(&self) -> Option<Seat> {
        self.clocks.as_ref()?;
        self.turn().filter(|seat| self.movers.contains(seat))
    }
    /// When the running clock falls, in served time.
    pub fn due(&self) -> Option<i64> {
        let clocks = self.clocks.as_ref()?;
        Some(self.turn_since + clocks.left[self.running()?.index()])
    }
    /// What the running clock shows at this moment.
    pub(super) fn left_at(&self, served: i64) -> Option<i64> {
        self.due().map(|due| (due - served).max(0))
    }
    /// What the mover's clock shows after a move at this moment.
    pub(super) fn left_after(&self, seat: Seat, served: i64) -> Option<i64> {
        let took = self.running().map(|_| (served - self.turn_since).max(0));
        self.clocks.as_ref()?.after(seat, took)
    }
    /// For the page.
    pub(super) fn times(&self) -> Option<Times> {
        let clocks = self.clocks.as_ref()?;
        let mut left = clocks.left.clone();
        let running = self.running();
        if let (Some(seat), Some(now)) = (running, self.left_at(self.time.served)) {
            left[seat.index()] = now;
        }
        Some(Times {
            left,
            running,
            at: self.time.day,
        })
    }
    /// The present turn begins only now: until now nobody could know of it.
    pub(super) fn begin_turn(&mut self, served: i64) {
        self.turn_since = self.turn_since.max(served);
    }

    /// Ends the match, or gives the seat to a bot, if the running clock has fallen.
    pub(super) fn fall(&mut self, at: Moment) -> Option<Seat> {
        let seat = self.running()?;
        if self.due()? > at.served {
            return None;
        }
        self.give_up(seat, Seats::one(seat), "time", at);
        Some(seat)
    }
    /// A seat is out. The other team wins; with more than one left, and persons among them, bots
    /// take the chairs and the game goes on.
    pub(super) fn give_up(&mut self, seat: Seat, chairs: Seats, reason: &str, at: Moment) {
        let mut others = self.others(seat).iter();
        let persons = others.any(|s| self.seats[s.index()].guest().is_some());
        if self.has_two_teams() || !persons {
            return self.lose(seat, reason, at);
        }
        self.seat_bots(chairs, reason, at);
    }
    /// The match ends, and the team of this seat has lost.
    pub(super) fn lose(&mut self, seat: Seat, reason: &str, at: Moment) {
        let ended = Event::Ended {
            winners: self.others(seat).bits(),
            reason: reason.into(),
            seat: Some(seat.0),
        };
        self.happen(ended, at);
    }
    /// Bots take these chairs, whose guests are out.
    pub(super) fn seat_bots(&mut self, chairs: Seats, why: &str, at: Moment) {
        for seat in chairs.iter() {
            let seated = Event::Seated {
                seat: seat.0,
                sitter: Sitter::Bot { level: SUBSTITUTE },
                why: Some(why.into()),
            };
            self.happen(seated, at);
        }
    }
    /// The match is about to end: the running clock stops where it is.
    pub(super) fn stop_clock(&mut self, served: i64) {
        let (running, left) = (self.running(), self.left_at(served));
        if let (Some(clocks), Some(seat), Some(left)) = (&mut self.clocks, running, left) {
            clocks.left[seat.index()] = left;
        }
    }
    /// Everybody who is not in this seat's team.
    pub(super) fn others(&self, seat: Seat) -> Seats {
        let all = Seats::first(self.rules.seats());
        self.rules.team(seat).others(all)
    }
    /// Is the winner clear when one team is out?
    pub(super) fn has_two_teams(&self) -> bool {
        let others = self.others(Seat(0));
        let next = others.iter().next();
        next.is_some_and(|seat| self.rules.team(seat) == others)
    }
}

/// The level of the bot that sits down for somebody who is out.
const SUBSTITUTE: u8 = 3;

/// Seconds at first, seconds more, days.
const INITIAL: std::ops::RangeInclusive<u32> = 10..=10_800;
const INCREMENT: std::ops::RangeInclusive<u32> = 0..=180;
const DAYS: std::ops::RangeInclusive<u32> = 1..=14;

/// Is this a clock one may choose?
pub fn check_control(control: Control) -> Result<(), Problem> {
    let why = match control {
        Control::Minutes { initial, .. } if !INITIAL.contains(&initial) => {
            "a clock begins with 10 to 10800 seconds"
        }
        Control::Minutes { increment, .. } if !INCREMENT.contains(&increment) => {
            "a clock adds 0 to 180 seconds a move"
        }
        Control::Days { days } if !DAYS.contains(&days) => "a move has 1 to 14 days",
        _ => return Ok(()),
    };
    Err(Problem::Refused(why.into()))
}
