//! What a network learns from: positions as lit inputs.

use super::Net;
use crate::Bot;
use parlour_core::Table;

/// A position as a network sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lit {
    /// The inputs that are lit from the view of the mover, then from that of the other side.
    pub sides: [Vec<u16>; 2],
    /// The stage of the game.
    pub stage: usize,
    /// What the hand-made judge says, for the mover; the network adds to it.
    pub base: i32,
}

/// How a game is shown to a network that learns it.
pub trait Lesson: Sync {
    /// How many inputs there are.
    fn inputs(&self) -> usize;
    /// How many stages of the game have outputs of their own.
    fn stages(&self) -> usize;
    /// Pictures of a position that mean the same, itself included.
    fn images(&self) -> usize;
    /// A picture of the position after the first `ply` moves at a table of this game; `None` at a table of another.
    fn lit(&self, table: &dyn Table, ply: usize, image: usize) -> Option<Lit>;
    /// The strongest bot with this network.
    fn bot(&self, net: Net, seed: u64) -> Box<dyn Bot>;
}
