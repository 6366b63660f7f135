//! How a game ends.

use super::game::Variant;
use super::moves;
use super::position::{Position, Side};
use parlour_core::{Outcome, Reason, Seats, Status};

/// Pur: a side has all its dice on the goal row.
pub const COMPLETE: Reason = Reason::new("complete", "all seven dice on the goal row");
/// Contra: a die stands on its goal row.
pub const REACHED: Reason = Reason::new("reached", "a die on the goal row");
/// Neither side can move.
pub const BLOCKED: Reason = Reason::new("blocked", "neither side can move");
/// Stalled in Pur, and the score decides.
pub const SCORED: Reason = Reason::new("stalled", "no progress, the score decides");

/// Is the game decided on the goal rows?
#[inline]
pub(super) fn is_decided(variant: Variant, at: &Position) -> bool {
    let home = |side: Side| at.of(side) & side.goal();
    let [white, black] = Side::BOTH.map(home);
    match variant {
        Variant::Pur => white == Side::White.goal() || black == Side::Black.goal(),
        Variant::Contra => white | black != 0,
    }
}

/// By the position alone.
#[inline]
pub(super) fn status(variant: Variant, at: &Position) -> Status {
    if is_decided(variant, at) {
        return Status::Over(match variant {
            Variant::Pur => by_score(at, COMPLETE),
            Variant::Contra if at.home(Side::White) > 0 => win(Side::White, REACHED),
            Variant::Contra => win(Side::Black, REACHED),
        });
    }
    let can_move = |side| moves::can_move(variant, at, side);
    if can_move(at.mover()) || can_move(at.mover().other()) {
        Status::ToMove(at.mover().seat())
    } else {
        Status::Over(Outcome::draw(BLOCKED))
    }
}

/// The higher sum on the goal rows wins.
pub(super) fn by_score(at: &Position, reason: Reason) -> Outcome {
    let [white, black] = Side::BOTH.map(|side| at.score(side));
    match white.cmp(&black) {
        std::cmp::Ordering::Greater => win(Side::White, reason),
        std::cmp::Ordering::Equal => Outcome::draw(reason),
        std::cmp::Ordering::Less => win(Side::Black, reason),
    }
}

fn win(side: Side, reason: Reason) -> Outcome {
    Outcome::win(Seats::one(side.seat()), reason)
}
