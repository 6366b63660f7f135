//! What travels about vacations and reminders.

use serde::{Deserialize, Serialize};

/// Somebody goes on vacation.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// For so many days from now on; it can be ended before.
    pub days: u32,
}

/// The caller's vacations.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VacationTold {
    /// When the present one ends, in milliseconds since 1970; null if they are there.
    pub until: Option<i64>,
    /// Days that are left of those of a year.
    pub left: u32,
    /// Days of vacation within 365 days.
    pub year: u32,
}

/// A browser that wants to hear of one's turns, as the Push API describes it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReminders {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key (`p256dh`), in base64url.
    pub public: String,
    /// The secret that it shares (`auth`), in base64url.
    pub secret: String,
}

/// A browser that does not want to hear any more.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EndReminders {
    /// Where its push service took messages.
    pub endpoint: String,
}

/// What a reminder says, as the service worker reads it.
#[derive(Debug, Serialize)]
pub struct ReminderTold {
    /// The game, and with whom.
    pub title: String,
    /// How much time is left; empty without a clock.
    pub body: String,
    /// Where the match is.
    pub path: String,
    /// Of reminders with the same one only the last is shown.
    pub tag: String,
}

/// How the caller is reminded.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RemindersTold {
    /// The key by which push services know this site (`applicationServerKey`), in base64url.
    pub key: String,
    /// How many browsers are told.
    pub browsers: u32,
}
