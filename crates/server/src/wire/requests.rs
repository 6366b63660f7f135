//! What clients ask for.

use parlour_core::{Seat, Spot};
use parlour_store::{Control, Offer, Plan};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What one may ask of a match: an act, or a look. The same over HTTP and WebSocket.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Plays.
    Move {
        /// Moves played before it.
        ply: u32,
        /// Takebacks before it; left out, the present number.
        #[serde(default)]
        line: Option<u32>,
        /// In any spelling the game reads.
        text: String,
    },
    /// Leaves the next move beforehand.
    Plan {
        /// In order of preference; empty to clear.
        plans: Vec<Plan>,
    },
    /// Gives up.
    Resign,
    /// Offers something.
    Offer {
        /// What.
        what: Offer,
    },
    /// Agrees to what is offered.
    Accept {
        /// What.
        what: Offer,
    },
    /// Says no.
    Decline {
        /// What.
        what: Offer,
    },
    /// Takes an abandoned seat.
    Claim {
        /// Whose.
        seat: Seat,
        /// What for.
        what: Claim,
    },
    /// Says something, where that is allowed.
    Say {
        /// What.
        text: String,
    },
    /// Says one of the things that may be said everywhere.
    Signal {
        /// Which.
        code: String,
    },
    /// Takes an open chair.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// Gives a chair back before the match begins.
    Leave,
    /// Enters a move touch by touch.
    Entry(EntryAsked),
    /// Looks at the match as it was.
    Step(StepAsked),
}

/// What is to become of an abandoned seat.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The others win.
    Win,
    /// A bot sits down.
    Bot,
}

/// What may be asked about entering a move.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EntryAsked {
    /// Moves played.
    pub ply: u32,
    /// Takebacks so far; left out, the present number.
    #[serde(default)]
    pub line: Option<u32>,
    /// What has been touched, in order.
    #[serde(default)]
    pub touched: Vec<Spot>,
    /// Moves that might come first.
    #[serde(default)]
    pub after: Vec<String>,
}

/// Which moment of a match to look at.
#[derive(Copy, Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepAsked {
    /// Moves played.
    pub ply: u32,
}

/// A table to set up.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Any name of the game.
    pub game: String,
    /// The default when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Values are booleans, numbers or words.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "Options"))]
    pub options: Map<String, Value>,
    /// One word a seat: `me`, `link`, `open` or `bot:0` to `bot:10`.
    pub seats: Vec<String>,
    /// Turns the table round by a random number of chairs.
    #[serde(default)]
    pub shuffle: bool,
    /// None when left out.
    #[serde(default)]
    pub clock: Option<Control>,
    /// Does it count for ratings? Only between accounts and the house's bots, by the standard rules, with a clock.
    #[serde(default)]
    pub rated: bool,
    /// Where it begins, in the game's own text; the start when left out.
    #[serde(default)]
    pub position: Option<String>,
    /// Played from there before anybody sits down, 1000 at most.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A text to open: a record, a game in a notation of its own, or a position.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenAsked {
    /// Whatever somebody has copied.
    pub text: String,
    /// Any name of the game, where a position is meant to be of that one.
    #[serde(default)]
    pub game: Option<String>,
}

/// What a guest wants to be called.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rename {
    /// 1 to 24 characters.
    pub name: String,
}

/// Options as a request may write them.
#[cfg(test)]
pub(super) type Options = std::collections::BTreeMap<String, OptionValue>;

/// What an option may be set to.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(untagged, inline)]
#[allow(dead_code)]
pub(super) enum OptionValue {
    Flag(bool),
    Number(f64),
    Word(String),
}
