//! Moves left beforehand.

use super::acts::{TEXT, Then};
use super::live::Live;
use super::run::{Keeper, Lost};
use crate::Problem;
use crate::clock::Moment;
use parlour_core::{Eye, Seat};
use parlour_store::{Event, Plan};

/// Moves left beforehand at most.
const PLANS: usize = 16;
/// The length of all their texts together.
const PLANNED: usize = 2000;

/// One list a seat, in order of preference.
pub(super) struct Plans(Vec<Vec<Plan>>);

impl Plans {
    pub fn new(seats: usize) -> Plans {
        Plans(vec![Vec::new(); seats])
    }
    pub fn of(&self, seat: Seat) -> &[Plan] {
        &self.0[seat.index()]
    }
    fn take(&mut self, seat: Seat) -> Vec<Plan> {
        std::mem::take(&mut self.0[seat.index()])
    }
    /// What an event does to the plans.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Planned { seat, plans } => self.0[seat.index()] = plans.clone(),
            Event::Move { seat, .. } => self.0[seat.index()].clear(),
            Event::TakenBack { .. } => self.0.iter_mut().for_each(Vec::clear),
            _ => {}
        }
    }
}

impl Live {
    pub(super) fn plan(
        &mut self,
        seat: Seat,
        plans: Vec<Plan>,
        at: Moment,
    ) -> Result<Then, Problem> {
        let long = |plan: &Plan| {
            let after = plan.after.as_deref().unwrap_or("");
            plan.text.len() > TEXT || after.len() > TEXT
        };
        let all = |plan: &Plan| plan.text.len() + plan.after.as_ref().map_or(0, String::len);
        let all: usize = plans.iter().map(all).sum();
        if plans.len() > PLANS || plans.iter().any(long) || all > PLANNED {
            return Err(Problem::Large);
        }
        match self.turn() {
            None => return Err(Problem::Late("nobody is to move")),
            Some(mover) if mover == seat => {
                return Err(Problem::Late("it is your turn: play the move"));
            }
            Some(_) => {}
        }
        if self.plans.of(seat) == plans {
            return Ok(Then::Repeated);
        }
        self.happen(Event::Planned { seat, plans }, at);
        Ok(Then::Nothing)
    }
    /// Plays what the seat to move left beforehand, or clears what does not fit. `false` when it left
    /// nothing.
    pub(super) fn play_plan(&mut self, at: Moment) -> bool {
        let Some(seat) = self.turn() else {
            return false;
        };
        let plans = self.plans.take(seat);
        if plans.is_empty() {
            return false;
        }
        let table = self.board.table();
        let last = table.ply().checked_sub(1);
        let last = last.and_then(|ply| table.moved(ply, Eye::Seat(seat)));
        let fits = |plan: &&Plan| plan.after.is_none() || plan.after == last;
        let mut fitting = plans.iter().filter(fits);
        if !fitting.any(|plan| self.play(&plan.text, at).is_ok()) {
            let plans = Vec::new();
            self.happen(Event::Planned { seat, plans }, at);
        }
        true
    }
}

impl Keeper {
    /// Plays what was left beforehand for as long as whoever is to move left something.
    pub(super) async fn play_plans(&mut self) -> Result<(), Lost> {
        // A move left beforehand takes no time.
        while self.live.play_plan(Moment {
            served: self.live.clocks.turn_since(),
            ..self.hall.clock.now()
        }) {
            self.save_and_tell().await?;
        }
        Ok(())
    }
}
