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
    /// Every stored pair of states with its entry, rising.
    pub fn pairs(self) -> Vec<(u8, u8)> {
        let squares = (0..12).filter(|q| self.free >> q & 1 == 1);
        let mut states = vec![0];
        states.extend(squares.clone().map(|q| 1 + q));
        states.extend(squares.map(|q| 13 + q));
        states.push(25);
        let (n, all) = (self.states as usize, states.len());
        let (rows, columns) = match self.owned {
            0 => (0, 0),
            1 => (n, n),
            2 => (n, all),
            _ => (all, all),
        };
        let mut pairs = Vec::with_capacity(self.len() as usize);
        for a in 0..rows {
            pairs.extend((a..columns).map(|b| (states[a], states[b])));
        }
        pairs
    }
    #[inline]
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

/// Where each slab's entries begin, and the number of all entries at the end.
pub fn offsets(space: &Space) -> Vec<u32> {
    let mut offsets = vec![0];
    let mut next = 0;
    for slab in &space.slabs {
        for g in space.list(slab) {
            next += Shape::new(space, slab, *g).len();
        }
        offsets.push(next);
    }
    offsets
}
