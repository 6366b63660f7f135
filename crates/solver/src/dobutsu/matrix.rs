//! Which pairs of elephants: one bit for each, 26 × 26, symmetric.
//!
//! States of one elephant: 0 in Sente's hand, 1 + q Sente's on square q, 13 + q Gote's on square q,
//! 25 in Gote's hand. Turning the board turns state i into 25 − i.

use super::pairs::{DIAGONAL, reach};

/// Bits by state of one elephant (row) and of the other (bit in the row).
pub type Matrix = [u32; 26];

/// No pair.
pub const NONE: Matrix = [0; 26];

/// Diagonal neighbours of every square, as bits of squares.
pub fn diagonals() -> [u16; 12] {
    std::array::from_fn(|q| reach(q as u8, &DIAGONAL))
}

/// Every pair of elephants that can stand beside pieces on `occupied`.
pub fn possible(occupied: u16) -> Matrix {
    let free = u32::from(!occupied & 0xFFF);
    let states = 1 | free << 1 | free << 13 | 1 << 25;
    std::array::from_fn(|i| {
        let same_square = match i {
            1..=12 => 1 << i | 1 << (i + 12),
            13..=24 => 1 << i | 1 << (i - 12),
            _ => 0,
        };
        if states >> i & 1 == 1 {
            states & !same_square
        } else {
            0
        }
    })
}

/// Nothing at all?
#[cfg(test)]
pub fn is_empty(m: &Matrix) -> bool {
    m.iter().fold(0, |all, row| all | row) == 0
}

/// How many different pairs of a symmetric matrix.
pub fn count(m: &Matrix) -> u64 {
    let bits: u32 = m.iter().map(|row| row.count_ones()).sum();
    // Only two elephants in the same hand stand on the diagonal.
    let diagonal = (m[0] & 1) + (m[25] >> 25 & 1);
    u64::from((bits + diagonal) / 2)
}

/// The matrix with its transpose.
#[cfg(test)]
pub fn symmetric(m: &Matrix) -> Matrix {
    let mut t = *m;
    for (i, row) in m.iter().enumerate() {
        let mut rest = *row;
        while rest != 0 {
            t[rest.trailing_zeros() as usize] |= 1 << i;
            rest &= rest - 1;
        }
    }
    t
}

/// As the other side sees it.
#[cfg(test)]
pub fn turned(m: &Matrix) -> Matrix {
    std::array::from_fn(|i| m[25 - i].reverse_bits() >> 6)
}

/// In a mirror.
#[cfg(test)]
pub fn mirrored(m: &Matrix) -> Matrix {
    const LEFT: u32 = 0o1111_1111 << 1;
    const STAY: u32 = 0o2222_2222 << 1 | 1 | 1 << 25;
    let swap = |row: u32| (row & LEFT) << 2 | row >> 2 & LEFT | row & STAY;
    std::array::from_fn(|i| {
        let from = match i {
            0 | 25 => i,
            _ => (i - 1) / 3 * 3 + 3 - (i - 1) % 3,
        };
        swap(m[from])
    })
}
