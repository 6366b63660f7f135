//! What clusters have made, alone and together.

use super::super::action::Legs;
use super::super::board::Place;
use super::STEPS;

/// The preferred legs for each number of steps.
pub(super) type ByStep = [Legs; STEPS as usize + 1];

/// One board that a cluster can reach.
#[derive(Copy, Clone, Debug)]
pub(super) struct Reached {
    /// Every number of steps that leads to it, as bits. Several: steps can be wasted on a piece that
    /// is sent home afterwards.
    pub(super) steps: u8,
    /// The preferred legs, if there is only one number of steps; else see [`Part::wasted`].
    pub(super) legs: Legs,
    /// In [`Part::boards`], or in [`Part::wasted`], or where a single piece goes.
    pub(super) more: More,
}

#[derive(Copy, Clone, Debug)]
pub(super) enum More {
    /// The cluster is one piece, which ends here.
    To(Option<Place>),
    /// Number of the board.
    Board(u32),
    /// Number of the board and of the legs by steps.
    Wasted(u32, u32),
}

/// The numbers of steps that two sets of numbers add up to, at most 7.
#[inline]
pub(super) fn sums(a: u8, mut b: u8) -> u8 {
    let mut sums = 0;
    while b != 0 {
        sums |= a << b.trailing_zeros();
        b &= b - 1;
    }
    sums
}

/// Two lists of legs that do not touch each other as one, and its largest code.
#[inline]
pub(super) fn joined(legs: Legs, largest: u64, more: Legs) -> (Legs, u64) {
    match more.single() {
        // The usual case: legs come in the order of their codes.
        Some(code) if code > largest => (legs.push(code), code),
        _ if more.is_empty() => (legs, largest),
        _ => {
            let legs = legs.merge(more);
            (legs, legs.largest())
        }
    }
}

/// What some clusters have made together: the sums of steps, as bits, and the preferred legs.
#[derive(Copy, Clone)]
pub(super) struct Made {
    pub(super) steps: u8,
    /// If there is only one sum.
    pub(super) legs: Legs,
    /// The largest code of these legs.
    pub(super) largest: u64,
    /// If there are several.
    pub(super) by_step: Option<ByStep>,
}

impl Default for Made {
    fn default() -> Made {
        Made {
            steps: 1,
            legs: Legs::NONE,
            largest: 0,
            by_step: None,
        }
    }
}

impl Made {
    #[inline]
    pub(super) fn legs_for(&self, steps: u8) -> Legs {
        match &self.by_step {
            Some(legs) => legs[steps as usize],
            None => self.legs,
        }
    }
    #[inline]
    pub(super) fn then(&self, reached: &Reached, wasted: &[ByStep]) -> Made {
        if self.by_step.is_none() && !matches!(reached.more, More::Wasted(..)) {
            let (legs, largest) = joined(self.legs, self.largest, reached.legs);
            return Made {
                steps: sums(self.steps, reached.steps),
                legs,
                largest,
                by_step: None,
            };
        }
        let mut next = [Legs::NONE; STEPS as usize + 1];
        let mut seen = 0u8;
        for mine in (0..=STEPS).filter(|s| self.steps >> s & 1 == 1) {
            for theirs in (0..=STEPS - mine).filter(|s| reached.steps >> s & 1 == 1) {
                let legs = match reached.more {
                    More::Wasted(_, i) => wasted[i as usize][theirs as usize],
                    _ => reached.legs,
                };
                let sum = (mine + theirs) as usize;
                let both = self.legs_for(mine).merge(legs);
                if seen >> sum & 1 == 0 || both < next[sum] {
                    next[sum] = both;
                }
                seen |= 1 << sum;
            }
        }
        Made {
            steps: seen,
            legs: Legs::NONE,
            largest: 0,
            by_step: Some(next),
        }
    }
}

/// What some clusters can have made, and in how many ways the others complete it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Way {
    /// Sums of steps, as bits.
    pub(super) made: u8,
    /// How many combinations of results of the other clusters make a whole seven of it.
    pub(super) completions: u64,
}

impl Way {
    /// Not counted yet.
    pub(super) fn new(made: u8) -> Way {
        let completions = 0;
        Way { made, completions }
    }
}

/// In how many ways the sums `made` can be completed.
#[inline]
pub(super) fn completions(ways: &[Way], made: u8) -> u64 {
    match ways.get(made.trailing_zeros() as usize) {
        Some(way) if way.made == made => way.completions,
        _ => {
            let found = ways.iter().find(|way| way.made == made);
            found.map_or(0, |way| way.completions)
        }
    }
}
