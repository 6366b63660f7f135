//! What happens in a match, as it is kept for ever.

use crate::{Control, Sitter, ending};
use parlour_core::{Outcome, Reason, Rulebook, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened in a match. New kinds may be added; old ones keep their form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a match has one opening, and its events are not kept in memory"
)]
pub enum Event {
    /// The first event of every match.
    Created(Opening),
    /// The last chair was filled, and the cards were dealt.
    Dealt {
        /// The whole position.
        position: String,
    },
    /// Somebody sat down, or took the chair over.
    Seated {
        /// The chair.
        seat: Seat,
        /// Who.
        sitter: Sitter,
        /// Why whoever sat there before is out.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            with = "ending::code"
        )]
        why: Option<Reason>,
    },
    /// A chair is empty again before the match began.
    Left {
        /// The chair.
        seat: Seat,
        /// What the chair is now.
        sitter: Sitter,
    },
    /// A move in the game's own notation, as the keeper of the match writes it.
    Move {
        /// Who moved.
        seat: Seat,
        /// What.
        text: String,
        /// The whole position after it where chance decided something, so that the match comes back
        /// even if the generator changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<String>,
        /// Milliseconds that the mover's clock shows after it, where it ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<i64>,
    },
    /// A seat left its next moves beforehand; an empty list clears them.
    Planned {
        /// Whose they are.
        seat: Seat,
        /// In order of preference.
        plans: Vec<Plan>,
    },
    /// A seat offers something.
    Offered {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// A seat agrees to what was offered.
    Agreed {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// A seat says no, or takes its own offer back.
    Declined {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// All agreed to go back.
    TakenBack {
        /// Moves that are left.
        to: u32,
    },
    /// An ending from outside the rules.
    Ended {
        /// Who won, and why.
        #[serde(flatten, with = "ending::outside")]
        outcome: Outcome,
        /// Whose doing it was, where one seat's: whose clock fell, who resigned or left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Somebody at the table says something.
    Said {
        /// Who.
        seat: Seat,
        /// What they are called.
        name: String,
        /// What they say.
        text: String,
        /// Which signal it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signal: Option<String>,
    },
    /// The match is played again elsewhere.
    Rematch {
        /// Id of the new match.
        next: String,
    },
}

impl Event {
    /// The seat that it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Seated { seat, .. }
            | Event::Left { seat, .. }
            | Event::Move { seat, .. }
            | Event::Planned { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Agreed { seat, .. }
            | Event::Declined { seat, .. }
            | Event::Said { seat, .. } => Some(*seat),
            Event::Ended { seat, .. } => *seat,
            Event::Created(_)
            | Event::Dealt { .. }
            | Event::TakenBack { .. }
            | Event::Rematch { .. } => None,
        }
    }
}

/// How a match began: all that is needed to set it up again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// `romanian-checkers`.
    pub game: String,
    /// Preset of the rules.
    pub preset: String,
    /// Options that differ from the preset.
    pub options: Vec<(String, String)>,
    /// Fixes everything that chance decides; secret until the end.
    pub seed: u64,
    /// Makes the published hash of the seed impossible to search; secret until the end.
    pub salt: String,
    /// The whole position, where something is hidden and the cards were dealt with the table. Only in
    /// old matches; now [`Event::Dealt`] has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// The whole position that it begins from, where that is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Moves that were played elsewhere before it began here; they are events as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The version of the rules.
    #[serde(default = "first_version")]
    pub version: u32,
    /// How long they may think; none is as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Control>,
    /// Does it count for ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who sits where at first, one a seat.
    pub seats: Vec<Sitter>,
    /// The guest who set the table up.
    pub by: String,
    /// The match this is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// The tournament that it is a game of: clocks run from the first moment, nothing is taken back, and
    /// bots play whether anybody watches or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
}

impl Opening {
    /// A casual match without a clock by these rules, from the usual start; the seed comes when it is created.
    pub fn of(rules: &dyn Rulebook, seats: Vec<Sitter>, by: impl Into<String>) -> Opening {
        let (preset, options) = rules.chosen();
        Opening {
            game: rules.name().into(),
            preset: preset.into(),
            options,
            seed: 0,
            salt: String::new(),
            deal: None,
            start: None,
            moves: Vec::new(),
            version: rules.version(),
            clock: None,
            rated: false,
            seats,
            by: by.into(),
            previous: None,
            tournament: None,
        }
    }
}

fn first_version() -> u32 {
    1
}

/// A move left beforehand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// Only if the last move played then is this one, as the seat sees it.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// What to play.
    #[serde(rename = "move")]
    pub text: String,
}

/// What needs the consent of others.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Nobody wins.
    Draw,
    /// Back to the offering seat's last move.
    Takeback,
    /// The team gives up.
    Resign,
    /// Once more, with seats changed.
    Rematch,
}

/// An event with its place in the match and its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamped {
    /// Number of the event in its match, from 0.
    pub seq: u32,
    /// Moves played before it.
    pub ply: u32,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Milliseconds for which the site had been open, all its runs together.
    pub served: i64,
    /// What happened.
    pub event: Event,
}
