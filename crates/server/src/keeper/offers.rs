//! What needs the consent of others: draws, takebacks, resignations of a team, rematches.

use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
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
        let is_bot = |mover: &Seat| matches!(self.seats[mover.index()], Sitter::Bot { .. });
        if !self.rules.is_open() && self.movers[to..].iter().any(is_bot) {
            let why = "a bot has shown a card since; it takes nothing back";
            return Err(Problem::Refused(why.into()));
        }
        Ok(to as u32)
    }

    /// Offers, or agrees to what is offered. `true` when a rematch is agreed and must be set up.
    pub(super) fn offer(&mut self, what: Offer, seat: Seat, at: Moment) -> Result<bool, Problem> {
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
                let (winners, reason, seat) = (0, "agreed".into(), None);
                let ended = Event::Ended {
                    winners,
                    reason,
                    seat,
                };
                self.happen(ended, at);
            }
            Offer::Takeback => {
                let to = self.takeback_to(open.by)?;
                self.happen(Event::TakenBack { to }, at);
            }
            Offer::Resign => {
                let chairs = self.rules.team(open.by);
                self.give_up(open.by, chairs, "resigned", at);
            }
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
    pub(super) fn decline(&mut self, what: Offer, seat: Seat, at: Moment) -> Result<(), Problem> {
        self.is_offered(what, seat)?;
        self.happen(Event::Declined { what, seat: seat.0 }, at);
        Ok(())
    }
    /// The chairs of the rematch: everybody moves on by one.
    pub(super) fn chairs_of_rematch(&self) -> Vec<Sitter> {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        seats
    }
}
