//! What a tournament is to be.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Who meets whom.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TournamentKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Everybody meets everybody.
    RoundRobin,
    /// Those with the same points meet.
    Swiss,
    /// Whoever is free plays, for so many minutes.
    Arena,
    /// Who loses is out.
    Knockout,
    /// All tables of a round play the same deal, and are compared.
    Duplicate,
}

/// What a tournament is to be. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// What people call it.
    pub name: String,
    /// Who meets whom.
    pub kind: Kind,
    /// Players of one entrant: 1, or 2 for pairs.
    pub team: u8,
    /// Rounds; for a round robin how often everybody meets everybody; 0 for an arena.
    pub rounds: u32,
    /// How long an arena lasts, in milliseconds.
    #[serde(default)]
    pub length: i64,
    /// When it begins.
    pub start: i64,
    /// Milliseconds between two rounds.
    #[serde(default)]
    pub pause: i64,
    /// How many may enter.
    pub most: u32,
    /// Decides every draw of lots; deals of duplicate are made of it.
    pub seed: u64,
    /// The secret that lets one in; everybody may enter without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Do its games count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// Id of the account that runs it.
    pub by: String,
    /// What that account is called.
    pub host: String,
    /// `dobutsu`.
    pub game: String,
    /// Preset of the rules.
    pub preset: String,
    /// Options that differ from the preset.
    pub options: Vec<(String, String)>,
    /// The clock as the matches have it.
    pub clock: Clock,
    /// When it was announced.
    #[serde(default)]
    pub created: i64,
}

/// A clock, in seconds.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Clock {
    /// For the whole game.
    pub initial: u32,
    /// Added after each move.
    pub increment: u32,
}

/// Why a tournament cannot be so.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Error)]
pub enum PlanError {
    /// Nobody could say what it is called.
    #[error("a tournament has a name of 1 to 60 characters")]
    Name,
    /// Nothing, or more than anybody plays.
    #[error("a tournament has 1 to {0} rounds")]
    Rounds(u32),
    /// An arena without end, or without time.
    #[error("an arena lasts from 10 seconds to 12 hours")]
    Length,
    /// Fewer than two, or more than can be paired.
    #[error("2 to {0} may enter a tournament of this kind")]
    Most(u32),
    /// A pause that nobody waits for.
    #[error("a pause between rounds is at most an hour")]
    Pause,
}

impl Plan {
    /// Is it one that can be played?
    pub fn check(&self) -> Result<(), PlanError> {
        if !(1..=60).contains(&self.name.chars().count()) {
            return Err(PlanError::Name);
        }
        let rounds = match self.kind {
            Kind::RoundRobin => 2,
            Kind::Swiss | Kind::Duplicate => 30,
            Kind::Arena | Kind::Knockout => 0,
        };
        if rounds > 0 && !(1..=rounds).contains(&self.rounds) {
            return Err(PlanError::Rounds(rounds));
        }
        if self.kind == Kind::Arena && !(10_000..=12 * 3_600_000).contains(&self.length) {
            return Err(PlanError::Length);
        }
        let most = most(self.kind);
        if !(2..=most).contains(&self.most) {
            return Err(PlanError::Most(most));
        }
        match (0..=3_600_000).contains(&self.pause) {
            true => Ok(()),
            false => Err(PlanError::Pause),
        }
    }
}

/// How many may enter a tournament of a kind at most.
pub const fn most(kind: Kind) -> u32 {
    match kind {
        Kind::RoundRobin => 64,
        Kind::Swiss => 256,
        Kind::Duplicate => 128,
        Kind::Arena | Kind::Knockout => 512,
    }
}
