//! What a study of one decision tells, in a game with something hidden.

use crate::rounded;
use parlour_bots::{Guess, Studied};
use parlour_core::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// A decision from what its seat knew then.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StudyTold {
    /// The number of the move, from 1.
    pub ply: u32,
    /// Whose decision it was.
    pub seat: Seat,
    /// Every play, best first.
    pub moves: Vec<PlayTold>,
    /// What others may hold, a hand each.
    pub hidden: Vec<GuessTold>,
}

/// A play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayTold {
    /// In the game's own notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Expected points of the mover's team in hundredths, −100 to 100.
    pub score: f64,
    /// Standard error of that; left out where the play was hardly looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
}

/// A hand that the seat did not see.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessTold {
    /// Whose.
    pub seat: Seat,
    /// Cards in it whose faces were not known.
    pub cards: u8,
    /// How likely at least one of those is of a kind, 0 to 1.
    pub chances: BTreeMap<String, f64>,
}

impl StudyTold {
    /// A study as it travels.
    pub fn of(ply: u32, seat: Seat, moves: &[Studied<String>], hidden: &[Guess]) -> StudyTold {
        let moves = moves.iter().map(|studied| PlayTold {
            text: studied.m.clone(),
            score: rounded(studied.score),
            error: studied.error.map(rounded),
        });
        let hidden = hidden.iter().map(|guess| {
            let chances = guess.chances.iter();
            let chances = chances.map(|(card, chance)| (card.clone(), rounded(*chance)));
            GuessTold {
                seat: guess.seat,
                cards: guess.cards,
                chances: chances.collect(),
            }
        });
        StudyTold {
            ply,
            seat,
            moves: moves.collect(),
            hidden: hidden.collect(),
        }
    }
}
