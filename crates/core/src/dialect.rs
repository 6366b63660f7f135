//! What programs of other families write.

use crate::Seat;
use std::fmt::Debug;

/// How the programs of another family write a game: a translation of its canonical texts into those
/// of their protocol. What they send is read by [`Text`](crate::Text), which takes every notation of
/// its game.
pub trait Dialect: Debug + Send + Sync {
    /// The protocol, as one types it: `usi`.
    fn name(&self) -> &'static str;
    /// A position in the dialect; `None` if `text` is no position of the game.
    fn write_position(&self, text: &str) -> Option<String>;
    /// A move in the dialect; `None` if `text` is no move of the game.
    fn write_move(&self, text: &str) -> Option<String>;
    /// Whose turn it is in a position, or would be if the game were not over.
    fn turn(&self, text: &str) -> Option<Seat>;
}
