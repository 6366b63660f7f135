//! Why a text was not taken.

use thiserror::Error;

/// Why a text was not taken; one sentence that names the offending part.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Refusal {
    /// The text is not of the form asked for.
    #[error("{0}")]
    Malformed(String),
    /// The text can be read, but describes something that cannot be: two pieces on one square.
    #[error("{0}")]
    Invalid(String),
    /// The move can be read, but the rules do not allow it here.
    #[error("{0}")]
    Illegal(String),
}

impl Refusal {
    /// Not of the form asked for.
    pub fn malformed(why: impl Into<String>) -> Refusal {
        Refusal::Malformed(why.into())
    }
    /// Of the right form, but it cannot be.
    pub fn invalid(why: impl Into<String>) -> Refusal {
        Refusal::Invalid(why.into())
    }
    /// Against the rules here and now.
    pub fn illegal(why: impl Into<String>) -> Refusal {
        Refusal::Illegal(why.into())
    }
}
