//! Answers about games.

use super::{Played, Status};
use parlour_core::{Entry, Glyph, Motion, Preset, Scene, Seat, Seats, Spec};
use serde::Serialize;
use std::collections::BTreeMap;

/// The games of the house.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Games {
    /// In the order of their names.
    pub games: Vec<Game>,
}

/// One game under certain rules.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Game {
    /// What programs call it.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// False where something is hidden.
    pub open: bool,
    /// What its texts are called.
    pub notations: &'static [&'static str],
    /// Notations that records can be had in.
    pub exports: &'static [&'static str],
    /// The default first.
    pub presets: Vec<Preset>,
    /// Its options.
    pub specs: Vec<Spec>,
    /// In order.
    pub seats: Vec<SeatInfo>,
    /// Every option with its value.
    pub settings: BTreeMap<&'static str, String>,
    /// Address of a picture of the start.
    pub picture: String,
    /// The bots one may seat.
    pub levels: Vec<Level>,
}

/// A seat of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// What it is called.
    pub name: &'static str,
    /// Who wins together with it, itself included.
    pub team: Seats,
}

/// A strength of bots.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Level {
    /// 0 to 10.
    pub level: u8,
    /// In a few words.
    pub name: &'static str,
}

/// The drawings that scenes name.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Glyphs {
    /// All of a game.
    pub glyphs: Vec<Glyph>,
}

/// A position as a picture.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Drawing {
    /// For the public; for the keeper where the caller wrote the position.
    pub scene: Scene,
}

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

/// A position in which something was tried out.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Trial {
    /// After the moves.
    pub scene: Scene,
    /// What the last move did.
    pub motion: Option<Motion>,
    /// For the side to move, after the touches.
    pub entry: Entry,
    /// The entered move spelled out for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Whose turn, or how it ended.
    pub status: Status,
    /// The text after the moves.
    pub position: String,
    /// Every option with its value.
    pub settings: BTreeMap<&'static str, String>,
}
