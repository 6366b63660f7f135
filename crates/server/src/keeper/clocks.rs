//! The clocks of a match: how long each seat still has.

use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
use crate::vacations::Rest;
use crate::wire::Times;
use parlour_core::{Outcome, Reason, Seat, Seats};
use parlour_store::{Control, Event, Opening, Sitter};

/// What the clocks show, and when the present turn began.
pub(super) struct Clocks {
    /// None where nobody is in a hurry.
    control: Option<Control>,
    /// Do they run before somebody has moved?
    at_once: bool,
    /// When the present turn began, in served time.
    turn_since: i64,
    /// Does the bot to move wait for a place to think? Then no clock runs; not part of the events.
    pub(super) queued: bool,
    /// Milliseconds a seat, as they were when the present turn began.
    left: Vec<i64>,
    /// Who made each move, and what their clock showed before it, for takebacks.
    before: Vec<(Seat, i64)>,
    /// What it showed after each move, where it ran.
    shown: Vec<Option<i64>>,
}

impl Clocks {
    /// All full; in a tournament they run at once.
    pub fn new(opening: &Opening, served: i64) -> Clocks {
        let (control, seats) = (opening.clock, opening.seats.len());
        let full = control.map_or(0, Control::full);
        Clocks {
            control,
            at_once: opening.tournament.is_some(),
            turn_since: served,
            queued: false,
            left: vec![full; seats],
            before: Vec::new(),
            shown: Vec::new(),
        }
    }
    /// When the present turn began, in served time.
    pub fn turn_since(&self) -> i64 {
        self.turn_since
    }
    /// The present turn begins only now: until now nobody could know of it.
    pub fn begin_turn(&mut self, served: i64) {
        self.turn_since = self.turn_since.max(served);
    }
    /// Nobody served for so long: the present turn begins later.
    pub fn rest(&mut self, ms: i64) {
        self.turn_since += ms.max(0);
    }
    /// Does the clock of the seat to move run? Outside tournaments nobody's does before having moved once, nor
    /// a bot's that may not think yet.
    fn running(&self, turn: Option<Seat>) -> Option<Seat> {
        self.control?;
        let turn = turn.filter(|_| !self.queued);
        turn.filter(|seat| self.at_once || self.before.iter().any(|(mover, _)| mover == seat))
    }
    /// When the running clock falls, in served time.
    fn due(&self, turn: Option<Seat>) -> Option<i64> {
        Some(self.turn_since + self.left[self.running(turn)?.index()])
    }
    /// What the mover's clock shows after a move at this moment; `None` when it did not run.
    fn after(&self, seat: Seat, served: i64) -> Option<i64> {
        let control = self.control?;
        self.running(Some(seat))?;
        let took = (served - self.turn_since).max(0);
        Some(match control {
            Control::Minutes { increment, .. } => {
                self.left[seat.index()] - took + i64::from(increment) * 1000
            }
            Control::Days { .. } => control.full(),
        })
    }
    /// What the mover's clock showed after a move, where it ran.
    pub fn after_move(&self, ply: usize) -> Option<u64> {
        let shown = self.shown.get(ply).copied().flatten();
        shown.map(|ms| ms.max(0) as u64)
    }
    /// What an event does to the clocks; `turn` is who was to move before it.
    pub fn apply(&mut self, event: &Event, turn: Option<Seat>, at: Moment) {
        match event {
            Event::Move { seat, left, .. } => {
                let here = &mut self.left[seat.index()];
                self.before.push((*seat, *here));
                self.shown.push(*left);
                *here = left.unwrap_or(*here);
                self.turn_since = at.served;
            }
            Event::TakenBack { to } => {
                for (seat, left) in self.before.drain(*to as usize..).rev() {
                    self.left[seat.index()] = left;
                }
                self.shown.truncate(*to as usize);
                self.turn_since = at.served;
                self.queued = false;
            }
            Event::Seated { seat, .. } | Event::Left { seat, .. } => {
                // The turn of somebody else goes on.
                if turn.is_none_or(|mover| mover == *seat) {
                    self.turn_since = at.served;
                }
                // Whoever sits down has a fresh clock.
                self.left[seat.index()] = self.control.map_or(0, Control::full);
            }
            Event::Ended { .. } => {
                if let (Some(seat), Some(due)) = (self.running(turn), self.due(turn)) {
                    self.left[seat.index()] = (due - at.served).max(0);
                }
            }
            _ => {}
        }
    }
}

impl Live {
    /// Whose clock runs.
    pub(super) fn running(&self) -> Option<Seat> {
        self.clocks.running(self.turn())
    }
    /// When the running clock falls, in served time: later by each vacation of whoever is to move.
    pub fn due(&self) -> Option<i64> {
        let turn = self.turn();
        let due = self.clocks.due(turn)?;
        let since = self.clocks.turn_since();
        match self.rester(turn) {
            Some(guest) => Some(self.rests.due(guest, since, due - since)),
            None => Some(due),
        }
    }
    /// Whoever sits there, if a vacation would stop their clock.
    fn rester(&self, seat: Option<Seat>) -> Option<&str> {
        match self.opening.clock {
            Some(Control::Days { .. }) => self.seating.at(seat?).guest(),
            _ => None,
        }
    }
    /// The vacation that somebody at the table is on.
    pub(super) fn resting(&self, seat: Seat, served: i64) -> Option<Rest> {
        self.rests.at(self.rester(Some(seat))?, served)
    }
    /// Until when each seat is on vacation at present.
    pub(super) fn vacations(&self) -> Vec<Option<i64>> {
        let seats = (0..self.rules.seats()).map(Seat);
        let until = |seat| self.resting(seat, self.time.served).map(|rest| rest.until);
        seats.map(until).collect()
    }
    /// For how long whoever was to move has rested in their turn until this moment.
    pub(super) fn rested(&self, turn: Option<Seat>, until: i64) -> i64 {
        let since = self.clocks.turn_since();
        let guest = self.rester(turn);
        guest.map_or(0, |guest| self.rests.spent(guest, since, until))
    }
    /// What the running clock shows at this moment.
    pub(super) fn left_at(&self, served: i64) -> Option<i64> {
        let due = self.due()?;
        let rest = self.turn().and_then(|seat| self.resting(seat, served));
        let from = rest.map_or(served, |rest| rest.to);
        Some((due - from).max(0))
    }
    /// What the mover's clock shows after a move at this moment.
    pub(super) fn left_after(&self, seat: Seat, served: i64) -> Option<i64> {
        self.clocks.after(seat, served)
    }
    /// For the page.
    pub(super) fn times(&self) -> Option<Times> {
        self.opening.clock?;
        let mut left = self.clocks.left.clone();
        let running = self.running();
        if let (Some(seat), Some(now)) = (running, self.left_at(self.time.served)) {
            left[seat.index()] = now;
        }
        let served = self.time.served;
        Some(Times {
            left,
            running: running.filter(|seat| self.resting(*seat, served).is_none()),
            at: self.time.day,
        })
    }

    /// Ends the match, or gives the seat to a bot, if the running clock has fallen.
    pub(super) fn fall(&mut self, at: Moment) -> Option<Seat> {
        let seat = self.running()?;
        if self.due()? > at.served {
            return None;
        }
        self.give_up(seat, Seats::one(seat), Reason::TIME, at);
        Some(seat)
    }
    /// A seat is out. The other team wins; with more than one left, and persons among them, bots
    /// take the chairs and the game goes on.
    pub(super) fn give_up(&mut self, seat: Seat, chairs: Seats, reason: Reason, at: Moment) {
        let mut others = self.others(seat).iter();
        let persons = others.any(|s| self.seating.at(s).guest().is_some());
        if self.has_two_teams() || !persons {
            return self.lose(seat, reason, at);
        }
        self.seat_bots(chairs, reason, at);
    }
    /// The match ends, and the team of this seat has lost.
    pub(super) fn lose(&mut self, seat: Seat, reason: Reason, at: Moment) {
        let outcome = Outcome::win(self.others(seat), reason);
        self.end(outcome, Some(seat), at);
    }
    /// Bots take these chairs, whose guests are out.
    pub(super) fn seat_bots(&mut self, chairs: Seats, why: Reason, at: Moment) {
        for seat in chairs.iter() {
            let seated = Event::Seated {
                seat,
                sitter: Sitter::Bot { level: SUBSTITUTE },
                why: Some(why),
            };
            self.happen(seated, at);
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
