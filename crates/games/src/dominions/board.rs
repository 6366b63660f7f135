//! The hexagon: cells, their names, their neighbours, sets of them.
//!
//! Cells are flat-topped; a1 is the bottom corner of the board and, with 9 cells a side, q17 the
//! top one. A letter row runs to the north-east, a number row to the north-west. Cells are indexed
//! row by row from the highest letter down: q9 = 0, i9 = 108, a9 = 216. No index is wasted.
//!
//! ```text
//!          N
//!     NW ┌───┐ NE        q = n − s        r = s − 1 − L
//!       ╱     ╲          N (+1,−1)  NW (0,−1)  SW (−1,0)
//!     SW╲     ╱SE        S (−1,+1)  SE (0,+1)  NE (+1,0)
//!        └───┘
//!          S
//! ```

use std::fmt;

/// Cells of the largest board.
pub const CELLS: usize = 217;
/// The smallest board has so many cells a side.
pub const SMALLEST: u8 = 3;
/// The largest, and usual, board has so many cells a side.
pub const LARGEST: u8 = 9;

/// No neighbour on this side.
const NONE: u8 = 255;

/// A side of a cell or tile.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Side(u8);

impl Side {
    /// In the order of the record notation's bits: N, NW, SW, S, SE, NE.
    pub const ALL: [Side; 6] = [Side(0), Side(1), Side(2), Side(3), Side(4), Side(5)];

    /// Its bit in a tile's number: 1, 2, 4, 8, 16 or 32.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
    /// The side of the neighbour that touches this one.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side((self.0 + 3) % 6)
    }
    /// 0 for N to 5 for NE.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The sides in this set of bits.
    #[inline(always)]
    pub fn in_bits(bits: u8) -> impl Iterator<Item = Side> {
        let mut left = bits & 63;
        std::iter::from_fn(move || {
            let side = (left != 0).then(|| Side(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            side
        })
    }
}

impl fmt::Display for Side {
    /// `NW`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["N", "NW", "SW", "S", "SE", "NE"][self.index()])
    }
}

/// A cell of a board, by its index.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Cell(u8);

impl Cell {
    /// For indexing arrays that have one entry a cell.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    pub(super) const fn from_index(index: u8) -> Cell {
        Cell(index)
    }
}

/// A bitboard: a set of cells.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// Nothing.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// Is it in?
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[(cell.0 >> 6) as usize] >> (cell.0 & 63) & 1 == 1
    }
    /// Takes it in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] |= 1 << (cell.0 & 63);
    }
    /// In if it was out, out if it was in.
    #[inline]
    pub(super) const fn toggle(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] ^= 1 << (cell.0 & 63);
    }
    /// In either.
    #[inline]
    pub fn or(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
    /// In both.
    #[inline]
    pub fn and(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
    /// In this one only.
    #[inline]
    pub fn and_not(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
    /// Nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }
    /// How many.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }
    /// In rising order.
    #[inline(always)]
    pub fn iter(self) -> Cells {
        let [left, rest @ ..] = self.0;
        Cells {
            left,
            rest,
            word: 0,
        }
    }
    /// Calls `each` in rising order: the fastest way through.
    #[inline(always)]
    pub(super) fn each(self, mut each: impl FnMut(Cell)) {
        for (word, mut left) in (0u8..).zip(self.0) {
            while left != 0 {
                each(Cell(word << 6 | left.trailing_zeros() as u8));
                left &= left - 1;
            }
        }
    }
}

/// The cells of a set, in rising order.
#[derive(Clone, Debug)]
pub struct Cells {
    /// What is left of the present word, and the words behind it.
    left: u64,
    rest: [u64; 3],
    word: u8,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline(always)]
    fn next(&mut self) -> Option<Cell> {
        while self.left == 0 {
            if self.word == 3 {
                return None;
            }
            self.left = self.rest[self.word as usize];
            self.word += 1;
        }
        let bit = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(Cell(self.word << 6 | bit))
    }
}

/// The geometry of one size.
pub struct Board {
    size: u8,
    cells: u8,
    all: CellSet,
    around: [[u8; 6]; CELLS],
    touch: [CellSet; CELLS],
    /// Letter and number of each cell, both from 0.
    names: [(u8, u8); CELLS],
    row_start: [u8; 17],
}

static BOARDS: [Board; 7] = [
    Board::build(3),
    Board::build(4),
    Board::build(5),
    Board::build(6),
    Board::build(7),
    Board::build(8),
    Board::build(9),
];

impl Board {
    /// The board with `size` cells a side, 3 to 9.
    ///
    /// # Panics
    /// For any other size.
    #[inline]
    pub fn of(size: u8) -> &'static Board {
        &BOARDS[(size - SMALLEST) as usize]
    }
    /// Cells a side.
    pub const fn size(&self) -> u8 {
        self.size
    }
    /// Every cell.
    #[inline]
    pub const fn all(&self) -> CellSet {
        self.all
    }
    /// Every cell in the order of the index.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells).map(Cell)
    }
    /// The cell with this index; none behind the last.
    #[inline]
    pub fn cell(&self, index: usize) -> Option<Cell> {
        (index < self.cells as usize).then_some(Cell(index as u8))
    }
    /// The neighbour on this side; none at the edge.
    #[inline]
    pub fn next(&self, cell: Cell, side: Side) -> Option<Cell> {
        let next = self.around[cell.index()][side.index()];
        (next != NONE).then_some(Cell(next))
    }
    /// The neighbours by side, as indices; beyond all cells at the edge.
    #[inline(always)]
    pub(super) fn around(&self, cell: Cell) -> &[u8; 6] {
        &self.around[cell.index()]
    }
    /// All neighbours.
    #[inline]
    pub fn touch(&self, cell: Cell) -> &CellSet {
        &self.touch[cell.index()]
    }
    /// Letter and number, both from 0: (8, 8) for i9.
    pub fn coordinates(&self, cell: Cell) -> (u8, u8) {
        self.names[cell.index()]
    }
    /// The cell with this letter and number, both from 0.
    pub const fn at(&self, letter: u8, number: u8) -> Option<Cell> {
        let (s, last) = (self.size as i32, 2 * (self.size - 1));
        if letter > last || number > last {
            return None;
        }
        let (l, n) = (letter as i32, number as i32);
        if l - n >= s || n - l >= s {
            return None;
        }
        let row = last - letter;
        // The first number of the row: its distance from the letter is less than the size.
        let first = if l >= s { l - s + 1 } else { 0 };
        Some(Cell(self.row_start[row as usize] + (n - first) as u8))
    }
    /// `i9`
    pub fn name(&self, cell: Cell) -> String {
        let (letter, number) = self.coordinates(cell);
        format!("{}{}", (b'a' + letter) as char, number + 1)
    }

    const fn build(size: u8) -> Board {
        let mut board = Board {
            size,
            cells: 0,
            all: CellSet::EMPTY,
            around: [[NONE; 6]; CELLS],
            touch: [CellSet::EMPTY; CELLS],
            names: [(0, 0); CELLS],
            row_start: [0; 17],
        };
        let last = 2 * (size - 1);
        let mut row = 0;
        while row <= last {
            board.row_start[row as usize] = board.cells;
            let letter = last - row;
            let mut number = letter.saturating_sub(size - 1);
            while number <= last && number < letter + size {
                board.names[board.cells as usize] = (letter, number);
                board.all.insert(Cell(board.cells));
                board.cells += 1;
                number += 1;
            }
            row += 1;
        }
        // Steps of (letter, number) for N, NW, SW, S, SE, NE.
        let steps: [(i8, i8); 6] = [(1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 1)];
        let mut index = 0;
        while index < board.cells {
            let (letter, number) = board.names[index as usize];
            let mut side = 0;
            while side < 6 {
                let (dl, dn) = steps[side];
                let (l, n) = (letter as i8 + dl, number as i8 + dn);
                if l >= 0
                    && n >= 0
                    && let Some(next) = board.at(l as u8, n as u8)
                {
                    board.around[index as usize][side] = next.0;
                    board.touch[index as usize].insert(next);
                }
                side += 1;
            }
            index += 1;
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_large_board_is_numbered_as_published() {
        let board = Board::of(9);
        let starts = [
            0, 9, 19, 30, 42, 55, 69, 84, 100, 117, 133, 148, 162, 175, 187, 198, 208,
        ];
        assert_eq!(board.row_start, starts);
        for (letter, number, index) in [(16, 8, 0), (8, 8, 108), (0, 8, 216)] {
            let cell = board.at(letter, number).expect("on the board");
            assert_eq!(cell.index(), index);
        }
    }

    #[test]
    fn every_size_has_its_cells_and_mutual_neighbours() {
        for size in SMALLEST..=LARGEST {
            let (board, s) = (Board::of(size), size as u32);
            assert_eq!(board.all().len(), 3 * s * (s - 1) + 1);
            for cell in board.cells() {
                let (letter, number) = board.coordinates(cell);
                assert_eq!(board.at(letter, number), Some(cell));
                for side in Side::ALL {
                    if let Some(next) = board.next(cell, side) {
                        assert_eq!(board.next(next, side.opposite()), Some(cell));
                        assert!(board.touch(cell).contains(next));
                    }
                }
            }
        }
    }
}
