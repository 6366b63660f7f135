//! Positions set up by hand.

use crate::Setup;
use crate::broken::{json, refuse};
use parlour_core::{Draft, Rulebook};
use serde::Serialize;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

/// What came of a draft: a position, or why it is none.
#[derive(Serialize)]
struct Drafted {
    position: Option<String>,
    why: Option<String>,
}

fn rules(setup: &str) -> Result<(Setup, Arc<dyn Rulebook>), JsError> {
    let setup = Setup::read(setup).map_err(refuse)?;
    let rules = setup.rules().map_err(refuse)?;
    Ok((setup, rules))
}

/// What may be put where.
#[wasm_bindgen]
pub fn palette(setup: &str) -> Result<String, JsError> {
    Ok(json(&rules(setup)?.1.palette()))
}

/// The position of a setup taken apart.
#[wasm_bindgen]
pub fn draft(setup: &str) -> Result<String, JsError> {
    let (setup, rules) = rules(setup)?;
    let draft = rules.take_apart(setup.position.as_deref());
    Ok(json(&draft.map_err(refuse)?))
}

/// The position that was set up, or the rules' sentence about it.
#[wasm_bindgen]
pub fn drafted(setup: &str, draft: &str) -> Result<String, JsError> {
    let draft: Draft = serde_json::from_str(draft).map_err(refuse)?;
    let made = rules(setup)?.1.put_together(&draft);
    let why = made.as_ref().err().map(ToString::to_string);
    let position = made.ok();
    Ok(json(&Drafted { position, why }))
}
