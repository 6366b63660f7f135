//! What a move does, in single words.

use super::chain::Move;
use super::fight::fights;
use super::game::{Cublino, Variant};
use super::position::Position;
use parlour_core::Game;

/// Jumps from which on a chain is a ladder.
const LADDER: usize = 3;

/// Jumps in Pur, fights in Contra.
pub(super) fn facts(game: &Cublino, before: &Position, m: Move) -> Vec<&'static str> {
    let mut facts = Vec::new();
    if m.is_pass() {
        return facts;
    }
    match game.variant {
        Variant::Pur => {
            let cells: Vec<_> = m.cells().collect();
            let far = |pair: &&[super::Square]| {
                let rows = pair[0].row().abs_diff(pair[1].row());
                rows + pair[0].column().abs_diff(pair[1].column()) > 1
            };
            let jumps = cells.windows(2).filter(far).count();
            if jumps > 0 {
                facts.push("jump");
            }
            if jumps >= LADDER {
                facts.push("jump-ladder");
            }
            let mut after = *before;
            game.play(&mut after, m);
            if after.home(before.mover()) == 7 {
                facts.push("last-die");
            }
        }
        Variant::Contra => {
            let fought = fights(before, m);
            let beats = |f: &&super::Fight| f.leaves() == Some(f.defender);
            if fought.len() > 1 {
                facts.push("double-fight");
            }
            if fought.iter().any(|f| beats(&f)) {
                facts.push("fight");
            }
            let own = top(before, m);
            if fought.iter().filter(beats).any(|f| own <= f.defence) {
                facts.push("support");
            }
        }
    }
    facts
}

/// The top of the moved die where it comes to lie.
fn top(before: &Position, m: Move) -> u32 {
    let mut after = *before;
    super::moves::play(Variant::Pur, &mut after, m);
    after.die(m.to()).map_or(0, |(_, die)| u32::from(die.top()))
}
