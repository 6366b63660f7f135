//! Moves as numbers. In Contra `cell × 4 + direction` (cells by row, then column; [`Dir::ALL`]), then the pass. In Pur
//! every chain that the board has room for has a number of its own, in the order of [`Move`], the pass is 0.

use super::board::{Dir, Square};
use super::chain::{First, Move};
use super::game::{Cublino, Variant};
use super::position::Position;
use parlour_core::{Act, Actions, Game};
use std::sync::LazyLock;

const CONTRA_PASS: u32 = 49 * 4;

/// Every chain of either side, rising; the pass is the first.
pub(super) static CHAINS: LazyLock<Vec<Move>> = LazyLock::new(chains);

fn chains() -> Vec<Move> {
    let mut all = vec![Move::PASS];
    for from in Square::all() {
        for north in [true, false] {
            let (column, row) = (from.column() as i8, from.row() as i8);
            let ahead = if north { 1 } else { -1 };
            let firsts = [
                (First::Jump, column, row),
                (First::TipAhead, column, row + ahead),
                (First::TipWest, column - 1, row),
                (First::TipEast, column + 1, row),
            ];
            for (first, column, row) in firsts {
                if (0..7).contains(&column) && (0..7).contains(&row) {
                    extend(
                        Move::begin(from, first),
                        0,
                        column,
                        row,
                        2 * ahead,
                        &mut all,
                    );
                }
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Every chain that goes on from here: along the row by jumps, then to its end or ahead.
fn extend(chain: Move, jumps: u32, column: i8, row: i8, ahead: i8, all: &mut Vec<Move>) {
    for column in (column & 1..7).step_by(2) {
        let cell = |row: i8| Square::new(column as u8, row as u8);
        let to = cell(row).expect("within the board");
        if to != chain.from() {
            all.push(chain.end(to));
        }
        if (0..7).contains(&(row + ahead)) {
            let next = chain.ahead(jumps, column as u8);
            extend(next, jumps + 1, column, row + ahead, ahead, all);
        }
    }
}

/// The number of a cell, by row, then column.
pub(super) fn cell(square: Square) -> u32 {
    u32::from(square.row()) * 7 + u32::from(square.column())
}

pub(super) fn square(cell: u32) -> Option<Square> {
    Square::new((cell % 7) as u8, (cell / 7) as u8)
}

/// The number of a move.
pub(super) fn number(variant: Variant, m: Move) -> u32 {
    match variant {
        Variant::Pur => CHAINS.binary_search(&m).expect("every chain has a number") as u32,
        Variant::Contra if m.is_pass() => CONTRA_PASS,
        Variant::Contra => {
            let way = Dir::ALL
                .into_iter()
                .position(|dir| m.from().beside(dir) == Some(m.to()));
            cell(m.from()) * 4 + way.expect("a tip goes to a neighbour") as u32
        }
    }
}

/// The move with this number, legal or not.
pub(super) fn numbered(variant: Variant, action: u32) -> Option<Move> {
    match variant {
        Variant::Pur => CHAINS.get(action as usize).copied(),
        Variant::Contra if action == CONTRA_PASS => Some(Move::PASS),
        Variant::Contra => {
            let from = square(action / 4)?;
            let to = from.beside(Dir::ALL[(action % 4) as usize])?;
            Some(Move::through(&[from, to]))
        }
    }
}

impl Actions for Cublino {
    fn actions(&self) -> u32 {
        match self.variant {
            Variant::Pur => CHAINS.len() as u32,
            Variant::Contra => CONTRA_PASS + 1,
        }
    }
    fn action(&self, _: &Position, m: Move, begun: usize) -> Option<u32> {
        (begun == 0).then(|| number(self.variant, m))
    }
    fn act(&self, at: &Position, _: &[u32], action: u32) -> Act<Move> {
        match numbered(self.variant, action) {
            Some(m) if self.is_legal(at, m) => Act::Move(m),
            _ => Act::Refused,
        }
    }
}
