//! Answers about games.

use parlour_core::{Glyph, Preset, Rulebook, Scene, Seat, Seats, Spec};
use serde::Serialize;
use std::collections::BTreeMap;

/// The levels of bots one may seat.
pub const LEVELS: std::ops::RangeInclusive<u8> = 0..=10;

/// The games of the house.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Games {
    /// In the order of their names.
    pub games: Vec<Game>,
}

/// One game under certain rules.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Level {
    /// 0 to 10.
    pub level: u8,
    /// In a few words.
    pub name: &'static str,
    /// What it was measured to play by the usual rules, in points; none where it was not.
    pub rating: Option<u32>,
}

/// The drawings that scenes name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Glyphs {
    /// All of a game.
    pub glyphs: Vec<Glyph>,
}

/// A position as a picture.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawing {
    /// For the public; for the keeper where the caller wrote the position.
    pub scene: Scene,
}

impl Game {
    /// What there is to know about these rules, with the address of a picture of the start.
    pub fn of(rules: &dyn Rulebook, picture: String) -> Game {
        let seats = (0..rules.seats()).map(Seat).map(|seat| SeatInfo {
            seat,
            name: rules.seat_name(seat),
            team: rules.team(seat),
        });
        let levels = LEVELS.map(|level| Level {
            level,
            name: level_name(level),
            rating: parlour_bots::rating(rules, level).map(|(points, _)| points as u32),
        });
        Game {
            name: rules.name(),
            title: rules.title(),
            about: rules.about(),
            open: rules.is_open(),
            notations: rules.notations(),
            exports: rules.exports(),
            presets: rules.presets(),
            specs: rules.specs(),
            seats: seats.collect(),
            settings: rules.settings().into_iter().collect(),
            picture,
            levels: levels.collect(),
        }
    }
}

fn level_name(level: u8) -> &'static str {
    match level {
        0 => "any move at all",
        1..=2 => "beginner",
        3..=4 => "casual",
        5..=6 => "club",
        7..=8 => "strong",
        9 => "expert",
        _ => "best",
    }
}
