//! What a move does, in single words.

use super::connection::groups;
use super::moves::Move;
use super::options::RomanianCheckers;
use super::position::Position;
use parlour_core::{Game, Status};

/// Takes a man, leaves fewer groups, or spoils the count of a line that would have connected the enemy.
pub(super) fn facts(game: &RomanianCheckers, before: &Position, m: Move) -> Vec<&'static str> {
    let Move::Go { to, .. } = m else {
        return Vec::new();
    };
    let (me, mut after) = (before.mover(), before.clone());
    game.play(&mut after, m);
    let mut facts = Vec::new();
    if before.enemy() & to.bit() != 0 {
        facts.push("capture");
    }
    if groups(after.men(me)) < groups(before.men(me)) {
        facts.push("gathers");
    }
    let threatened = before.passed();
    let foe = threatened.mover();
    let connects = |at: &Position, m: Move| {
        let mut next = at.clone();
        matches!(game.step(&mut next, m), Status::Over(how) if how.winners.contains(foe))
    };
    let miscounts = |m: &Move| match *m {
        Move::Go { from, to: goal } => {
            let stays = after.men(foe) & from.bit() != 0;
            stays
                && connects(&threatened, *m)
                && !after.can_go(from, goal)
                && after.is_clear(from, goal)
        }
        Move::Pass => false,
    };
    if after.mover() == foe && game.list(&threatened).iter().any(miscounts) {
        facts.push("blocks-the-count");
    }
    facts
}
