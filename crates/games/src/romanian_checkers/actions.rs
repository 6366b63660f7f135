//! Moves as numbers, those of OpenSpiel's `lines_of_action`: `(from × 64 + to) × 2`, one more for a capture; where a side
//! that cannot move passes, 8192 is the pass.

use super::board::{Square, squares};
use super::count::MOST;
use super::moves::{Landings, Move};
use super::options::{NoMoves, RomanianCheckers};
use super::position::Position;
use parlour_core::{Act, Actions, cpu};

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
        if action >= PASS {
            let passes = action == PASS && !Landings::any(at) && self.passes(at);
            return if passes {
                Act::Move(Move::Pass)
            } else {
                Act::Refused
            };
        }
        let (from, to, captures) = numbered(action);
        if captures == (at.enemy() & to.bit() != 0) && at.can_go(from, to) {
            Act::Move(Move::Go { from, to })
        } else {
            Act::Refused
        }
    }
    fn legal_actions(&self, at: &Position, _: &[u32], out: &mut Vec<u32>) {
        let game = self;
        cpu::run(Numbers { game, at, out })
    }
}

/// [`Actions::legal_actions`]
struct Numbers<'a> {
    game: &'a RomanianCheckers,
    at: &'a Position,
    out: &'a mut Vec<u32>,
}

impl cpu::Work for Numbers<'_> {
    type Found = ();

    /// Ends are gathered by the man that goes there: the numbers then rise without sorting.
    #[inline(always)]
    fn run(self) {
        let Numbers { game, at, out } = self;
        let landings = Landings::of(at);
        let mut ends = [0u64; 64];
        landings.each(at, |from, to| ends[from.index() & 63] |= to.bit());
        let enemy = at.enemy();
        let mut found = [0; MOST];
        let mut n = 0;
        for from in squares(at.own()) {
            let mut set = ends[from.index() & 63];
            while set != 0 {
                let to = Square::at(set.trailing_zeros());
                set &= set - 1;
                found[n % MOST] = number(from, to, enemy & to.bit() != 0);
                n += 1;
            }
        }
        out.extend_from_slice(&found[..n]);
        if n == 0 && game.passes(at) {
            out.push(PASS);
        }
    }
}
