//! The board: a ring of 16 squares for each player, kennels and finishes.
//!
//! The pieces of one owner are alike, so each seat is one bitboard: bits 0 to 95 the ring, 96 to 99
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
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Board {
    seats: u8,
    /// Bit = seat whose piece on its start has not moved yet.
    blocking: u8,
    pieces: [u128; SEATS],
}

/// Odd numbers for hashing.
const ODD: [u64; 2 * SEATS] = {
    let mut odd = parlour_core::keys::<{ 2 * SEATS }>(0xD06);
    let mut i = 0;
    while i < odd.len() {
        odd[i] |= 1;
        i += 1;
    }
    odd
};

impl std::hash::Hash for Board {
    /// One sum of products: sevens compare thousands of boards.
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        let mut sum = (self.blocking as u64) << 8 | self.seats as u64;
        for (i, pieces) in self.pieces.iter().enumerate() {
            let (low, high) = (*pieces as u64, (*pieces >> 64) as u64);
            sum = sum
                .wrapping_add(low.wrapping_mul(ODD[2 * i]))
                .wrapping_add(high.wrapping_mul(ODD[2 * i + 1]));
            sum ^= sum >> 29;
        }
        state.write_u64(sum);
    }
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
    /// Squares of the ring that six players sit around.
    pub const LARGEST_RING: u8 = FINISH;
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
    /// Is a piece in this slot of the finish as deep as it will ever be?
    #[inline]
    pub const fn is_settled(&self, seat: u8, slot: u8) -> bool {
        let finish = (self.pieces[seat as usize] >> FINISH) as u32;
        finish >> slot == (1 << (PIECES - slot)) - 1
    }
    /// Does a piece of `seat` stand here?
    #[inline]
    pub const fn has(&self, seat: u8, place: Place) -> bool {
        self.pieces[seat as usize] & place.bit() != 0
    }
    /// Does the piece on the start of `seat` block because it has not moved yet?
    #[inline]
    pub const fn is_blocking(&self, seat: u8) -> bool {
        self.blocking >> seat & 1 == 1
    }
    /// Whose piece stands on this square of the ring.
    pub fn owner(&self, square: u8) -> Option<u8> {
        (0..self.seats).find(|s| self.has(*s, Place::Ring(square)))
    }
    /// Puts a piece of `seat` on an empty place; `blocks` only on its own start.
    pub fn put(&mut self, seat: u8, place: Place, blocks: bool) {
        self.pieces[seat as usize] |= place.bit();
        if blocks {
            self.blocking |= 1 << seat;
        }
    }
    /// Takes a piece of `seat` off, to its kennel.
    pub fn lift(&mut self, seat: u8, place: Place) {
        self.pieces[seat as usize] &= !place.bit();
        if place == Place::Ring(Board::start(seat)) {
            self.blocking &= !(1 << seat);
        }
    }
    /// The squares of the ring on which pieces of `seat` stand, bit = square.
    #[inline]
    pub const fn squares(&self, seat: u8) -> u128 {
        self.pieces[seat as usize] & self.ring_mask()
    }
    /// The slots of its finish on which pieces of `seat` stand, bit = slot.
    #[inline]
    pub const fn slots(&self, seat: u8) -> u8 {
        (self.pieces[seat as usize] >> FINISH) as u8
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
        let blocks = self.is_blocking(seat);
        let free = squares & !((blocks as u128) << start);
        let near = free & ((2 << start) - 1);
        if self.seats <= 4 {
            for mut squares in [near as u64, (free ^ near) as u64] {
                while squares != 0 {
                    let i = 63 - squares.leading_zeros();
                    squares ^= 1 << i;
                    places.push(Place::Ring(i as u8));
                }
            }
        } else {
            for mut squares in [near, free ^ near] {
                while squares != 0 {
                    let i = 127 - squares.leading_zeros();
                    squares ^= 1 << i;
                    places.push(Place::Ring(i as u8));
                }
            }
        }
        if blocks {
            places.push(Place::Ring(start));
        }
        places
    }

    /// Seats (as bits) on whose start stands a piece that nobody may pass or land on. With
    /// `start_protects` every piece on its owner's start counts, otherwise only those that have not
    /// moved yet.
    #[inline]
    pub fn guards(&self, start_protects: bool) -> u8 {
        let mut guards = self.blocking;
        if start_protects {
            for seat in 0..self.seats {
                guards |= (self.has(seat, Place::Ring(Board::start(seat))) as u8) << seat;
            }
        }
        guards
    }
    /// Is a square one of the guarded starts?
    #[inline]
    pub const fn is_guarded(guards: u8, square: u8) -> bool {
        square.is_multiple_of(16) && guards >> (square / 16) & 1 == 1
    }
    /// Steps from a square to the next start, and whose it is. No card goes further than that and
    /// the 16 squares behind it.
    #[inline]
    const fn next_start(&self, from: u8) -> (u8, u8) {
        let seat = from / 16 + 1;
        (16 - from % 16, if seat == self.seats { 0 } else { seat })
    }
    /// Free squares before the next guard, 16 if there is none so near.
    #[inline]
    pub const fn free_ahead(&self, guards: u8, from: u8) -> u8 {
        let (steps, seat) = self.next_start(from);
        if guards >> seat & 1 == 1 {
            steps - 1
        } else {
            16
        }
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
    pub fn enter(&self, guards: u8, seat: u8, from: Place, n: u8) -> Option<Place> {
        let finish = (self.pieces[seat as usize] >> FINISH) as u32;
        match from {
            Place::Ring(from) => {
                let d = self.to_start(seat, from);
                if n <= d || n - d > PIECES || d == 0 && self.is_blocking(seat) {
                    return None;
                }
                // So near, the own start is the only one on the way.
                let blocked = d > 0 && guards >> seat & 1 == 1;
                let free = !blocked && finish & ((1 << (n - d)) - 1) == 0;
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
    pub fn along(&self, guards: u8, from: Place, n: u8) -> Option<Place> {
        match from {
            Place::Ring(from) if n <= self.free_ahead(guards, from) => {
                Some(Place::Ring(self.after(from, n)))
            }
            _ => None,
        }
    }
    /// Where 4 steps back lead, if that is legal.
    #[inline]
    pub fn back(&self, guards: u8, from: Place) -> Option<Place> {
        match from {
            Place::Ring(from) => {
                let behind = from % 16;
                let free = behind == 0 || behind > 4 || guards >> (from / 16) & 1 == 0;
                free.then_some(Place::Ring(self.before(from, 4)))
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

    /// Sends every piece on these ring squares home; none of them may be guarded.
    #[inline]
    pub fn sweep(&mut self, squares: u128) {
        for pieces in &mut self.pieces {
            *pieces &= !squares;
        }
    }
    /// Moves a piece; who stands on the target goes home.
    #[inline]
    pub fn relocate(&mut self, seat: u8, from: Place, to: Place) {
        self.lift(seat, from);
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
        let blocking = self.blocking ^ other.blocking;
        seats.into_iter().all(|s| {
            let area = if finishes >> s & 1 == 1 {
                ring | FULL
            } else {
                ring
            };
            let starts = blocking >> s & 1 == 1 && ring >> (16 * s) & 1 == 1;
            !starts && (self.pieces[s] ^ other.pieces[s]) & area == 0
        })
    }
}
