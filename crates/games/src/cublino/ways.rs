//! Pur: how many chains there are, for all dice at once, and chain number so and so.

use super::board::{BOARD, Cells, Square};
use super::chain::{First, Move};
use super::position::{Position, Side};

/// The number of ways to go on from each cell, a row of eight one-byte lanes at a time, with the
/// mover going up.
///
/// `stops` holds for each cell the ways to stop there or to jump ahead from it. Running sums of it
/// over the cells that jumps along the row connect give the ways to go on from the cell where a chain
/// comes into the row: `east` and `west` with those to one side, `all` with both.
///
/// The moving die need not be lifted: a cell that it could wrongly jump over lies beside it after a
/// sideways tip only, and then it just cannot run back.
///
/// No lane exceeds 255: see [`most_ways`].
pub(super) struct Ways {
    stops: [u64; 7],
    east: [u64; 7],
    west: [u64; 7],
    all: [u64; 7],
    /// The dice that may start jumping, and the cells dice may tip to.
    own: Cells,
    tip_ahead: Cells,
    tip_west: Cells,
    tip_east: Cells,
    side: Side,
    total: u32,
}

const ONES: u64 = 0x0101_0101_0101_0101;

impl Ways {
    #[inline]
    pub(super) fn of(at: &Position) -> Ways {
        let side = at.mover();
        let (own, taken) = (upright(side, at.of(side)), upright(side, at.all()));
        let free = BOARD & !taken;
        let to_east = taken >> 1 & free >> 2;
        let to_west = taken << 1 & free << 2;
        let ahead = taken >> 8 & free >> 16;
        let mut ways = Ways {
            stops: [0; 7],
            east: [0; 7],
            west: [0; 7],
            all: [0; 7],
            own,
            tip_ahead: own << 8 & free,
            tip_west: own >> 1 & free,
            tip_east: own << 1 & free,
            side,
            total: 0,
        };
        let mut sum = 0;
        for row in (0..7).rev() {
            let leaps = ways.all.get(row + 2).copied().unwrap_or(0);
            let stops = ONES + (lanes(ahead, row) & leaps);
            let (to_east, to_west) = (lanes(to_east, row), lanes(to_west, row));
            let (mut east, mut west) = (stops, stops);
            for _ in 0..3 {
                east = stops + (to_east & east >> 16);
                west = stops + (to_west & west << 16);
            }
            ways.stops[row] = stops;
            ways.east[row] = east;
            ways.west[row] = west;
            ways.all[row] = east + (west - stops);
            for (_, lanes) in ways.begin(row) {
                sum += wide(lanes);
            }
        }
        ways.total = (sum.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32;
        ways
    }
    /// How many chains.
    #[inline]
    pub(super) fn total(&self) -> u32 {
        self.total
    }
    /// Chain number `n`, below the total, in an order of no importance.
    pub(super) fn chain(&self, mut n: u32) -> Move {
        for row in 0..7 {
            for (first, lanes) in self.begin(row) {
                let sum = (wide(lanes).wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32;
                if n >= sum {
                    n -= sum;
                    continue;
                }
                let mut column = 0;
                while n >= lane(lanes, column) {
                    n -= lane(lanes, column);
                    column += 1;
                }
                return self.follow(first, column, row, n);
            }
        }
        unreachable!("n is below the total")
    }
    /// The ways that come into this row by each kind of first step, or start in it by a jump.
    #[inline]
    fn begin(&self, row: usize) -> [(First, u64); 4] {
        [
            (First::Jump, lanes(self.own, row) & (self.all[row] - ONES)),
            (First::TipAhead, lanes(self.tip_ahead, row) & self.all[row]),
            (First::TipWest, lanes(self.tip_west, row) & self.west[row]),
            (First::TipEast, lanes(self.tip_east, row) & self.east[row]),
        ]
    }
    /// Way number `n` of a chain whose first run begins on this cell.
    fn follow(&self, first: First, mut column: usize, mut row: usize, mut n: u32) -> Move {
        let from = match first {
            First::Jump => self.cell(column, row),
            First::TipAhead => self.cell(column, row - 1),
            First::TipWest => self.cell(column + 1, row),
            First::TipEast => self.cell(column - 1, row),
        };
        let mut chain = Move::begin(from, first);
        // Stopping at once is way number 0, and no jump at all.
        n += (first == First::Jump) as u32;
        let mut leaps = 0;
        loop {
            let runs_west = match first {
                First::TipEast if leaps == 0 => 0,
                _ => lane(self.west[row], column) - lane(self.stops[row], column),
            };
            let here = lane(self.stops[row], column);
            if n >= here {
                n -= here;
                let west = n < runs_west;
                n -= if west { 0 } else { runs_west };
                loop {
                    column = if west { column - 2 } else { column + 2 };
                    let here = lane(self.stops[row], column);
                    if n < here {
                        break;
                    }
                    n -= here;
                }
            }
            if n == 0 {
                return chain.end(self.cell(column, row));
            }
            n -= 1;
            chain = chain.ahead(leaps, column as u8);
            leaps += 1;
            row += 2;
        }
    }
    fn cell(&self, column: usize, row: usize) -> Square {
        let row = match self.side {
            Side::White => row,
            Side::Black => 6 - row,
        };
        Square::at((8 * row + column) as u32)
    }
}

/// The board as its mover sees it, columns left as they are.
#[inline]
const fn upright(side: Side, set: Cells) -> Cells {
    match side {
        Side::White => set,
        Side::Black => set.swap_bytes() >> 8,
    }
}

/// A byte of ones for each cell of the row that is in the set.
#[inline]
fn lanes(set: Cells, row: usize) -> u64 {
    LANES[(set >> (8 * row)) as usize & 127]
}

#[inline]
const fn lane(lanes: u64, column: usize) -> u32 {
    (lanes >> (8 * column)) as u8 as u32
}

/// Eight bytes as four sums of two, so that many can be added up.
#[inline]
const fn wide(bytes: u64) -> u64 {
    const LOW: u64 = 0x00FF_00FF_00FF_00FF;
    (bytes & LOW) + (bytes >> 8 & LOW)
}

const LANES: [u64; 128] = {
    let mut table = [0; 128];
    let mut row = 0;
    while row < 128 {
        let mut column = 0;
        while column < 7 {
            if row >> column & 1 == 1 {
                table[row] |= 0xFF << (8 * column);
            }
            column += 1;
        }
        row += 1;
    }
    table
};

/// An upper bound for the ways to go on from a cell, with so many dice to jump over and so many rows
/// to come into.
///
/// A row in which the chain jumps along over `h` dice has at most `h + 1` cells to stop on, and from at
/// most `v` of them it jumps ahead over a die of its own.
pub(super) const fn most_ways(rows: u32, dice: u32) -> u32 {
    let mut most = 1;
    let mut h = 0;
    while h <= 3 && h <= dice {
        let mut v = 0;
        while v <= h + 1 && h + v <= dice {
            let next = if rows > 1 {
                most_ways(rows - 1, dice - h - v)
            } else {
                0
            };
            let ways = h + 1 + v * next;
            if ways > most {
                most = ways;
            }
            v += 1;
        }
        h += 1;
    }
    most
}

const _: () = assert!(most_ways(4, 14) <= 255, "a byte holds every number of ways");
