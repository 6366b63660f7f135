//! Moves: a man goes along a line as many squares as there are men on that line. It may jump its
//! own men but not the enemy's, and captures by landing.

use super::board::{STEP, Square, above, below};
use super::position::{Counts, Position};

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
    /// Is there any? Stops at the first direction that has one.
    #[inline(always)]
    pub(super) fn any(at: &Position) -> bool {
        let (own, free) = (at.own(), !at.enemy());
        let [ones, twos, fours] = at.counts().0;
        for way in 0..4 {
            let digits = [ones[way], twos[way], fours[way]];
            if (up(way, own, free, digits) | down(way, own, free, digits)) & !own != 0 {
                return true;
            }
        }
        false
    }
    /// The same for any side.
    #[inline(always)]
    pub(super) fn of_sets(own: u64, enemy: u64, counts: &Counts) -> Landings {
        let free = !enemy;
        let [ones, twos, fours] = counts.0;
        let mut all = [[0; 4]; 2];
        for way in 0..4 {
            let digits = [ones[way], twos[way], fours[way]];
            all[0][way] = up(way, own, free, digits) & !own;
        }
        for way in 0..4 {
            let digits = [ones[way], twos[way], fours[way]];
            all[1][way] = down(way, own, free, digits) & !own;
        }
        Landings(all)
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
        for (i, set) in self.0.as_flattened().iter().enumerate() {
            let mut set = *set;
            while set != 0 {
                let to = Square::at(set.trailing_zeros());
                set &= set - 1;
                go(origin(at, i, to), to);
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

/// Where men end that go upwards, those that cannot move where they are.
#[inline(always)]
fn up(way: usize, mut men: u64, free: u64, [ones, twos, fours]: [u64; 3]) -> u64 {
    let step = STEP[way];
    // Squares from which one can go on by 2, by 4: nothing hostile before the last one.
    let by_2 = free & (free >> step);
    let by_4 = by_2 & (by_2 >> (2 * step));
    men = (men & !ones) | (((men & ones) << step) & above(1)[way]);
    men = (men & !twos) | (((men & twos & by_2) << (2 * step)) & above(2)[way]);
    (men & !fours) | (((men & fours & by_4) << (4 * step)) & above(4)[way])
}

/// The same downwards.
#[inline(always)]
fn down(way: usize, mut men: u64, free: u64, [ones, twos, fours]: [u64; 3]) -> u64 {
    let step = STEP[way];
    let by_2 = free & (free << step);
    let by_4 = by_2 & (by_2 << (2 * step));
    men = (men & !ones) | (((men & ones) >> step) & below(1)[way]);
    men = (men & !twos) | (((men & twos & by_2) >> (2 * step)) & below(2)[way]);
    (men & !fours) | (((men & fours & by_4) >> (4 * step)) & below(4)[way])
}

/// Where the man that lands on `to` comes from; `direction` as in [`Landings`].
#[inline(always)]
fn origin(at: &Position, direction: usize, to: Square) -> Square {
    let way = direction & 3;
    let far = at.counts().of(to, way) * STEP[way];
    let to = to.index() as u32;
    Square::at(if direction < 4 {
        to.wrapping_sub(far)
    } else {
        to + far
    })
}
