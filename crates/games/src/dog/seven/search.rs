//! All orders of legs within a cluster.

use super::super::action::Legs;
use super::super::board::{Board, Place};
use super::super::options::Dog;
use super::made::ByStep;
use super::mover::{Mover, home};
use rustc_hash::FxHashMap;

/// Tries all orders of legs, each piece at most once.
pub(super) struct Search<'s> {
    pub(super) rules: &'s Dog,
    pub(super) members: &'s [Mover],
    pub(super) total: u8,
    /// Only whole sevens are asked for.
    pub(super) alone: bool,
    /// How each board was reached.
    pub(super) reached: FxHashMap<Board, Found>,
}

/// How a board was reached.
#[derive(Default)]
pub(super) struct Found {
    /// Numbers of steps, as bits.
    pub(super) steps: u8,
    /// The preferred legs for each of them.
    pub(super) legs: ByStep,
}

/// The leg before the present one.
#[derive(Copy, Clone)]
pub(super) struct Last {
    code: u64,
    /// Every square that decided about it or was changed by it.
    trace: u128,
}

impl Search<'_> {
    pub(super) fn explore(
        &mut self,
        board: &Board,
        made: u8,
        gone: u8,
        last: Option<Last>,
        legs: Legs,
    ) {
        let guards = board.guards(self.rules.start_protects());
        for (i, mover) in self.members.iter().enumerate() {
            if gone >> i & 1 == 1 {
                continue;
            }
            for n in 1..=self.total - made {
                let inside = board.enter(guards, mover.seat, mover.place, n);
                let along = board.along(guards, mover.place, n);
                for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                    let Some(to) = to else { continue };
                    let leg = mover.leg(n, avoid);
                    let swept = board.swept(mover.seat, mover.place, to, n);
                    let trace = trace(board, mover, to, swept, n);
                    if let Some(last) = last
                        && leg.code() < last.code
                        && trace & last.trace == 0
                    {
                        continue;
                    }
                    let mut next = *board;
                    next.sweep(swept);
                    next.relocate(mover.seat, mover.place, to);
                    let (made, legs) = (made + n, legs.then(leg));
                    if !self.alone || made == self.total {
                        let found = self.reached.entry(next).or_default();
                        let best = &mut found.legs[made as usize];
                        if found.steps >> made & 1 == 0 || legs < *best {
                            *best = legs;
                        }
                        found.steps |= 1 << made;
                    }
                    if made < self.total {
                        let gone = gone | 1 << i | home(self.members, swept);
                        let code = leg.code();
                        self.explore(&next, made, gone, Some(Last { code, trace }), legs);
                    }
                }
            }
        }
    }
}

/// Every square that decides about or is changed by a leg, the finish it could have entered
/// included: legs with disjoint traces may be made in either order.
fn trace(board: &Board, mover: &Mover, to: Place, swept: u128, n: u8) -> u128 {
    let finish = |slots: u128| slots << (100 + 4 * mover.mate as u32);
    match (mover.place, to) {
        (Place::Ring(from), Place::Ring(_)) => {
            let d = board.to_start(mover.seat, from);
            let inside = if n > d && n - d <= 4 {
                (1 << (n - d)) - 1
            } else {
                0
            };
            1 << from | swept | finish(inside)
        }
        (Place::Ring(from), Place::Finish(i)) => 1 << from | swept | finish((2 << i) - 1),
        (Place::Finish(from), Place::Finish(i)) => finish((2 << i) - (1 << from)),
        (Place::Finish(_), Place::Ring(_)) => unreachable!("nobody leaves the finish"),
    }
}
