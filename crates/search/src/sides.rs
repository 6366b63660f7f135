//! The two teams.

use parlour_core::{Game, Seat};

/// Which of two teams a seat is in, asked once for all seats.
#[derive(Copy, Clone)]
pub(crate) struct Sides(u8);

impl Sides {
    pub fn of<G: Game>(game: &G) -> Sides {
        Sides(!game.team(Seat(0)).bits())
    }
    #[inline]
    pub fn side(self, seat: Seat) -> usize {
        (self.0 >> seat.0 & 1) as usize
    }
}
