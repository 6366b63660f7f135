//! Counting lines and playing at random, with the best instructions there are.

use super::moves::Move;
use super::position::Position;
use super::tile::Beams;
use parlour_core::{Rng, cpu};

/// [`parlour_core::Game::playout`]
pub(super) struct Playout<'a> {
    pub(super) at: &'a mut Position,
    pub(super) rng: &'a mut Rng,
    pub(super) limit: u32,
}

impl cpu::Work for Playout<'_> {
    type Found = u32;

    #[inline(always)]
    fn run(self) -> u32 {
        let mut plies = 0;
        while plies < self.limit && self.at.passes() < 2 {
            match self.at.draw_move(self.rng) {
                Move::Pass => self.at.pass(),
                Move::Place(beams, cell) => {
                    self.at.place(cell, beams);
                }
            }
            plies += 1;
        }
        plies
    }
}

/// [`parlour_core::Game::perft`] for two plies; deeper ones come from this.
pub(super) struct TwoPlies<'a>(pub(super) &'a Position);

impl cpu::Work for TwoPlies<'_> {
    type Found = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let at = self.0;
        if at.passes() >= 2 {
            return 0;
        }
        let mut lines = 0;
        if at.passes() == 0 {
            let mut passed = at.clone();
            passed.pass();
            lines += passed.placements() + 1;
        }
        at.each_site(|cell, mut tiles| {
            while tiles != 0 {
                let number = tiles.trailing_zeros() as u8;
                let mut next = at.clone();
                next.place(cell, Beams::new(number).expect("a tile in hand"));
                lines += next.placements() + 1;
                tiles &= tiles - 1;
            }
        });
        lines
    }
}
