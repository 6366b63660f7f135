//! A tournament: it follows from its events and from nothing else.

use crate::swiss::{self, Float, Player, Side};
use crate::{
    Bye, ByeKind, Event, Kind, Member, Number, POINT, Pairing, Plan, Verdict, arena, berger,
    knockout,
};
use parlour_core::{Rng, mix};
use serde::Serialize;
use std::collections::{HashMap, HashSet};
use thiserror::Error;

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

    /// Lets something happen that was written down.
    pub fn apply(&mut self, event: &Event, at: i64) {
        self.events += 1;
        self.last = at;
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
    fn next_in_rounds(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        if self.is_playing() {
            return None;
        }
        let rounds = self.rounds_planned().unwrap_or(0);
        let is_swiss = self.plan.kind == Kind::Swiss;
        if self.rounds >= rounds || (is_swiss && self.ready().len() < 2) {
            return Some(Event::Finished);
        }
        if self.rounds > 0 && now < self.next_round() {
            return None;
        }
        let (pairs, byes) = match is_swiss {
            true => self.pair_swiss(),
            false => self.pair_by_table(),
        };
        let duplicate = self.plan.kind == Kind::Duplicate;
        let seed = duplicate.then(|| mix(self.plan.seed ^ mix(u64::from(self.rounds) + 1)));
        Some(self.paired(self.rounds, pairs, byes, seed, id))
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
    fn pair_by_table(&self) -> (Vec<(Number, Number)>, Vec<Bye>) {
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for (a, b) in berger::round(self.field.len(), self.rounds as usize) {
            let there = |i: usize| self.field.get(i).copied();
            let active = |n: &Number| self.is_active(*n);
            match (there(a), there(b)) {
                (Some(a), Some(b)) => match (active(&a), active(&b)) {
                    (true, true) => pairs.push((a, b)),
                    (true, false) => byes.push((a, ByeKind::Walkover)),
                    (false, true) => byes.push((b, ByeKind::Walkover)),
                    (false, false) => {}
                },
                (Some(n), None) | (None, Some(n)) if active(&n) => byes.push((n, ByeKind::Odd)),
                _ => {}
            }
        }
        let byes = byes.into_iter().map(|(number, why)| Bye { number, why });
        (pairs, byes.collect())
    }
    /// What the Swiss system must know of those who can be paired.
    pub fn swiss_players(&self) -> (Vec<Number>, Vec<Player>) {
        let ready = self.ready();
        let points = self.points();
        let place: HashMap<Number, usize> =
            ready.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        let mut players: Vec<Player> = { ready.iter().enumerate() }
            .map(|(rank, n)| Player {
                points: points[n.index()],
                rank,
                ..Player::default()
            })
            .collect();
        // Points before the round being looked at, to tell who floated.
        let mut before = vec![0; self.entrants.len()];
        let game_points = self.game_points();
        for round in 0..self.rounds {
            let mut gains = vec![0; self.entrants.len()];
            let ago = self.rounds - 1 - round;
            for (game, points) in self.games.iter().zip(&game_points) {
                if game.round != round {
                    continue;
                }
                let (a, b) = (game.first, game.second);
                let (first, second) = points.unwrap_or_default();
                gains[a.index()] += first;
                gains[b.index()] += second;
                for (own, other, side) in [(a, b, Side::First), (b, a, Side::Second)] {
                    let Some(i) = place.get(&own) else { continue };
                    players[*i].sides.push(side);
                    if let Some(other) = place.get(&other) {
                        players[*i].met.push(*other);
                    }
                    let (own, other) = (before[own.index()], before[other.index()]);
                    if let Some(float) = players[*i].floats.get_mut(ago as usize) {
                        *float = match own.cmp(&other) {
                            std::cmp::Ordering::Less => Float::Up,
                            std::cmp::Ordering::Equal => Float::None,
                            std::cmp::Ordering::Greater => Float::Down,
                        };
                    }
                }
            }
            for (_, bye) in self.byes.iter().filter(|(of, _)| *of == round) {
                gains[bye.number.index()] += POINT;
                if let Some(i) = place.get(&bye.number) {
                    players[*i].byed = true;
                    if let Some(float) = players[*i].floats.get_mut(ago as usize) {
                        *float = Float::Down;
                    }
                }
            }
            for (sum, gain) in before.iter_mut().zip(gains) {
                *sum += gain;
            }
        }
        (ready, players)
    }
    fn pair_swiss(&self) -> (Vec<(Number, Number)>, Vec<Bye>) {
        let (ready, players) = self.swiss_players();
        let paired = swiss::pair(&players);
        let pairs = paired.pairs.iter().map(|(a, b)| (ready[*a], ready[*b]));
        let bye = paired.bye.map(|i| Bye {
            number: ready[i],
            why: ByeKind::Odd,
        });
        (pairs.collect(), bye.into_iter().collect())
    }
    fn next_of_arena(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        if self.end().is_some_and(|end| now >= end) {
            return (!self.is_playing()).then_some(Event::Finished);
        }
        let mut busy = HashSet::new();
        for game in self.games.iter().filter(|game| game.verdict.is_none()) {
            busy.extend([game.first, game.second]);
        }
        let ready = self.ready();
        let alone = ready.len() == 2;
        let rank: HashMap<Number, usize> = ready.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        let numbers: Vec<Number> = ready.into_iter().filter(|n| !busy.contains(n)).collect();
        if numbers.len() < 2 {
            return None;
        }
        let points = self.points();
        let free = numbers.iter().map(|n| {
            let mut own = arena::Free {
                points: points[n.index()],
                rank: rank[n],
                ..arena::Free::default()
            };
            for game in &self.games {
                let (other, side) = match (game.first == *n, game.second == *n) {
                    (true, _) => (game.second, Side::First),
                    (_, true) => (game.first, Side::Second),
                    _ => continue,
                };
                own.last = rank.get(&other).copied();
                own.sides.push(side);
            }
            own
        });
        let free: Vec<arena::Free> = free.collect();
        let pairs = arena::pair(&free, alone);
        let pairs: Vec<_> = { pairs.into_iter() }
            .map(|(a, b)| (numbers[a], numbers[b]))
            .collect();
        match pairs.is_empty() {
            true => None,
            false => Some(self.paired(self.rounds, pairs, Vec::new(), None, id)),
        }
    }

    /// The places of the tree before a round; `None` where it is not decided who comes there, and a place
    /// that stays free is `Some(None)`.
    fn places_in(&self, round: u32) -> Vec<Option<Option<Number>>> {
        let tree = knockout::tree(self.field.len()).into_iter();
        let mut places: Vec<_> = tree.map(|i| Some(self.field.get(i).copied())).collect();
        for done in 0..round {
            let next = places
                .chunks(2)
                .map(|pair| self.winner(done, pair[0]?, pair[1]?));
            places = next.collect();
        }
        places
    }
    /// Who goes on of two in a round, once that is known.
    fn winner(&self, round: u32, a: Option<Number>, b: Option<Number>) -> Option<Option<Number>> {
        let (Some(a), Some(b)) = (a, b) else {
            return (round < self.rounds).then_some(a.or(b));
        };
        let meets = |g: &&Game| g.round == round && [(a, b), (b, a)].contains(&(g.first, g.second));
        let games: Vec<&Game> = self.games.iter().filter(meets).collect();
        for (number, game) in games.iter().enumerate() {
            match game.verdict? {
                Verdict::First => return Some(Some(game.first)),
                Verdict::Second => return Some(Some(game.second)),
                Verdict::Draw if number >= knockout::DRAWS => return Some(Some(game.second)),
                Verdict::Draw => {}
            }
        }
        // Whoever is left goes on without a game; if nobody is, the better one stands there for the tree.
        match (self.is_active(a), self.is_active(b)) {
            (true, true) => None,
            (false, true) => Some(Some(b)),
            _ => Some(Some(a)),
        }
    }
    fn next_of_knockout(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        let planned = self.rounds_planned().unwrap_or(0);
        let current = self.rounds.saturating_sub(1);
        if self.rounds > 0 {
            // Deciding games of the round that is played.
            let places = self.places_in(current);
            let mut again = Vec::new();
            for pair in places.chunks(2) {
                let (Some(Some(a)), Some(Some(b))) = (pair[0], pair[1]) else {
                    continue;
                };
                let meets = |g: &&Game| {
                    g.round == current && [(a, b), (b, a)].contains(&(g.first, g.second))
                };
                let over = self.games.iter().filter(meets).all(|g| g.verdict.is_some());
                if over && self.winner(current, Some(a), Some(b)).is_none() {
                    let last = self.games.iter().rev().find(|g| meets(g));
                    let (first, second) = last.map_or((a, b), |g| (g.second, g.first));
                    again.push((first, second));
                }
            }
            if !again.is_empty() {
                return Some(self.paired(current, again, Vec::new(), None, id));
            }
            let next = self.places_in(self.rounds);
            if next.iter().any(Option::is_none) {
                return None;
            }
            if self.rounds >= planned {
                return Some(Event::Finished);
            }
            if now < self.next_round() {
                return None;
            }
        }
        let round = self.rounds;
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for (slot, pair) in self.places_in(round).chunks(2).enumerate() {
            let (a, b) = (pair[0].flatten(), pair[1].flatten());
            match (a, b) {
                (Some(a), Some(b)) => match (self.is_active(a), self.is_active(b)) {
                    (true, true) => {
                        let lot =
                            Rng::new(self.plan.seed ^ mix(u64::from(round) << 32 | slot as u64));
                        let turned = { lot }.below(2) == 1;
                        pairs.push(if turned { (b, a) } else { (a, b) });
                    }
                    (true, false) => byes.push((a, ByeKind::Walkover)),
                    (false, true) => byes.push((b, ByeKind::Walkover)),
                    (false, false) => {}
                },
                (Some(n), None) | (None, Some(n)) => byes.push((n, ByeKind::Odd)),
                (None, None) => {}
            }
        }
        let byes = byes.into_iter().map(|(number, why)| Bye { number, why });
        Some(self.paired(round, pairs, byes.collect(), None, id))
    }
    /// Rounds of a knockout that everybody has got through.
    pub(crate) fn survivals(&self) -> Vec<u32> {
        let mut survived = vec![0; self.entrants.len()];
        if self.plan.kind == Kind::Knockout {
            for round in 1..=self.rounds {
                for number in self.places_in(round).into_iter().flatten().flatten() {
                    survived[number.index()] = round;
                }
            }
        }
        survived
    }
}
