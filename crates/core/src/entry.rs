//! Entering a move touch by touch.

use crate::{Eye, Mark, Motion, Picture, Spot, Status};
use serde::{Deserialize, Serialize};

/// One state of entering a move: what may be touched next, and what is already complete.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// What may be touched next. Spots that are neither cells, pieces nor slots are shown as buttons.
    pub next: Vec<Choice>,
    /// The move that is entered when one stops here, as text for [`crate::Text::read_move`].
    pub done: Option<String>,
    /// `4 steps left`.
    pub prompt: String,
    /// What the touched prefix does already, to be shown before it is played.
    pub preview: Motion,
    /// Marks that belong to it: sums of a fight, pieces that would be sent home, groups in danger.
    pub marks: Vec<Mark>,
}

/// Something that may be touched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// Where.
    pub spot: Spot,
    /// For people and screen readers: `piece on c4`, `play as king`.
    pub name: String,
}

impl Choice {
    /// A spot and its name.
    pub fn new(spot: impl Into<Spot>, name: impl Into<String>) -> Choice {
        Choice {
            spot: spot.into(),
            name: name.into(),
        }
    }
}

/// The entry state by filtering the whole list: right for games with some hundred moves.
pub fn from_list<G: Picture>(game: &G, at: &G::Position, touched: &[Spot]) -> Entry {
    let mut entry = Entry::default();
    let Status::ToMove(mover) = game.status(at) else {
        return entry;
    };
    for m in game.list(at) {
        for path in game.paths(at, m) {
            match path.strip_prefix(touched) {
                Some([]) => {
                    entry.done = Some(game.write_move(at, m, Eye::Seat(mover)));
                    // Through the mover's eye: `at` may be a sample, whose secrets are invented.
                    entry.preview = game.motion(at, m, Eye::Seat(mover));
                    let last = entry.preview.stages.last();
                    entry.marks = last.map(|s| s.marks.clone()).unwrap_or_default();
                }
                Some([spot, ..]) if entry.next.iter().all(|c| c.spot != *spot) => {
                    entry.next.push(Choice::new(spot, spot))
                }
                _ => {}
            }
        }
    }
    entry
}
