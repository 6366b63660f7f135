//! What needs the consent of others: draws, takebacks, resignations of a team, rematches.

use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
use parlour_core::{Outcome, Reason, Rulebook, Seat, Seats};
use parlour_store::{Event, Offer, Phase, Sitter};

/// Something offered and not yet answered by all.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenOffer {
    /// What.
    pub what: Offer,
    /// Who offered it first.
    pub by: Seat,
    /// Who agrees, that seat included.
    pub agreed: Seats,
}

/// What is offered, and what was refused at this ply and is not to be asked again at once.
#[derive(Default)]
pub(super) struct Offers {
    open: Vec<OpenOffer>,
    refused: Vec<(Offer, Seat)>,
}

impl Offers {
    pub fn open(&self) -> &[OpenOffer] {
        &self.open
    }
    /// The open offer of this kind that `seat` may speak to. Each team resigns for itself.
    fn find(&self, rules: &dyn Rulebook, what: Offer, seat: Seat) -> Option<usize> {
        self.open.iter().position(|offer| {
            let mine = rules.team(offer.by).contains(seat);
            offer.what == what && (what != Offer::Resign || mine)
        })
    }
    /// What an event does to the offers.
    pub fn apply(&mut self, event: &Event, rules: &dyn Rulebook) {
        match event {
            Event::Offered { what, seat } => self.open.push(OpenOffer {
                what: *what,
                by: *seat,
                agreed: Seats::one(*seat),
            }),
            Event::Agreed { what, seat } => {
                if let Some(i) = self.find(rules, *what, *seat) {
                    let offer = &mut self.open[i];
                    offer.agreed = offer.agreed.iter().chain([*seat]).collect();
                }
            }
            Event::Declined { what, seat } => {
                if let Some(i) = self.find(rules, *what, *seat) {
                    let offer = self.open.remove(i);
                    self.refused.push((*what, offer.by));
                }
            }
            Event::Move { .. } | Event::TakenBack { .. } => *self = Offers::default(),
            Event::Seated { .. }
            | Event::Left { .. }
            | Event::Ended { .. }
            | Event::Rematch { .. } => self.open.clear(),
            Event::Created(_)
            | Event::Dealt { .. }
            | Event::Planned { .. }
            | Event::Said { .. } => {}
        }
    }
}

impl Live {
    fn open_offer(&self, what: Offer, seat: Seat) -> Option<&OpenOffer> {
        let found = self.offers.find(&*self.rules, what, seat);
        found.map(|i| &self.offers.open[i])
    }
    /// Seats of persons whose word is still missing.
    pub(super) fn asked(&self, offer: &OpenOffer) -> Seats {
        let team = self.rules.team(offer.by);
        let missing = self.seating.iter().filter(|(seat, sitter)| {
            let Some(guest) = sitter.guest() else {
                return false;
            };
            let mut own = self.seats_of(guest).iter();
            (offer.what != Offer::Resign || team.contains(*seat))
                && !own.any(|s| offer.agreed.contains(s))
        });
        missing.map(|(seat, _)| seat).collect()
    }
    /// May `seat` offer this now? The sentence says why not.
    pub fn may_offer(&self, what: Offer, seat: Seat) -> Result<(), Problem> {
        let phase = self.phase();
        let playing = phase == Phase::Playing;
        let bots = self.seating.has_bots();
        let tournament = self.opening.tournament.is_some();
        match what {
            Offer::Rematch | Offer::Takeback if tournament => Err(Problem::Refused(
                "in a tournament nothing is taken back or played again".into(),
            )),
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
            Offer::Takeback if self.opening.rated => Err(Problem::Refused(
                "in a rated game no move is taken back".into(),
            )),
            Offer::Takeback => self.takeback_to(seat).map(|_| ()),
            Offer::Draw | Offer::Resign => Ok(()),
        }
    }
    /// The ply before the last move of this seat, if it may be gone back to.
    pub fn takeback_to(&self, seat: Seat) -> Result<u32, Problem> {
        let table = self.board.table();
        let mover = |ply: usize| table.moved_by(ply);
        let own = (0..table.ply()).rfind(|ply| mover(*ply) == Some(seat));
        let to = own.ok_or(Problem::Late("there is no move of yours to take back"))?;
        if !self.board.is_free_since(to) {
            let why = "no move is taken back across a deal, an exchange or a shuffle";
            return Err(Problem::Refused(why.into()));
        }
        let is_bot = |mover: Seat| self.seating.at(mover).is_bot();
        if !self.rules.is_open() && (to..table.ply()).filter_map(mover).any(is_bot) {
            let why = "a bot has shown a card since; it takes nothing back";
            return Err(Problem::Refused(why.into()));
        }
        Ok(to as u32)
    }

    /// Offers, or agrees to what is offered. `true` when a rematch is agreed and must be set up.
    pub(super) fn offer(&mut self, what: Offer, seat: Seat, at: Moment) -> Result<bool, Problem> {
        let open = self.open_offer(what, seat);
        let event = match open {
            Some(open) if open.agreed.contains(seat) => return Ok(false),
            Some(_) => Event::Agreed { what, seat },
            None if self.offers.refused.contains(&(what, seat)) => {
                return Err(Problem::Late("that was refused; play on first"));
            }
            None => {
                self.may_offer(what, seat)?;
                Event::Offered { what, seat }
            }
        };
        self.happen(event, at);
        let open = self.open_offer(what, seat).expect("just offered").clone();
        if !self.asked(&open).is_empty() {
            return Ok(false);
        }
        match what {
            Offer::Draw => {
                self.end(Outcome::draw(Reason::AGREED), None, at);
            }
            Offer::Takeback => {
                let to = self.takeback_to(open.by)?;
                self.happen(Event::TakenBack { to }, at);
            }
            Offer::Resign => {
                let chairs = self.rules.team(open.by);
                self.give_up(open.by, chairs, Reason::RESIGNED, at);
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
        self.happen(Event::Declined { what, seat }, at);
        Ok(())
    }
    /// The chairs of the rematch: everybody moves on by one.
    pub(super) fn chairs_of_rematch(&self) -> Vec<Sitter> {
        let mut seats = self.seating.sitters().to_vec();
        seats.rotate_right(1);
        seats
    }
}
