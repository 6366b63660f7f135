//! Pur: the race, the ladders to jump on, the die left at home, and the tops that count at the end.

use super::field::{BOARD, Cells, Field, GOAL, START, down, each, left, right, up};
use crate::tune::Tunable;
use parlour_core::Game;
use parlour_games::cublino::{Cublino, Move, Position, Side};
use parlour_search::{Evaluate, MOST};

/// What is weighed, a side's own less the foe's; the last one is the right to move.
const NAMES: [&str; FEATURES] = [
    "die on row 2",
    "die on row 3",
    "die on row 4",
    "die on row 5",
    "die on row 6",
    "die on row 7",
    "top below the goal row",
    "top on the goal row",
    "one die left on row 1",
    "two dice left on row 1",
    "more dice left on row 1",
    "last die on row 3",
    "last die on row 4",
    "last die on row 5",
    "last die on row 6",
    "rows to go while both are left on row 1",
    "rows to go of the last die when the foe has left",
    "rows to go when the foe has left",
    "three at home",
    "four at home",
    "five at home",
    "six at home",
    "column off the middle",
    "cells in reach",
    "goal cells in reach",
    "dice that can jump ahead",
    "dice that can jump ahead twice",
    "right to move",
];
pub(super) const FEATURES: usize = 28;
/// Weights are in quarters.
pub(super) const UNIT: i32 = 4;

/// Set by hand. Weights fitted to games of the judge against itself keep a die at home for good, and
/// so does the other side: nearly all such games are drawn.
pub(super) const WEIGHTS: [i32; FEATURES] = [
    24,  // die on row 2
    48,  // die on row 3
    72,  // die on row 4
    96,  // die on row 5
    120, // die on row 6
    130, // die on row 7
    8,   // top below the goal row
    60,  // top on the goal row
    150, // one die left on row 1
    60,  // two dice left on row 1
    0,   // more dice left on row 1
    0,   // last die on row 3
    0,   // last die on row 4
    0,   // last die on row 5
    0,   // last die on row 6
    0,   // rows to go while both are left on row 1
    -30, // rows to go of the last die when the foe has left
    -20, // rows to go when the foe has left
    60,  // three at home
    120, // four at home
    200, // five at home
    200, // six at home
    -8,  // column off the middle
    10,  // cells in reach
    0,   // goal cells in reach
    6,   // dice that can jump ahead
    0,   // dice that can jump ahead twice
    24,  // right to move
];

/// The judge of Pur.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Pur {
    weights: [i32; FEATURES],
}

impl Default for Pur {
    fn default() -> Pur {
        Pur { weights: WEIGHTS }
    }
}

/// Tells what is counted of one side: a feature and how much of it.
#[inline]
fn count(field: &Field, mut note: impl FnMut(usize, i32)) {
    let mut off = 0;
    let mut tops = [0; 2];
    let mut to_go = 0;
    for cell in each(field.own) {
        let (row, column) = (cell >> 3, cell & 7);
        if row > 0 {
            note(row as usize - 1, 1);
        }
        to_go += 6 - row as i32;
        off += (column as i32 - 3).abs();
        tops[(row == 6) as usize] += field.top(cell);
    }
    note(6, tops[0]);
    note(7, tops[1]);
    let last = field.own.trailing_zeros() >> 3;
    let left = (field.own & START).count_ones() as usize;
    match (last, left) {
        (0, _) => note(7 + left.min(3), 1),
        (2..6, _) => note(9 + last as usize, 1),
        _ => {}
    }
    // A die left on the foe's goal row keeps the foe from ending the game.
    if field.foe & GOAL != 0 {
        if last == 0 {
            note(15, to_go);
        }
    } else {
        note(16, 6 - last as i32);
        note(17, to_go);
    }
    let home = (field.own & GOAL).count_ones() as usize;
    if (3..7).contains(&home) {
        note(15 + home, 1);
    }
    note(22, off);

    let sets = [field.own, field.foe];
    let ladder = ladder(sets);
    let reach = reach(sets, ladder);
    note(23, reach.count_ones() as i32);
    note(24, (reach & GOAL).count_ones() as i32);
    let ahead = field.own & ladder;
    note(25, ahead.count_ones() as i32);
    note(26, (up(up(ahead)) & ladder).count_ones() as i32);
}

/// The cells from which a die can jump ahead.
#[inline(always)]
pub(super) fn ladder([own, foe]: [Cells; 2]) -> Cells {
    let free = BOARD & !(own | foe);
    down(!free & down(free))
}

/// Where the dice of a side can come in one move.
#[inline(always)]
pub(super) fn reach([own, foe]: [Cells; 2], ladder: Cells) -> Cells {
    let (free, taken) = (BOARD & !(own | foe), own | foe);
    let east = left(taken & left(free));
    let west = right(taken & right(free));
    let mut all = own | (up(own) | left(own) | right(own)) & free;
    loop {
        let sideways = right(right(all & east)) | left(left(all & west));
        let more = all | up(up(all & ladder)) | sideways;
        if more == all {
            return all & free;
        }
        all = more;
    }
}

impl Evaluate<Cublino> for Pur {
    type Sums = ();

    fn sums(&self, _: &Cublino, _: &Position) {}
    fn worth(&self, _: &Cublino, at: &Position, _: &()) -> i32 {
        let [own, foe] = Field::both(at);
        let mut sum = self.weights[FEATURES - 1];
        count(&own, |i, n| sum += self.weights[i] * n);
        count(&foe, |i, n| sum -= self.weights[i] * n);
        (sum / UNIT).clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn hint(&self, _: &Cublino, at: &Position, m: Move) -> i32 {
        if m.is_pass() {
            return 0;
        }
        let (from, to) = (m.from().row() as i32, m.to().row() as i32);
        let (gone, ahead) = match at.mover() {
            Side::White => (from, to - from),
            Side::Black => (6 - from, from - to),
        };
        400 * ahead - 60 * gone
    }
    #[inline]
    fn null_move(&self, game: &Cublino, at: &Position) -> Option<Position> {
        let mut next = *at;
        game.play(&mut next, Move::PASS);
        Some(next)
    }
}

impl Tunable<Cublino> for Pur {
    fn names(&self) -> Vec<String> {
        NAMES.map(String::from).to_vec()
    }
    fn weights(&self) -> Vec<i32> {
        self.weights.to_vec()
    }
    fn with_weights(&self, weights: &[i32]) -> Pur {
        Pur {
            weights: weights.try_into().expect("as many weights"),
        }
    }
    fn features(&self, _: &Cublino, at: &Position, out: &mut Vec<f32>) {
        let mut sums = [0; FEATURES];
        let [own, foe] = Field::both(at);
        count(&own, |i, n| sums[i] += n);
        count(&foe, |i, n| sums[i] -= n);
        sums[FEATURES - 1] = 1;
        out.extend(sums.map(|n| n as f32 / UNIT as f32));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;

    /// Every cell that a move ends on is in reach, and next to nothing else.
    #[test]
    fn reach_is_where_moves_end() {
        let game = Cublino::pur();
        let (mut legal, mut extra) = (0, 0);
        positions(&game, 60, |at| {
            let [own, _] = Field::both(at);
            let mut ends = 0;
            for m in game.list(at).into_iter().filter(|m| !m.is_pass()) {
                ends |= match at.mover() {
                    Side::White => 1 << m.to().index(),
                    Side::Black => 1 << m.to().half_turn().index(),
                };
            }
            let sets = [own.own, own.foe];
            let reach = reach(sets, ladder(sets));
            assert_eq!(ends & !reach, 0, "{at:?}");
            legal += ends.count_ones();
            // A die that tips aside cannot jump back over the cell it left.
            extra += (reach & !ends).count_ones();
        });
        assert!(extra * 20 < legal, "{extra} of {legal}");
    }
}
