//! What the moves of one configuration lead to, summed up over its children.

use super::folded::{Folded, Row};
use super::pairs::mirror_square;
use super::space::Kind;

/// The number of Sente's elephant on `square`.
pub const fn own(square: u8) -> usize {
    1 + square as usize
}

/// The number of Gote's elephant on `square`.
pub const fn foe(square: u8) -> usize {
    12 - square as usize
}

/// A sum of children, as seen from before the move.
pub struct Sum {
    /// Whole children.
    whole: Folded,
    /// Partners of Sente's elephants.
    sente: [Row; 16],
    /// Partners of Gote's elephants that are taken.
    pub gote: [Row; 16],
    /// Children that are seen in a mirror, if any.
    is_glass: bool,
    whole_glass: Folded,
    gote_glass: [Row; 16],
}

impl Default for Sum {
    #[inline(always)]
    fn default() -> Sum {
        Sum {
            whole: Folded::NONE,
            sente: [0; 16],
            gote: [0; 16],
            is_glass: false,
            whole_glass: Folded::NONE,
            gote_glass: [0; 16],
        }
    }
}

impl Sum {
    /// Adds what follows a move to `to`.
    #[inline(always)]
    pub fn add(&mut self, child: &Folded, to: u8, kind: Kind, mirror: bool, diagonals: &[u16; 12]) {
        if kind == Kind::Elephant {
            let taken = child.row(own(to) as u8);
            let mut from = diagonals[to as usize];
            while from != 0 {
                self.sente[own(from.trailing_zeros() as u8)] |= taken;
                from &= from - 1;
            }
            return;
        }
        let (whole, gote, to) = if mirror {
            self.is_glass = true;
            let to = mirror_square(to);
            (&mut self.whole_glass, &mut self.gote_glass, to)
        } else {
            (&mut self.whole, &mut self.gote, to)
        };
        whole.add(child);
        if kind == Kind::Step {
            gote[foe(to)] |= child.hand();
        }
    }
    /// Steps, captures among each other and drops of elephants; all else stays.
    #[inline(always)]
    pub fn elephants(&mut self, here: &Folded, diagonals: &[u16; 12]) {
        let rows = here.rows();
        let held = rows[0] >> 1;
        let mut dropped = 0;
        for from in 0..12u8 {
            let near = diagonals[from as usize];
            // Who now holds both stood beside one of Gote's before.
            let taken = held & u32::from(near);
            let mut row = taken.reverse_bits() >> 3;
            let mut rest = near;
            while rest != 0 {
                row |= rows[own(rest.trailing_zeros() as u8)];
                rest &= rest - 1;
            }
            self.sente[own(from)] |= row;
            dropped |= rows[own(from)];
        }
        self.sente[0] |= dropped;
    }
    /// What of it lies in `frame`.
    #[inline(always)]
    pub fn within(&self, frame: &Folded) -> Folded {
        let mut all = Folded::of_rows(&self.sente, &self.gote);
        all.add(&self.whole);
        if self.is_glass {
            let mut glass = Folded::of_rows(&[0; 16], &self.gote_glass);
            glass.add(&self.whole_glass);
            all.add(&glass.mirrored());
        }
        all.and(frame)
    }
}
