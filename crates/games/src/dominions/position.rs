//! A position: tiles on the board, hands, groups and sections with their liberties.
//!
//! Groups and sections only ever merge. Every tile carries the label of its group and of its
//! section, so that asking is one load; a merge rewrites 128 bytes, which a processor does in a few
//! instructions and which is needed less often than once a move. Labels and lists are indexed by
//! tile (beams and owner, 7 bits), not by cell.

use super::board::{Board, CELLS, Cell, CellSet, Side};
use super::tile::{Beams, Colour, Demand, Tile};
use arrayvec::ArrayVec;
use parlour_core::mix;
use std::{fmt, hash};
use thiserror::Error;

/// Tiles of both players by [`Tile::id`]; 0 and 64, the blank ones, stay unused.
pub(super) const TILES: usize = 128;

/// Everything the rules need: no past.
#[derive(Clone)]
pub struct Position {
    /// Zobrist key of the placed tiles.
    pub(super) key: u64,
    /// Unplaced tiles, one bit a number.
    pub(super) hands: [u64; 2],
    /// Cells by the colour they show.
    pub(super) shown: [CellSet; 2],
    /// Cells with a neighbour of that colour.
    pub(super) contact: [CellSet; 2],
    /// Labels of the sections of one colour.
    pub(super) whole: [u128; 2],
    /// [`Tile::byte`], 0 where vacant.
    tiles: [u8; CELLS],
    /// What the neighbours ask of a cell; kept for occupied cells, too.
    demand: [Demand; CELLS],
    /// Where each tile lies.
    pub(super) place: [u8; TILES],
    pub(super) groups: Labels,
    pub(super) sections: Labels,
    pub(super) turn: Colour,
    pub(super) passes: u8,
    size: u8,
}

/// Why tiles cannot lie like this.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Fault {
    /// Two tiles on one cell.
    #[error("{0} is occupied twice")]
    Occupied(String),
    /// The same tile of the same owner twice.
    #[error("{owner}'s tile {number} lies on {first} and on {second}")]
    Twice {
        /// Its owner.
        owner: Colour,
        /// Its number.
        number: u8,
        /// One place.
        first: String,
        /// The other.
        second: String,
    },
    /// A beam at the edge.
    #[error("the tile on {0} has a beam off the board at side {1}")]
    OffBoard(String, Side),
    /// A beam against a blank side.
    #[error("the tile on {0} does not match at side {1}")]
    Mismatch(String, Side),
    /// A group that should have been flipped.
    #[error("the {1} group on {0} has no liberty")]
    Dead(String, Colour),
}

impl Position {
    /// The empty board, all tiles in hand, White to move.
    pub fn empty(size: u8) -> Position {
        let board = Board::of(size);
        let mut demand = [Demand::NONE; CELLS];
        for cell in board.cells() {
            let edges = Side::ALL
                .into_iter()
                .filter(|s| board.next(cell, *s).is_none());
            demand[cell.index()] = edges.fold(Demand::NONE, |d, side| d.and(side, false));
        }
        Position {
            key: 0,
            hands: [!1; 2],
            shown: [CellSet::EMPTY; 2],
            contact: [CellSet::EMPTY; 2],
            whole: [0; 2],
            tiles: [0; CELLS],
            demand,
            place: [0; TILES],
            groups: Labels::NONE,
            sections: Labels::NONE,
            turn: Colour::White,
            passes: 0,
            size,
        }
    }

    /// Tiles laid out by hand, in any order; `passes` have just been made.
    pub fn set_up(
        size: u8,
        tiles: &[(Cell, Tile)],
        turn: Colour,
        passes: u8,
    ) -> Result<Position, Fault> {
        let mut at = Position::empty(size);
        let board = at.board();
        (at.turn, at.passes) = (turn, passes);
        for &(cell, tile) in tiles {
            if at.tile(cell).is_some() {
                return Err(Fault::Occupied(board.name(cell)));
            }
            if !at.holds(tile.owner(), tile.beams()) {
                let first = Cell::from_index(at.place[tile.id()]);
                return Err(Fault::Twice {
                    owner: tile.owner(),
                    number: tile.beams().number(),
                    first: board.name(first),
                    second: board.name(cell),
                });
            }
            at.lay(cell, tile);
        }
        for &(cell, tile) in tiles {
            let demand = at.demand(cell);
            let wrong = tile.beams().number() & demand.decided() ^ demand.beams();
            if let Some(side) = Side::in_bits(wrong).next() {
                let name = board.name(cell);
                return Err(match board.next(cell, side) {
                    None => Fault::OffBoard(name, side),
                    Some(_) => Fault::Mismatch(name, side),
                });
            }
        }
        for &(cell, tile) in tiles {
            let free = at.free_beams(cell).count_ones() as u8;
            at.groups.found(tile.id(), free);
            at.sections.found(tile.id(), free);
        }
        for &(cell, tile) in tiles {
            for next in at.linked(cell, tile.beams().number()) {
                at.sections.merge(tile.id(), next.id());
                if next.colour() == tile.colour() {
                    at.groups.merge(tile.id(), next.id());
                }
            }
        }
        for &(cell, tile) in tiles {
            if at.groups.liberties(tile.id()) == 0 {
                return Err(Fault::Dead(board.name(cell), tile.colour()));
            }
            at.judge_section(tile.id());
        }
        Ok(at)
    }

    /// The geometry it lies on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        Board::of(self.size)
    }
    /// What lies there.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        Tile::from_byte(self.tiles[cell.index()])
    }
    /// Whose turn it is.
    #[inline]
    pub fn mover(&self) -> Colour {
        self.turn
    }
    /// Passes just made: 2 end the game.
    pub fn passes(&self) -> u8 {
        self.passes
    }
    /// Is this tile still unplaced?
    #[inline]
    pub fn holds(&self, owner: Colour, beams: Beams) -> bool {
        self.hands[owner.index()] >> beams.number() & 1 == 1
    }
    /// Unplaced tiles, one bit a number.
    #[inline]
    pub fn hand(&self, owner: Colour) -> u64 {
        self.hands[owner.index()]
    }
    /// Cells that show this colour.
    pub fn shown(&self, colour: Colour) -> CellSet {
        self.shown[colour.index()]
    }
    /// Cells without a tile.
    #[inline]
    pub fn vacant(&self) -> CellSet {
        let taken = self.shown[0].or(self.shown[1]);
        self.board().all().and_not(taken)
    }
    /// No tile placed yet?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.hands == [!1; 2]
    }
    /// Tiles of this colour less unplaced tiles of this owner.
    pub fn score(&self, colour: Colour) -> i32 {
        let own = self.shown[colour.index()].len() as i32;
        own - self.hands[colour.index()].count_ones() as i32
    }
    /// What the neighbours of a cell ask of it.
    #[inline]
    pub fn demand(&self, cell: Cell) -> Demand {
        self.demand[cell.index()]
    }
    /// The liberties of one tile: beams that face vacant cells.
    pub fn free_beams(&self, cell: Cell) -> u8 {
        self.tiles[cell.index()] & 63 & !self.demand(cell).decided()
    }
    /// Tiles that lie on these sides of `cell`.
    #[inline(always)]
    pub(super) fn links(&self, cell: Cell, sides: u8) -> impl Iterator<Item = Tile> {
        let board = self.board();
        Side::in_bits(sides).filter_map(move |side| self.tile(board.next(cell, side)?))
    }
    /// The same, read at once.
    #[inline(always)]
    pub(super) fn linked(&self, cell: Cell, sides: u8) -> ArrayVec<Tile, 6> {
        self.links(cell, sides).collect()
    }
    /// The cells of the group on `cell`, and its liberties; nothing on a vacant cell.
    pub fn group(&self, cell: Cell) -> Option<(CellSet, u8)> {
        let id = self.tile(cell)?.id();
        Some((self.cells_of(&self.groups, id), self.groups.liberties(id)))
    }
    /// The number of the group on `cell`, below 128, and its liberties: the cheap half of
    /// [`Position::group`]. Two tiles have the same number if they are of one group.
    #[inline]
    pub fn group_number(&self, cell: Cell) -> Option<(usize, u8)> {
        let id = self.tile(cell)?.id();
        Some((self.groups.of(id) as usize, self.groups.liberties(id)))
    }
    /// How many tiles the group with this number has.
    #[inline(always)]
    pub fn group_size(&self, number: usize) -> u8 {
        self.groups.size(number)
    }
    /// The liberties of the group with this number.
    #[inline]
    pub fn group_liberties(&self, number: usize) -> u8 {
        self.groups.liberties[number]
    }
    /// For every beam that faces a vacant cell, the number and the colour of its group.
    #[inline(always)]
    pub fn groups_into(&self, cell: Cell) -> impl Iterator<Item = (usize, Colour)> {
        let around = self.board().around(cell);
        Side::in_bits(self.demand(cell).beams()).map(move |side| {
            // A beam comes from a tile, so the neighbour is there.
            let byte = self.tiles.get(around[side.index()] as usize);
            let byte = byte.copied().unwrap_or(0);
            let number = self.groups.of((byte & 127) as usize) as usize;
            let colour = if byte < 128 {
                Colour::White
            } else {
                Colour::Black
            };
            (number & (TILES - 1), colour)
        })
    }
    /// The cells of the section on `cell`, and its liberties; nothing on a vacant cell.
    pub fn section(&self, cell: Cell) -> Option<(CellSet, u8)> {
        let id = self.tile(cell)?.id();
        let cells = self.cells_of(&self.sections, id);
        Some((cells, self.sections.liberties(id)))
    }
    /// Is the group on `cell` a whole section? False on a vacant cell.
    pub fn is_whole(&self, cell: Cell) -> bool {
        self.tile(cell).is_some_and(|tile| self.in_whole(tile))
    }
    #[inline]
    pub(super) fn in_whole(&self, tile: Tile) -> bool {
        let label = self.sections.of(tile.id());
        self.whole[tile.colour().index()] >> label & 1 == 1
    }

    fn cells_of(&self, labels: &Labels, id: usize) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for member in labels.members(id) {
            cells.insert(Cell::from_index(self.place[member]));
        }
        cells
    }

    /// Puts a tile from its owner's hand on a vacant cell; labels are left alone.
    #[inline(always)]
    pub(super) fn lay(&mut self, cell: Cell, tile: Tile) {
        let (board, beams) = (self.board(), tile.beams());
        self.tiles[cell.index()] = tile.byte();
        self.place[tile.id()] = cell.index() as u8;
        self.hands[tile.owner().index()] &= !(1 << beams.number());
        self.key ^= tile_key(cell, tile);
        let colour = tile.colour().index();
        self.shown[colour].insert(cell);
        self.contact[colour] = self.contact[colour].or(*board.touch(cell));
        for side in Side::ALL {
            if let Some(next) = board.next(cell, side) {
                let demand = &mut self.demand[next.index()];
                *demand = demand.and(side.opposite(), beams.has(side));
            }
        }
    }
    /// Turns a tile over; labels and contacts are left alone.
    pub(super) fn turn_over(&mut self, cell: Cell) {
        let tile = Tile::from_byte(self.tiles[cell.index()]).expect("only tiles are turned");
        self.tiles[cell.index()] = tile.flipped().byte();
        self.key ^= tile_key(cell, tile) ^ tile_key(cell, tile.flipped());
        self.shown[0].toggle(cell);
        self.shown[1].toggle(cell);
    }
    /// Notes whether the section of a tile is of one colour.
    pub(super) fn judge_section(&mut self, id: usize) {
        let label = self.sections.of(id);
        let mut seen = [false; 2];
        for member in self.sections.members(id) {
            let cell = self.place[member] as usize;
            seen[(self.tiles[cell] >> 7) as usize] = true;
        }
        for colour in 0..2 {
            self.whole[colour] &= !(1 << label);
            self.whole[colour] |= ((seen[colour] && !seen[1 - colour]) as u128) << label;
        }
    }
    /// Equal for equal positions.
    #[inline]
    pub fn key(&self) -> u64 {
        const STATE: [u64; 6] = parlour_core::keys(0xD0_3141);
        self.key ^ STATE[self.turn.index() * 3 + self.passes as usize]
    }
}

#[inline]
fn tile_key(cell: Cell, tile: Tile) -> u64 {
    mix((cell.index() as u64) << 8 | tile.byte() as u64)
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let state = |at: &Position| (at.key, at.size, at.turn, at.passes);
        state(self) == state(other) && self.tiles == other.tiles
    }
}

impl Eq for Position {}

impl hash::Hash for Position {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} on size {}", self.size)
    }
}

/// Which tiles belong together, and how many liberties they have.
#[derive(Clone)]
pub(super) struct Labels {
    /// The label of each tile; 0 for unplaced tiles.
    label: [u8; TILES],
    /// By label. A set of tiles has at most 146 liberties: each link costs two beams.
    liberties: [u8; TILES],
}

impl Labels {
    const NONE: Labels = Labels {
        label: [0; TILES],
        liberties: [0; TILES],
    };

    /// A tile just placed, alone.
    #[inline]
    pub fn found(&mut self, id: usize, liberties: u8) {
        self.label[id] = id as u8;
        self.liberties[id] = liberties;
    }
    #[inline]
    pub fn of(&self, id: usize) -> u8 {
        self.label[id]
    }
    /// Liberties of all that belongs together with this tile.
    #[inline]
    pub fn liberties(&self, id: usize) -> u8 {
        self.liberties[self.label[id] as usize]
    }
    /// How many tiles have this label: one look at 128 bytes.
    #[inline(always)]
    pub fn size(&self, label: usize) -> u8 {
        let mut size = 0;
        for other in self.label {
            size += (other == label as u8) as u8;
        }
        size
    }
    /// One beam of this tile has met another tile.
    #[inline]
    pub fn lose_liberty(&mut self, id: usize) {
        self.liberties[self.label[id] as usize] -= 1;
    }
    /// A tile found a moment ago joins another.
    #[inline(always)]
    pub fn join(&mut self, newcomer: usize, other: usize) {
        if self.label[newcomer] == newcomer as u8 {
            let to = self.label[other];
            self.liberties[to as usize] += self.liberties[newcomer];
            self.label[newcomer] = to;
        } else {
            self.merge(newcomer, other);
        }
    }
    /// All that belongs to `a` and all that belongs to `b` become one.
    #[inline(always)]
    pub fn merge(&mut self, a: usize, b: usize) {
        let (from, to) = (self.label[a], self.label[b]);
        if from == to {
            return;
        }
        self.liberties[to as usize] += self.liberties[from as usize];
        for label in &mut self.label {
            *label = if *label == from { to } else { *label };
        }
    }
    /// Tiles that belong together with this one, itself included.
    pub fn members(&self, id: usize) -> impl Iterator<Item = usize> + use<> {
        let (label, mut bits) = (self.label[id], 0u128);
        for (other, of) in self.label.iter().enumerate() {
            bits |= ((*of == label) as u128) << other;
        }
        std::iter::from_fn(move || {
            let member = (bits != 0).then(|| bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            member
        })
    }
}
