//! What a move does, in single words.

use super::moves::Move;
use super::pieces::Animal;
use super::position::Position;

/// Takes, drops, promotes, or runs with the lion to the far rank.
pub(super) fn facts(before: &Position, m: Move) -> Vec<&'static str> {
    let mut facts = Vec::new();
    match m {
        Move::Drop { .. } => facts.push("drop"),
        Move::Step { from, to } => {
            if before.piece(to).is_some() {
                facts.push("capture");
            }
            if before.promotes(m) {
                facts.push("promotion");
            }
            let lion = matches!(before.piece(from), Some((Animal::Lion, _)));
            if lion && before.mover().far_rank() & to.bit() != 0 {
                facts.push("run");
            }
        }
    }
    facts
}
