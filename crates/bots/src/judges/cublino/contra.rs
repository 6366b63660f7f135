//! Contra: who runs, who guards, who threatens, whose sums are higher.

use super::field::{Cells, Field, around, each, left, right, up};
use crate::tune::Tunable;
use parlour_games::cublino::{Cublino, Dir, Move, Position, Side};
use parlour_search::{Evaluate, MOST, Style};

/// What is weighed, a side's own less the foe's, but for the last ones.
const NAMES: [&str; FEATURES] = [
    "die on row 1",
    "die on row 2",
    "die on row 3",
    "die on row 4",
    "die on row 5",
    "die on row 6",
    "top of a die on rows 1 to 3",
    "top of a die on rows 4 to 6",
    "top after the next tip ahead",
    "column off the middle",
    "pairs side by side",
    "pairs one behind the other",
    "tips ahead",
    "foes that can be taken now",
    "foes that could be taken",
    "tops that can be taken now",
    "tops that could be taken",
    "right to move",
];
pub(super) const FEATURES: usize = 18;
/// The first feature that is counted for the side to move and its foe apart.
const APART: usize = 13;
/// Weights are in quarters.
pub(super) const UNIT: i32 = 4;

/// Set by hand between two fits to games of the judge against itself: rows are evened out, since a step
/// ahead must never look bad, or a side that is winning goes nowhere.
pub(super) const WEIGHTS: [i32; FEATURES] = [
    400, // die on row 1
    432, // die on row 2
    476, // die on row 3
    560, // die on row 4
    690, // die on row 5
    900, // die on row 6
    25,  // top of a die on rows 1 to 3
    10,  // top of a die on rows 4 to 6
    30,  // top after the next tip ahead
    -20, // column off the middle
    -45, // pairs side by side
    20,  // pairs one behind the other
    0,   // tips ahead
    98,  // foes that can be taken now
    -80, // foes that could be taken
    80,  // tops that can be taken now
    70,  // tops that could be taken
    10,  // right to move
];

/// For each row gone by a die that nobody can stop: it has won, unless the foe has one that is
/// quicker. Results leave no doubt of it, so there is nothing to fit.
pub(super) const RUNNER: i32 = 400;

/// The judge of Contra.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Contra {
    weights: [i32; FEATURES],
}

impl Default for Contra {
    fn default() -> Contra {
        Contra { weights: WEIGHTS }
    }
}

/// Tells what is counted of one side: a feature and how much of it.
#[inline]
fn count(field: &Field, mut note: impl FnMut(usize, i32)) {
    let free = field.free();
    let mut tops = [0; 2];
    let (mut off, mut next) = (0, 0);
    for cell in each(field.own) {
        let (row, column) = (cell >> 3, cell & 7);
        note(row as usize, 1);
        tops[(row > 2) as usize] += field.top(cell);
        off += (column as i32 - 3).abs();
        if up(1 << cell) & free != 0 {
            next += field.lying[cell as usize].tip(Dir::North).top() as i32;
        }
    }
    note(6, tops[0]);
    note(7, tops[1]);
    note(8, next);
    note(9, off);
    note(10, (field.own & right(field.own)).count_ones() as i32);
    note(11, (field.own & up(field.own)).count_ones() as i32);
    note(12, (up(field.own) & free).count_ones() as i32);
}

/// Rows gone by the foremost die that no foe can stop, one more than there are; 0 without one.
#[inline]
fn runner(field: &Field) -> i32 {
    let free = |cell: &u32| field.foe & GUARDS[*cell as usize] == 0;
    // Cells come row by row.
    each(field.own)
        .filter(free)
        .last()
        .map_or(0, |cell| (cell >> 3) as i32 + 1)
}

/// What both sides' runners are worth to the first.
#[inline]
pub(super) fn runners([own, foe]: &[Field; 2]) -> i32 {
    RUNNER * (runner(own) - runner(foe))
}

/// From where a foe can still come beside a die on its way to the goal: dice never go back, and it
/// needs as many moves as there are rows.
pub(super) static GUARDS: [Cells; 56] = {
    let mut table = [0; 56];
    let mut cell = 0;
    while cell < 56 {
        let (row, column) = (cell as i32 / 8, cell as i32 % 8);
        let mut foe = 0;
        while foe < 56 {
            let (up, across) = (foe / 8 - row, (foe % 8 - column).abs());
            if foe % 8 < 7 && up >= 0 && across <= 6 - row + 1 {
                table[cell] |= 1 << foe;
            }
            foe += 1;
        }
        cell += 1;
    }
    table
};

/// Foes that one tip of this side can take.
#[inline]
fn threats(field: &Field) -> Cells {
    let free = field.free();
    let mut taken = 0;
    let near = around(field.foe);
    for (dir, to) in [
        (Dir::North, up(field.own) & free),
        (Dir::East, right(field.own) & free),
        (Dir::West, left(field.own) & free),
    ] {
        for to in each(to & near) {
            let from = match dir {
                Dir::North => to - 8,
                Dir::East => to - 1,
                _ => to + 1,
            };
            let top = field.lying[from as usize].tip(dir).top() as i32;
            let beside = around(1 << to) & field.foe;
            let defence: i32 = each(beside).map(|cell| field.top(cell)).sum();
            for foe in each(beside) {
                let support = around(1 << foe) & field.own & !(1 << from);
                let attack = top + each(support).map(|cell| field.top(cell)).sum::<i32>();
                if attack > defence {
                    taken |= 1 << foe;
                }
            }
        }
    }
    taken
}

/// Tells all that is counted for the side to move.
#[inline]
fn count_all([own, foe]: &[Field; 2], mut note: impl FnMut(usize, i32)) {
    count(own, &mut note);
    count(foe, |i, n| note(i, -n));
    for (i, field, sign) in [(0, own, 1), (1, foe, -1)] {
        let taken = threats(field);
        let tops: i32 = each(taken).map(|cell| field.top(cell)).sum();
        note(APART + i, sign * taken.count_ones() as i32);
        note(APART + 2 + i, sign * tops);
    }
    note(FEATURES - 1, 1);
}

impl Evaluate<Cublino> for Contra {
    type Sums = ();

    fn sums(&self, _: &Cublino, _: &Position) {}
    fn worth(&self, _: &Cublino, at: &Position, _: &()) -> i32 {
        let fields = Field::both(at);
        let mut sum = 0;
        count_all(&fields, |i, n| sum += self.weights[i] * n);
        (sum / UNIT + runners(&fields)).clamp(1 - MOST, MOST - 1)
    }
    fn style(&self) -> Style {
        Style {
            futility: Some(40),
            ..Style::PLAIN
        }
    }
    #[inline]
    fn hint(&self, _: &Cublino, at: &Position, m: Move) -> i32 {
        let (from, to) = (m.from().row() as i32, m.to().row() as i32);
        match at.mover() {
            Side::White => 100 * (to - from) * (4 + to),
            Side::Black => 100 * (from - to) * (10 - to),
        }
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        (m.from().index() * 64 + m.to().index()) as u16
    }
}

impl Tunable<Cublino> for Contra {
    fn names(&self) -> Vec<String> {
        NAMES.map(String::from).to_vec()
    }
    fn weights(&self) -> Vec<i32> {
        self.weights.to_vec()
    }
    fn with_weights(&self, weights: &[i32]) -> Contra {
        Contra {
            weights: weights.try_into().expect("as many weights"),
        }
    }
    fn features(&self, _: &Cublino, at: &Position, out: &mut Vec<f32>) {
        let mut sums = [0; FEATURES];
        count_all(&Field::both(at), |i, n| sums[i] += n);
        out.extend(sums.map(|n| n as f32 / UNIT as f32));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use parlour_core::{Game, Text};

    /// The set of threatened foes is what vanishes when every move is tried.
    #[test]
    fn threats_are_the_foes_that_moves_remove() {
        let game = Cublino::contra();
        let mut seen = 0;
        positions(&game, 200, |at| {
            let [own, _] = Field::both(at);
            let mut removed = 0;
            for m in game.list(at).into_iter().filter(|m| !m.is_pass()) {
                let mut next = *at;
                game.play(&mut next, m);
                let [_, after] = Field::both(&next);
                removed |= own.foe & !after.foe;
            }
            seen += removed.count_ones();
            assert_eq!(threats(&own), removed, "{at:?}");
        });
        assert!(seen > 100, "{seen}");
    }

    /// No foe ahead, or too far aside: nobody stops it. A foe that can come beside it might.
    #[test]
    fn a_runner_is_free_when_nobody_can_come_beside_it() {
        let game = Cublino::contra();
        let rows = |text: &str| {
            let at = game.read_position(text, 0).expect("a position");
            runner(&Field::both(&at)[0])
        };
        assert_eq!(rows("CWa5va4vg4"), 5, "foes behind it");
        assert_eq!(rows("CWa6vg6"), 6, "a foe too far aside");
        assert_eq!(rows("CWa5vb6"), 0);
        assert_eq!(rows("CWa6vc7"), 0, "it can come to b7");
    }
}
