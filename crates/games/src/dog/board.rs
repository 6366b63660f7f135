//! The board: a ring of 16 squares for each player, kennels and finishes.
//!
//! The pieces of one owner are alike, so each seat is one set of bits: 0 to 95 the ring, 96 to 99
//! the finish; who is in neither sits in the kennel.
//!
//! ```text
//! P0 is the start of seat 0, P16 of seat 1, …; rising index is forward.
//! F0 lies next to the ring and is entered from the own start only.
//! ```

use arrayvec::ArrayVec;

/// Most seats a board can have.
pub const SEATS: usize = 6;
/// Pieces of each seat, and squares of each finish.
pub const PIECES: u8 = 4;
const FINISH: u8 = 96;
const FULL: u128 = 0b1111 << FINISH;

/// Where a piece stands that is not in its kennel.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Place {
    /// Square of the ring, from 0.
    Ring(u8),
    /// Slot of the owner's finish, 0 next to the ring.
    Finish(u8),
}

impl Place {
    #[inline]
    const fn bit(self) -> u128 {
        match self {
            Place::Ring(i) => 1 << i,
            Place::Finish(i) => 1 << (FINISH + i),
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Ring(i) => write!(f, "P{i}"),
            Place::Finish(i) => write!(f, "F{i}"),
        }
    }
}

/// Pieces of one seat that are not in the kennel, rank 0 first.
pub type Ranked = ArrayVec<Place, 4>;

/// Who stands where, and which pieces block because they have not moved since they left the kennel.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Board {
    seats: u8,
    blocking: u128,
    pieces: [u128; SEATS],
}

impl Board {
    /// Every piece in its kennel.
    pub const fn new(seats: u8) -> Board {
        Board {
            seats,
            blocking: 0,
            pieces: [0; SEATS],
        }
    }
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }
    /// Squares of the ring.
    #[inline]
    pub const fn ring(&self) -> u8 {
        16 * self.seats
    }
    /// The start square of `seat`.
    #[inline]
    pub const fn start(seat: u8) -> u8 {
        16 * seat
    }
    #[inline]
    const fn ring_mask(&self) -> u128 {
        (1 << self.ring()) - 1
    }
    /// Pieces in the kennel.
    #[inline]
    pub const fn kennel(&self, seat: u8) -> u8 {
        PIECES - self.pieces[seat as usize].count_ones() as u8
    }
    /// All four pieces in the finish?
    #[inline]
    pub const fn is_full(&self, seat: u8) -> bool {
        self.pieces[seat as usize] == FULL
    }
    /// Does a piece of `seat` stand here?
    #[inline]
    pub const fn has(&self, seat: u8, place: Place) -> bool {
        self.pieces[seat as usize] & place.bit() != 0
    }
    /// Does the piece on the start of `seat` block because it has not moved yet?
    #[inline]
    pub const fn is_blocking(&self, seat: u8) -> bool {
        self.blocking >> Board::start(seat) & 1 == 1
    }
    /// Whose piece stands on this square of the ring.
    pub fn owner(&self, square: u8) -> Option<u8> {
        (0..self.seats).find(|s| self.has(*s, Place::Ring(square)))
    }
    /// Puts a piece of `seat` on an empty place; `blocks` only on its own start.
    pub fn put(&mut self, seat: u8, place: Place, blocks: bool) {
        self.pieces[seat as usize] |= place.bit();
        if blocks {
            self.blocking |= place.bit();
        }
    }
    /// Takes a piece of `seat` off, to its kennel.
    pub fn lift(&mut self, seat: u8, place: Place) {
        self.pieces[seat as usize] &= !place.bit();
        if let Place::Ring(_) = place {
            self.blocking &= !place.bit();
        }
    }
    /// Places of the pieces of `seat`: the ring in rising order, then the finish.
    pub fn places(&self, seat: u8) -> Ranked {
        let mut bits = self.pieces[seat as usize];
        let mut places = Ranked::new();
        while bits != 0 {
            let i = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            places.push(if i < FINISH {
                Place::Ring(i)
            } else {
                Place::Finish(i - FINISH)
            });
        }
        places
    }
    /// The pieces of `seat` from the most advanced to the least; the rest are in the kennel.
    ///
    /// Finish pieces come first, the deepest before the others, then ring pieces by fewer steps to
    /// the own start. A piece that blocks on its start comes last.
    #[inline]
    pub fn ranked(&self, seat: u8) -> Ranked {
        let mut places = Ranked::new();
        let mut finish = (self.pieces[seat as usize] >> FINISH) as u32;
        while finish != 0 {
            let i = 31 - finish.leading_zeros();
            finish ^= 1 << i;
            places.push(Place::Finish(i as u8));
        }
        let start = Board::start(seat);
        let squares = self.pieces[seat as usize] & self.ring_mask();
        let blocker = self.blocking & (1 << start);
        let free = squares & !blocker;
        let near = free & ((2 << start) - 1);
        for mut squares in [near, free ^ near] {
            while squares != 0 {
                let i = 127 - squares.leading_zeros();
                squares ^= 1 << i;
                places.push(Place::Ring(i as u8));
            }
        }
        if blocker != 0 {
            places.push(Place::Ring(start));
        }
        places
    }

    /// Squares that nobody may pass or land on. With `start_protects` every piece on its owner's
    /// start counts, otherwise only those that have not moved yet.
    #[inline]
    pub fn guards(&self, start_protects: bool) -> u128 {
        let mut guards = self.blocking;
        if start_protects {
            for seat in 0..self.seats {
                guards |= self.pieces[seat as usize] & 1 << Board::start(seat);
            }
        }
        guards
    }
    /// The `n` squares after `from`.
    #[inline]
    pub const fn ahead(&self, from: u8, n: u8) -> u128 {
        let squares = ((1 << n) - 1) << (from + 1);
        (squares | squares >> self.ring()) & self.ring_mask()
    }
    /// The square `n` after `from`.
    #[inline]
    pub const fn after(&self, from: u8, n: u8) -> u8 {
        let square = from + n;
        if square >= self.ring() {
            square - self.ring()
        } else {
            square
        }
    }
    /// The square `n` before `from`.
    #[inline]
    pub const fn before(&self, from: u8, n: u8) -> u8 {
        self.after(from, self.ring() - n)
    }
    /// Steps from a square to the start of `seat`; 0 on it.
    #[inline]
    pub const fn to_start(&self, seat: u8, from: u8) -> u8 {
        let start = Board::start(seat);
        if start >= from {
            start - from
        } else {
            start + self.ring() - from
        }
    }

    /// Where `n` steps lead into or within the finish, if that is legal.
    #[inline]
    pub fn enter(&self, guards: u128, seat: u8, from: Place, n: u8) -> Option<Place> {
        let finish = self.pieces[seat as usize] >> FINISH;
        match from {
            Place::Ring(from) => {
                let d = self.to_start(seat, from);
                if n <= d || n - d > PIECES || d == 0 && self.is_blocking(seat) {
                    return None;
                }
                let free = guards & self.ahead(from, d) == 0 && finish & ((1 << (n - d)) - 1) == 0;
                free.then_some(Place::Finish(n - d - 1))
            }
            Place::Finish(i) => {
                let passed = ((1 << n) - 1) << (i + 1);
                (i + n < PIECES && finish & passed == 0).then_some(Place::Finish(i + n))
            }
        }
    }
    /// Where `n` steps along the ring lead, if that is legal.
    #[inline]
    pub fn along(&self, guards: u128, from: Place, n: u8) -> Option<Place> {
        match from {
            Place::Ring(from) if guards & self.ahead(from, n) == 0 => {
                Some(Place::Ring(self.after(from, n)))
            }
            _ => None,
        }
    }
    /// Where 4 steps back lead, if that is legal.
    #[inline]
    pub fn back(&self, guards: u128, from: Place) -> Option<Place> {
        match from {
            Place::Ring(from) => {
                let to = self.before(from, 4);
                let free = guards & self.ahead(self.before(to, 1), 4) == 0;
                free.then_some(Place::Ring(to))
            }
            Place::Finish(_) => None,
        }
    }
    /// The ring squares that a leg of a seven sweeps on its way.
    #[inline]
    pub fn swept(&self, seat: u8, from: Place, to: Place, n: u8) -> u128 {
        match (from, to) {
            (Place::Ring(from), Place::Ring(_)) => self.ahead(from, n),
            (Place::Ring(from), Place::Finish(_)) => self.ahead(from, self.to_start(seat, from)),
            (Place::Finish(_), _) => 0,
        }
    }

    /// Sends every piece on these ring squares home.
    #[inline]
    pub fn sweep(&mut self, squares: u128) {
        for pieces in &mut self.pieces {
            *pieces &= !squares;
        }
        self.blocking &= !squares;
    }
    /// Moves a piece; who stands on the target goes home.
    #[inline]
    pub fn relocate(&mut self, seat: u8, from: Place, to: Place) {
        self.pieces[seat as usize] &= !from.bit();
        if let Place::Ring(_) = from {
            self.blocking &= !from.bit();
        }
        if let Place::Ring(_) = to {
            self.sweep(to.bit());
        }
        self.pieces[seat as usize] |= to.bit();
    }
    /// Brings a piece from the kennel to the start, where it blocks.
    #[inline]
    pub fn bring_out(&mut self, seat: u8) {
        let start = Place::Ring(Board::start(seat));
        self.sweep(start.bit());
        self.put(seat, start, true);
    }
    /// Swaps two pieces on the ring.
    #[inline]
    pub fn swap(&mut self, seat: u8, mine: Place, other: u8, theirs: Place) {
        self.pieces[seat as usize] ^= mine.bit();
        self.pieces[other as usize] ^= theirs.bit();
        self.pieces[seat as usize] ^= theirs.bit();
        self.pieces[other as usize] ^= mine.bit();
    }
    /// Is everything on these squares of the ring and in these finishes (bit = seat) the same?
    #[inline]
    pub(super) fn same_within(&self, other: &Board, ring: u128, finishes: u8) -> bool {
        let ring = ring & self.ring_mask();
        let seats = 0..self.seats as usize;
        (self.blocking ^ other.blocking) & ring == 0
            && seats.into_iter().all(|s| {
                let area = if finishes >> s & 1 == 1 {
                    ring | FULL
                } else {
                    ring
                };
                (self.pieces[s] ^ other.pieces[s]) & area == 0
            })
    }
}
