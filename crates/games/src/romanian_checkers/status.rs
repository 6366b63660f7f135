//! The end of the game.

use super::connection::is_connected;
use super::moves::Landings;
use super::options::{BothConnected, NoMoves, RomanianCheckers};
use super::position::{Position, other};
use parlour_core::{Outcome, Reason, Seat, Seats, Status};

/// All men of the winner form one group.
const CONNECTED: Reason = Reason::new("connected", "connected");
/// One move connected both sides.
const BOTH_CONNECTED: Reason = Reason::new("both-connected", "both sides connected");
/// The side to move cannot.
const NO_MOVES: Reason = Reason::new("no-moves", "no legal move");

impl RomanianCheckers {
    /// By the position alone.
    #[inline]
    pub(super) fn status_of(&self, at: &Position) -> Status {
        if let Some(how) = self.connection(at) {
            return Status::Over(how);
        }
        if Landings::any(at) {
            return Status::ToMove(at.mover());
        }
        self.stuck(at)
    }
    /// Who won by connecting, as the board stands; `None` when neither side is connected.
    pub(super) fn connection(&self, at: &Position) -> Option<Outcome> {
        let win = |seat, reason| Outcome::win(Seats::one(seat), reason);
        let last = other(at.mover());
        match [Seat(0), Seat(1)].map(|seat| is_connected(at.men(seat))) {
            [false, false] => None,
            [true, false] => Some(win(Seat(0), CONNECTED)),
            [false, true] => Some(win(Seat(1), CONNECTED)),
            [true, true] => Some(match self.both_connected {
                BothConnected::Draw => Outcome::draw(BOTH_CONNECTED),
                BothConnected::Mover => win(last, BOTH_CONNECTED),
            }),
        }
    }
    /// How it stands when neither side is connected and the side to move has no move.
    fn stuck(&self, at: &Position) -> Status {
        if self.passes(at) {
            return Status::ToMove(at.mover());
        }
        Status::Over(match self.no_moves {
            NoMoves::Draw | NoMoves::Pass => Outcome::draw(NO_MOVES),
            NoMoves::Loss => Outcome::win(Seats::one(other(at.mover())), NO_MOVES),
        })
    }
}
