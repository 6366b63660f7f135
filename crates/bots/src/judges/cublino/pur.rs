//! Pur: the race, the ladders to jump on, the die left at home, and the tops that count at the end.

use super::field::{Cells, Field, GOAL, down, each, left, right, up};
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
    "last die on row 2",
    "last die on row 3",
    "last die on row 4",
    "last die on row 5",
    "last die on row 6",
    "last die on row 7",
    "last but one on row 2",
    "last but one on row 3",
    "last but one on row 4",
    "last but one on row 5",
    "last but one on row 6",
    "last but one on row 7",
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
const FEATURES: usize = 30;
/// Weights are in quarters.
const UNIT: i32 = 4;

const WEIGHTS: [i32; FEATURES] = [
    48, 96, 144, 192, 240, 300, 8, 48, // dice
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // the last two
    0, 0, 0, 0, // home
    0, 0, 0, 0, 0, // ladders
    24,
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
    let mut last = [6; 2];
    let mut off = 0;
    let mut tops = [0; 2];
    for cell in each(field.own) {
        let (row, column) = (cell >> 3, cell & 7);
        if row > 0 {
            note(row as usize - 1, 1);
        }
        // Cells come row by row.
        if row < last[0] {
            last = [row, last[0]];
        } else if row < last[1] {
            last[1] = row;
        }
        off += (column as i32 - 3).abs();
        tops[(row == 6) as usize] += field.top(cell);
    }
    note(6, tops[0]);
    note(7, tops[1]);
    for (i, row) in last.into_iter().enumerate() {
        if row > 0 {
            note(7 + 6 * i + row as usize, 1);
        }
    }
    let home = (field.own & GOAL).count_ones() as usize;
    if (3..7).contains(&home) {
        note(17 + home, 1);
    }
    note(24, off);

    let ladder = ladder(field);
    let reach = reach(field, ladder);
    note(25, reach.count_ones() as i32);
    note(26, (reach & GOAL).count_ones() as i32);
    let ahead = field.own & ladder;
    note(27, ahead.count_ones() as i32);
    note(28, (up(up(ahead)) & ladder).count_ones() as i32);
}

/// The cells from which a die can jump ahead.
#[inline]
fn ladder(field: &Field) -> Cells {
    down(!field.free() & down(field.free()))
}

/// Where the dice of a side can come in one move.
#[inline]
fn reach(field: &Field, ladder: Cells) -> Cells {
    let (free, taken) = (field.free(), field.own | field.foe);
    let east = left(taken & left(free));
    let west = right(taken & right(free));
    let mut all = field.own | (up(field.own) | left(field.own) | right(field.own)) & free;
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
        let (gone, ahead) = match at.turn() {
            Side::White => (from, to - from),
            Side::Black => (6 - from, from - to),
        };
        400 * ahead - 60 * gone
    }
    #[inline]
    fn pass(&self, game: &Cublino, at: &Position) -> Option<Position> {
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
