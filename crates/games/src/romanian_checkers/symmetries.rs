//! The eight turns and mirrors of the square, each also with the players exchanged.

use super::actions::{PASS, number, numbered};
use super::board::{Square, squares};
use super::options::RomanianCheckers;
use super::planes::{PLANES, TO_MOVE, cell};
use super::position::{Position, other};
use parlour_core::{Actions, Seat, Symmetries, Symmetry};

const NAMES: [&str; 8] = [
    "identity",
    "mirror files",
    "mirror ranks",
    "half turn",
    "mirror a1-h8",
    "quarter turn right",
    "quarter turn left",
    "mirror h1-a8",
];

/// Bit 0 mirrors files, bit 1 mirrors ranks, bit 2 exchanges files and ranks first.
fn image(square: Square, symmetry: usize) -> Square {
    let n = square.index();
    let (file, rank) = if symmetry & 4 == 4 {
        (n >> 3, n & 7)
    } else {
        (n & 7, n >> 3)
    };
    let file = if symmetry & 1 == 1 { 7 - file } else { file };
    let rank = if symmetry & 2 == 2 { 7 - rank } else { rank };
    Square::at((rank * 8 + file) as u32)
}

impl Symmetries for RomanianCheckers {
    fn symmetries(&self) -> Vec<Symmetry> {
        let one = |symmetry: usize| {
            let action = |action| {
                if action == PASS {
                    return PASS;
                }
                let (from, to, captures) = numbered(action);
                number(image(from, symmetry), image(to, symmetry), captures)
            };
            let swap = symmetry >> 3;
            let plane = |p: usize| {
                if p > TO_MOVE {
                    ((p - TO_MOVE - 1) ^ swap) + TO_MOVE + 1
                } else {
                    p
                }
            };
            let go = |c: usize| cell(image(Square::at(cell(c) as u32), symmetry).index());
            let name = NAMES[symmetry & 7];
            Symmetry {
                name: match swap {
                    0 => name.into(),
                    _ => format!("{name}, players exchanged"),
                },
                seats: [0, 1].map(|s| Seat(s ^ swap as u8)).into(),
                actions: (0..self.actions()).map(action).collect(),
                tensor: Symmetry::tensor(PLANES, 64, plane, go),
            }
        };
        (0..16).map(one).collect()
    }
    fn image(&self, at: &Position, symmetry: usize) -> Position {
        let go = |men: u64| squares(men).fold(0, |set, s| set | image(s, symmetry).bit());
        let men = [Seat(0), Seat(1)].map(|seat| go(at.men(seat)));
        match symmetry >> 3 {
            0 => Position::new(men, at.mover()),
            _ => Position::new([men[1], men[0]], other(at.mover())),
        }
    }
}
