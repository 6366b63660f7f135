//! The half turn that exchanges the players. There is no mirror: the mirror image of a die is another die.

use super::actions::{number, numbered};
use super::board::Square;
use super::chain::Move;
use super::game::{Cublino, Variant};
use super::planes::PLANES;
use super::position::Position;
use parlour_core::{Actions, Seat, Symmetries, Symmetry};

fn turned(m: Move) -> Move {
    if m.is_pass() {
        return m;
    }
    let cells: Vec<Square> = m.cells().map(Square::half_turn).collect();
    Move::through(&cells)
}

impl Symmetries for Cublino {
    fn symmetries(&self) -> Vec<Symmetry> {
        // What leads off the board stays where it is: it is never legal.
        let action = |action| match numbered(self.variant, action) {
            Some(m) => number(self.variant, turned(m)),
            None => action,
        };
        let turn = Symmetry {
            name: "turn".into(),
            seats: vec![Seat(1), Seat(0)],
            actions: (0..self.actions()).map(action).collect(),
            tensor: Symmetry::tensor(PLANES, 49, Variant::turned_plane, |cell| 48 - cell),
        };
        vec![Symmetry::identity(self), turn]
    }
    fn image(&self, at: &Position, symmetry: usize) -> Position {
        match symmetry {
            0 => *at,
            _ => at.half_turn(),
        }
    }
}
