//! Moves as numbers, those of OpenSpiel's `lines_of_action`: `(from × 64 + to) × 2`, one more for a capture; where a side
//! that cannot move passes, 8192 is the pass.

use super::board::{Square, squares};
use super::moves::{Landings, Move};
use super::options::{NoMoves, RomanianCheckers};
use super::position::Position;
use parlour_core::{Act, Actions, Game};

pub(super) const PASS: u32 = 64 * 64 * 2;

/// Where the man goes, and whether it captures.
pub(super) const fn numbered(action: u32) -> (Square, Square, bool) {
    let (from, to) = (action >> 7, action >> 1 & 63);
    (Square::at(from), Square::at(to), action & 1 == 1)
}

pub(super) const fn number(from: Square, to: Square, captures: bool) -> u32 {
    (from.index() as u32) << 7 | (to.index() as u32) << 1 | captures as u32
}

impl Actions for RomanianCheckers {
    fn actions(&self) -> u32 {
        PASS + (self.no_moves == NoMoves::Pass) as u32
    }
    fn action(&self, at: &Position, m: Move, begun: usize) -> Option<u32> {
        (begun == 0).then(|| match m {
            Move::Go { from, to } => number(from, to, at.enemy() & to.bit() != 0),
            Move::Pass => PASS,
        })
    }
    fn act(&self, at: &Position, _: &[u32], action: u32) -> Act<Move> {
        let m = if action < PASS {
            let (from, to, captures) = numbered(action);
            if captures != (at.enemy() & to.bit() != 0) {
                return Act::Refused;
            }
            Move::Go { from, to }
        } else {
            Move::Pass
        };
        if action <= PASS && self.is_legal(at, m) {
            Act::Move(m)
        } else {
            Act::Refused
        }
    }
    fn legal_actions(&self, at: &Position, _: &[u32], out: &mut Vec<u32>) {
        if self.connection(at).is_some() {
            return;
        }
        let landings = Landings::of(at);
        if landings.is_empty() {
            out.extend(self.passes(at).then_some(PASS));
            return;
        }
        let mut ends = [0u64; 64];
        landings.each(at, |from, to| ends[from.index() & 63] |= to.bit());
        let enemy = at.enemy();
        for from in squares(at.own()) {
            let mut set = ends[from.index() & 63];
            while set != 0 {
                let to = Square::at(set.trailing_zeros());
                set &= set - 1;
                out.push(number(from, to, enemy & to.bit() != 0));
            }
        }
    }
}
