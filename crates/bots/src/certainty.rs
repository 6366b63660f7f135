//! What is certain in a game with something hidden, whatever the others hold; for programs that know no game.

use parlour_core::{Answer, Rng, Rulebook, Table};

/// Proves wins of the seat to move over all hidden hands that agree with what it sees. [`crate::certainty()`] knows
/// which games have one.
pub trait Certainty: Send + Sync {
    /// An ending drawn at random, as the keeper writes it: worth a look, no more.
    fn ending(&self, rules: &dyn Rulebook, rng: &mut Rng) -> String;
    /// The fewest turns, up to `most`, within which exactly one move of the seat to move wins for certain, and the ways it
    /// may go from there, the hardest first; `None` where there is no such move or `nodes` positions were too few.
    fn ways(&self, table: &dyn Table, most: u32, nodes: u64) -> Option<(u32, Vec<Answer>)>;
    /// All moves that win for certain within `turns` turns, by code of its own: hand by hand on whole positions.
    fn brute(&self, table: &dyn Table, turns: u32, nodes: u64) -> Option<Vec<String>>;
}
