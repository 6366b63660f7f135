//! What somebody may do: enter, withdraw, come back, begin, call off.

use super::{Phase, Refusal, Tournament};
use crate::{Event, Kind, Member, Number, Verdict};

impl Tournament {
    /// May one still enter?
    pub fn is_open(&self) -> bool {
        match (self.phase, self.plan.kind) {
            (Phase::Open, _) | (Phase::Running, Kind::Arena) => true,
            (Phase::Running, Kind::Swiss) => self.rounds * 2 <= self.plan.rounds,
            _ => false,
        }
    }
    /// Somebody enters, alone or as the first of a pair or as a whole pair.
    pub fn enter(
        &self,
        name: String,
        members: Vec<Member>,
        rating: Option<i32>,
    ) -> Result<Event, Refusal> {
        if !self.is_open() {
            return Err(Refusal::Closed);
        }
        if self.entrants.len() as u32 >= self.plan.most {
            return Err(Refusal::Full);
        }
        if members.is_empty() || members.len() > usize::from(self.plan.team) {
            return Err(Refusal::Complete);
        }
        self.check_new(&members)?;
        Ok(Event::Entered {
            name,
            members,
            rating,
        })
    }
    /// Somebody joins a pair that lacks one.
    pub fn join(&self, number: Number, member: Member) -> Result<Event, Refusal> {
        if !self.is_open() {
            return Err(Refusal::Closed);
        }
        if number.index() >= self.entrants.len() {
            return Err(Refusal::Missing);
        }
        if self.is_complete(number) {
            return Err(Refusal::Complete);
        }
        self.check_new(std::slice::from_ref(&member))?;
        Ok(Event::Joined { number, member })
    }
    fn check_new(&self, members: &[Member]) -> Result<(), Refusal> {
        let mut accounts = members.iter().filter_map(Member::account);
        match accounts.any(|account| self.entrant_of(account).is_some()) {
            true => Err(Refusal::Inside),
            false => Ok(()),
        }
    }
    /// Somebody plays no further round.
    pub fn withdraw(&self, number: Number) -> Result<Event, Refusal> {
        self.check_there(number)?;
        match self.entrants[number.index()].withdrawn {
            true => Err(Refusal::Missing),
            false => Ok(Event::Withdrew { number }),
        }
    }
    /// Somebody who withdrew plays again.
    pub fn come_back(&self, number: Number) -> Result<Event, Refusal> {
        self.check_there(number)?;
        match self.entrants[number.index()].withdrawn {
            true => Ok(Event::Returned { number }),
            false => Err(Refusal::Inside),
        }
    }
    fn check_there(&self, number: Number) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err(Refusal::Over);
        }
        match number.index() < self.entrants.len() {
            true => Ok(()),
            false => Err(Refusal::Missing),
        }
    }
    /// Somebody does not wait for the appointed time.
    pub fn start(&self) -> Result<Event, Refusal> {
        match self.phase {
            Phase::Open if self.ready().len() < 2 => Err(Refusal::Few),
            Phase::Open => Ok(Event::Started),
            _ => Err(Refusal::Begun),
        }
    }
    /// It does not take place, or ends at once.
    pub fn cancel(&self, why: &str) -> Result<Event, Refusal> {
        match self.phase {
            Phase::Over | Phase::Cancelled => Err(Refusal::Over),
            _ => Ok(Event::Cancelled { why: why.into() }),
        }
    }
    /// A game is over; `None` if it is unknown or that is known already.
    pub fn decide(&self, id: &str, verdict: Verdict, plies: u32) -> Option<Event> {
        let game = &self.games[*self.places.get(id)?];
        let id = id.to_owned();
        game.verdict
            .is_none()
            .then_some(Event::Decided { id, verdict, plies })
    }
}
