//! A move: a chain of steps that visits no cell twice.

use super::board::{Dir, Square};
use super::position::Side;
use arrayvec::ArrayVec;
use std::fmt;

/// A chain, or a pass.
///
/// Dice never go back and a chain visits no cell twice, so in each row it runs straight to the column
/// where it jumps forward or stops. Start, end, kind of the first step and those columns say it all,
/// in 23 bits: from (6), to (6), first (2), column of each forward jump (3 each, at most three).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Move(u32);

/// How a chain begins.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum First {
    Jump,
    TipAhead,
    TipWest,
    TipEast,
}

/// The cells of a chain: a start, a tip and fifteen jumps at most.
pub(super) type Trail = ArrayVec<Square, 17>;

impl Move {
    /// Nothing can move.
    pub const PASS: Move = Move(0);

    /// Nothing moves?
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }
    /// Where the die starts; meaningless for a pass.
    #[inline]
    pub const fn from(self) -> Square {
        Square::at(self.0 & 63)
    }
    /// Where it ends; meaningless for a pass.
    #[inline]
    pub const fn to(self) -> Square {
        Square::at(self.0 >> 6 & 63)
    }
    /// Start, end and first step, below 16,384: chains that agree in them lead to the same position.
    #[inline]
    pub const fn effect(self) -> u16 {
        (self.0 & 0x3FFF) as u16
    }
    /// The direction of its tip, if it begins with one.
    #[inline]
    pub(super) const fn tip(self, side: Side) -> Option<Dir> {
        match self.first() {
            First::Jump => None,
            First::TipAhead => Some(side.forward()),
            First::TipWest => Some(Dir::West),
            First::TipEast => Some(Dir::East),
        }
    }
    /// Every cell from start to end; empty for a pass.
    pub fn cells(self) -> impl Iterator<Item = Square> + Clone {
        self.trail().into_iter()
    }

    pub(super) const fn first(self) -> First {
        match self.0 >> 12 & 3 {
            0 => First::Jump,
            1 => First::TipAhead,
            2 => First::TipWest,
            _ => First::TipEast,
        }
    }
    /// A chain that has not ended yet.
    #[inline]
    pub(super) const fn begin(from: Square, first: First) -> Move {
        Move(from.index() as u32 | (first as u32) << 12)
    }
    /// Forward jump number `n`, from 0, is made on this column.
    #[inline]
    pub(super) const fn ahead(self, n: u32, column: u8) -> Move {
        debug_assert!(n < 3);
        Move(self.0 | (column as u32) << (14 + 3 * n))
    }
    #[inline]
    pub(super) const fn end(self, to: Square) -> Move {
        Move(self.0 | (to.index() as u32) << 6)
    }

    pub(super) fn trail(self) -> Trail {
        let mut trail = Trail::new();
        if self.is_pass() {
            return trail;
        }
        let (from, to) = (self.from(), self.to());
        let north = to.row() > from.row();
        trail.push(from);
        let (mut column, mut row) = (from.column(), from.row());
        let go = |row: u8, by: u8| if north { row + by } else { row - by };
        match self.first() {
            First::Jump => {}
            First::TipAhead => row = go(row, 1),
            First::TipWest => column -= 1,
            First::TipEast => column += 1,
        }
        let mut visit = |column: u8, row: u8| {
            let cell = Square::new(column, row).expect("a chain stays on the board");
            if trail.last() != Some(&cell) {
                trail.push(cell);
            }
        };
        visit(column, row);
        for n in 0.. {
            let last = row == to.row();
            let goal = if last {
                to.column()
            } else {
                (self.0 >> (14 + 3 * n) & 7) as u8
            };
            while column != goal {
                column = if column < goal {
                    column + 2
                } else {
                    column - 2
                };
                visit(column, row);
            }
            if last {
                break;
            }
            row = go(row, 2);
            visit(column, row);
        }
        trail
    }
    /// The chain through these cells without its loops. Trusts every step to be possible and the end
    /// to differ from the start.
    pub(super) fn through(cells: &[Square]) -> Move {
        let mut trail = Trail::new();
        for cell in cells {
            match trail.iter().position(|seen| seen == cell) {
                Some(i) => trail.truncate(i + 1),
                None => trail.push(*cell),
            }
        }
        let (from, next) = (trail[0], trail[1]);
        let across = next.column() as i8 - from.column() as i8;
        let up = next.row() as i8 - from.row() as i8;
        let first = match (across, up) {
            (0, 1 | -1) => First::TipAhead,
            (-1, 0) => First::TipWest,
            (1, 0) => First::TipEast,
            _ => First::Jump,
        };
        let mut chain = Move::begin(from, first);
        let mut n = 0;
        for pair in trail.windows(2) {
            if pair[0].row().abs_diff(pair[1].row()) == 2 {
                chain = chain.ahead(n, pair[0].column());
                n += 1;
            }
        }
        chain.end(trail[trail.len() - 1])
    }
}

impl fmt::Display for Move {
    /// `a1a2c2`, or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return write!(f, "pass");
        }
        self.cells().try_for_each(|cell| write!(f, "{cell}"))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
