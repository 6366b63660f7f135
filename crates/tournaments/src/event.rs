//! What happens in a tournament, as it is kept for ever.

use crate::{Number, Plan};
use serde::{Deserialize, Serialize};

/// One thing that happened. New kinds may be added; old ones keep their form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first event of every tournament.
    Created(Plan),
    /// Somebody enters and gets the next number; in a tournament of pairs one of the two may come later.
    Entered {
        /// What others see.
        name: String,
        /// Who.
        members: Vec<Member>,
        /// Decides the starting order, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<i32>,
    },
    /// Somebody joins a pair that lacks one.
    Joined {
        /// The pair.
        number: Number,
        /// Who.
        member: Member,
    },
    /// Plays no further round, until they come back.
    Withdrew {
        /// Who.
        number: Number,
    },
    /// Plays again.
    Returned {
        /// Who.
        number: Number,
    },
    /// The first round may be paired.
    Started,
    /// Games are to be set up.
    Paired {
        /// From 0; in an arena and for deciding games several may have the same.
        round: u32,
        /// With the ids that their matches have or will have.
        games: Vec<Pairing>,
        /// Who is free.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<Bye>,
    },
    /// A game is over.
    Decided {
        /// Id of its match.
        id: String,
        /// Who won.
        verdict: Verdict,
        /// Moves played.
        plies: u32,
    },
    /// It is over.
    Finished,
    /// It does not take place, or ends at once.
    Cancelled {
        /// One phrase.
        why: String,
    },
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pairing {
    /// Id of its match.
    pub id: String,
    /// Who moves first.
    pub first: Number,
    /// Who moves second.
    pub second: Number,
    /// Fixes the deal where all tables of a round have the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Somebody who does not play in a round.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bye {
    /// Who.
    pub number: Number,
    /// Why.
    pub why: ByeKind,
}

/// Why somebody does not play in a round.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ByeKind {
    /// The number is odd: a full point in the Swiss system, half the points of a round in duplicate, none in a
    /// round robin, the next round in a knockout.
    Odd,
    /// The opponent has withdrawn: a full point.
    Walkover,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GameVerdict"))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Who moved first won.
    First,
    /// Who moved second won.
    Second,
    /// Nobody won.
    Draw,
}

/// Who plays for an entrant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "EntrantMember"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Member {
    /// Somebody with an account: a person or somebody's program.
    Account {
        /// Public and short.
        id: String,
        /// What others see.
        name: String,
        /// Is it a program?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// One of the house's bots.
    House {
        /// Strength, 0 to 10.
        level: u8,
    },
}

impl Member {
    /// The account, if it is one.
    pub fn account(&self) -> Option<&str> {
        match self {
            Member::Account { id, .. } => Some(id),
            Member::House { .. } => None,
        }
    }
}
