//! What may be known.

use crate::{Eye, Game, Rng};
use std::fmt::Debug;

/// What each eye may know. Open games say `impl Open` and get this for nothing.
pub trait Views: Game {
    /// All that one eye may see, and nothing else (an information set): bots, scenes and clients are given this.
    type View: Clone + Eq + Debug + Send + Sync + 'static;
    /// What one eye sees of a move: the move itself where nothing is hidden.
    type SeenMove: Clone + Eq + Debug + Send + Sync + 'static;
    /// Nothing is hidden.
    const OPEN: bool = false;

    /// What `eye` sees.
    fn view(&self, at: &Self::Position, eye: Eye) -> Self::View;
    /// What `eye` sees of `m`, which is legal at `at`.
    fn see_move(&self, at: &Self::Position, m: Self::Move, eye: Eye) -> Self::SeenMove;
    /// A determinization: a position that looks like this, drawn evenly from all that do. A keeper's view gives back
    /// the position itself.
    fn sample(&self, seen: &Self::View, rng: &mut Rng) -> Self::Position;
}

/// A game without secrets.
pub trait Open: Game {}

impl<G: Open> Views for G {
    type View = G::Position;
    type SeenMove = G::Move;
    const OPEN: bool = true;

    fn view(&self, at: &G::Position, _: Eye) -> G::Position {
        at.clone()
    }
    fn see_move(&self, _: &G::Position, m: G::Move, _: Eye) -> G::Move {
        m
    }
    fn sample(&self, seen: &G::Position, _: &mut Rng) -> G::Position {
        seen.clone()
    }
}
