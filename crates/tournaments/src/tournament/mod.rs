//! A tournament: it follows from its events and from nothing else.

use crate::{Bye, Event, Kind, Member, Number, Pairing, Plan, Row, Verdict, berger, knockout};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::OnceLock;
use thiserror::Error;

mod acts;
mod free_play;
mod rounds;
mod tree;

/// How far a tournament is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TournamentPhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One may enter; nothing is played yet.
    Open,
    /// It is played.
    Running,
    /// It was played to its end.
    Over,
    /// It was called off.
    Cancelled,
}

/// Who takes part.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// What others see.
    pub name: String,
    /// Who plays: one, or two for a pair.
    pub members: Vec<Member>,
    /// Decides the starting order, where it is known.
    pub rating: Option<i32>,
    /// Do they play no further round?
    pub withdrawn: bool,
    /// The first round they could have played.
    pub since: u32,
}

/// A game of the tournament.
#[derive(Clone, Debug)]
pub struct Game {
    /// Id of its match.
    pub id: String,
    /// From 0.
    pub round: u32,
    /// Who moves first.
    pub first: Number,
    /// Who moves second.
    pub second: Number,
    /// Fixes the deal where all tables of a round have the same.
    pub seed: Option<u64>,
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// Moves played when it did.
    pub plies: u32,
}

/// Why something cannot be done.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Error)]
pub enum Refusal {
    /// Too late.
    #[error("one can no longer enter this tournament")]
    Closed,
    /// No place left.
    #[error("this tournament is full")]
    Full,
    /// Twice the same.
    #[error("you take part already")]
    Inside,
    /// Somebody else, or nobody.
    #[error("there is no such entrant")]
    Missing,
    /// A pair has two.
    #[error("this pair is complete")]
    Complete,
    /// Nothing to come back to.
    #[error("this tournament is over")]
    Over,
    /// Begun already.
    #[error("this tournament has begun")]
    Begun,
    /// Nobody to play with.
    #[error("a tournament needs two entrants")]
    Few,
}

/// A tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    plan: Plan,
    phase: Phase,
    entrants: Vec<Entrant>,
    games: Vec<Game>,
    /// Where a game is, by the id of its match.
    places: HashMap<String, usize>,
    /// Games in the order in which they ended.
    ended: Vec<usize>,
    byes: Vec<(u32, Bye)>,
    rounds: u32,
    /// Time of the last event, and of the start.
    last: i64,
    begun: i64,
    /// Those who were there at the start, best first: fixes tables and trees.
    field: Vec<Number>,
    /// Why it was called off.
    why: Option<String>,
    events: u32,
    /// The standings, once somebody has asked for them.
    ranked: OnceLock<Vec<Row>>,
}

impl Tournament {
    /// A tournament with this plan; its first event is [`Event::Created`].
    pub fn new(plan: Plan) -> Tournament {
        Tournament {
            last: plan.created,
            begun: plan.start,
            plan,
            phase: Phase::Open,
            entrants: Vec::new(),
            games: Vec::new(),
            places: HashMap::new(),
            ended: Vec::new(),
            byes: Vec::new(),
            rounds: 0,
            field: Vec::new(),
            why: None,
            events: 1,
            ranked: OnceLock::new(),
        }
    }
    /// What it is to be.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// Everybody who has ever entered.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }
    /// All games, in the order in which they were paired.
    pub fn games(&self) -> &[Game] {
        &self.games
    }
    /// Rounds and who was free in them.
    pub fn byes(&self) -> &[(u32, Bye)] {
        &self.byes
    }
    /// Rounds paired so far.
    pub fn round_count(&self) -> u32 {
        self.rounds
    }
    /// Events so far, the first among them.
    pub fn events(&self) -> u32 {
        self.events
    }
    /// When it began, or will.
    pub fn begun(&self) -> i64 {
        self.begun
    }
    /// When something last happened.
    pub fn last(&self) -> i64 {
        self.last
    }
    /// Why it was called off.
    pub fn why(&self) -> Option<&str> {
        self.why.as_deref()
    }
    /// All rounds that there will be, where that is known.
    pub fn rounds_planned(&self) -> Option<u32> {
        let n = match self.phase {
            Phase::Open => self.ready().len(),
            _ => self.field.len(),
        };
        match self.plan.kind {
            Kind::Swiss => Some(self.plan.rounds),
            Kind::Duplicate => Some(self.plan.rounds.min(berger::rounds(n) as u32)),
            Kind::RoundRobin => Some(self.plan.rounds * berger::rounds(n) as u32),
            Kind::Knockout => Some(knockout::tree(n).len().ilog2()),
            Kind::Arena => None,
        }
    }
    /// When an arena ends.
    pub fn end(&self) -> Option<i64> {
        (self.plan.kind == Kind::Arena).then(|| self.begun + self.plan.length)
    }
    /// When the next round may be paired, once all games of this one are over.
    pub fn next_round(&self) -> i64 {
        self.last + self.plan.pause
    }
    /// Places in [`Tournament::games`], in the order in which the games ended.
    pub fn order_of_endings(&self) -> impl Iterator<Item = usize> {
        self.ended.iter().copied()
    }

    /// The entrant that an account plays for.
    pub fn entrant_of(&self, account: &str) -> Option<Number> {
        let mut all = self.entrants.iter();
        let place = all.position(|e| e.members.iter().any(|m| m.account() == Some(account)));
        place.map(|i| Number(i as u32))
    }
    /// The game that an entrant should play now.
    pub fn game_of(&self, number: Number) -> Option<&Game> {
        let mut all = self.games.iter().rev();
        all.find(|g| g.verdict.is_none() && (g.first == number || g.second == number))
    }
    /// Is everybody there who plays for this entrant?
    pub fn is_complete(&self, number: Number) -> bool {
        self.entrants[number.index()].members.len() == usize::from(self.plan.team)
    }
    fn is_active(&self, number: Number) -> bool {
        self.is_complete(number) && !self.entrants[number.index()].withdrawn
    }
    /// Those who can be paired, the best first.
    fn ready(&self) -> Vec<Number> {
        let all = (0..self.entrants.len() as u32).map(Number);
        let mut ready: Vec<Number> = all.filter(|n| self.is_active(*n)).collect();
        ready.sort_by_key(|n| self.rank_key(*n));
        ready
    }
    fn rank_key(&self, number: Number) -> (i32, u32) {
        let rating = self.entrants[number.index()].rating;
        (-rating.unwrap_or(i32::MIN / 2), number.0)
    }
    /// The place in the starting order, from 0.
    pub fn rank(&self, number: Number) -> usize {
        let all = (0..self.entrants.len() as u32).map(Number);
        let own = self.rank_key(number);
        all.filter(|other| self.rank_key(*other) < own).count()
    }

    /// Lets something happen that was written down.
    pub fn apply(&mut self, event: &Event, at: i64) {
        self.events += 1;
        self.last = at;
        self.ranked = OnceLock::new();
        match event {
            Event::Created(_) => {}
            Event::Entered {
                name,
                members,
                rating,
            } => self.entrants.push(Entrant {
                name: name.clone(),
                members: members.clone(),
                rating: *rating,
                withdrawn: false,
                since: self.rounds,
            }),
            Event::Joined { number, member } => {
                if let Some(entrant) = self.entrants.get_mut(number.index()) {
                    entrant.members.push(member.clone());
                }
            }
            Event::Withdrew { number } => self.set_withdrawn(*number, true),
            Event::Returned { number } => self.set_withdrawn(*number, false),
            Event::Started => {
                self.phase = Phase::Running;
                self.begun = at;
                self.field = self.ready();
            }
            Event::Paired { round, games, byes } => {
                self.rounds = self.rounds.max(round + 1);
                for pairing in games {
                    self.places.insert(pairing.id.clone(), self.games.len());
                    self.games.push(Game {
                        id: pairing.id.clone(),
                        round: *round,
                        first: pairing.first,
                        second: pairing.second,
                        seed: pairing.seed,
                        verdict: None,
                        plies: 0,
                    });
                }
                self.byes.extend(byes.iter().map(|bye| (*round, *bye)));
            }
            Event::Decided { id, verdict, plies } => {
                if let Some(place) = self.places.get(id) {
                    let game = &mut self.games[*place];
                    if game.verdict.is_none() {
                        (game.verdict, game.plies) = (Some(*verdict), *plies);
                        self.ended.push(*place);
                    }
                }
            }
            Event::Finished => self.phase = Phase::Over,
            Event::Cancelled { why } => {
                self.phase = Phase::Cancelled;
                self.why = Some(why.clone());
            }
        }
    }
    fn set_withdrawn(&mut self, number: Number, withdrawn: bool) {
        if let Some(entrant) = self.entrants.get_mut(number.index()) {
            entrant.withdrawn = withdrawn;
        }
    }
    /// Where the standings are kept until something happens.
    pub(crate) fn ranked(&self) -> &OnceLock<Vec<Row>> {
        &self.ranked
    }

    /// What is due now, if anything; `id` makes up the ids of matches.
    pub fn next(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        match self.phase {
            Phase::Open if now < self.plan.start => None,
            Phase::Open if self.ready().len() < 2 => {
                let why = "fewer than two had entered when it was to begin".into();
                Some(Event::Cancelled { why })
            }
            Phase::Open => Some(Event::Started),
            Phase::Running => match self.plan.kind {
                Kind::Arena => self.next_of_arena(now, id),
                Kind::Knockout => self.next_of_knockout(now, id),
                _ => self.next_in_rounds(now, id),
            },
            Phase::Over | Phase::Cancelled => None,
        }
    }
    fn is_playing(&self) -> bool {
        self.games.len() > self.ended.len()
    }
    fn paired(
        &self,
        round: u32,
        pairs: Vec<(Number, Number)>,
        byes: Vec<Bye>,
        seed: Option<u64>,
        id: &mut dyn FnMut() -> String,
    ) -> Event {
        let games = pairs.into_iter().map(|(first, second)| Pairing {
            id: id(),
            first,
            second,
            seed,
        });
        Event::Paired {
            round,
            games: games.collect(),
            byes,
        }
    }
}
