//! The end of the game.
//!
//! There is no check rule: a lion may be left where it can be taken. A lion that reaches the far
//! rank has won unless it can be taken there at once; if it is then not taken, it has won after all,
//! whatever the other side played instead.

use super::pieces::Side;
use super::position::Position;
use parlour_core::{Outcome, Reason, Seats, Status};

/// The lion was taken.
pub const TAKEN: Reason = Reason::new("lion-taken", "the lion is taken");
/// The lion reached the far rank and was not taken there.
pub const TRY: Reason = Reason::new("try", "the lion has reached the far rank");
/// The side to move has no legal move.
pub const STUCK: Reason = Reason::new("no-moves", "no legal move");

impl Position {
    /// Who has won and how, or whose turn it is.
    pub fn status(&self) -> Status {
        let (us, them) = (self.turn, self.turn.other());
        let won = |by: Side, how| Status::Over(Outcome::win(Seats::one(by.seat()), how));
        if self.lion_bit(us) == 0 {
            won(them, TAKEN)
        } else if self.lion_bit(us) & us.far_rank() != 0 {
            won(us, TRY)
        } else if self.has_been_reached() {
            won(them, TRY)
        } else if self.count_moves() == 0 {
            won(them, STUCK)
        } else {
            Status::ToMove(us.seat())
        }
    }
    /// Can the side to move take the other's lion?
    #[inline(always)]
    pub fn can_take_lion(&self) -> bool {
        self.lion_bit(self.turn.other()) & self.attacks(self.turn) != 0
    }
    /// Has somebody won by a lion, taken or on the far rank?
    #[inline(always)]
    pub fn is_decided(&self) -> bool {
        let own = self.lion_bit(self.turn);
        own == 0 || own & self.turn.far_rank() != 0 || self.has_been_reached()
    }
    /// Does the opponent's lion stand on the far rank where it cannot be taken?
    #[inline(always)]
    fn has_been_reached(&self) -> bool {
        let them = self.turn.other();
        let there = self.lion_bit(them) & them.far_rank();
        there != 0 && there & self.attacks(self.turn) == 0
    }
}
