//! A match in memory. It follows from its events and from nothing else.

use super::absence::{Out, Patience};
use super::clocks::Clocks;
use super::offers::OpenOffer;
use super::talk::Talk;
use crate::clock::Moment;
use crate::wire::Said;
use crate::{House, Problem};
use parlour_core::{
    Eye, Made, Outcome, Reason, Refusal, Rulebook, Seat, Seats, Status, Table, check_version,
};
use parlour_store::{Append, Card, Event, Opening, Phase, Plan, Sitter, Stamped};
use std::sync::Arc;

/// The seed of a table that only shows the backs of its cards: nothing is dealt before the last chair
/// is filled, and what was not dealt cannot be seen.
const NOT_DEALT: u64 = 0;

/// A match in memory.
pub struct Live {
    pub(super) id: String,
    pub(super) rules: Arc<dyn Rulebook>,
    pub(super) table: Box<dyn Table>,
    pub(super) opening: Opening,
    pub(super) created: i64,
    pub(super) updated: i64,
    pub(super) seats: Vec<Sitter>,
    /// Who sat there before a bot took over.
    pub(super) out: Vec<Option<Out>>,
    /// Who made each move.
    pub(super) movers: Vec<Seat>,
    /// Have the cards been dealt? Always, where nothing is hidden.
    pub(super) dealt: bool,
    /// Which moves no takeback may cross: chance decided something, or a secret changed hands.
    pub(super) barriers: Vec<bool>,
    /// Number of the next event.
    pub(super) seq: u32,
    /// Takebacks so far.
    pub(super) line: u32,
    pub(super) offers: Vec<OpenOffer>,
    /// Refused at this ply; not to be asked again at once.
    pub(super) refused: Vec<(parlour_store::Offer, Seat)>,
    /// One list a seat.
    pub(super) plans: Vec<Vec<Plan>>,
    pub(super) next: Option<String>,
    /// Whose doing the ending was, where one seat's.
    pub(super) ended_by: Option<Seat>,
    pub(super) talk: Talk,
    pub(super) clocks: Option<Clocks>,
    /// When the present turn began, in served time.
    pub(super) turn_since: i64,
    /// When the guest of each seat was last at the table, in served time.
    pub(super) seen: Vec<i64>,
    pub(super) patience: Patience,
    /// What time it is; the keeper sees to it.
    pub(super) time: Moment,
    /// Seats whose guests are connected; not part of the events.
    pub(super) online: Seats,
    /// Events that are not written yet.
    fresh: Vec<Stamped>,
    seats_changed: bool,
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
        live.stamp(Event::Created(opening), at);
        live.seats_changed = true;
        live.deal_if_full(at)?;
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
            live.seq = stamped.seq + 1;
            let at = Moment {
                day: stamped.at,
                served: stamped.served,
            };
            if let Err(why) = live.apply(stamped.event, at) {
                let (id, seq) = (&live.id, stamped.seq);
                tracing::error!(id, seq, %why, "a stored match does not replay");
                return Err(Problem::Broken);
            }
        }
        Ok(live)
    }
    fn open(house: &House, id: String, opening: Opening, at: Moment) -> Result<Live, Problem> {
        let rules = house.rules(&opening.game, Some(&opening.preset), &opening.options)?;
        check_version(&*rules, opening.version)?;
        let dealt = rules.is_open() || opening.deal.is_some();
        let table = match dealt {
            true => open_dealt(&*rules, opening.seed, opening.deal.as_deref())?,
            false => rules.open(None, NOT_DEALT)?,
        };
        let seats = opening.seats.clone();
        let clocks = opening.clock;
        let clocks = clocks.map(|control| Clocks::new(control, seats.len()));
        Ok(Live {
            id,
            plans: vec![Vec::new(); seats.len()],
            out: vec![None; seats.len()],
            listed: seats.contains(&Sitter::Open),
            seats,
            rules,
            table,
            dealt,
            talk: Talk::new(opening.seats.len()),
            created: at.day,
            updated: at.day,
            movers: Vec::new(),
            barriers: Vec::new(),
            seq: 0,
            line: 0,
            offers: Vec::new(),
            refused: Vec::new(),
            next: None,
            ended_by: None,
            clocks,
            turn_since: at.served,
            seen: vec![at.served; opening.seats.len()],
            patience: Patience::default(),
            opening,
            time: at,
            online: Seats::NONE,
            fresh: Vec::new(),
            seats_changed: false,
        })
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        if let Status::Over(_) = self.table.status() {
            Phase::Over
        } else if self.seats.iter().any(Sitter::is_empty) {
            Phase::Waiting
        } else {
            Phase::Playing
        }
    }
    /// Who is to move, while it is played.
    pub fn turn(&self) -> Option<Seat> {
        let mover = self.table.status().mover();
        mover.filter(|_| self.phase() == Phase::Playing)
    }
    /// Moves played.
    pub fn ply(&self) -> u32 {
        self.table.ply() as u32
    }
    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Seats {
        let seats = self.seats.iter().enumerate();
        let own = seats.filter(|(_, sitter)| sitter.guest() == Some(guest));
        own.map(|(i, _)| Seat(i as u8)).collect()
    }
    /// What is to be written; after a failure this match must be loaded again.
    pub fn take_fresh(&mut self) -> Option<Append> {
        if self.fresh.is_empty() {
            return None;
        }
        let first = self.fresh[0].seq == 0;
        let links = self.seats.iter().enumerate();
        let links = links.filter_map(|(seat, sitter)| match sitter {
            Sitter::Link { secret } if first => Some((secret.clone(), seat as u8)),
            _ => None,
        });
        Some(Append {
            links: links.collect(),
            card: self.card(),
            seats: std::mem::take(&mut self.seats_changed),
            events: std::mem::take(&mut self.fresh),
        })
    }
    /// What lists say.
    pub fn card(&self) -> Card {
        let outcome = self.table.status().outcome();
        Card {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            preset: self.opening.preset.clone(),
            phase: self.phase(),
            listed: self.listed,
            ply: self.ply(),
            turn: self.turn().map(|seat| seat.0),
            result: outcome.map(|how| how.to_string()),
            players: self.seats.clone(),
            clock: self.opening.clock,
            due: self.due(),
            created: self.created,
            updated: self.updated,
        }
    }

    /// Lets something happen and notes it for the store. Trusts that it may happen.
    pub(super) fn happen(&mut self, event: Event, at: Moment) {
        self.stamp(event.clone(), at);
        let applied = self.apply(event, at);
        applied.expect("acts are checked before they happen");
    }
    /// Plays a legal move and notes it for the store.
    pub(super) fn play(&mut self, text: &str, at: Moment) -> Result<(), Refusal> {
        let mover = self.table.status().mover();
        let left = mover.and_then(|seat| self.left_after(seat, at.served));
        let Made { ply, seat, text } = self.table.play(text)?;
        let chance = self.table.is_chance(ply);
        let chance = chance.then(|| self.table.position(Eye::Keeper));
        let event = Event::Move {
            seat: seat.0,
            text,
            chance,
            left,
        };
        self.stamp_at(event, ply as u32, at);
        self.moved(seat, left, at);
        Ok(())
    }
    /// Deals the cards once the last chair is filled.
    pub(super) fn deal_if_full(&mut self, at: Moment) -> Result<(), Refusal> {
        if !self.dealt && self.phase() == Phase::Playing {
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
    fn moved(&mut self, seat: Seat, left: Option<i64>, at: Moment) {
        let ply = self.movers.len();
        let text = |eye| self.table.moved(ply, eye);
        let secret = !self.rules.is_open() && text(Eye::Public) != text(Eye::Keeper);
        self.barriers.push(secret || self.table.is_chance(ply));
        self.movers.push(seat);
        self.plans[seat.index()].clear();
        self.offers.clear();
        self.refused.clear();
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(seat, left);
        }
        self.turn_since = at.served;
        self.updated = at.day;
    }
    fn change_chair(&mut self, seat: u8, sitter: Sitter, at: Moment) {
        // The turn of somebody else goes on.
        if self.turn().is_none_or(|mover| mover.0 == seat) {
            self.turn_since = at.served;
        }
        self.seats[seat as usize] = sitter;
        if let Some(clocks) = &mut self.clocks {
            clocks.refill(seat);
        }
        self.seats_changed = true;
        self.offers.clear();
    }
    fn apply(&mut self, event: Event, at: Moment) -> Result<(), Refusal> {
        // Talk brings no match to the top of a list.
        if !matches!(event, Event::Said { .. }) {
            self.updated = at.day;
        }
        match event {
            Event::Created(_) => return Err(Refusal::invalid("a match begins once")),
            Event::Dealt { position } => {
                self.table = open_dealt(&*self.rules, self.opening.seed, Some(&position))?;
                self.dealt = true;
            }
            Event::Seated { seat, sitter, why } => {
                let out = match (&self.seats[seat as usize], why) {
                    (Sitter::Guest { id, name }, Some(why)) => Some(Out {
                        guest: id.clone(),
                        name: name.clone(),
                        why,
                    }),
                    _ => None,
                };
                self.out[seat as usize] = out;
                self.change_chair(seat, sitter, at);
            }
            Event::Left { seat, sitter } => self.change_chair(seat, sitter, at),
            Event::Move {
                seat,
                text,
                chance,
                left,
            } => {
                self.table.play(&text)?;
                if let Some(position) = chance
                    && self.table.position(Eye::Keeper) != position
                {
                    self.table.settle(&position)?;
                }
                self.moved(Seat(seat), left, at);
            }
            Event::Planned { seat, plans } => self.plans[seat as usize] = plans,
            Event::Offered { what, seat } => self.offers.push(OpenOffer {
                what,
                by: Seat(seat),
                agreed: Seats::one(Seat(seat)),
            }),
            Event::Agreed { what, seat } => self.agreed(what, Seat(seat)),
            Event::Declined { what, seat } => self.declined(what, Seat(seat)),
            Event::TakenBack { to } => {
                while self.table.ply() > to as usize && self.table.undo() {}
                if let Some(clocks) = &mut self.clocks {
                    clocks.take_back(to as usize, &self.movers);
                }
                self.turn_since = at.served;
                self.movers.truncate(to as usize);
                self.barriers.truncate(to as usize);
                self.plans.iter_mut().for_each(Vec::clear);
                self.offers.clear();
                self.refused.clear();
                self.line += 1;
            }
            Event::Ended {
                winners,
                reason,
                seat,
            } => {
                let unknown = || Refusal::invalid(format!("no ending is called {reason}"));
                let reason = Reason::outside(&reason).ok_or_else(unknown)?;
                let winners = Seats::from_bits(winners);
                self.stop_clock(at.served);
                self.table.end(Outcome::win(winners, reason));
                self.ended_by = seat.map(Seat);
                self.offers.clear();
            }
            Event::Said {
                seat,
                name,
                text,
                signal,
            } => self.talk.add(Said {
                seq: self.seq - 1,
                seat: Seat(seat),
                name,
                text,
                code: signal,
                at: at.day,
            }),
            Event::Rematch { next } => {
                self.next = Some(next);
                self.offers.clear();
            }
        }
        Ok(())
    }
}

/// The start that this seed deals, or what was dealt then, should the generator have changed since.
fn open_dealt(
    rules: &dyn Rulebook,
    seed: u64,
    deal: Option<&str>,
) -> Result<Box<dyn Table>, Refusal> {
    let mut table = rules.open(None, seed)?;
    if let Some(deal) = deal
        && table.position(Eye::Keeper) != deal
    {
        table.settle(deal)?;
    }
    Ok(table)
}
