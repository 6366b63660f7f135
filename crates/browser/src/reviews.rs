//! A match gone through in the page, as `parlour review --json` tells it.

use crate::Board;
use crate::broken::{json, refuse};
use crate::minds::{clock, going};
use parlour_bots::Limits;
use parlour_core::Watch;
use parlour_wire::ReviewTold;
use wasm_bindgen::prelude::*;

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
    Ok(json(&ReviewTold::of(board.table(), &found)))
}
