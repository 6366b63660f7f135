//! Moves: a man goes along a line as many squares as there are men on that line. It may jump its
//! own men but not the enemy's, and captures by landing.

use super::board::{STEP, Square, WAYS};
use super::position::{Counts, Position, on};
use std::hint::black_box;

/// One move.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Move {
    /// A man goes, and captures where an enemy stands.
    Go {
        /// Where it stood.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// Where the rules say so, a side that cannot move passes.
    Pass,
}

/// Where men land, one set for each direction: `0[way]` upwards, `1[way]` downwards. No two men
/// land on one square from one direction, so a set has one bit a move.
#[derive(Copy, Clone, Debug)]
pub(super) struct Landings([[u64; 4]; 2]);

impl Landings {
    /// All men of the side to move go at once, by the binary digits of the count of their line: men
    /// on one line go equally far, so they stay apart.
    #[inline(always)]
    pub(super) fn of(at: &Position) -> Landings {
        Landings::of_sets(at.own(), at.enemy(), at.counts())
    }
    /// The same for any side.
    #[inline(always)]
    pub(super) fn of_sets(own: u64, enemy: u64, counts: &Counts) -> Landings {
        Landings([up(own, !enemy, counts), down(own, !enemy, counts)])
    }
    /// Is there any?
    #[inline(always)]
    pub(super) fn any(at: &Position) -> bool {
        let (own, free, counts) = (at.own(), !at.enemy(), at.counts());
        let some = |sets: [u64; 4]| sets[0] | sets[1] | sets[2] | sets[3] != 0;
        some(up(own, free, counts)) || some(down(own, free, counts))
    }
    /// A set for each direction.
    #[inline(always)]
    pub(super) fn sets(&self) -> &[u64; 8] {
        self.0.as_flattened().as_array().expect("two times four")
    }
    #[inline(always)]
    pub(super) fn count(&self) -> u32 {
        self.0
            .as_flattened()
            .iter()
            .map(|set| set.count_ones())
            .sum()
    }
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0.as_flattened().iter().fold(0, |all, set| all | set) == 0
    }
    /// Calls `go` with every move.
    #[inline(always)]
    pub(super) fn each(&self, at: &Position, mut go: impl FnMut(Square, Square)) {
        for (direction, mut set) in self.0.as_flattened().iter().copied().enumerate() {
            let line = at.counts().lines(direction & 3);
            let back = back(direction);
            while set != 0 {
                let to = Square::at(set.trailing_zeros());
                set &= set - 1;
                go(to.beyond(on(line, to).wrapping_mul(back)), to);
            }
        }
    }
    /// Takes one move out.
    #[inline(always)]
    pub(super) fn take(&mut self, at: &Position) -> Option<(Square, Square)> {
        for (i, set) in self.0.as_flattened_mut().iter_mut().enumerate() {
            if *set != 0 {
                let to = Square::at(set.trailing_zeros());
                *set &= *set - 1;
                return Some((origin(at, i, to), to));
            }
        }
        None
    }
    /// Move number `index` of [`Landings::each`], which must be below [`Landings::count`].
    #[inline(always)]
    pub(super) fn nth(&self, at: &Position, mut index: u32) -> (Square, Square) {
        for (i, set) in self.0.as_flattened().iter().enumerate() {
            let here = set.count_ones();
            if index < here {
                let mut set = *set;
                for _ in 0..index {
                    set &= set - 1;
                }
                let to = Square::at(set.trailing_zeros());
                return (origin(at, i, to), to);
            }
            index -= here;
        }
        unreachable!("the index is below the count")
    }
}

/// Where men land that go upwards, a set for each way.
///
/// The tables are read through an opaque pointer and the result is kept in memory, so that the compiler
/// takes the four ways side by side in one register; left to itself it folds the constants in and
/// takes them one by one, which is twice as slow.
#[inline(always)]
fn up(own: u64, free: u64, counts: &Counts) -> [u64; 4] {
    let by = black_box(&WAYS);
    let [ones, twos, fours] = &counts.0;
    let mut all = [0; 4];
    for way in 0..4 {
        let [one, two, four] = by.shifts(way);
        // Squares from which one can go on by 2, by 4: nothing hostile before the last one.
        let by_2 = free & (free >> one);
        let by_4 = by_2 & (by_2 >> two);
        let mut men = own;
        men = (men & !ones[way]) | (((men & ones[way]) << one) & by.above[0][way]);
        men = (men & !twos[way]) | (((men & twos[way] & by_2) << two) & by.above[1][way]);
        men = (men & !fours[way]) | (((men & fours[way] & by_4) << four) & by.above[2][way]);
        all[way] = men & !own;
    }
    *black_box(&all)
}

/// The same downwards.
#[inline(always)]
fn down(own: u64, free: u64, counts: &Counts) -> [u64; 4] {
    let by = black_box(&WAYS);
    let [ones, twos, fours] = &counts.0;
    let mut all = [0; 4];
    for way in 0..4 {
        let [one, two, four] = by.shifts(way);
        let by_2 = free & (free << one);
        let by_4 = by_2 & (by_2 << two);
        let mut men = own;
        men = (men & !ones[way]) | (((men & ones[way]) >> one) & by.below[0][way]);
        men = (men & !twos[way]) | (((men & twos[way] & by_2) >> two) & by.below[1][way]);
        men = (men & !fours[way]) | (((men & fours[way] & by_4) >> four) & by.below[2][way]);
        all[way] = men & !own;
    }
    *black_box(&all)
}

/// Where the man that lands on `to` comes from; `direction` as in [`Landings`].
#[inline(always)]
fn origin(at: &Position, direction: usize, to: Square) -> Square {
    let far = at.counts().of(to, direction & 3);
    to.beyond(far.wrapping_mul(back(direction)))
}

/// What the number of a square grows by, going one step back.
#[inline(always)]
fn back(direction: usize) -> u32 {
    let step = STEP[direction & 3];
    if direction < 4 {
        step.wrapping_neg()
    } else {
        step
    }
}
