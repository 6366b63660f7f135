//! Moves as numbers: a placement is `cell × 63 + tile − 1`, the pass the number after the last of them. Cells by their
//! index, tiles by their number in records.

use super::board::Cell;
use super::game::Dominions;
use super::moves::Move;
use super::position::Position;
use super::tile::Beams;
use parlour_core::{Act, Actions, Game};

/// Different tiles of a player.
pub(super) const KINDS: u32 = 63;

impl Dominions {
    pub(super) fn pass_action(&self) -> u32 {
        self.board().all().len() * KINDS
    }
    pub(super) fn number(&self, m: Move) -> u32 {
        match m {
            Move::Pass => self.pass_action(),
            Move::Place(beams, cell) => cell.index() as u32 * KINDS + u32::from(beams.number()) - 1,
        }
    }
    /// The move with this number, legal or not.
    pub(super) fn numbered(&self, action: u32) -> Option<Move> {
        if action >= self.pass_action() {
            return (action == self.pass_action()).then_some(Move::Pass);
        }
        let beams = Beams::new((action % KINDS) as u8 + 1)?;
        Some(Move::Place(beams, Cell::from_index((action / KINDS) as u8)))
    }
}

impl Actions for Dominions {
    fn actions(&self) -> u32 {
        self.pass_action() + 1
    }
    fn action(&self, _: &Position, m: Move, begun: usize) -> Option<u32> {
        (begun == 0).then(|| self.number(m))
    }
    fn act(&self, at: &Position, _: &[u32], action: u32) -> Act<Move> {
        match self.numbered(action) {
            Some(m) if self.is_legal(at, m) => Act::Move(m),
            _ => Act::Refused,
        }
    }
    fn legal_actions(&self, at: &Position, _: &[u32], out: &mut Vec<u32>) {
        if at.passes() >= 2 {
            return;
        }
        at.each_site(|cell, mut tiles| {
            let first = cell.index() as u32 * KINDS;
            while tiles != 0 {
                out.push(first + tiles.trailing_zeros() - 1);
                tiles &= tiles - 1;
            }
        });
        out.push(self.pass_action());
    }
}
