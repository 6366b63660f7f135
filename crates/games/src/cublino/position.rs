//! Where the dice are and whose turn it is.

use super::board::{Cells, Dir, ROOM, Square, squares};
use super::chain::Move;
use super::die::Die;
use super::moves;
use parlour_core::{Seat, keys};
use std::fmt;

/// A player.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Side {
    /// Upper case; starts on row 1, goes to row 7, moves first.
    White,
    /// Lower case; starts on row 7, goes to row 1.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The foe.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
    /// White is seat 0.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
    /// Where its dice go.
    pub const fn forward(self) -> Dir {
        match self {
            Side::White => Dir::North,
            Side::Black => Dir::South,
        }
    }
    /// The row it wants to reach, from 0.
    pub const fn goal_row(self) -> u8 {
        match self {
            Side::White => 6,
            Side::Black => 0,
        }
    }
    /// `White` or `Black`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "White",
            Side::Black => "Black",
        }
    }
    pub(super) const fn goal(self) -> Cells {
        0x7F << (8 * self.goal_row())
    }
}

/// All dice and the side to move. The variant is the game's, not the position's.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Position {
    /// The cells of each side.
    cells: [Cells; 2],
    key: u64,
    /// How the die on each cell lies; 0 where there is none.
    dice: [u8; ROOM],
    turn: Side,
}

/// Zobrist keys: a side, how its die lies, and where.
static KEYS: [u64; 2 * 24 * ROOM] = keys(0x0C0B_1140);
const TURN: u64 = 0x9D2C_5680_CA2E_3F17;

impl Position {
    /// No dice at all.
    pub(super) const fn empty(turn: Side) -> Position {
        Position {
            cells: [0; 2],
            key: match turn {
                Side::White => 0,
                Side::Black => TURN,
            },
            dice: [0; ROOM],
            turn,
        }
    }
    /// Who moves.
    #[inline]
    pub const fn mover(&self) -> Side {
        self.turn
    }
    /// What lies on a cell.
    pub fn die(&self, cell: Square) -> Option<(Side, Die)> {
        let owner = Side::BOTH
            .into_iter()
            .find(|side| self.of(*side) & cell.bit() != 0)?;
        Some((owner, self.lying(cell)))
    }
    /// All dice with their cells, by row, then column.
    pub fn dice(&self) -> impl Iterator<Item = (Square, Side, Die)> {
        squares(self.all()).map(|cell| {
            let owner = if self.of(Side::White) & cell.bit() != 0 {
                Side::White
            } else {
                Side::Black
            };
            (cell, owner, self.lying(cell))
        })
    }
    /// How many dice a side has.
    pub const fn count(&self, side: Side) -> u32 {
        self.of(side).count_ones()
    }
    /// How many dice of a side stand on its goal row.
    pub const fn home(&self, side: Side) -> u32 {
        (self.of(side) & side.goal()).count_ones()
    }
    /// The tops of a side's dice on its goal row: the live score of Pur.
    pub fn score(&self, side: Side) -> u32 {
        self.tops(self.of(side) & side.goal())
    }
    /// The board turned by half with the colours swapped: the same game for the other side.
    pub fn half_turn(&self) -> Position {
        let mut turned = Position::empty(self.turn.other());
        for (cell, side, die) in self.dice() {
            turned.put(side.other(), cell.half_turn(), die.half_turn());
        }
        turned
    }

    /// The cells of a side as bits, [`Square::index`] by index.
    #[inline]
    pub const fn of(&self, side: Side) -> u64 {
        self.cells[side as usize]
    }
    /// The number of how the die on a cell lies, by [`Square::index`]; 0 where there is none.
    #[inline]
    pub const fn numbers(&self) -> &[u8; ROOM] {
        &self.dice
    }
    /// The tip of the mover's die from one cell to the next, if it can be made; the game is not over.
    pub fn tip(&self, from: Square, to: Square) -> Option<Move> {
        moves::tip_between(self, from, to)
    }
    #[inline]
    pub(super) const fn all(&self) -> Cells {
        self.cells[0] | self.cells[1]
    }
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }
    /// Trusts that a die lies there.
    #[inline]
    pub(super) const fn lying(&self, cell: Square) -> Die {
        Die::at(self.dice[cell.index()])
    }
    /// The sum of the tops on these cells, all of them taken.
    #[inline]
    pub(super) fn tops(&self, set: Cells) -> u32 {
        squares(set).map(|cell| self.lying(cell).top() as u32).sum()
    }
    /// Trusts the cell to be empty.
    #[inline]
    pub(super) fn put(&mut self, side: Side, cell: Square, die: Die) {
        debug_assert!(self.all() & cell.bit() == 0);
        self.cells[side as usize] |= cell.bit();
        self.dice[cell.index()] = die.number();
        self.key ^= key_of(side, cell, die);
    }
    /// Trusts that a die of this side lies there.
    #[inline]
    pub(super) fn take(&mut self, side: Side, cell: Square) -> Die {
        debug_assert!(self.of(side) & cell.bit() != 0);
        let die = self.lying(cell);
        self.cells[side as usize] ^= cell.bit();
        self.dice[cell.index()] = 0;
        self.key ^= key_of(side, cell, die);
        die
    }
    #[inline]
    pub(super) fn hand_over(&mut self) {
        self.turn = self.turn.other();
        self.key ^= TURN;
    }
}

#[inline]
fn key_of(side: Side, cell: Square, die: Die) -> u64 {
    KEYS[(side as usize * 24 + die.number() as usize) * ROOM + cell.index()]
}

impl fmt::Debug for Position {
    /// `White to move: Wa1 Wb1 … vg7`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to move:", self.turn.name())?;
        for (cell, side, die) in self.dice() {
            write!(f, " {}", super::Placed { cell, side, die })?;
        }
        Ok(())
    }
}
