//! Cublino: how far the dice have come, and what lies on top.

use parlour_games::cublino::{Cublino, Position, Side};
use parlour_search::Evaluate;

/// Pur: the race, and the tops that count at its end.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Pur;

/// Contra: who runs, who guards, whose dice weigh more.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Contra;

fn rows_gone(side: Side, row: u8) -> i32 {
    match side {
        Side::White => row as i32,
        Side::Black => 6 - row as i32,
    }
}

fn balance(at: &Position, worth: impl Fn(Side, i32, i32) -> i32) -> i32 {
    let mut sum = 0;
    for (cell, side, die) in at.dice() {
        let value = worth(side, rows_gone(side, cell.row()), die.top() as i32);
        sum += if side == at.turn() { value } else { -value };
    }
    sum
}

impl Evaluate<Cublino> for Pur {
    type Sums = ();

    fn sums(&self, _: &Cublino, _: &Position) {}
    fn worth(&self, _: &Cublino, at: &Position, _: &()) -> i32 {
        let race = balance(at, |_, gone, top| {
            if gone == 6 {
                62 + 14 * top
            } else {
                12 * gone + 2 * top
            }
        });
        race + 6
    }
}

impl Evaluate<Cublino> for Contra {
    type Sums = ();

    fn sums(&self, _: &Cublino, _: &Position) {}
    fn worth(&self, _: &Cublino, at: &Position, _: &()) -> i32 {
        const RUN: [i32; 7] = [0, 4, 10, 22, 45, 90, 0];
        balance(at, |_, gone, top| 100 + RUN[gone as usize] + 6 * top) + 10
    }
}
