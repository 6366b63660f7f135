//! What a review tells: the same from the command line, from a server and inside the page.

use parlour_bots::{Judged, Review, Scale};
use parlour_core::{Seat, Table, Verdict};
use serde::Serialize;

/// A match gone through. Scores are expected points of the mover's team in hundredths, −100 to 100.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReviewTold {
    /// What programs call the game.
    pub game: &'static str,
    /// Preset of its rules.
    pub rules: &'static str,
    /// What its opening is called, where players have named it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<&'static str>,
    /// Every move.
    pub plies: Vec<PlyTold>,
    /// How close each seat's moves came to the best ones, 0 to 100.
    pub accuracy: Vec<f64>,
    /// Mistakes and blunders by which a side that was not worse became so: the numbers of their plies.
    pub turning: Vec<u32>,
    /// From which loss on a move is named.
    pub scale: ScaleTold,
    /// What chance was worth to each seat, where there was any: its cards against those it might have
    /// got.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Vec<f64>>,
    /// What each seat's plays cost against the best ones, where there was chance: the sum of its losses,
    /// below zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<Vec<f64>>,
}

/// Losses from which on a move has a name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScaleTold {
    /// It lost a little.
    pub inaccuracy: f64,
    /// It lost much.
    pub mistake: f64,
    /// It lost most of what there was.
    pub blunder: f64,
}

/// One move of a review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlyTold {
    /// Its number, from 1.
    pub ply: u32,
    /// Who moved.
    pub seat: Seat,
    /// In the game's own notation.
    #[serde(rename = "move")]
    pub text: String,
    /// What it was worth.
    pub score: f64,
    /// The best move.
    pub best: String,
    /// What that is worth: never less than `score`.
    pub best_score: f64,
    /// What the move lost.
    pub loss: f64,
    /// `best`, `good`, `inaccuracy`, `mistake`, `blunder` or `forced`.
    pub kind: &'static str,
    /// What is proven of the move: `win`, `draw` or `loss`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Verdict>,
    /// What is proven of the best move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_result: Option<Verdict>,
    /// Best play from there, the best move first.
    pub line: Vec<String>,
    /// Standard error of `score`, where hidden cards were drawn several times.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// The same move with all cards open, where some were hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<OpenTold>,
}

/// A move as it looks once all cards lie open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenTold {
    /// What it was worth.
    pub score: f64,
    /// The best move.
    pub best: String,
    /// What that is worth: never less than `score`.
    pub best_score: f64,
    /// What the move lost.
    pub loss: f64,
}

impl ReviewTold {
    /// A review as it travels.
    pub fn of(table: &dyn Table, found: &Review) -> ReviewTold {
        let rules = &*table.rules();
        let plies = (1..).zip(&found.plies);
        let Scale {
            inaccuracy,
            mistake,
            blunder,
        } = parlour_bots::scale(rules);
        ReviewTold {
            game: rules.name(),
            rules: rules.chosen().0,
            opening: crate::opening(table),
            plies: plies
                .map(|(ply, judged)| PlyTold::of(ply, judged))
                .collect(),
            accuracy: all_rounded(&found.accuracy),
            turning: found.turning().map(|ply| ply as u32 + 1).collect(),
            scale: ScaleTold {
                inaccuracy: rounded(inaccuracy),
                mistake: rounded(mistake),
                blunder: rounded(blunder),
            },
            skill: found.luck.as_ref().map(|_| all_rounded(&found.skill())),
            luck: found.luck.as_deref().map(all_rounded),
        }
    }
}

impl PlyTold {
    fn of(ply: u32, judged: &Judged) -> PlyTold {
        PlyTold {
            ply,
            seat: judged.seat,
            text: judged.text.clone(),
            score: rounded(judged.score),
            best: judged.best.clone(),
            best_score: rounded(judged.best_score),
            loss: rounded(judged.loss()),
            kind: judged.kind.word(),
            result: judged.proof.map(|proof| proof.verdict),
            best_result: judged.best_proof.map(|proof| proof.verdict),
            line: judged.line.clone(),
            error: judged.error.map(rounded),
            open: judged.open.as_ref().map(|open| OpenTold {
                score: rounded(open.score),
                best: open.best.clone(),
                best_score: rounded(open.best_score),
                loss: rounded(open.best_score - open.score),
            }),
        }
    }
}

/// To two places, so that a number reads the same everywhere.
pub fn rounded(score: f32) -> f64 {
    // Adding nothing makes minus nothing plain.
    (f64::from(score) * 100.0).round() / 100.0 + 0.0
}

fn all_rounded(scores: &[f32]) -> Vec<f64> {
    scores.iter().copied().map(rounded).collect()
}
