//! Answers about guests, lists of matches, links and the site itself.

use super::AccountTold;
use parlour_core::{Seat, Seats};
use parlour_store::{Control, Ending, Phase};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Why a request was not served.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Refused {
    /// One sentence.
    pub error: String,
}

/// Done, and nothing to tell.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Nothing {}

/// The site runs.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Health {
    /// True.
    pub ok: bool,
    /// Of the program.
    pub version: &'static str,
}

/// Somebody the site knows.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Guest {
    /// Public and short.
    pub id: String,
    /// What others see.
    pub name: String,
}

/// Who the caller is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Me {
    /// Null for somebody unknown.
    pub guest: Option<Guest>,
    /// Their account; left out for guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<AccountTold>,
}

/// A bearer token, shown once.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Token {
    /// For the header `Authorization: Bearer`.
    pub token: String,
}

/// A match in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Card {
    /// Of the match.
    pub id: String,
    /// What programs call the game.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Preset of its rules.
    pub preset: String,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// Moves played.
    pub ply: u32,
    /// The seat to move, while it is played.
    pub turn: Option<Seat>,
    /// Is it the caller's turn?
    pub your_turn: bool,
    /// The caller's seats.
    pub you: Seats,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// Who sits where.
    pub players: Vec<Chair>,
    /// One phrase for people once it is over: `0,2 win (out of time)`.
    pub result: Option<String>,
    /// The same for programs.
    pub outcome: Option<Outcome>,
    /// None where nobody is in a hurry.
    pub clock: Option<Control>,
    /// Does it count for ratings?
    pub rated: bool,
    /// Address of a picture of the board.
    pub picture: String,
}

/// How a match ended.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Outcome {
    /// All seats of the winning team; empty for a draw.
    pub winners: Seats,
    /// Stable code; left out where a match was listed before codes were kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The reason for people.
    pub text: String,
}

impl From<&Ending> for Outcome {
    fn from(ending: &Ending) -> Outcome {
        Outcome {
            winners: ending.winners,
            reason: ending.reason.clone(),
            text: ending.text.clone(),
        }
    }
}

/// Who has a chair.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Chair {
    /// Which.
    pub seat: Seat,
    /// What the seat is called.
    pub seat_name: &'static str,
    /// Who.
    pub kind: ChairKind,
    /// What they are called; left out for an empty chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Strength of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// How an empty chair is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<How>,
    /// Is it somebody's program?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// Is it the caller's?
    pub you: bool,
}

/// Who sits on a chair.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// A person or somebody's program.
    Guest,
    /// One of the house's bots.
    Bot,
    /// Nobody yet.
    Empty,
}

/// How an empty chair is taken.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By whoever has the link.
    Link,
    /// By anybody.
    Open,
}

/// Matches of the caller.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Matches {
    /// Own turn first, then the latest.
    pub matches: Vec<Card>,
    /// What `before` is for the next page; null at the end.
    pub next: Option<i64>,
}

/// The lobby for one caller.
#[derive(Debug, Serialize, PartialEq)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Lobby {
    /// Chairs anybody may take.
    #[cfg_attr(test, schemars(with = "Vec<Card>"))]
    pub open: Vec<Written>,
    /// Games to watch.
    #[cfg_attr(test, schemars(with = "Vec<Card>"))]
    pub live: Vec<Written>,
    /// The caller's own that are not over, own turn first.
    #[cfg_attr(test, schemars(with = "Vec<Card>"))]
    pub mine: Vec<Written>,
    /// People who are here just now.
    pub people: u32,
    /// Tables that somebody looks at just now.
    pub tables: u32,
    /// How many watch a listed match, by its id; left out where nobody does.
    pub watchers: BTreeMap<String, u32>,
}

/// A [`Card`] that is written already, because many are told the same.
#[derive(Clone, Debug, Serialize)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes it.
    pub fn new(card: &Card) -> Written {
        Written(serde_json::value::to_raw_value(card).expect("plain data"))
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.0.get() == other.0.get()
    }
}

/// What a link to a chair is for.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Invitation {
    /// Id of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// The chair.
    pub seat: Seat,
    /// What it is called.
    pub seat_name: &'static str,
    /// Does somebody sit there?
    pub taken: bool,
    /// Does the caller?
    pub yours: bool,
    /// Who set the table up, where they sit at it.
    pub by: Option<String>,
    /// The match in short.
    pub card: Card,
}

/// The chair that a link opened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Seated {
    /// Id of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// Where the caller sits now.
    pub seat: Seat,
}
