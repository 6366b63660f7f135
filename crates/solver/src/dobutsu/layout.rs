//! Which positions a table stores, and where.
//!
//! Stored are positions in which the side to move owns at least three of the six small animals: after
//! a move of the other side a position with fewer becomes one of these, turned around. Within a
//! configuration the elephants are numbered over free squares only: Sente's hand, Sente's on each
//! free square, Gote's on each free square, Gote's hand; pairs row by row, the lower one first.

use super::space::{Slab, Space};

/// How the elephants of one configuration are laid out.
#[derive(Copy, Clone, Debug)]
pub struct Shape {
    /// Pieces of Sente's among chicks and giraffes.
    owned: u8,
    /// Squares without lion, chick or giraffe.
    free: u16,
    /// Elephant states of one side: free squares and the hand.
    states: u32,
}

impl Shape {
    /// Of a configuration.
    pub fn new(space: &Space, slab: &Slab, giraffes: u16) -> Shape {
        let chicks = &space.chicks.all[slab.chicks as usize];
        let pair = &space.giraffes.all[giraffes as usize];
        let free = !(slab.mask | pair.mask) & 0xFFF;
        Shape {
            owned: chicks.owned + pair.owned,
            free,
            states: free.count_ones() + 1,
        }
    }
    /// Of a configuration, with room for every pair of elephants.
    pub fn full(space: &Space, slab: &Slab, giraffes: u16) -> Shape {
        Shape {
            owned: 4,
            ..Shape::new(space, slab, giraffes)
        }
    }
    /// How many entries.
    pub fn len(self) -> u32 {
        let n = self.states;
        match self.owned {
            0 => 0,
            1 => n * (n + 1) / 2,
            2 => n * (n + 1) / 2 + n * n,
            _ => n * (2 * n + 1),
        }
    }
    /// The entry of elephants in states `i` and `j`, numbered as in a matrix; `None` when Sente owns
    /// too little.
    #[inline(always)]
    pub fn entry(self, i: u8, j: u8) -> Option<u32> {
        let (a, b) = (self.compact(i), self.compact(j));
        let (a, b) = (a.min(b), a.max(b));
        let n = self.states;
        let stored = match self.owned {
            0 => false,
            1 => b < n,
            2 => a < n,
            _ => true,
        };
        let width = if self.owned == 1 { n } else { 2 * n };
        stored.then(|| a * width - a * a.saturating_sub(1) / 2 + b - a)
    }
    #[inline(always)]
    fn compact(self, state: u8) -> u32 {
        let below = |q: u8| (self.free & ((1 << q) - 1)).count_ones();
        match state {
            0 => 0,
            1..=12 => 1 + below(state - 1),
            13..=24 => self.states + below(state - 13),
            _ => 2 * self.states - 1,
        }
    }
}

/// Where the entries of each configuration begin, and the number of all entries at the end.
pub fn starts(space: &Space, shape: fn(&Space, &Slab, u16) -> Shape) -> Vec<u32> {
    let mut starts = Vec::with_capacity(space.configurations() + 1);
    let mut next = 0;
    starts.push(next);
    for slab in &space.slabs {
        for g in space.list(slab) {
            next += shape(space, slab, *g).len();
            starts.push(next);
        }
    }
    starts
}
