//! A match in a list.

use crate::{Control, Ending};
use parlour_core::Seat;
use serde::{Deserialize, Serialize};

/// What lists say about a match; it follows from the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Id of the match.
    pub id: String,
    /// `romanian-checkers`.
    pub game: String,
    /// Preset of its rules.
    pub preset: String,
    /// Id of the guest who set the table up.
    pub host: String,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// Does the lobby show it?
    pub listed: bool,
    /// Moves played.
    pub ply: u32,
    /// The seat to move, while it is played.
    pub turn: Option<Seat>,
    /// How it ended.
    pub result: Option<Ending>,
    /// Who sits where.
    pub players: Vec<Sitter>,
    /// Does it count for ratings?
    pub rated: bool,
    /// The clock, if there is one.
    pub clock: Option<Control>,
    /// When the running clock falls, in served time.
    pub due: Option<i64>,
    /// When the present turn began, in served time.
    pub since: i64,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
}

/// How far a match is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A chair is empty.
    Waiting,
    /// Somebody is to move.
    Playing,
    /// Nothing more happens but a rematch.
    Over,
}

impl Phase {
    /// The word in the database and in the API.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
    /// The phase with this word.
    pub fn from_word(word: &str) -> Option<Phase> {
        let all = [Phase::Waiting, Phase::Playing, Phase::Over];
        all.into_iter().find(|p| p.word() == word)
    }
}

/// Who has a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// A person or somebody's program.
    Guest {
        /// The guest.
        id: String,
        /// The name when sitting down.
        name: String,
    },
    /// One of the house's bots.
    Bot {
        /// Strength, 0 to 10.
        level: u8,
    },
    /// Nobody: whoever has the link may sit down.
    Link {
        /// Cannot be guessed; empty in lists.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        secret: String,
    },
    /// Nobody: anybody may sit down.
    Open,
}

impl Sitter {
    /// The guest in the chair.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Sitter::Guest { id, .. } => Some(id),
            _ => None,
        }
    }
    /// Is one of the house's bots there?
    pub fn is_bot(&self) -> bool {
        matches!(self, Sitter::Bot { .. })
    }
    /// Is nobody there?
    pub fn is_empty(&self) -> bool {
        matches!(self, Sitter::Link { .. } | Sitter::Open)
    }
    /// The same without its secret.
    pub fn public(&self) -> Sitter {
        match self {
            Sitter::Link { .. } => Sitter::Link {
                secret: String::new(),
            },
            other => other.clone(),
        }
    }
}
