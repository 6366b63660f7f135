//! What `greedy` looks at: one simple judge a game. These stay as they are, so that results against
//! `greedy` can be compared from version to version, however the other judges change.

use parlour_games::cublino::{Cublino, Position as Dice, Side, Variant};
use parlour_games::dominions::{CellSet, Colour, Dominions, Position as Tiles};
use parlour_search::Evaluate;

/// The yardstick of a game.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Yardstick;

/// Pur: rows gone, and the tops, which count most on the goal row. Contra: dice, their way, their
/// tops.
impl Evaluate<Cublino> for Yardstick {
    type Sums = ();

    fn sums(&self, _: &Cublino, _: &Dice) {}
    fn worth(&self, game: &Cublino, at: &Dice, _: &()) -> i32 {
        const RUN: [i32; 7] = [0, 4, 10, 22, 45, 90, 0];
        let mut sum = 0;
        for (cell, side, die) in at.dice() {
            let top = die.top() as i32;
            let gone = match side {
                Side::White => cell.row() as usize,
                Side::Black => 6 - cell.row() as usize,
            };
            let value = match game.variant {
                Variant::Pur if gone == 6 => 62 + 14 * top,
                Variant::Pur => 12 * gone as i32 + 2 * top,
                Variant::Contra => 100 + RUN[gone] + 6 * top,
            };
            sum += if side == at.mover() { value } else { -value };
        }
        sum
    }
}

/// The score, and groups that are short of liberties.
impl Evaluate<Dominions> for Yardstick {
    type Sums = ();

    fn sums(&self, _: &Dominions, _: &Tiles) {}
    fn worth(&self, _: &Dominions, at: &Tiles, _: &()) -> i32 {
        let own = at.mover();
        standing(at, own) - standing(at, own.other())
    }
}

fn standing(at: &Tiles, colour: Colour) -> i32 {
    let mut seen = CellSet::EMPTY;
    let mut sum = 20 * at.score(colour);
    for cell in at.shown(colour).iter() {
        if let Some((cells, liberties)) = at.group(cell)
            && !seen.contains(cell)
        {
            seen = seen.or(cells);
            let size = cells.len() as i32;
            sum += match liberties {
                1 => -14 * size,
                2 => -4 * size,
                n => (n as i32).min(8),
            };
        }
    }
    sum
}
