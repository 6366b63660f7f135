//! What one server asks of another, and what it hears.

use crate::Problem;
use crate::wire::{Done, Request};
use parlour_core::Seat;
use serde::{Deserialize, Serialize};

/// Something that only the keeper of a match can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// Somebody does something.
    Act(Request),
    /// Somebody sits down by a link.
    Sit {
        /// Where.
        seat: Seat,
        /// What the link says.
        secret: String,
    },
}

/// How it went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Returned {
    /// It is done, and on disk.
    Done(Done),
    /// It was refused.
    No {
        /// As HTTP has it.
        status: u16,
        /// One sentence.
        error: String,
    },
    /// Another server keeps the match: ask again.
    Moved,
}

impl Returned {
    /// As it travels.
    pub fn of(result: &Result<Done, Problem>) -> Returned {
        match result {
            Ok(done) => Returned::Done(*done),
            Err(why) => Returned::No {
                status: why.status().as_u16(),
                error: why.to_string(),
            },
        }
    }
    /// As it is written.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}
