//! Moves: which are legal, why others are not, how many there are.

use super::board::{CELLS, Cell, CellSet, Side};
use super::position::Position;
use super::tile::{Beams, Colour};
use arrayvec::ArrayVec;
use parlour_core::Rng;
use thiserror::Error;

/// What a player may do in a turn.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Move {
    /// Places nothing.
    Pass,
    /// Places an own tile on a vacant cell.
    Place(Beams, Cell),
}

/// Why a tile may not be placed.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Error)]
pub enum Illegal {
    /// The cell has a tile.
    #[error("the cell is occupied")]
    Occupied,
    /// The mover has placed this tile before.
    #[error("the tile is not in {0}'s hand")]
    NotInHand(Colour),
    /// A beam at the edge.
    #[error("the beam at side {0} points off the board")]
    OffBoard(Side),
    /// Beam against blank, or blank against beam.
    #[error("the tile does not match at side {0}")]
    Mismatch(Side),
    /// Neither contact nor extension.
    #[error("the cell touches no enemy tile and the tile extends no section of {0}'s own")]
    NoSite(Colour),
    /// The section would have no liberty.
    #[error("it would oscillate: the tile's section would have no liberty")]
    Oscillates,
}

/// Draws before the moves are counted instead. One draw is a few loads, a count some hundred.
const TRIES: u32 = 48;
/// With fewer tiles in hand than this, counting is quicker than drawing.
const FEW: u32 = 12;

impl Position {
    /// May the side to move place this tile there?
    pub fn check(&self, cell: Cell, beams: Beams) -> Result<(), Illegal> {
        let demand = self.demand(cell);
        if self.tile(cell).is_some() {
            return Err(Illegal::Occupied);
        }
        if !self.holds(self.turn, beams) {
            return Err(Illegal::NotInHand(self.turn));
        }
        let wrong = beams.number() & demand.decided() ^ demand.beams();
        if let Some(side) = Side::in_bits(wrong).next() {
            return Err(match self.board().next(cell, side) {
                None => Illegal::OffBoard(side),
                Some(_) => Illegal::Mismatch(side),
            });
        }
        if !self.is_site(cell) {
            return Err(Illegal::NoSite(self.turn));
        }
        if beams.number() == demand.beams() && self.oscillates(cell) {
            return Err(Illegal::Oscillates);
        }
        Ok(())
    }

    /// The tiles that the side to move may place there, one bit a number.
    ///
    /// Every tile that fits has the same links, so the site is judged once; and only the tile
    /// without a free beam can leave its section without a liberty.
    #[inline]
    pub fn tiles_for(&self, cell: Cell) -> u64 {
        if self.tile(cell).is_some() || !self.is_site(cell) {
            return 0;
        }
        self.fitting(cell)
    }

    /// [`Position::tiles_for`] where the cell is known to be vacant and a site.
    #[inline(always)]
    fn fitting(&self, cell: Cell) -> u64 {
        let demand = self.demand(cell);
        let tiles = self.hand(self.turn) & demand.tiles();
        let closed = 1 << demand.beams();
        if tiles & closed != 0 && self.oscillates(cell) {
            tiles & !closed
        } else {
            tiles
        }
    }

    /// Cells where the side to move may place, as far as the site is concerned.
    #[inline(always)]
    pub fn sites(&self) -> CellSet {
        let vacant = self.vacant();
        if self.is_empty() {
            return vacant;
        }
        let (me, enemy) = (self.turn.index(), self.turn.other().index());
        let taken = self.board().all().and_not(vacant);
        let mut sites = self.contact[enemy].and_not(taken);
        if self.whole[me] != 0 {
            let own = self.contact[me].and_not(taken).and_not(sites);
            own.each(|cell| {
                if self.extends(cell, self.turn) {
                    sites.insert(cell);
                }
            });
        }
        sites
    }

    #[inline(always)]
    fn is_site(&self, cell: Cell) -> bool {
        let enemy = self.turn.other().index();
        self.contact[enemy].contains(cell)
            || self.whole[self.turn.index()] != 0 && self.extends(cell, self.turn)
            || self.is_empty()
    }

    /// Does a beam of a whole section of this colour face the vacant cell?
    #[inline(always)]
    pub fn extends(&self, cell: Cell, colour: Colour) -> bool {
        let mut links = self.links(cell, self.demand(cell).beams());
        links.any(|next| next.colour() == colour && self.in_whole(next))
    }

    /// Would the tile whose beams are all met leave its section without a liberty?
    #[inline(always)]
    fn oscillates(&self, cell: Cell) -> bool {
        let sides = self.demand(cell).beams();
        let met = sides.count_ones() as u8;
        let mut links = self.links(cell, sides);
        // All beams that are met belong to the linked sections: nothing is left if these have no more
        // liberties than that, counted once a section.
        let mut seen = 0u128;
        let mut liberties = 0;
        links.all(|next| {
            let label = self.sections.of(next.id());
            if seen >> label & 1 == 0 {
                seen |= 1 << label;
                liberties += self.sections.liberties(next.id());
            }
            liberties <= met
        })
    }

    /// Calls `each` with every site and the tiles for it.
    #[inline(always)]
    pub(super) fn each_site(&self, mut each: impl FnMut(Cell, u64)) {
        self.sites().each(|cell| each(cell, self.fitting(cell)));
    }

    /// How many placements are legal.
    #[inline(always)]
    pub fn placements(&self) -> u64 {
        let mut count = 0;
        self.each_site(|_, tiles| count += tiles.count_ones() as u64);
        count
    }

    /// A pass or a legal placement, drawn evenly.
    #[inline(always)]
    pub fn draw_move(&self, rng: &mut Rng) -> Move {
        let hand = self.hand(self.turn);
        if hand.count_ones() < FEW {
            return self.draw_counted(rng);
        }
        let mut cells = ArrayVec::<Cell, CELLS>::new();
        self.frontier().each(|cell| cells.push(cell));
        if cells.is_empty() {
            return Move::Pass;
        }
        for _ in 0..TRIES {
            let bits = rng.draw();
            let index = (((bits >> 32) * cells.len() as u64) >> 32) as usize;
            let number = bits as u8 & 63;
            let cell = cells[index];
            let demand = self.demand(cell);
            if hand & demand.tiles() & 1 << number != 0 {
                if self.is_site(cell) && !(demand.beams() == number && self.oscillates(cell)) {
                    return Move::Place(Beams::new(number).expect("a tile in hand"), cell);
                }
            } else if number == 0 && index == 0 {
                // The blank tile on the first cell stands for the pass.
                return Move::Pass;
            }
        }
        self.draw_counted(rng)
    }

    /// Vacant cells that touch a tile; all cells of an empty board.
    #[inline(always)]
    pub fn frontier(&self) -> CellSet {
        if self.is_empty() {
            return self.board().all();
        }
        let taken = self.shown[0].or(self.shown[1]);
        self.contact[0].or(self.contact[1]).and_not(taken)
    }

    /// The same without luck: lists what each site takes, then draws.
    #[inline(always)]
    fn draw_counted(&self, rng: &mut Rng) -> Move {
        let mut sites = ArrayVec::<(Cell, u64), CELLS>::new();
        let mut count = 1;
        self.each_site(|cell, tiles| {
            if tiles != 0 {
                count += tiles.count_ones();
                sites.push((cell, tiles));
            }
        });
        let mut left = rng.below(count as usize) as u32;
        for (cell, mut tiles) in sites {
            let here = tiles.count_ones();
            if left < here {
                for _ in 0..left {
                    tiles &= tiles - 1;
                }
                let number = tiles.trailing_zeros() as u8;
                return Move::Place(Beams::new(number).expect("a tile in hand"), cell);
            }
            left -= here;
        }
        Move::Pass
    }
}
