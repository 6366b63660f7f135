//! A match gone through in the page, as `parlour review --json` tells it.

use crate::Board;
use crate::broken::{json, refuse};
use crate::minds::{clock, going};
use parlour_bots::{Judged, Limits};
use parlour_core::{Proof, Verdict, Watch};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[derive(Serialize)]
struct Told {
    game: &'static str,
    rules: &'static str,
    plies: Vec<Ply>,
    accuracy: Vec<f32>,
}

#[derive(Serialize)]
struct Ply {
    ply: usize,
    seat: u8,
    #[serde(rename = "move")]
    text: String,
    score: f32,
    best: String,
    best_score: f32,
    loss: f32,
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_result: Option<Verdict>,
    line: Vec<String>,
}

/// Goes through the moves of a table; `nodes` positions for each move of an open game, the usual number for 0. How far it is is
/// told to `parlourGoes` of the worker.
#[wasm_bindgen]
pub fn review(board: &Board, nodes: u32) -> Result<String, JsError> {
    let limits = Limits {
        nodes: (nodes > 0).then_some(nodes.into()),
        ..Limits::default()
    };
    let watch = Watch::with_report(|now| going(now.done as u32, now.total.unwrap_or(0) as u32));
    let found = parlour_bots::review(board.table(), &limits, &watch.with_clock(clock));
    let found = found.map_err(refuse)?;
    let rules = board.table().rules();
    let plies = found.plies.into_iter().zip(1..);
    Ok(json(&Told {
        game: rules.name(),
        rules: rules.chosen().0,
        plies: plies.map(|(judged, ply)| told(ply, judged)).collect(),
        accuracy: found.accuracy.into_iter().map(rounded).collect(),
    }))
}

fn told(ply: usize, judged: Judged) -> Ply {
    let verdict = |proof: Proof| proof.verdict;
    Ply {
        ply,
        seat: judged.seat.0,
        score: rounded(judged.score),
        best_score: rounded(judged.best_score),
        loss: rounded(judged.loss()),
        kind: judged.kind.to_string(),
        result: judged.proof.map(verdict),
        best_result: judged.best_proof.map(verdict),
        text: judged.text,
        best: judged.best,
        line: judged.line,
    }
}

/// To hundredths.
fn rounded(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}
