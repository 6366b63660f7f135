//! Who is ahead: rows that only one side can still fill.

use crate::game::{Board, NewGame, ROWS};
use parlour_bots::Evaluate;
use parlour_core::Seat;

/// Judges positions that are not over, for the side to move, in hundredths of a pawn or what comes near it.
#[derive(Copy, Clone, Debug)]
pub struct Judge;

impl Evaluate<NewGame> for Judge {
    type Sums = ();

    fn sums(&self, _: &NewGame, _: &Board) {}
    fn worth(&self, _: &NewGame, at: &Board, _: &()) -> i32 {
        let (us, them) = (at.mover(), Seat(1 - at.mover().0));
        let open = |own: Seat, other: Seat| {
            let free = ROWS.iter().filter(|row| at.stones(other) & **row == 0);
            free.map(|row| 20 * (at.stones(own) & row).count_ones() as i32).sum::<i32>()
        };
        open(us, them) - open(them, us)
    }
}
