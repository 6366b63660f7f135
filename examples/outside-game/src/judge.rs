//! Who is ahead.

use crate::board::{Position, Side, squares};
use crate::game::{Breakthrough, Move};
use parlour_bots::Evaluate;

/// Counts pawns and how far they have come; one that nobody can stop any more counts most.
#[derive(Copy, Clone, Debug, Default)]
pub struct Runners;

/// What a pawn is worth beyond its life, by the ranks it has gone.
const GONE: [i32; 8] = [8, 0, 4, 12, 28, 60, 120, 0];
/// What a pawn is worth.
const PAWN: i32 = 90;
/// What an own pawn beside or behind is worth to a pawn that stands forward.
const BACKED: i32 = 8;

impl Evaluate<Breakthrough> for Runners {
    type Sums = ();

    fn sums(&self, _: &Breakthrough, _: &Position) {}
    fn worth(&self, _: &Breakthrough, at: &Position, _: &()) -> i32 {
        standing(at, at.mover()) - standing(at, at.mover().other()) + 10
    }
    /// Captures, and the step across.
    fn noisy(&self, _: &Breakthrough, at: &Position, out: &mut Vec<Move>) {
        let wanted = at.pawns(at.mover().other()) | at.mover().goal();
        for (targets, step) in at.targets() {
            out.extend(squares(targets & wanted).map(|to| Move {
                from: Position::origin(to, step),
                to,
            }));
        }
    }
    fn hint(&self, _: &Breakthrough, at: &Position, m: Move) -> i32 {
        let taken = at.owner(m.to).is_some() as i32;
        taken * Self::NOISY + 100 * gone(at.mover(), m.to.rank()) as i32
    }
    fn id(&self, m: Move) -> u16 {
        let number = |square: crate::board::Square| u16::from(square.rank() * 8 + square.file());
        number(m.from) * 64 + number(m.to)
    }
}

impl Runners {
    const NOISY: i32 = <Runners as Evaluate<Breakthrough>>::NOISY;
}

/// How many ranks a pawn of this side has gone when it stands here.
fn gone(side: Side, rank: u8) -> usize {
    match side {
        Side::White => rank.into(),
        Side::Black => (7 - rank).into(),
    }
}

fn standing(at: &Position, side: Side) -> i32 {
    let own = at.pawns(side);
    let each = squares(own).map(|square| {
        let gone = gone(side, square.rank());
        let behind = match side {
            Side::White => square.bit() >> 8,
            Side::Black => square.bit() << 8,
        };
        let around = beside(behind) & own;
        let backed = if gone > 2 {
            BACKED * around.count_ones() as i32
        } else {
            0
        };
        PAWN + GONE[gone] + backed
    });
    each.sum()
}

/// The neighbours to the left and right.
fn beside(set: u64) -> u64 {
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    (set & !FILE_A) >> 1 | (set & !FILE_A.rotate_right(1)) << 1
}
