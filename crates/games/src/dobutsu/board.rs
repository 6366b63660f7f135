//! The board: 3 files and 4 ranks, numbered as the notation counts them.

use std::fmt::{self, Write};

/// A square, by its number in the notation.
///
/// ```text
///   abc
///  +---+
/// 1|BA9|
/// 2|876|
/// 3|543|
/// 4|210|
///  +---+
/// ```
///
/// Sente sits below. Turning the board by 180° turns square n into 11 − n.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// By number; `None` from 12 on.
    pub const fn new(number: u8) -> Option<Square> {
        if number < 12 {
            Some(Square(number))
        } else {
            None
        }
    }
    /// By hexadecimal digit, `0` to `B`.
    pub const fn from_digit(digit: u8) -> Option<Square> {
        match digit {
            b'0'..=b'9' => Some(Square(digit - b'0')),
            b'A' | b'B' => Some(Square(digit - b'A' + 10)),
            _ => None,
        }
    }
    /// By name: file `a` to `c`, rank `1` to `4`, rank 1 on top.
    pub const fn from_name(file: u8, rank: u8) -> Option<Square> {
        match (file, rank) {
            (b'a'..=b'c', b'1'..=b'4') => Some(Square((b'4' - rank) * 3 + b'c' - file)),
            _ => None,
        }
    }
    /// All squares in reading order, a1 first.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..12).rev().map(Square)
    }
    /// 0 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }
    /// `0` to `B`.
    pub const fn digit(self) -> char {
        b"0123456789AB"[self.0 as usize] as char
    }
    /// 0 for file a, 2 for file c.
    pub const fn column(self) -> u8 {
        2 - self.0 % 3
    }
    /// 0 for rank 1, 3 for rank 4.
    pub const fn row(self) -> u8 {
        3 - self.0 / 3
    }
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    /// `a1` to `c4`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((b'a' + self.column()) as char)?;
        f.write_char((b'1' + self.row()) as char)
    }
}

/// A bitboard: the twelve squares as bits.
pub(crate) const BOARD: u16 = 0xFFF;
/// Files a and c.
const FILE_A: u16 = 0o4444;
const FILE_C: u16 = 0o1111;

/// How far a step goes in each direction: straight ones (up, down, left, right), then diagonal ones
/// (up left, up right, down left, down right), as Sente looks.
pub(crate) const STRAIGHT: [i8; 4] = [3, -3, 1, -1];
pub(crate) const DIAGONAL: [i8; 4] = [4, 2, -2, -4];

/// Four sets of squares side by side, 16 bits each.
pub(crate) const fn lanes(a: u16, b: u16, c: u16, d: u16) -> u64 {
    a as u64 | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48
}

/// The same set in all four lanes.
pub(crate) const fn spread(set: u16) -> u64 {
    set as u64 * 0x0001_0001_0001_0001
}

/// Steps `up`, `down`, left and right (`across`) from these sets, one lane each.
pub(crate) const fn straight(up: u16, down: u16, across: u16) -> u64 {
    lanes(
        up << 3 & BOARD,
        down >> 3,
        (across & !FILE_A) << 1,
        (across & !FILE_C) >> 1,
    )
}

/// Diagonal steps upwards and downwards from these sets, one lane each.
pub(crate) const fn diagonal(up: u16, down: u16) -> u64 {
    lanes(
        (up & !FILE_A) << 4 & BOARD,
        (up & !FILE_C) << 2 & BOARD,
        (down & !FILE_A) >> 2,
        (down & !FILE_C) >> 4,
    )
}

/// The squares of a set, lowest number first.
pub(crate) fn squares(set: u16) -> impl Iterator<Item = Square> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        Square::new(next)
    })
}
