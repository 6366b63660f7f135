//! Positions set up by hand: what may be put where, and what lies there.

use crate::{Piece, Spot};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a game lets one put where.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Palette {
    /// Things for the spots of the board.
    pub tools: Vec<Tool>,
    /// Spots of the board that may hold any of them.
    pub spots: Vec<Spot>,
    /// Spots that hold one certain thing or nothing, such as places in a hand, and the name of its tool.
    pub fixed: BTreeMap<Spot, String>,
    /// What else makes a position.
    pub fields: Vec<Field>,
}

/// A thing that can be put on a spot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tool {
    /// What a [`Draft`] calls it.
    pub name: String,
    /// Tools with one heading for people: `White`.
    pub group: String,
    /// How it looks; its spot is empty.
    pub piece: Piece,
}

impl Tool {
    /// A tool with the looks of a piece.
    pub fn new(name: impl Into<String>, group: impl Into<String>, piece: Piece) -> Tool {
        Tool {
            name: name.into(),
            group: group.into(),
            piece: Piece {
                spot: Spot::new(),
                ..piece
            },
        }
    }
}

/// The key of the field that says who moves; its choices are in the order of the seats.
pub const TURN: &str = "turn";

/// Something about a position that lies on no spot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    /// What a [`Draft`] calls it.
    pub key: String,
    /// For people.
    pub name: String,
    /// Values with their names for people.
    pub choices: Vec<(String, String)>,
    /// Any number of them, written one after the other, each a single letter: a hand of cards.
    pub many: bool,
}

impl Field {
    /// One of several values.
    pub fn of<V: Into<String>, N: Into<String>>(
        key: &str,
        name: &str,
        choices: impl IntoIterator<Item = (V, N)>,
    ) -> Field {
        let choices = choices.into_iter();
        Field {
            key: key.into(),
            name: name.into(),
            choices: choices.map(|(v, n)| (v.into(), n.into())).collect(),
            many: false,
        }
    }
    /// Any number of single letters.
    pub fn many<N: Into<String>>(
        key: &str,
        name: &str,
        letters: impl IntoIterator<Item = (char, N)>,
    ) -> Field {
        Field {
            many: true,
            ..Field::of(key, name, letters)
        }
    }
}

/// A position as it is put together, valid or not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The name of the tool that lies on each spot.
    #[serde(default)]
    pub on: BTreeMap<Spot, String>,
    /// The value of each field.
    #[serde(default)]
    pub fields: BTreeMap<String, String>,
}

impl Draft {
    /// The value of a field; empty when left out.
    pub fn field(&self, key: &str) -> &str {
        self.fields.get(key).map_or("", String::as_str)
    }
    /// What lies on a spot.
    pub fn at(&self, spot: &str) -> Option<&str> {
        self.on.get(spot).map(String::as_str)
    }
    /// Sets a field.
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Draft {
        self.fields.insert(key.into(), value.into());
        self
    }
}
