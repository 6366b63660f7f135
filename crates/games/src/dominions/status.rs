//! The end of the game.

use super::position::Position;
use super::tile::Colour;
use parlour_core::{Outcome, Reason, Seat, Seats, Status};

/// Both sides passed.
pub const PASSED: Reason = Reason::new("passes", "two passes");

/// Two passes in a row end the game, and the higher score wins.
#[inline]
pub(super) fn status(at: &Position) -> Status {
    if at.passes() < 2 {
        return Status::ToMove(at.mover().seat());
    }
    let [white, black] = Colour::BOTH.map(|c| at.score(c));
    Status::Over(match white.cmp(&black) {
        std::cmp::Ordering::Greater => Outcome::win(Seats::one(Seat(0)), PASSED),
        std::cmp::Ordering::Less => Outcome::win(Seats::one(Seat(1)), PASSED),
        std::cmp::Ordering::Equal => Outcome::draw(PASSED),
    })
}
