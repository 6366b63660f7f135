//! The board: 64 squares, 46 lines, eight directions.
//!
//! ```text
//! 8  56 57 58 59 60 61 62 63
//! 7  48 49 50 51 52 53 54 55
//! 6  40 41 42 43 44 45 46 47
//! 5  32 33 34 35 36 37 38 39
//! 4  24 25 26 27 28 29 30 31
//! 3  16 17 18 19 20 21 22 23
//! 2   8  9 10 11 12 13 14 15
//! 1   0  1  2  3  4  5  6  7
//!     a  b  c  d  e  f  g  h
//! ```
//! A set of squares is a bitboard: a `u64` with one bit a square.

use std::fmt::{self, Write};

/// A field of the board, a1 to h8.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// File and rank from 0; `None` outside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }
    /// By its name, `g6`.
    pub(super) fn named(name: &str) -> Option<Square> {
        match *name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Square::new(file - b'a', rank - b'1'),
            _ => None,
        }
    }
    /// Every square, a1 first, then along the ranks.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
    /// 0 for file a.
    pub const fn file(self) -> u8 {
        self.0 % 8
    }
    /// 0 for rank 1.
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }
    /// 0 for a1, 63 for h8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Trusts `index` to be below 64.
    #[inline(always)]
    pub(super) const fn at(index: u32) -> Square {
        Square(index as u8 & 63)
    }
    /// The square whose number is larger by `by`, which wraps; trusts it to be on the board.
    #[inline(always)]
    pub(super) const fn beyond(self, by: u32) -> Square {
        Square::at((self.0 as u32).wrapping_add(by))
    }
    /// The set of this square alone.
    #[inline(always)]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    /// `g6`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((self.file() + b'a') as char)?;
        f.write_char((self.rank() + b'1') as char)
    }
}

/// The squares of a set, lowest first.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| Square::at(set.trailing_zeros()));
        set &= set.wrapping_sub(1);
        first
    })
}

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;

/// The four ways a line can run: along a rank, along a file, a1 to h8, h1 to a8. This is how much
/// the number of a square grows from one square of the line to the next.
pub(super) const STEP: [u32; 4] = [1, 8, 9, 7];

/// Squares that `by` steps upwards can end on, for each way of running.
const fn above(by: u32) -> [u64; 4] {
    let (mut west, mut east, mut k) = (0, 0, 0);
    while k < by {
        west |= FILE_A << k;
        east |= FILE_H >> k;
        k += 1;
    }
    [!west, !0, !west, !east]
}

/// Squares that `by` steps downwards can end on, for each way of running.
const fn below(by: u32) -> [u64; 4] {
    let [west, all, _, east] = above(by);
    [east, all, east, west]
}

/// The steps and edges of the four ways as tables.
pub(super) struct Ways {
    /// Bits to shift by for one, two and four steps.
    shifts: [[u64; 4]; 3],
    /// Squares that one, two and four steps upwards can end on.
    pub(super) above: [[u64; 4]; 3],
    /// Squares that one, two and four steps downwards can end on.
    pub(super) below: [[u64; 4]; 3],
}

pub(super) static WAYS: Ways = Ways {
    shifts: [[1, 8, 9, 7], [2, 16, 18, 14], [4, 32, 36, 28]],
    above: [above(1), above(2), above(4)],
    below: [below(1), below(2), below(4)],
};

impl Ways {
    /// Bits to shift by for one, two and four steps in this way.
    #[inline(always)]
    pub(super) fn shifts(&self, way: usize) -> [u64; 3] {
        let [one, two, four] = &self.shifts;
        [one[way] & 63, two[way] & 63, four[way] & 63]
    }
}

/// The whole lines through each square, itself included, one for each way of running.
pub(super) static LINES: [[u64; 4]; 64] = {
    let mut lines = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < 4 {
            lines[square][way] = line(1 << square, way);
            way += 1;
        }
        square += 1;
    }
    lines
};

/// For two squares of one line: the way it runs and the steps between them, `way << 3 | steps`; 0 for
/// all other pairs.
pub(super) static APART: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 4 {
            let (mut up, mut down, mut steps) = (1u64 << from, 1u64 << from, 1);
            while steps < 8 {
                up = (up << STEP[way]) & above(1)[way];
                down = (down >> STEP[way]) & below(1)[way];
                if up != 0 {
                    table[from][up.trailing_zeros() as usize] = (way << 3 | steps) as u8;
                }
                if down != 0 {
                    table[from][down.trailing_zeros() as usize] = (way << 3 | steps) as u8;
                }
                steps += 1;
            }
            way += 1;
        }
        from += 1;
    }
    table
};

/// The squares strictly between two squares of one line; nothing for all other pairs.
pub(super) static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = from + 1;
        while to < 64 {
            if APART[from][to] != 0 {
                let step = STEP[APART[from][to] as usize >> 3] as usize;
                let mut square = from + step;
                while square < to {
                    table[from][to] |= 1 << square;
                    square += step;
                }
                table[to][from] = table[from][to];
            }
            to += 1;
        }
        from += 1;
    }
    table
};

const fn line(through: u64, way: usize) -> u64 {
    let (mut all, mut grown) = (through, 0);
    while grown < 7 {
        all |= (all << STEP[way]) & above(1)[way] | (all >> STEP[way]) & below(1)[way];
        grown += 1;
    }
    all
}
