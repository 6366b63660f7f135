//! What travels about tournaments.

use parlour_store::Control;
use parlour_tournaments::{Bye, Kind, Member, Number, Phase, Row, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A tournament to announce.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// 1 to 60 characters.
    pub name: String,
    /// Who meets whom.
    pub kind: Kind,
    /// Any name of the game.
    pub game: String,
    /// The default when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Values are booleans, numbers or words.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "super::requests::Options"))]
    pub options: Map<String, Value>,
    /// Of minutes: days would keep everybody waiting.
    pub clock: Control,
    /// Rounds of a Swiss tournament or of duplicate; how often everybody meets in a round robin.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// How long an arena lasts.
    #[serde(default)]
    pub minutes: Option<f64>,
    /// When it begins, in milliseconds since 1970; in ten minutes when left out.
    #[serde(default)]
    pub start: Option<i64>,
    /// Seconds between two rounds; 10 when left out.
    #[serde(default)]
    pub pause: Option<u32>,
    /// How many may enter; as many as the kind allows when left out.
    #[serde(default)]
    pub most: Option<u32>,
    /// Only those may enter who have the link.
    #[serde(default)]
    pub invited: bool,
    /// Do its games count for ratings? Only by the standard rules.
    #[serde(default)]
    pub rated: bool,
}

/// How somebody enters.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryWish {
    /// The secret of the link, where one is needed.
    #[serde(default)]
    pub link: Option<String>,
    /// The pair to join; a new one when left out. Only where pairs play.
    #[serde(default)]
    pub pair: Option<Number>,
}

/// Bots of the house to be entered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HouseBots {
    /// Strength, 0 to 10.
    pub level: u8,
    /// How many entrants; 1 when left out.
    #[serde(default)]
    pub count: Option<u32>,
}

/// Who is to play no further round.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Withdrawal {
    /// Oneself when left out; others only by whoever runs it.
    #[serde(default)]
    pub number: Option<Number>,
}

/// A tournament that was announced.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Announced {
    /// Of the tournament.
    pub id: String,
    /// The tournament.
    pub tournament: TournamentTold,
}

/// What a list says of a tournament, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentBrief {
    /// What people call it.
    pub name: String,
    /// Who meets whom.
    pub kind: Kind,
    /// What programs call the game.
    pub game: String,
    /// Preset of its rules.
    pub preset: String,
    /// The clock of its games.
    pub clock: Control,
    /// Players of one entrant: 1, or 2 for pairs.
    pub team: u8,
    /// How many have entered.
    pub entered: u32,
    /// How many may.
    pub most: u32,
    /// Rounds paired so far.
    pub round: u32,
    /// All rounds that there will be; null where nobody knows.
    pub rounds: Option<u32>,
    /// How long an arena lasts, in milliseconds.
    pub length: Option<i64>,
    /// What the account is called that runs it.
    pub host: String,
    /// May one still enter?
    pub open: bool,
    /// Must one have the link for that?
    pub invited: bool,
    /// Do its games count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// Who is ahead or has won, once something was played.
    pub leader: Option<String>,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentCard {
    /// Of the tournament.
    pub id: String,
    /// How far it is.
    pub phase: Phase,
    /// When it begins or began, in milliseconds since 1970.
    pub start: i64,
    /// What people call the game.
    pub title: String,
    /// All else.
    #[serde(flatten)]
    pub brief: TournamentBrief,
}

/// Tournaments of the site.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentList {
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// Those to come, the next first.
    pub coming: Vec<TournamentCard>,
    /// Those that are played.
    pub running: Vec<TournamentCard>,
    /// Those that are over, the latest first.
    pub over: Vec<TournamentCard>,
}

/// A tournament for one caller.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentTold {
    /// What lists say.
    #[serde(flatten)]
    pub card: TournamentCard,
    /// Options that differ from the preset.
    pub options: BTreeMap<String, String>,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// When the next round is paired, where that only takes a pause.
    pub next: Option<i64>,
    /// When an arena ends.
    pub end: Option<i64>,
    /// Why it was called off.
    pub why: Option<String>,
    /// Everybody who has entered, by number.
    pub entrants: Vec<EntrantTold>,
    /// The best first.
    pub standings: Vec<Row>,
    /// Games of the present round, or being played.
    pub games: Vec<GameTold>,
    /// Who is free in the present round.
    pub byes: Vec<Bye>,
    /// What the caller has to do with it; null if nothing.
    pub you: Option<YourPart>,
    /// Does the caller run it?
    pub yours: bool,
    /// The secret of its link, for whoever runs it.
    pub link: Option<String>,
}

/// Who takes part.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EntrantTold {
    /// In the order of entry.
    pub number: Number,
    /// What others see.
    pub name: String,
    /// Who plays.
    pub members: Vec<Member>,
    /// Is everybody there who plays for it?
    pub complete: bool,
    /// Do they play no further round?
    pub withdrawn: bool,
}

/// A game of a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GameTold {
    /// Id of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// From 0.
    pub round: u32,
    /// Who moves first.
    pub first: Number,
    /// Who moves second.
    pub second: Number,
    /// How it ended; null while it is played.
    pub verdict: Option<Verdict>,
    /// Moves played when it ended.
    pub plies: u32,
    /// Games of the tournament that ended before it, once it is over.
    pub ended: Option<u32>,
    /// The points of both, in thousandths, once it is over.
    pub points: Option<(i64, i64)>,
}

/// What a caller has to do with a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct YourPart {
    /// Their number.
    pub number: Number,
    /// Do they play no further round?
    pub withdrawn: bool,
    /// Id of the match that they should be at.
    #[serde(rename = "match")]
    pub game: Option<String>,
}

/// All games of a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentGames {
    /// In the order in which they were paired.
    pub games: Vec<GameTold>,
}

/// How a tournament ended, or stands.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentResults {
    /// What lists say.
    #[serde(flatten)]
    pub card: TournamentCard,
    /// Everybody who has entered, by number.
    pub entrants: Vec<EntrantTold>,
    /// The best first.
    pub standings: Vec<Row>,
    /// In the order in which they were paired.
    pub games: Vec<GameTold>,
    /// Rounds, from 0, and who was free in them.
    pub byes: Vec<(u32, Bye)>,
}
