//! What was learned about the worth of boards and hands: how far it is from what was thought before.
//!
//! Made by the example `dog_value` from 4,000 matches of `greedy` with itself (`dog_value 4000 1`), and as good on matches
//! of the tree (BENCHMARKS.md).

/// Places in the list: pieces on the ring by how far they have come, in sixteenths of the way; between two of them it is
/// in between.
pub(super) const GONE: usize = 0;
/// The finish, by the slots that are taken.
pub(super) const INSIDE: usize = GONE + 17;
/// Pieces in the kennel.
pub(super) const KENNEL: usize = INSIDE + 16;
/// A seat without a piece that can walk.
pub(super) const IDLE: usize = KENNEL + 5;
/// A piece that blocks on its start.
pub(super) const START: usize = IDLE + 1;
/// Each foe that it blocks.
pub(super) const BLOCKS: usize = START + 1;
/// A piece that one card can bring home.
pub(super) const NEAR: usize = BLOCKS + 1;
/// What threatens from behind, in shares of what it was thought to cost.
pub(super) const RISK: usize = NEAR + 1;
/// Cards, in the order `A23456789TJQKX`.
pub(super) const CARDS: usize = RISK + 1;
/// The first card that can bring out a piece, when no other can walk.
pub(super) const KEY: usize = CARDS + 14;
/// Further ones then.
pub(super) const KEYS: usize = KEY + 1;
/// Those that bring out another piece.
pub(super) const STARTS: usize = KEYS + 1;
/// A card that brings a piece into the finish.
pub(super) const ENTERS: usize = STARTS + 1;
/// How many weights.
pub const WEIGHTS: usize = ENTERS + 1;
/// How many stages a game has: eighths of the way home of whoever is furthest.
pub const STAGES: usize = 9;

/// What is added to what was thought before.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// In steps, except risk.
    pub steps: [f32; WEIGHTS],
    /// How much more a lead is worth at each stage of the game.
    pub stages: [f32; STAGES],
}

#[cfg(any(test, not(target_arch = "wasm32")))]
impl Weights {
    /// Nothing is added.
    pub const NONE: Weights = Weights {
        steps: [0.0; WEIGHTS],
        stages: [0.0; STAGES],
    };
}

/// Those of the player.
pub(super) const LEARNED: Weights = Weights {
    steps: [
        2.69, 9.01, 8.31, 7.36, 3.22, 2.53, 3.05, -1.37, -1.13, -2.13, -2.57, -9.15, -7.18, -2.96,
        2.50, -6.15, -6.74, 17.16, -2.75, 2.51, -1.71, 3.89, -0.01, -7.11, -1.12, 9.21, -1.24,
        -10.41, -13.95, 1.19, -25.45, 2.89, 24.48, -7.68, -5.83, -2.18, 5.81, 9.67, 2.99, 15.12,
        6.76, -8.71, 0.92, 9.52, -2.45, -2.32, 2.44, 2.32, -2.56, 7.22, 0.08, 0.20, 0.43, 3.30,
        -1.98, 9.50, 12.12, -4.02, 0.26, 9.03, 0.54,
    ],
    stages: [-0.48, -0.47, -0.48, -0.39, -0.39, -0.30, -0.12, 0.15, 0.00],
};
