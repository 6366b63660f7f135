//! The board of a match: the table itself, who moved, and what was drawn of it.

use parlour_core::{Entry, Eye, Made, Refusal, Rulebook, Scene, Seat, Status, Table};
use parlour_store::{Event, Opening};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;

/// The seed of a table that only shows the backs of its cards: nothing is dealt before the last chair
/// is filled, and what was not dealt cannot be seen.
const NOT_DEALT: u64 = 0;

/// The board. Pictures of it are drawn once for each eye until it changes; once for all where nothing is hidden.
pub(super) struct Board {
    table: Box<dyn Table>,
    seed: u64,
    /// Is nothing hidden?
    open: bool,
    /// Have the cards been dealt? Always, where nothing is hidden.
    dealt: bool,
    /// Which moves no takeback may cross: chance decided something, or a secret changed hands.
    barriers: Vec<bool>,
    /// Takebacks so far.
    line: u32,
    /// Whose doing the ending was, where one seat's.
    ended_by: Option<Seat>,
    scenes: RefCell<HashMap<Eye, Arc<Scene>>>,
    /// What the seat to move may touch first.
    first: RefCell<Option<Entry>>,
    /// Pictures drawn so far.
    drawn: Cell<u64>,
}

impl Board {
    /// As the opening has it.
    pub fn open(rules: &dyn Rulebook, opening: &Opening) -> Result<Board, Refusal> {
        let start = opening.start.as_deref();
        let dealt = rules.is_open() || opening.deal.is_some() || start.is_some();
        let table = match dealt {
            true => open_dealt(rules, opening.seed, start, opening.deal.as_deref())?,
            false => rules.open(None, NOT_DEALT)?,
        };
        Ok(Board {
            table,
            seed: opening.seed,
            open: rules.is_open(),
            dealt,
            barriers: Vec::new(),
            line: 0,
            ended_by: None,
            scenes: RefCell::default(),
            first: RefCell::default(),
            drawn: Cell::new(0),
        })
    }
    /// To look at; only this module changes it.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }
    pub fn is_dealt(&self) -> bool {
        self.dealt
    }
    /// May a takeback go back to this ply?
    pub fn is_free_since(&self, ply: usize) -> bool {
        !self.barriers[ply..].contains(&true)
    }
    pub fn line(&self) -> u32 {
        self.line
    }
    pub fn ended_by(&self) -> Option<Seat> {
        self.ended_by
    }
    pub fn is_over(&self) -> bool {
        matches!(self.table.status(), Status::Over(_))
    }
    /// The picture for an eye.
    pub fn scene(&self, eye: Eye) -> Arc<Scene> {
        let eye = if self.open { Eye::Public } else { eye };
        let mut scenes = self.scenes.borrow_mut();
        let draw = || {
            self.drawn.set(self.drawn.get() + 1);
            Arc::new(self.table.scene(eye))
        };
        scenes.entry(eye).or_insert_with(draw).clone()
    }
    /// What the seat to move may touch before anything is touched.
    pub fn first_entry(&self) -> Entry {
        let mut first = self.first.borrow_mut();
        let find = || match self.table.status().mover() {
            Some(seat) => self.table.entry(Eye::Seat(seat), &[]),
            None => Entry::default(),
        };
        first.get_or_insert_with(find).clone()
    }

    /// Plays; changes nothing on refusal.
    pub fn play(&mut self, text: &str) -> Result<Made, Refusal> {
        let made = self.table.play(text)?;
        self.note(&made);
        Ok(made)
    }
    fn note(&mut self, made: &Made) {
        let text = |eye| self.table.moved(made.ply, eye);
        let secret = !self.open && text(Eye::Public) != text(Eye::Keeper);
        self.barriers.push(secret || self.table.is_chance(made.ply));
        self.wipe();
    }
    /// All that was drawn is out of date.
    fn wipe(&mut self) {
        self.scenes.get_mut().clear();
        *self.first.get_mut() = None;
    }
    /// What an event does to the board. Refused where a stored match does not replay.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Dealt { position } => {
                let rules = self.table.rules();
                self.table = open_dealt(&*rules, self.seed, None, Some(position))?;
                self.dealt = true;
            }
            Event::Move { text, chance, .. } => {
                let made = self.table.play(text)?;
                if let Some(position) = chance
                    && self.table.position(Eye::Keeper) != *position
                {
                    self.table.settle(position)?;
                }
                self.note(&made);
            }
            Event::TakenBack { to } => {
                let to = *to as usize;
                while self.table.ply() > to && self.table.undo() {}
                self.barriers.truncate(to);
                self.line += 1;
            }
            Event::Ended { outcome, seat } => {
                self.table.end(*outcome);
                self.ended_by = *seat;
            }
            _ => return Ok(()),
        }
        self.wipe();
        Ok(())
    }
    /// Pictures drawn so far.
    #[cfg(test)]
    pub fn drawn(&self) -> u64 {
        self.drawn.get()
    }
}

/// The start that this seed deals, or what was dealt then, should the generator have changed since.
fn open_dealt(
    rules: &dyn Rulebook,
    seed: u64,
    start: Option<&str>,
    deal: Option<&str>,
) -> Result<Box<dyn Table>, Refusal> {
    let mut table = rules.open(start, seed)?;
    if let Some(deal) = deal
        && table.position(Eye::Keeper) != deal
    {
        table.settle(deal)?;
    }
    Ok(table)
}
