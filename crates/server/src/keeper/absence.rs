//! Seats whose guests went away: when others may claim the win, or have a bot sit down.

use super::acts::Then;
use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
use crate::wire::Claim;
use parlour_core::{Reason, Seat, Seats};
use parlour_store::{Control, Phase};

/// How long one waits for somebody, in milliseconds of served time.
#[derive(Copy, Clone, Debug, Default)]
pub struct Patience {
    /// Where a clock of minutes runs.
    pub quick: i64,
    /// Where nobody is in a hurry.
    pub slow: i64,
    /// When this run of the server began: everybody needs time to come back.
    pub begun: i64,
}

impl Live {
    /// The seat that somebody has left though it is to move, and when it may be claimed.
    ///
    /// In a tournament the clock sees to it.
    pub(super) fn absence(&self) -> Option<(Seat, i64)> {
        if self.opening.tournament.is_some() {
            return None;
        }
        let seat = self.turn()?;
        self.seating.at(seat).guest()?;
        if self.seating.online().contains(seat) {
            return None;
        }
        let limit = match self.opening.clock {
            Some(Control::Minutes { .. }) => self.patience.quick,
            // The flag sees to it.
            Some(Control::Days { .. }) if self.running().is_some() => return None,
            _ => self.patience.slow,
        };
        let since = self.clocks.turn_since().max(self.seating.seen(seat));
        let from = (since + limit).max(self.patience.begun + self.patience.quick);
        Some((seat, from))
    }
    /// The seat that may be claimed now.
    pub(super) fn abandoned(&self) -> Option<Seat> {
        let absent = self.absence();
        let ripe = absent.filter(|(_, from)| *from <= self.time.served);
        ripe.map(|(seat, _)| seat)
    }
    /// What somebody with these seats may claim now.
    pub(super) fn claimable(&self, by: Seats) -> Seats {
        match self.abandoned() {
            Some(seat) if !by.is_empty() && !by.contains(seat) => Seats::one(seat),
            _ => Seats::NONE,
        }
    }
    /// Takes an abandoned seat for a win or for a bot.
    pub(super) fn claim(
        &mut self,
        by: Seat,
        seat: Seat,
        what: Claim,
        at: Moment,
    ) -> Result<Then, Problem> {
        if self.phase() != Phase::Playing {
            return Err(Problem::Late("the game does not go on"));
        }
        if seat.0 >= self.rules.seats() || !self.claimable(Seats::one(by)).contains(seat) {
            return Err(Problem::Late("that seat cannot be claimed now"));
        }
        match what {
            Claim::Bot if self.opening.rated => {
                let why = "in a rated game no bot takes a chair over";
                return Err(Problem::Refused(why.into()));
            }
            Claim::Bot => self.seat_bots(Seats::one(seat), Reason::ABANDONED, at),
            Claim::Win if self.rules.team(seat).contains(by) => {
                return Err(Problem::Forbidden("a partner's seat goes to a bot"));
            }
            Claim::Win if !self.has_two_teams() => {
                let why = "with more than two teams the seat goes to a bot";
                return Err(Problem::Refused(why.into()));
            }
            Claim::Win => self.lose(seat, Reason::ABANDONED, at),
        }
        Ok(Then::Nothing)
    }
}
