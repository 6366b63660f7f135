//! Reports, and what operators do.

use parlour_core::Seat;
use parlour_store::Role;
use serde::{Deserialize, Serialize};

/// Something to tell the operators.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reporting {
    /// The match it is about.
    #[serde(default, rename = "match")]
    pub match_id: Option<String>,
    /// Whoever sits there.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The account of this name, where it is about no match.
    #[serde(default)]
    pub name: Option<String>,
    /// One sentence or two, up to 400 characters.
    pub text: String,
}

/// What operators see.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Desk {
    /// Those that are not closed first, then the latest.
    pub reports: Vec<ReportTold>,
    /// What was done, the latest first.
    pub deeds: Vec<DeedTold>,
    /// The operators.
    pub operators: Vec<Subject>,
}

/// Somebody of whom something is told.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Subject {
    /// Of the guest.
    pub id: String,
    /// What they are called now.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// What they may do.
    pub role: Role,
    /// Until when they may not talk; left out where they may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted: Option<i64>,
    /// May they not play?
    pub banned: bool,
}

/// A report.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReportTold {
    /// Its own.
    pub id: String,
    /// Who told it.
    pub author: Option<Subject>,
    /// Whom it is about.
    pub about: Option<Subject>,
    /// The match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_id: Option<String>,
    /// What was told.
    pub text: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// The same, once it is closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<i64>,
    /// What was noted then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// One thing that an operator did.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DeedTold {
    /// Its own.
    pub id: String,
    /// What the operator was called.
    pub by: String,
    /// In one word.
    pub act: String,
    /// To whom it was done, as they were called.
    pub whom: String,
    /// Why, or how.
    pub note: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// What an operator does.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Moderating {
    /// They may not talk for so many hours; 0 lets them talk again.
    Mute {
        /// The guest.
        about: String,
        /// Up to 8760.
        hours: u32,
        /// Why.
        note: String,
    },
    /// They may neither sign in nor play.
    Ban {
        /// The guest.
        about: String,
        /// Why.
        note: String,
    },
    /// They may again.
    Unban {
        /// The guest.
        about: String,
        /// Why.
        note: String,
    },
    /// Another name, here and at all their tables.
    Rename {
        /// The guest.
        about: String,
        /// From now on.
        name: String,
        /// Why.
        note: String,
    },
    /// Makes an account an operator's.
    Appoint {
        /// The account.
        about: String,
        /// Why.
        note: String,
    },
    /// An operator is one no longer.
    Dismiss {
        /// The account.
        about: String,
        /// Why.
        note: String,
    },
    /// A report is done with.
    Close {
        /// Which.
        report: String,
        /// What came of it.
        note: String,
    },
}
