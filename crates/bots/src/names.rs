//! Who plays what: the one place where bots and names of games meet.

use crate::{Bot, Strength};
use parlour_core::Rulebook;

/// The bot for this game at this strength; `None` for a game that nobody can play yet. The same seed
/// gives the same play.
pub fn bot(rules: &dyn Rulebook, strength: Strength, seed: u64) -> Option<Box<dyn Bot>> {
    let _ = (strength, seed);
    match rules.name() {
        _ => None,
    }
}
