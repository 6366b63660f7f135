//! Who sits where, who is there, and who is out.

use parlour_core::{Reason, Seat, Seats};
use parlour_store::{Event, Sitter};
use std::collections::HashMap;

/// The chairs of a match.
pub(super) struct Seating {
    sitters: Vec<Sitter>,
    /// Who sat there before a bot took over.
    out: Vec<Option<Out>>,
    /// Seats whose guests are connected; not part of the events.
    online: Seats,
    /// When the guest of each seat was last at the table, in served time.
    seen: Vec<i64>,
    /// How often guests have left.
    leaves: HashMap<String, u32>,
    /// Did somebody sit down or leave since this was last asked?
    changed: bool,
}

/// Whose seat a bot has taken, and why.
#[derive(Clone, Debug)]
pub(super) struct Out {
    /// Id of the guest.
    pub guest: String,
    /// What they are called.
    pub name: String,
    /// An ending from outside the rules.
    pub why: Reason,
}

impl Seating {
    pub fn new(sitters: Vec<Sitter>, served: i64) -> Seating {
        Seating {
            out: vec![None; sitters.len()],
            online: Seats::NONE,
            seen: vec![served; sitters.len()],
            leaves: HashMap::new(),
            changed: true,
            sitters,
        }
    }
    /// One a seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }
    pub fn at(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }
    /// Each chair with its sitter.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        let chairs = self.sitters.iter().enumerate();
        chairs.map(|(i, sitter)| (Seat(i as u8), sitter))
    }
    pub fn is_full(&self) -> bool {
        !self.sitters.iter().any(Sitter::is_empty)
    }
    /// Does nobody play but bots?
    pub fn is_all_bots(&self) -> bool {
        self.sitters.iter().all(Sitter::is_bot)
    }
    pub fn has_bots(&self) -> bool {
        self.sitters.iter().any(Sitter::is_bot)
    }
    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Seats {
        let own = self.iter().filter(|(_, s)| s.guest() == Some(guest));
        own.map(|(seat, _)| seat).collect()
    }
    /// The seats that were a guest's until a bot took them.
    pub fn lost_by(&self, guest: &str) -> Seats {
        let all = self.iter().map(|(seat, _)| seat);
        let lost = all.filter(|seat| self.out(*seat).is_some_and(|out| out.guest == guest));
        lost.collect()
    }
    /// How often a guest has left.
    pub fn leaves(&self, guest: &str) -> u32 {
        self.leaves.get(guest).copied().unwrap_or(0)
    }
    /// Who sat there before a bot took over.
    pub fn out(&self, seat: Seat) -> Option<&Out> {
        self.out[seat.index()].as_ref()
    }
    pub fn online(&self) -> Seats {
        self.online
    }
    /// These seats' guests are connected now; returns who was before.
    pub fn set_online(&mut self, online: Seats) -> Seats {
        std::mem::replace(&mut self.online, online)
    }
    pub fn seen(&self, seat: Seat) -> i64 {
        self.seen[seat.index()]
    }
    pub fn set_seen(&mut self, seat: Seat, served: i64) {
        self.seen[seat.index()] = served;
    }
    /// Did somebody sit down or leave since this was last asked?
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }
    /// What an event does to the chairs.
    pub fn apply(&mut self, event: &Event) {
        let (seat, sitter) = match event {
            Event::Seated { seat, sitter, why } => {
                self.out[seat.index()] = match (self.at(*seat), why) {
                    (Sitter::Guest { id, name }, Some(why)) => Some(Out {
                        guest: id.clone(),
                        name: name.clone(),
                        why: *why,
                    }),
                    _ => None,
                };
                (seat, sitter)
            }
            Event::Left { seat, sitter } => {
                if let Some(guest) = self.at(*seat).guest() {
                    *self.leaves.entry(guest.to_owned()).or_default() += 1;
                }
                (seat, sitter)
            }
            _ => return,
        };
        self.sitters[seat.index()] = sitter.clone();
        self.changed = true;
    }
}
