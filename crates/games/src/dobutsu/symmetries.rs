//! The mirror, and the half turn that exchanges the players.

use super::actions::{ACTIONS, number, numbered};
use super::board::Square;
use super::game::Dobutsu;
use super::moves::Move;
use super::planes::{PLANES, TO_MOVE};
use super::position::Position;
use parlour_core::{Seat, Symmetries, Symmetry};

const NAMES: [&str; 4] = ["identity", "mirror", "turn", "turn and mirror"];

fn image(square: Square, symmetry: usize) -> Square {
    let n = square.number();
    let n = if symmetry & 1 == 1 {
        n / 3 * 3 + 2 - n % 3
    } else {
        n
    };
    let n = if symmetry & 2 == 2 { 11 - n } else { n };
    Square::new(n).expect("an image of a square is one")
}

impl Symmetries for Dobutsu {
    fn symmetries(&self) -> Vec<Symmetry> {
        let one = |(symmetry, name): (usize, &&str)| {
            let go = |square| image(square, symmetry);
            let action = |action| match numbered(action).expect("below the number of actions") {
                Move::Step { from, to } => number(Move::Step {
                    from: go(from),
                    to: go(to),
                }),
                Move::Drop { animal, to } => number(Move::Drop { animal, to: go(to) }),
            };
            let swap = symmetry >> 1;
            let plane = |p: usize| {
                if p > TO_MOVE {
                    ((p - TO_MOVE - 1) ^ swap) + TO_MOVE + 1
                } else {
                    p
                }
            };
            let cell = |c: usize| {
                let square = Square::new(11 - c as u8).expect("a cell is a square");
                11 - go(square).number() as usize
            };
            Symmetry {
                name: (*name).into(),
                seats: [0, 1].map(|s| Seat(s ^ swap as u8)).into(),
                actions: (0..ACTIONS).map(action).collect(),
                tensor: Symmetry::tensor(PLANES, 12, plane, cell),
            }
        };
        NAMES.iter().enumerate().map(one).collect()
    }
    fn image(&self, at: &Position, symmetry: usize) -> Position {
        let at = if symmetry & 1 == 1 {
            at.mirrored()
        } else {
            *at
        };
        if symmetry & 2 == 2 { at.turned() } else { at }
    }
}
