//! What a move does to a picture.

use crate::{Mark, Piece, Spot};
use serde::{Deserialize, Serialize};

/// What one move does, stage by stage.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Motion {
    /// In order of time.
    pub stages: Vec<Stage>,
}

/// Changes that happen at the same time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// What changes; each piece at most once.
    pub changes: Vec<Change>,
    /// What happens here in words, where a picture does not say it: `6 against 9: a4 leaves`.
    pub notes: Vec<String>,
    /// Marks shown during the stage.
    pub marks: Vec<Mark>,
}

/// One change of one piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Change {
    /// Slides from spot to spot.
    Slide {
        /// Where it lay.
        from: Spot,
        /// Where it lies then.
        to: Spot,
    },
    /// Goes step by step.
    Walk {
        /// Where it lay.
        from: Spot,
        /// Where it lies then.
        to: Spot,
        /// The spots between them, in order.
        through: Vec<Spot>,
    },
    /// Hops over what stands between.
    Hop {
        /// Where it lay.
        from: Spot,
        /// Where it lies then.
        to: Spot,
    },
    /// Rolls over an edge to a neighbour and shows another drawing.
    Tip {
        /// Where it lay.
        from: Spot,
        /// Where it lies then.
        to: Spot,
        /// Its drawing afterwards.
        glyph: String,
    },
    /// Turns over in place, or changes what it is.
    Flip {
        /// Where it lies.
        spot: Spot,
        /// What lies there afterwards.
        piece: Piece,
    },
    /// Comes into the picture.
    Appear {
        /// What, and where.
        piece: Piece,
    },
    /// Leaves the picture.
    Vanish {
        /// Where it lay.
        spot: Spot,
        /// `captured`, `sent home`.
        why: String,
    },
}

impl Stage {
    /// The pieces of a picture after these changes. What is not there to be moved stays away.
    pub fn advance(&self, pieces: &mut Vec<Piece>) {
        let mut landing = Vec::new();
        for change in &self.changes {
            let mut take = |spot: &Spot| {
                let i = pieces.iter().position(|p| p.spot == *spot)?;
                Some(pieces.remove(i))
            };
            match change {
                Change::Slide { from, to }
                | Change::Hop { from, to }
                | Change::Walk { from, to, .. } => {
                    let spot = to.clone();
                    landing.extend(take(from).map(|p| Piece { spot, ..p }));
                }
                Change::Tip { from, to, glyph } => {
                    let (spot, glyph) = (to.clone(), glyph.clone());
                    landing.extend(take(from).map(|p| Piece { spot, glyph, ..p }));
                }
                Change::Flip { spot, piece } => {
                    take(spot);
                    landing.push(piece.clone());
                }
                Change::Appear { piece } => landing.push(piece.clone()),
                Change::Vanish { spot, .. } => {
                    take(spot);
                }
            }
        }
        pieces.retain(|p| landing.iter().all(|l| l.spot != p.spot));
        pieces.extend(landing);
    }
}

impl Motion {
    /// One stage without words.
    pub fn of(changes: Vec<Change>) -> Motion {
        Motion {
            stages: vec![Stage {
                changes,
                ..Stage::default()
            }],
        }
    }
    /// Adds a stage without words.
    pub fn then(mut self, changes: Vec<Change>) -> Motion {
        self.stages.push(Stage {
            changes,
            ..Stage::default()
        });
        self
    }
    /// All notes in order.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        self.stages
            .iter()
            .flat_map(|s| s.notes.iter().map(String::as_str))
    }
    /// From where to where it goes: the way of what moves first, or the place where something appears.
    pub fn way(&self) -> Vec<Spot> {
        let changes = || self.stages.iter().flat_map(|stage| &stage.changes);
        let mut way: Vec<Spot> = Vec::new();
        for change in changes() {
            if let Change::Slide { from, to }
            | Change::Hop { from, to }
            | Change::Walk { from, to, .. }
            | Change::Tip { from, to, .. } = change
            {
                match way.last() {
                    None => way.extend([from.clone(), to.clone()]),
                    Some(last) if last == from => way.push(to.clone()),
                    Some(_) => break,
                }
            }
        }
        if way.is_empty() {
            let appears = changes().find_map(|change| match change {
                Change::Appear { piece } => Some(piece.spot.clone()),
                _ => None,
            });
            way.extend(appears);
        }
        way
    }
    /// Marks on the layer `last` for where things came from and went to.
    pub fn trace(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for change in self.stages.iter().flat_map(|s| &s.changes) {
            match change {
                Change::Slide { from, to }
                | Change::Hop { from, to }
                | Change::Walk { from, to, .. }
                | Change::Tip { from, to, .. } => {
                    marks.push(Mark::spot("last", from, ""));
                    marks.push(Mark::spot("last", to, ""));
                }
                Change::Flip { spot, .. } => marks.push(Mark::spot("last", spot, "")),
                Change::Appear { piece } => marks.push(Mark::spot("last", &piece.spot, "")),
                Change::Vanish { .. } => {}
            }
        }
        marks
    }
}
