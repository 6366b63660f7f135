//! Where the men stand, how many stand on each line, and who moves.

use super::board::{APART, BETWEEN, LINES, Square};
use super::moves::Landings;
use parlour_core::{Seat, keys};

/// Men a side has at the start, and the most it can have.
pub const MEN: u32 = 12;

/// Where the men stand and who moves.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    /// A set of squares for each seat.
    men: [u64; 2],
    /// How many men stand on each of the 46 lines; follows from `men`.
    counts: Counts,
    /// Follows from `men` and `mover`.
    key: u64,
    mover: Seat,
}

/// For every square the number of men on each of its four lines, in binary digits of one word each:
/// `0[digit][way]`. A line of eight counts as 0; a man cannot move by 8 or 0 squares anyway.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub(super) struct Counts(pub(super) [[u64; 4]; 3]);

impl Counts {
    #[inline(always)]
    fn add(&mut self, lines: [u64; 4]) {
        let [ones, twos, fours] = &mut self.0;
        for way in 0..4 {
            let carry = ones[way] & lines[way];
            ones[way] ^= lines[way];
            fours[way] ^= twos[way] & carry;
            twos[way] ^= carry;
        }
    }
    #[inline(always)]
    fn remove(&mut self, lines: [u64; 4]) {
        let [ones, twos, fours] = &mut self.0;
        for way in 0..4 {
            let borrow = !ones[way] & lines[way];
            ones[way] ^= lines[way];
            fours[way] ^= !twos[way] & borrow;
            twos[way] ^= borrow;
        }
    }
    /// The counts of all lines that run in this way, digit by digit.
    #[inline(always)]
    pub(super) fn lines(&self, way: usize) -> [u64; 3] {
        let [ones, twos, fours] = &self.0;
        [ones[way], twos[way], fours[way]]
    }
    /// The count of the line that runs in this way through `square`; 0 for a line of eight.
    #[inline(always)]
    pub(super) fn of(&self, square: Square, way: usize) -> u32 {
        on(self.lines(way), square)
    }
}

/// The count of the line through `square`, out of [`Counts::lines`]; 0 for a line of eight.
#[inline(always)]
pub(super) fn on(lines: [u64; 3], square: Square) -> u32 {
    let [one, two, four] = lines.map(|digit| (digit >> (square.index() & 63)) as u32 & 1);
    one | two << 1 | four << 2
}

/// Zobrist keys: a seat, and where its man stands.
static KEYS: [[u64; 64]; 2] = [keys(0x4C6F_4100), keys(0x4C6F_4101)];
const MOVER_KEY: u64 = keys::<1>(0x4C6F_4102)[0];

impl Position {
    /// Trusts the sets to be disjoint.
    pub(super) fn new(men: [u64; 2], mover: Seat) -> Position {
        let mut at = Position {
            men,
            counts: Counts::default(),
            key: if mover.0 == 1 { MOVER_KEY } else { 0 },
            mover,
        };
        for (seat, men) in men.into_iter().enumerate() {
            for square in super::board::squares(men) {
                at.counts.add(LINES[square.index()]);
                at.key ^= KEYS[seat][square.index()];
            }
        }
        at
    }
    /// Whose turn it is; the other side moved last.
    pub fn mover(&self) -> Seat {
        self.mover
    }
    /// Whose man stands here, if any.
    pub fn man(&self, square: Square) -> Option<Seat> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find(|seat| self.men(*seat) & square.bit() != 0)
    }
    /// The men of a side, one bit a square, a1 lowest, then along the ranks.
    #[inline(always)]
    pub fn men(&self, seat: Seat) -> u64 {
        self.men[seat.index() & 1]
    }
    /// Where the men of a side would land if it were its turn, a set for each of the eight directions:
    /// one bit a move. Asks nothing about the end of the game.
    #[inline(always)]
    pub fn landings(&self, seat: Seat) -> [u64; 8] {
        let (own, enemy) = (self.men(seat), self.men(other(seat)));
        *Landings::of_sets(own, enemy, &self.counts).sets()
    }
    /// Can the man of the side to move that stands on `from`, if there is one, go to `to`? Asks nothing
    /// about the end of the game.
    #[inline(always)]
    pub fn can_go(&self, from: Square, to: Square) -> bool {
        let (from_index, to_index) = (from.index() & 63, to.index() & 63);
        let apart = APART[from_index][to_index] as u32;
        apart != 0
            && self.own() & from.bit() != 0
            && self.own() & to.bit() == 0
            && self.enemy() & BETWEEN[from_index][to_index] == 0
            && self.counts.of(from, apart as usize >> 3) == apart & 7
    }
    /// Is no enemy in the way of the side to move from `from` to `to`?
    pub(super) fn is_clear(&self, from: Square, to: Square) -> bool {
        self.enemy() & BETWEEN[from.index()][to.index()] == 0
    }
    /// The same men with the turn given away, whatever the rules say about passing.
    #[inline(always)]
    pub fn passed(&self) -> Position {
        let mut turned = self.clone();
        turned.pass();
        turned
    }
    #[inline(always)]
    pub(super) fn own(&self) -> u64 {
        self.men(self.mover)
    }
    #[inline(always)]
    pub(super) fn enemy(&self) -> u64 {
        self.men(other(self.mover))
    }
    #[inline(always)]
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }
    /// Equal positions have equal keys.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        self.key
    }
    /// Equal boards have equal keys, whoever moves.
    pub fn board_key(&self) -> u64 {
        self.key ^ if self.mover.0 == 1 { MOVER_KEY } else { 0 }
    }
    /// Trusts an own man to stand on `from` and none on `to`. Did it capture?
    #[inline(always)]
    pub(super) fn go(&mut self, from: Square, to: Square) -> bool {
        let (own, enemy) = (self.mover.index() & 1, self.mover.index() & 1 ^ 1);
        let captured = self.men[enemy] & to.bit() != 0;
        self.men[own] ^= from.bit() | to.bit();
        self.men[enemy] &= !to.bit();
        self.counts.remove(LINES[from.index()]);
        self.key ^= KEYS[own][from.index()] ^ KEYS[own][to.index()];
        if captured {
            self.key ^= KEYS[enemy][to.index()];
        } else {
            self.counts.add(LINES[to.index()]);
        }
        self.pass();
        captured
    }
    /// Gives the turn to the other side.
    #[inline(always)]
    pub(super) fn pass(&mut self) {
        self.key ^= MOVER_KEY;
        self.mover = other(self.mover);
    }
}

/// The opponent.
#[inline(always)]
pub(super) fn other(seat: Seat) -> Seat {
    Seat(seat.0 & 1 ^ 1)
}
