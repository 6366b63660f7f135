//! The board: 7×7, columns a to g, rows 1 to 7.

use std::fmt::{self, Write};

/// A cell, a1 to g7. Numbers leave a gap of one after each row, so that a neighbour is a shift away
/// and never wraps round:
///
/// ```text
/// 7  48 49 50 51 52 53 54
/// …
/// 2   8  9 10 11 12 13 14
/// 1   0  1  2  3  4  5  6
///     a  b  c  d  e  f  g
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

/// A bitboard: cells as bits, [`Square::index`] by index.
pub(super) type Cells = u64;

/// Every cell.
pub(super) const BOARD: Cells = 0x007F_7F7F_7F7F_7F7F;

/// Cells an array indexed by [`Square::index`] needs, gaps included.
pub(super) const ROOM: usize = 56;

impl Square {
    /// Column and row from 0; `None` outside the board.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < 7 && row < 7 {
            Some(Square(row * 8 + column))
        } else {
            None
        }
    }
    /// From the letters of a text, `c` and `4`.
    pub fn from_chars(column: char, row: char) -> Option<Square> {
        match (column, row) {
            ('a'..='g', '1'..='7') => Square::new(column as u8 - b'a', row as u8 - b'1'),
            _ => None,
        }
    }
    /// Trusts `index` to be that of a cell.
    pub(super) const fn at(index: u32) -> Square {
        debug_assert!(BOARD >> index & 1 == 1);
        Square(index as u8)
    }
    /// 0 is column a.
    pub const fn column(self) -> u8 {
        self.0 & 7
    }
    /// 0 is row 1.
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }
    /// Row times 8 plus column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The neighbour in this direction, if there is one.
    pub const fn beside(self, dir: Dir) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match dir {
            Dir::North => Square::new(column, row + 1),
            Dir::South => Square::new(column, row.wrapping_sub(1)),
            Dir::East => Square::new(column + 1, row),
            Dir::West => Square::new(column.wrapping_sub(1), row),
        }
    }
    /// Where the cell comes to lie when the board is turned by half.
    pub const fn half_turn(self) -> Square {
        Square(54 - self.0)
    }
    /// Every cell, by row, then column.
    pub fn all() -> impl Iterator<Item = Square> {
        squares(BOARD)
    }
    pub(super) const fn bit(self) -> Cells {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((b'a' + self.column()) as char)?;
        f.write_char((b'1' + self.row()) as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A direction as White sees the board.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Dir {
    /// Towards row 7.
    North,
    /// Towards row 1.
    South,
    /// Towards column g.
    East,
    /// Towards column a.
    West,
}

impl Dir {
    /// All four.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::South, Dir::East, Dir::West];
}

/// The cells of a set, by row, then column.
#[inline]
pub(super) fn squares(mut set: Cells) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let first = set.trailing_zeros();
        set &= set - 1;
        Some(Square::at(first))
    })
}

/// Every cell one step in `dir` from a cell of the set.
#[inline]
pub(super) const fn shift(set: Cells, dir: Dir) -> Cells {
    BOARD
        & match dir {
            Dir::North => set << 8,
            Dir::South => set >> 8,
            Dir::East => set << 1,
            Dir::West => set >> 1,
        }
}

/// The neighbours of one cell.
#[inline]
pub(super) const fn around(cell: Square) -> Cells {
    let set = cell.bit();
    BOARD & (set << 8 | set >> 8 | set << 1 | set >> 1)
}
