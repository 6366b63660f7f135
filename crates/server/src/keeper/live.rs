//! A match in memory. It follows from its events and from nothing else.

use super::absence::Patience;
use super::board::Board;
use super::clocks::Clocks;
use super::offers::Offers;
use super::plans::Plans;
use super::seating::Seating;
use super::talk::Talk;
use crate::clock::Moment;
use crate::programs::Programs;
use crate::vacations::Rests;
use crate::{House, Problem};
use parlour_core::{Eye, Made, Outcome, Refusal, Rulebook, Seat, Seats, Table, check_version};
use parlour_store::{Append, Card, Ending, Event, Opening, Phase, Sitter, Stamped};
use std::sync::Arc;

/// A match in memory. Each part has its share of what happens.
pub struct Live {
    pub(super) id: String,
    pub(super) rules: Arc<dyn Rulebook>,
    pub(super) opening: Opening,
    pub(super) created: i64,
    updated: i64,
    pub(super) board: Board,
    pub(super) seating: Seating,
    pub(super) offers: Offers,
    pub(super) plans: Plans,
    pub(super) clocks: Clocks,
    pub(super) talk: Talk,
    /// Id of the rematch.
    pub(super) next: Option<String>,
    pub(super) patience: Patience,
    /// Everybody's vacations; the keeper sees to it.
    pub(super) rests: Rests,
    /// Who is a program; the keeper sees to it.
    pub(super) programs: Programs,
    /// What time it is; the keeper sees to it.
    pub(super) time: Moment,
    /// Number of the next event.
    pub(super) seq: u32,
    /// Events that are not written yet.
    fresh: Vec<Stamped>,
    /// Is it known to be over by those who were told?
    ended: bool,
    listed: bool,
}

impl Live {
    /// Sets up a new match; its first event waits to be written.
    pub fn create(
        house: &House,
        id: String,
        opening: Opening,
        at: Moment,
    ) -> Result<Live, Problem> {
        let mut live = Live::open(house, id, opening.clone(), at)?;
        let moves = opening.moves.clone();
        live.stamp(Event::Created(opening), at);
        live.deal_if_full(at)?;
        for text in &moves {
            live.play(text, at)?;
        }
        Ok(live)
    }
    /// The match that these events tell.
    pub fn load(house: &House, id: String, events: Vec<Stamped>) -> Result<Live, Problem> {
        let mut events = events.into_iter();
        let Some(Stamped {
            event: Event::Created(opening),
            at,
            served,
            ..
        }) = events.next()
        else {
            return Err(Problem::Missing("match"));
        };
        let mut live = Live::open(house, id, opening, Moment { day: at, served })?;
        live.seq = 1;
        for stamped in events {
            live.receive(&stamped)?;
        }
        // Who sits where is written already.
        live.seating.take_changed();
        Ok(live)
    }
    /// What is written already happens here, too.
    pub(super) fn receive(&mut self, stamped: &Stamped) -> Result<(), Problem> {
        self.seq = stamped.seq + 1;
        let at = Moment {
            day: stamped.at,
            served: stamped.served,
        };
        if let Err(why) = self.apply(&stamped.event, at) {
            let (id, seq) = (&self.id, stamped.seq);
            tracing::error!(id, seq, %why, "a stored match does not replay");
            return Err(Problem::Broken);
        }
        self.ended = self.phase() == Phase::Over;
        self.seating.take_changed();
        Ok(())
    }
    fn open(house: &House, id: String, opening: Opening, at: Moment) -> Result<Live, Problem> {
        let rules = house.rules(&opening.game, Some(&opening.preset), &opening.options)?;
        check_version(&*rules, opening.version)?;
        let seats = opening.seats.len();
        if seats != usize::from(rules.seats()) {
            let why = format!("this game has {} seats, not {seats}", rules.seats());
            return Err(Problem::Refused(why));
        }
        Ok(Live {
            id,
            board: Board::open(&*rules, &opening)?,
            rules,
            created: at.day,
            updated: at.day,
            listed: opening.rated || opening.seats.contains(&Sitter::Open),
            seating: Seating::new(opening.seats.clone(), at.served),
            offers: Offers::default(),
            plans: Plans::new(seats),
            clocks: Clocks::new(&opening, at.served),
            talk: Talk::new(seats),
            next: None,
            patience: Patience::default(),
            rests: Rests::default(),
            programs: Programs::default(),
            opening,
            time: at,
            seq: 0,
            fresh: Vec::new(),
            ended: false,
        })
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        if self.board.is_over() {
            Phase::Over
        } else if self.seating.is_full() {
            Phase::Playing
        } else {
            Phase::Waiting
        }
    }
    /// The board of a match that is over.
    pub fn finished(&self) -> Option<Box<dyn Table>> {
        let table = self.board.table();
        (self.phase() == Phase::Over).then(|| table.until(table.ply()))
    }
    /// Who is to move, while it is played.
    pub fn turn(&self) -> Option<Seat> {
        let mover = self.board.table().status().mover();
        mover.filter(|_| self.phase() == Phase::Playing)
    }
    /// Moves played.
    pub fn ply(&self) -> u32 {
        self.board.table().ply() as u32
    }
    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Seats {
        self.seating.seats_of(guest)
    }
    /// What is to be written; after a failure this match must be loaded again.
    pub fn take_fresh(&mut self) -> Option<Append> {
        if self.fresh.is_empty() {
            return None;
        }
        let first = self.fresh[0].seq == 0;
        let links = self.seating.iter();
        let links = links.filter_map(|(seat, sitter)| match sitter {
            Sitter::Link { secret } if first => Some((secret.clone(), seat)),
            _ => None,
        });
        let (links, card) = (links.collect(), self.card());
        let ended = card.phase == Phase::Over && !std::mem::replace(&mut self.ended, true);
        Some(Append {
            links,
            card,
            seats: self.seating.take_changed() || ended,
            events: std::mem::take(&mut self.fresh),
            keeper: String::new(),
            fence: 0,
            answer: None,
        })
    }
    /// What lists say.
    pub fn card(&self) -> Card {
        let outcome = self.board.table().status().outcome();
        Card {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            preset: self.opening.preset.clone(),
            host: self.opening.by.clone(),
            phase: self.phase(),
            listed: self.listed,
            ply: self.ply(),
            turn: self.turn(),
            result: outcome.map(Ending::from),
            players: self.seating.sitters().to_vec(),
            rated: self.opening.rated,
            clock: self.opening.clock,
            due: self.due(),
            since: self.clocks.turn_since(),
            created: self.created,
            updated: self.updated,
        }
    }

    /// Lets something happen and notes it for the store. Trusts that it may happen.
    pub(super) fn happen(&mut self, event: Event, at: Moment) {
        self.stamp(event.clone(), at);
        let applied = self.apply(&event, at);
        applied.expect("acts are checked before they happen");
    }
    /// Plays a legal move and notes it for the store.
    pub(super) fn play(&mut self, text: &str, at: Moment) -> Result<(), Refusal> {
        let turn = self.turn();
        let left = turn.and_then(|seat| self.left_after(seat, at.served));
        let Made { ply, seat, text } = self.board.play(text)?;
        let table = self.board.table();
        let chance = table.is_chance(ply);
        let event = Event::Move {
            seat,
            text,
            chance: chance.then(|| table.position(Eye::Keeper)),
            left,
        };
        self.follow(&event, turn, at);
        self.stamp_at(event, ply as u32, at);
        Ok(())
    }
    /// An ending from outside the rules.
    pub(super) fn end(&mut self, outcome: Outcome, seat: Option<Seat>, at: Moment) {
        self.happen(Event::Ended { outcome, seat }, at);
    }
    /// Deals the cards once the last chair is filled.
    pub(super) fn deal_if_full(&mut self, at: Moment) -> Result<(), Refusal> {
        if !self.board.is_dealt() && self.phase() == Phase::Playing {
            let table = self.rules.open(None, self.opening.seed)?;
            let position = table.position(Eye::Keeper);
            self.happen(Event::Dealt { position }, at);
        }
        Ok(())
    }
    fn stamp(&mut self, event: Event, at: Moment) {
        self.stamp_at(event, self.ply(), at)
    }
    fn stamp_at(&mut self, event: Event, ply: u32, at: Moment) {
        let seq = self.seq;
        self.fresh.push(Stamped {
            seq,
            ply,
            at: at.day,
            served: at.served,
            event,
        });
        self.seq += 1;
    }
    fn apply(&mut self, event: &Event, at: Moment) -> Result<(), Refusal> {
        if let Event::Created(_) = event {
            return Err(Refusal::invalid("a match begins once"));
        }
        self.check(event)?;
        let turn = self.turn();
        self.board.apply(event)?;
        self.follow(event, turn, at);
        Ok(())
    }
    /// Can this have happened here? What is stored may have been changed since.
    fn check(&self, event: &Event) -> Result<(), Refusal> {
        let seats = self.seating.sitters().len();
        if let Some(seat) = event.seat().filter(|seat| seat.index() >= seats) {
            let why = format!("there is no seat {}", seat.0);
            return Err(Refusal::invalid(why));
        }
        let table = self.board.table();
        match event {
            Event::Move { seat, .. } if table.status().mover().is_some_and(|m| m != *seat) => {
                Err(Refusal::invalid(format!("seat {} is not to move", seat.0)))
            }
            Event::TakenBack { to } if *to > self.ply() => {
                let why = format!("only {} moves have been played", self.ply());
                Err(Refusal::invalid(why))
            }
            Event::Dealt { .. } if self.ply() > 0 => {
                Err(Refusal::invalid("cards are dealt before the first move"))
            }
            _ => Ok(()),
        }
    }
    /// What an event does beside the board; `turn` is who was to move before it.
    fn follow(&mut self, event: &Event, turn: Option<Seat>, at: Moment) {
        // Neither talk nor what follows the end brings a match to the top of a list.
        let is_late = match event {
            Event::Said { .. } => true,
            Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::Declined { .. }
            | Event::Rematch { .. } => self.board.is_over(),
            _ => false,
        };
        if !is_late {
            self.updated = at.day;
        }
        self.seating.apply(event);
        self.offers.apply(event, &*self.rules);
        self.plans.apply(event);
        // What a clock shows at the end does not count a vacation.
        let clock = match event {
            Event::Ended { .. } => Moment {
                served: at.served - self.rested(turn, at.served),
                ..at
            },
            _ => at,
        };
        self.clocks.apply(event, turn, clock);
        self.talk.apply(event, self.seq.saturating_sub(1), at);
        if let Event::Rematch { next } = event {
            self.next = Some(next.clone());
        }
    }
}
