//! Sevens: every result of splitting seven steps, each once.
//!
//! Pieces that cannot touch each other within seven steps are independent, so the movable pieces
//! fall into clusters. The results of a cluster are found by trying all orders of legs (two
//! neighbouring legs that do not touch are tried in one order only); those of the whole seven are
//! the combinations. Counting, drawing and looking up need no list of combinations.
//!
//! In this order:
//!
//! 1. [`mover`]: which pieces may make a leg, and the [`mover::Area`] each can touch; overlapping areas make
//!    a [`part::Cluster`].
//! 2. [`search`]: all orders of legs within a cluster of several pieces; each board that can be
//!    [`made::Reached`] is kept once, with the numbers of steps that lead to it. One piece alone needs no
//!    search ([`Part::walk`]).
//! 3. Results of a cluster with the same steps form a [`part::Class`]; from the last cluster back it is
//!    counted in how many [`made::Way`]s what the clusters before have made can be completed
//!    ([`Part::count_ways`], dynamic programming over sums of steps).
//! 4. [`made`]: results of several clusters put together, in the preferred spelling.
//!
//! Sets of numbers of steps are bits of a `u8`: bit n stands for n steps. [`any()`] answers by itself
//! whether there is a seven at all, [`result()`] what a seven in any spelling leads to.
mod any;
mod made;
mod mover;
mod part;
mod result;
mod search;

pub use any::any;
pub use result::{result, target};

use super::action::Legs;
use super::board::{Board, Place};
use super::options::Dog;
use arrayvec::ArrayVec;
use mover::{Mover, collect};
use parlour_core::Rng;
use part::Part;

const STEPS: u8 = 7;

/// All sevens of a position.
#[derive(Clone, Debug)]
pub struct Sevens {
    parts: Vec<Part>,
}

impl Sevens {
    /// For the pieces of `side`, and those of `mate` where the rules let them take part.
    pub fn new(rules: &Dog, board: &Board, side: u8, mate: Option<u8>) -> Sevens {
        let mut movers = ArrayVec::<Mover, 8>::new();
        collect(board, side, false, &mut movers);
        if let Some(mate) = mate.filter(|_| rules.is_canadian()) {
            collect(board, mate, true, &mut movers);
        }
        let rest = mate.filter(|_| !rules.is_canadian() && rules.rest_of_seven());
        let rest = rest.and_then(|mate| Some((mate, filled(board, side)?)));
        let mut parts = Vec::with_capacity(1);
        let own = Part::new(rules, *board, Legs::NONE, STEPS, &movers, rest.is_some());
        parts.push(own);
        if let Some((mate, (full, steps))) = rest
            && let Some(prefix) = parts[0].find(&full, steps)
        {
            // Ranks are those before the first leg, so the mate's pieces are collected there.
            movers.clear();
            collect(board, mate, true, &mut movers);
            movers.retain(|m| full.has(mate, m.place));
            let part = Part::new(rules, full, prefix, STEPS - steps, &movers, false);
            parts.push(part);
        }
        Sevens { parts }
    }
    /// How many different results.
    pub fn count(&self) -> u64 {
        self.parts.iter().map(Part::count).sum()
    }
    /// Shows every canonical seven to `visit`.
    pub fn each(&self, visit: &mut impl FnMut(Legs)) {
        for part in &self.parts {
            part.each(visit);
        }
    }
    /// Number `index`, below [`Sevens::count`], in some order.
    pub fn nth(&self, mut index: u64) -> Legs {
        for part in &self.parts {
            match index.checked_sub(part.count()) {
                Some(rest) => index = rest,
                None => return part.nth(index),
            }
        }
        unreachable!("the index is below the count")
    }
    /// One of them, drawn evenly.
    pub fn pick(&self, rng: &mut Rng) -> Option<Legs> {
        let n = self.count();
        (n > 0).then(|| self.nth(rng.below(n as usize) as u64))
    }
    /// The canonical seven that leads to this board, if one does.
    pub fn find(&self, board: &Board) -> Option<Legs> {
        let found = self
            .parts
            .iter()
            .filter_map(|part| part.find(board, part.total));
        found.min()
    }
}

/// The board when the four pieces of `seat` have gone to the finish, and the steps it takes; only if
/// that is fewer than seven. Whether the ways are free is not looked at.
fn filled(board: &Board, seat: u8) -> Option<(Board, u8)> {
    if board.kennel(seat) > 0 || board.is_blocking(seat) {
        return None;
    }
    let mut steps = 10i32;
    let (mut full, mut swept) = (*board, 0);
    for place in board.places(seat) {
        steps -= match place {
            Place::Ring(from) => {
                let d = board.to_start(seat, from);
                swept |= board.ahead(from, d);
                -(d as i32)
            }
            Place::Finish(i) => i as i32 + 1,
        };
        full.lift(seat, place);
    }
    if !(1..STEPS as i32).contains(&steps) {
        return None;
    }
    full.sweep(swept);
    for i in 0..4 {
        full.put(seat, Place::Finish(i), false);
    }
    Some((full, steps as u8))
}
