//! Moves as numbers: 144 steps, `from × 12 + to`, then 36 drops, `144 + kind × 12 + to`; squares by number, kinds in the
//! order of [`Animal::IN_HAND`].

use super::board::Square;
use super::game::Dobutsu;
use super::moves::Move;
use super::pieces::Animal;
use super::position::Position;
use parlour_core::{Act, Actions};

const DROPS: u32 = 144;
pub(super) const ACTIONS: u32 = 180;

/// The number of a move.
#[inline(always)]
pub(super) fn number(m: Move) -> u32 {
    match m {
        Move::Step { from, to } => u32::from(from.number()) * 12 + u32::from(to.number()),
        Move::Drop { animal, to } => {
            let kind = animal.index() as u32 - Animal::Giraffe.index() as u32;
            DROPS + kind * 12 + u32::from(to.number())
        }
    }
}

/// The move with this number, legal or not.
#[inline(always)]
pub(super) fn numbered(action: u32) -> Option<Move> {
    let to = Square::new((action % 12) as u8)?;
    if action < DROPS {
        let from = Square::new((action / 12) as u8)?;
        return Some(Move::Step { from, to });
    }
    let animal = *Animal::IN_HAND.get((action / 12) as usize - 12)?;
    Some(Move::Drop { animal, to })
}

impl Actions for Dobutsu {
    fn actions(&self) -> u32 {
        ACTIONS
    }
    fn action(&self, _: &Position, m: Move, begun: usize) -> Option<u32> {
        (begun == 0).then(|| number(m))
    }
    #[inline]
    fn act(&self, at: &Position, _: &[u32], action: u32) -> Act<Move> {
        match numbered(action) {
            Some(m) if at.is_legal(m) => Act::Move(m),
            _ => Act::Refused,
        }
    }
    #[inline]
    fn legal_actions(&self, at: &Position, _: &[u32], out: &mut Vec<u32>) {
        let mut sets = [0u64; 3];
        at.each_move(|m| {
            let action = number(m);
            sets[(action >> 6) as usize] |= 1 << (action & 63);
        });
        for (word, mut set) in (0..).zip(sets) {
            while set != 0 {
                out.push(word << 6 | set.trailing_zeros());
                set &= set - 1;
            }
        }
    }
}
