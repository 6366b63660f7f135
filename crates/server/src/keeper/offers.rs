//! What needs the consent of others: draws, takebacks, resignations of a team, rematches.

use super::live::Live;
use crate::Problem;
use parlour_core::{Seat, Seats};
use parlour_store::{Event, Offer, Phase, Sitter};

/// Something offered and not yet answered by all.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenOffer {
    /// What.
    pub what: Offer,
    /// Who offered it first.
    pub by: Seat,
    /// Who agrees, that seat included.
    pub agreed: Seats,
}

/// The level of the bot that sits down for somebody who gave up.
const SUBSTITUTE: u8 = 3;

impl Live {
    /// The open offer of this kind that `seat` may speak to. Each team resigns for itself.
    fn open_offer(&self, what: Offer, seat: Seat) -> Option<usize> {
        self.offers.iter().position(|offer| {
            let mine = self.rules.team(offer.by).contains(seat);
            offer.what == what && (what != Offer::Resign || mine)
        })
    }
    pub(super) fn agreed(&mut self, what: Offer, seat: Seat) {
        if let Some(i) = self.open_offer(what, seat) {
            let offer = &mut self.offers[i];
            offer.agreed = offer.agreed.iter().chain([seat]).collect();
        }
    }
    pub(super) fn declined(&mut self, what: Offer, seat: Seat) {
        if let Some(i) = self.open_offer(what, seat) {
            let offer = self.offers.remove(i);
            self.refused.push((what, offer.by));
        }
    }

    /// Seats of persons whose word is still missing.
    pub fn asked(&self, offer: &OpenOffer) -> Seats {
        let team = self.rules.team(offer.by);
        let all = self.seats.iter().enumerate();
        let missing = all.filter(|(i, sitter)| {
            let Some(guest) = sitter.guest() else {
                return false;
            };
            let in_team = team.contains(Seat(*i as u8));
            let spoke = self.seats_of(guest).iter();
            (offer.what != Offer::Resign || in_team)
                && !spoke.into_iter().any(|s| offer.agreed.contains(s))
        });
        missing.map(|(i, _)| Seat(i as u8)).collect()
    }
    /// May `seat` offer this now? The sentence says why not.
    pub fn may_offer(&self, what: Offer, seat: Seat) -> Result<(), Problem> {
        let phase = self.phase();
        let playing = phase == Phase::Playing;
        let bots = self.seats.iter().any(|s| matches!(s, Sitter::Bot { .. }));
        match what {
            Offer::Rematch if self.next.is_some() => {
                Err(Problem::Late("the rematch has been set up"))
            }
            Offer::Rematch if phase != Phase::Over => {
                Err(Problem::Late("the game is not over yet"))
            }
            Offer::Rematch => Ok(()),
            _ if phase == Phase::Over => Err(Problem::Late("the game is over")),
            _ if !playing => Err(Problem::Late("somebody is still missing")),
            Offer::Draw if bots => Err(Problem::Refused("the bots play on".into())),
            Offer::Takeback => self.takeback_to(seat).map(|_| ()),
            Offer::Draw | Offer::Resign => Ok(()),
        }
    }
    /// The ply before the last move of this seat, if it may be gone back to.
    pub fn takeback_to(&self, seat: Seat) -> Result<u32, Problem> {
        let own = self.movers.iter().rposition(|mover| *mover == seat);
        let to = own.ok_or(Problem::Late("there is no move of yours to take back"))?;
        if self.barriers[to..].contains(&true) {
            let why = "no move is taken back across a deal, an exchange or a shuffle";
            return Err(Problem::Refused(why.into()));
        }
        Ok(to as u32)
    }

    /// Offers, or agrees to what is offered. `true` when a rematch is agreed and must be set up.
    pub(super) fn offer(&mut self, what: Offer, seat: Seat, at: i64) -> Result<bool, Problem> {
        let open = self.open_offer(what, seat).map(|i| &self.offers[i]);
        let event = match open {
            Some(open) if open.agreed.contains(seat) => return Ok(false),
            Some(_) => Event::Agreed { what, seat: seat.0 },
            None if self.refused.contains(&(what, seat)) => {
                return Err(Problem::Late("that was refused; play on first"));
            }
            None => {
                self.may_offer(what, seat)?;
                Event::Offered { what, seat: seat.0 }
            }
        };
        self.happen(event, at);
        let open = self.open_offer(what, seat).expect("just offered");
        let open = self.offers[open].clone();
        if !self.asked(&open).is_empty() {
            return Ok(false);
        }
        match what {
            Offer::Draw => {
                let reason = "agreed".into();
                self.happen(Event::Ended { winners: 0, reason }, at);
            }
            Offer::Takeback => {
                let to = self.takeback_to(open.by)?;
                self.happen(Event::TakenBack { to }, at);
            }
            Offer::Resign => self.resign(open.by, at),
            Offer::Rematch => return Ok(true),
        }
        Ok(false)
    }
    /// An error when there is nothing of that kind to answer.
    pub(super) fn is_offered(&self, what: Offer, seat: Seat) -> Result<(), Problem> {
        let open = self.open_offer(what, seat);
        open.map(|_| ())
            .ok_or(Problem::Late("nothing of that kind is offered"))
    }
    /// Says no, or takes an own offer back.
    pub(super) fn decline(&mut self, what: Offer, seat: Seat, at: i64) -> Result<(), Problem> {
        self.is_offered(what, seat)?;
        self.happen(Event::Declined { what, seat: seat.0 }, at);
        Ok(())
    }
    /// The other team wins; with more than one left, or persons among them, a bot takes the chairs.
    fn resign(&mut self, seat: Seat, at: i64) {
        let team = self.rules.team(seat);
        let others = team.others(Seats::first(self.rules.seats()));
        let two_teams = others
            .iter()
            .next()
            .is_some_and(|s| self.rules.team(s) == others);
        let persons = others
            .iter()
            .any(|s| self.seats[s.index()].guest().is_some());
        if two_teams || !persons {
            let (winners, reason) = (others.bits(), "resigned".into());
            return self.happen(Event::Ended { winners, reason }, at);
        }
        let sitter = Sitter::Bot { level: SUBSTITUTE };
        for seat in team.iter() {
            let (seat, sitter) = (seat.0, sitter.clone());
            self.happen(Event::Seated { seat, sitter }, at);
        }
    }
    /// The chairs of the rematch: everybody moves on by one.
    pub(super) fn chairs_of_rematch(&self) -> Vec<Sitter> {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        seats
    }
}
