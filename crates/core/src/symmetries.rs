//! What may be turned, mirrored or exchanged without changing the game, for programs that learn.

use crate::{Actions, Planes, Seat};

/// One way to look at a game that leaves its rules as they are.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Symmetry {
    /// `mirror`, `turn`; for people.
    pub name: String,
    /// Who takes the part of each seat.
    pub seats: Vec<Seat>,
    /// What becomes of each action.
    pub actions: Vec<u32>,
    /// Where each number of a tensor goes; see [`Planes`].
    pub tensor: Vec<u32>,
}

/// A game that knows its symmetries: more lessons from the same games.
///
/// Legal actions of a position become legal actions of its image, and what a seat sees becomes what the seat that
/// takes its part sees.
pub trait Symmetries: Actions + Planes {
    /// All of them; the first one changes nothing.
    fn symmetries(&self) -> Vec<Symmetry>;
    /// The image of a position under number `symmetry` of [`Symmetries::symmetries`].
    fn image(&self, at: &Self::Position, symmetry: usize) -> Self::Position;
}

impl Symmetry {
    /// Changes nothing.
    pub fn identity<G: Actions + Planes>(game: &G) -> Symmetry {
        let (rows, columns) = game.cells();
        let numbers = game.planes().len() * rows * columns;
        Symmetry {
            name: "identity".into(),
            seats: (0..game.seats()).map(Seat).collect(),
            actions: (0..game.actions()).collect(),
            tensor: (0..numbers as u32).collect(),
        }
    }
    /// Where numbers go when planes and cells go somewhere.
    pub fn tensor(
        planes: usize,
        cells: usize,
        plane: impl Fn(usize) -> usize,
        cell: impl Fn(usize) -> usize,
    ) -> Vec<u32> {
        let all = (0..planes).flat_map(|p| (0..cells).map(move |c| (p, c)));
        all.map(|(p, c)| (plane(p) * cells + cell(c)) as u32)
            .collect()
    }
}
