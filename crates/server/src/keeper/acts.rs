//! What somebody at the table may do.

use super::live::Live;
use crate::Problem;
use crate::clock::Moment;
use crate::wire::{Done, Request};
use parlour_core::{Eye, Outcome, Reason, Seat};
use parlour_store::{Event, Guest, Offer, Phase, Sitter};

/// What is left to do outside the match.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Then {
    /// Nothing.
    Nothing,
    /// The same was done before.
    Repeated,
    /// A rematch must be set up.
    Rematch,
}

/// Longest text of a move.
pub(super) const TEXT: usize = 400;
/// Events that a match may have beyond a few for every move; then there is only play.
const IDLE_EVENTS: u32 = 400;
const EVENTS_A_MOVE: u32 = 8;
/// How often one guest may leave a table.
const LEAVES: u32 = 8;

impl Live {
    /// Checks, then does it; changes nothing on refusal.
    pub(super) fn act(&mut self, by: &Guest, act: Request, at: Moment) -> Result<Then, Problem> {
        if let Request::Sit { seat } = act {
            return self.sit(by, seat, None, at);
        }
        let own = self.seats_of(&by.id);
        let turn = self.turn().filter(|seat| own.contains(*seat));
        let stranger = Problem::Forbidden("you have no seat at this table");
        let voice = own.iter().next().ok_or(stranger)?;
        let seat = turn.unwrap_or(voice);
        let is_play = matches!(
            act,
            Request::Move { .. } | Request::Resign | Request::Claim { .. } | Request::Leave
        );
        if !is_play && self.seq > IDLE_EVENTS + EVENTS_A_MOVE * self.ply() {
            return Err(Problem::Late("enough has been said and offered; play on"));
        }
        match act {
            Request::Move { ply, line, text } => self.play_move(seat, ply, line, &text, at),
            Request::Plan { plans } => self.plan(seat, plans, at),
            Request::Resign => self.offer_it(Offer::Resign, seat, at),
            Request::Offer { what } => self.offer_it(what, seat, at),
            Request::Accept { what } => {
                self.is_offered(what, seat)?;
                self.offer_it(what, seat, at)
            }
            Request::Decline { what } => self.decline(what, seat, at).map(|()| Then::Nothing),
            Request::Claim { seat, what } => self.claim(voice, seat, what, at),
            Request::Say { text } => self.say(voice, &text, at),
            Request::Signal { code } => self.signal(voice, &code, at),
            Request::Leave => self.leave(by, at),
            Request::Sit { seat } => self.sit(by, seat, None, at),
            Request::Entry(_) | Request::Step(_) => {
                Err(Problem::Bad("entry and step are no acts".into()))
            }
        }
    }
    /// Where it stands.
    pub(super) fn done(&self, repeated: bool) -> Done {
        Done {
            seq: self.seq.saturating_sub(1),
            ply: self.ply(),
            line: self.board.line(),
            repeated,
        }
    }

    fn offer_it(&mut self, what: Offer, seat: Seat, at: Moment) -> Result<Then, Problem> {
        Ok(match self.offer(what, seat, at)? {
            true => Then::Rematch,
            false => Then::Nothing,
        })
    }
    fn play_move(
        &mut self,
        seat: Seat,
        ply: u32,
        line: Option<u32>,
        text: &str,
        at: Moment,
    ) -> Result<Then, Problem> {
        if text.len() > TEXT {
            return Err(Problem::Large);
        }
        let late = Problem::Late("the table has moved on");
        if line.is_some_and(|line| line != self.board.line()) || ply > self.ply() {
            return Err(late);
        }
        if ply < self.ply() {
            return match self.is_repeated(seat, ply as usize, text) {
                true => Ok(Then::Repeated),
                false => Err(late),
            };
        }
        match self.phase() {
            Phase::Waiting => return Err(Problem::Late("somebody is still missing")),
            Phase::Over => return Err(Problem::Late("the game is over")),
            Phase::Playing => {}
        }
        if self.turn() != Some(seat) {
            return Err(Problem::Forbidden("it is not your turn"));
        }
        if self.resting(seat, at.served).is_some() {
            let why = "you are on vacation; end it on the page of your account before you move";
            return Err(Problem::Refused(why.into()));
        }
        self.play(text, at)?;
        Ok(Then::Nothing)
    }
    /// Did whoever sits here play this very move at that ply already, from this chair or another?
    fn is_repeated(&self, seat: Seat, ply: usize, text: &str) -> bool {
        let guest = |seat: Seat| self.seating.at(seat).guest();
        let table = self.board.table();
        table.moved_by(ply).map(guest) == Some(guest(seat))
            && table.until(ply).check(text).ok() == table.moved(ply, Eye::Keeper)
    }
    /// Sits down, on an open chair or by a link.
    pub(super) fn sit(
        &mut self,
        by: &Guest,
        seat: Seat,
        secret: Option<&str>,
        at: Moment,
    ) -> Result<Then, Problem> {
        let chair = self.seating.sitters().get(seat.index());
        let chair = chair.ok_or(Problem::Missing("chair"))?;
        match (chair, secret) {
            (chair, _) if chair.guest() == Some(&by.id) => return Ok(Then::Repeated),
            (Sitter::Open, _) => {}
            (Sitter::Link { secret }, Some(shown)) if secret == shown => {}
            (Sitter::Link { .. }, _) => {
                return Err(Problem::Forbidden(
                    "that chair is kept for a guest with a link",
                ));
            }
            _ => return Err(Problem::Late("that chair is taken")),
        }
        if self.phase() != Phase::Waiting {
            return Err(Problem::Late("the game is over"));
        }
        if !self.seats_of(&by.id).is_empty() {
            return Err(Problem::Late("you already sit at this table"));
        }
        if self.seating.leaves(&by.id) >= LEAVES {
            return Err(Problem::Forbidden("you have left this table too often"));
        }
        let (id, name) = (by.id.clone(), by.name.clone());
        let sitter = Sitter::Guest { id, name };
        let why = None;
        self.happen(Event::Seated { seat, sitter, why }, at);
        self.deal_if_full(at)?;
        Ok(Then::Nothing)
    }
    fn leave(&mut self, by: &Guest, at: Moment) -> Result<Then, Problem> {
        if self.phase() != Phase::Waiting {
            return Err(Problem::Late("the game has begun: resign instead"));
        }
        if by.id == self.opening.by {
            self.end(Outcome::draw(Reason::ABANDONED), None, at);
            return Ok(Then::Nothing);
        }
        for seat in self.seats_of(&by.id).iter() {
            let sitter = self.opening.seats[seat.index()].clone();
            self.happen(Event::Left { seat, sitter }, at);
        }
        Ok(Then::Nothing)
    }
}
