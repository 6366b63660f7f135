//! The same as a [`Matrix`], each pair of elephants once: one cache line.
//!
//! An elephant of Sente's has a number a: 0 in hand, 1 + q on square q; one of Gote's a number b: 0 in
//! hand, 12 − q on square q. Word w holds, in its lower half, Sente's pairs {w, a} with a > w at bit a
//! and Gote's pairs {w, b} with b < w at bit b; in its upper half the pairs of Sente's w with Gote's b
//! at bit 16 + b. Two elephants in Sente's hand are bit 15 of word 0, in Gote's hand bit 0 of word 15.
//! So turning the board is transposing both halves.
//!
//! Loops count through the words: iterators and closures are sometimes left out of line, and then
//! compiled for the oldest processors.
#![allow(clippy::needless_range_loop)]

use super::matrix::Matrix;
#[cfg(test)]
use super::matrix::NONE;

/// Pairs of elephants, one bit each.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[repr(align(64))]
pub struct Folded(pub [u32; 16]);

/// A row: the other elephant is Sente's a (bit a) or Gote's b (bit 16 + b).
pub type Row = u32;

const LOW: u32 = 0xFFFF;
/// Both in Sente's hand, in word 0.
const HANDS: u32 = 1 << 15;

impl Folded {
    /// No pair.
    pub const NONE: Folded = Folded([0; 16]);

    /// From a symmetric matrix.
    #[inline(always)]
    pub fn from_matrix(m: &Matrix) -> Folded {
        let (mut sente, mut gote) = ([0; 16], [0; 16]);
        for i in 0..13 {
            sente[i] = row_of(m[i]);
            gote[i] = row_of(m[25 - i]);
        }
        Folded::of_rows(&sente, &gote)
    }
    /// As a symmetric matrix.
    #[cfg(test)]
    pub fn to_matrix(self) -> Matrix {
        let mut m = NONE;
        self.each(|i, j| {
            m[i as usize] |= 1 << j;
            m[j as usize] |= 1 << i;
        });
        m
    }
    /// Calls `visit(i, j)` with every pair, as a [`Matrix`] numbers states; `i` is not above `j`.
    #[inline(always)]
    pub fn each(&self, mut visit: impl FnMut(u8, u8)) {
        for (w, word) in self.0.iter().enumerate() {
            let w = w as u8;
            let mut rest = *word;
            while rest != 0 {
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                match bit {
                    15 => visit(0, 0),
                    16.. => visit(w, 41 - bit),
                    _ if w == 15 => visit(25, 25),
                    _ if bit > w => visit(w, bit),
                    _ => visit(25 - w, 25 - bit),
                }
            }
        }
    }
    /// Nothing at all?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let mut all = 0;
        for word in self.0 {
            all |= word;
        }
        all == 0
    }
    /// How many pairs.
    #[inline(always)]
    pub fn count(&self) -> u64 {
        let mut bits = 0;
        for word in self.0 {
            bits += word.count_ones();
        }
        bits.into()
    }
    /// Adds pairs.
    #[inline(always)]
    pub fn add(&mut self, other: &Folded) {
        for w in 0..16 {
            self.0[w] |= other.0[w];
        }
    }
    /// Takes pairs away.
    #[inline(always)]
    pub fn remove(&mut self, other: &Folded) {
        for w in 0..16 {
            self.0[w] &= !other.0[w];
        }
    }
    /// Those that are in both.
    #[inline(always)]
    pub fn and(&self, other: &Folded) -> Folded {
        let mut both = *self;
        for w in 0..16 {
            both.0[w] &= other.0[w];
        }
        both
    }
    /// Partners of an elephant in Sente's hand.
    #[inline(always)]
    pub fn hand(&self) -> Row {
        self.0[0] & !HANDS | self.0[0] >> 15 & 1
    }
    /// Partners of Sente's elephant `a`, not of one in hand.
    #[inline(always)]
    pub fn row(&self, a: u8) -> Row {
        let word = self.0[a as usize];
        let mut row = word & (LOW << a & LOW | !LOW) & !HANDS;
        for lower in 0..a {
            row |= (self.0[lower as usize] >> a & 1) << lower;
        }
        row
    }
    /// Partners of every elephant of Sente's; nothing from 13 on.
    #[inline(always)]
    pub fn rows(&self) -> [Row; 16] {
        let mut upper = [0; 16];
        for w in 0..16 {
            upper[w] = self.0[w] & above(w);
        }
        let mut rows = transposed(&upper);
        for w in 0..16 {
            rows[w] |= upper[w] | self.0[w] & !LOW;
        }
        rows[0] |= self.0[0] >> 15 & 1;
        rows
    }
    /// The pairs that rows stand for: of Sente's elephants, and of Gote's.
    #[inline(always)]
    pub fn of_rows(sente: &[Row; 16], gote: &[Row; 16]) -> Folded {
        let mut folded = [0; 16];
        let mut other = [0; 16];
        for w in 0..16 {
            let theirs = gote[w] >> 16;
            folded[w] = sente[w] & (above(w) | !LOW) | theirs & below(w);
            other[w] = sente[w] & below(w) | theirs & above(w) | gote[w] << 16;
        }
        let other = transposed(&other);
        for w in 0..16 {
            folded[w] |= other[w];
        }
        folded[0] |= (sente[0] & 1) << 15;
        folded[15] |= gote[0] >> 16 & 1;
        Folded(folded)
    }
    /// As the other side sees it.
    #[inline(always)]
    pub fn turned(&self) -> Folded {
        Folded(transposed(&self.0))
    }
    /// In a mirror.
    #[inline(always)]
    pub fn mirrored(&self) -> Folded {
        const LEFT: u32 = 0o2222 | 0o2222 << 16;
        const STAY: u32 = 0o4444 | 1 | HANDS | (0o4444 | 1) << 16;
        /// Pairs of neighbours in a rank, which keep their order.
        const RANKS: [u32; 16] = {
            let mut masks = [0; 16];
            let mut w = 1;
            while w < 13 {
                masks[w] = 0o7 << ((w - 1) / 3 * 3 + 1);
                w += 1;
            }
            masks
        };
        let m = &self.0;
        let swap = |word: u32| (word & LEFT) << 2 | word >> 2 & LEFT | word & STAY;
        let mut glass = [0; 16];
        for w in 0..16 {
            let from = if w % 13 == 0 || w > 13 {
                w
            } else {
                (w - 1) / 3 * 3 + 3 - (w - 1) % 3
            };
            glass[w] = swap(m[from] & !RANKS[from]);
        }
        for a in [1, 4, 7, 10] {
            let bit = |n: usize| 1u32 << (a + n);
            glass[a] |= m[a + 1] >> 1 & bit(1) | m[a] & bit(2);
            glass[a + 1] |= m[a] << 1 & bit(2) | m[a + 2] >> 1 & bit(0);
            glass[a + 2] |= m[a + 1] << 1 & bit(1) | m[a + 2] & bit(0);
        }
        Folded(glass)
    }
}

/// Bits of the lower half above bit w, without the one for two in hand.
#[inline(always)]
const fn above(w: usize) -> u32 {
    0x7FFF & !((2 << w) - 1)
}

/// Bits of the lower half below bit w.
#[inline(always)]
const fn below(w: usize) -> u32 {
    (1 << w) - 1
}

/// A row of a matrix as a row.
#[inline(always)]
const fn row_of(bits: u32) -> Row {
    bits & 0x1FFF | (bits >> 13).reverse_bits() >> 19 << 16
}

/// Both halves transposed: 16 × 16 bits each.
#[inline(always)]
fn transposed(m: &[u32; 16]) -> [u32; 16] {
    let mut now = *m;
    // Exchange blocks between rows that differ in the highest digit of their number, then let the
    // next digit become the highest; after four times all is in order again.
    for (shift, mask) in [
        (8, 0x00FF_00FF),
        (4, 0x0F0F_0F0F),
        (2, 0x3333_3333),
        (1, 0x5555_5555),
    ] {
        let (mut low, mut high) = ([0; 8], [0; 8]);
        for i in 0..8 {
            let change = (now[i] >> shift ^ now[8 + i]) & mask;
            high[i] = now[8 + i] ^ change;
            low[i] = now[i] ^ change << shift;
        }
        for i in 0..8 {
            now[2 * i] = low[i];
            now[2 * i + 1] = high[i];
        }
    }
    now
}

#[cfg(test)]
mod tests {
    use super::super::matrix::{count, is_empty, mirrored, possible, symmetric, turned};
    use super::*;
    use parlour_core::Rng;

    fn matrices() -> impl Iterator<Item = Matrix> {
        let mut rng = Rng::new(8);
        (0..300).map(move |_| {
            let mask = rng.draw() as u16 & rng.draw() as u16 & 0xFFF;
            let all = possible(mask);
            let some: Matrix = std::array::from_fn(|i| all[i] & rng.draw() as u32);
            symmetric(&some)
        })
    }

    #[test]
    fn says_the_same_as_a_matrix() {
        for m in matrices() {
            let folded = Folded::from_matrix(&m);
            assert_eq!(folded.to_matrix(), m);
            assert_eq!(folded.count(), count(&m));
            assert_eq!(folded.is_empty(), is_empty(&m));
            assert_eq!(folded.turned().to_matrix(), turned(&m));
            assert_eq!(folded.mirrored().to_matrix(), mirrored(&m));
        }
    }

    #[test]
    fn rows_are_those_of_the_matrix() {
        for m in matrices() {
            let folded = Folded::from_matrix(&m);
            assert_eq!(folded.hand(), row_of(m[0]));
            let rows = folded.rows();
            for a in 0..13 {
                assert_eq!(rows[a], row_of(m[a]), "{a}");
                if a > 0 {
                    assert_eq!(folded.row(a as u8), row_of(m[a]), "{a}");
                }
            }
        }
    }

    #[test]
    fn rows_make_pairs() {
        let mut rng = Rng::new(9);
        for m in matrices() {
            // Some rows of it; the others are empty.
            let (some, mut sente, mut gote) = (rng.draw() as u32, [0; 16], [0; 16]);
            let mut left = NONE;
            for i in (0..26).filter(|i| some >> i & 1 == 1) {
                left[i] = m[i];
                if i < 13 {
                    sente[i] = row_of(m[i]);
                } else {
                    gote[25 - i] = row_of(m[i]);
                }
            }
            assert_eq!(Folded::of_rows(&sente, &gote).to_matrix(), symmetric(&left));
        }
    }
}
