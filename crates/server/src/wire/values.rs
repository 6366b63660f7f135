//! Exact values.

use parlour_core::{Proof, Verdict};
use serde::Serialize;

/// What a table of all positions says of every move.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ValuesTold {
    /// Every legal move, sorted by text; none once the game is over.
    pub exact: Vec<ExactValue>,
}

/// What a move is worth to whoever makes it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExactValue {
    /// In exact notation.
    #[serde(rename = "move")]
    pub text: String,
    /// For the mover, with best play of both.
    pub value: Verdict,
    /// Moves of both sides until the end, this one included; null for a draw.
    pub distance: Option<u32>,
}

impl From<(String, Proof)> for ExactValue {
    fn from((text, proof): (String, Proof)) -> ExactValue {
        let value = proof.verdict;
        ExactValue {
            text,
            value,
            distance: proof.plies.filter(|_| value != Verdict::Draw),
        }
    }
}
