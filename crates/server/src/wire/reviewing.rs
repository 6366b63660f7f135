//! The review of a match that is over.

use parlour_store::ReviewState;
use serde::Serialize;
use serde_json::value::RawValue;

/// How far the review of a match is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reviewing {
    /// How far.
    pub state: ReviewState,
    /// Moves gone through.
    pub done: u32,
    /// Of how many.
    pub of: u32,
    /// What was found, once it is done: what `parlour review --json` prints.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<parlour_wire::ReviewTold>"))]
    pub review: Option<Box<RawValue>>,
    /// Why there is none, where it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}
