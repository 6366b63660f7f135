//! What a line of moves or a text turned out to be.

use super::Played;
use serde::Serialize;
use std::collections::BTreeMap;

/// Moves played from a position.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MovesTold {
    /// In order.
    pub moves: Vec<Played>,
}

/// What a text turned out to be: all that is needed to show it and to play on from it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Opened {
    /// What programs call the game.
    pub game: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// Preset of its rules.
    pub preset: &'static str,
    /// Options that differ from the preset.
    pub options: BTreeMap<String, String>,
    /// The position that the moves begin from; null for the usual start.
    pub position: Option<String>,
    /// In the game's own notation; none where the text is a position.
    pub moves: Vec<String>,
    /// Who sat where; empty where the text does not say.
    pub players: Vec<String>,
    /// The day it was played, as `2026-11-17`.
    pub date: Option<String>,
    /// How it ended, for people.
    pub result: Option<String>,
}
