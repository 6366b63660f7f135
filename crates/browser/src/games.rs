//! What is asked about games rather than about a match: the same as `/api/games` answers.

use crate::Setup;
use crate::broken::{json, refuse};
use parlour_core::svg::{self, Style};
use parlour_core::{Eye, Rulebook};
use parlour_wire::{Drawing, Game, Games, Glyphs, Trial, TryAsked};
use wasm_bindgen::prelude::*;

/// Every game under its default rules.
#[wasm_bindgen]
pub fn games() -> String {
    let all = parlour_games::all();
    let games = all.iter().map(|rules| told(&**rules)).collect();
    json(&Games { games })
}

/// One game under chosen rules.
#[wasm_bindgen]
pub fn describe(setup: &str) -> Result<String, JsError> {
    let rules = Setup::read(setup).and_then(|setup| setup.rules());
    Ok(json(&told(&*rules.map_err(refuse)?)))
}

/// The drawings of a game.
#[wasm_bindgen]
pub fn glyphs(setup: &str) -> Result<String, JsError> {
    let rules = Setup::read(setup).and_then(|setup| setup.rules());
    let glyphs = rules.map_err(refuse)?.glyphs();
    Ok(json(&Glyphs { glyphs }))
}

/// A position as data for a picture.
#[wasm_bindgen]
pub fn scene(setup: &str) -> Result<String, JsError> {
    let setup = Setup::read(setup).map_err(refuse)?;
    // A position that the caller wrote holds nothing that the caller may not know.
    let eye = match setup.position {
        Some(_) => Eye::Keeper,
        None => Eye::Public,
    };
    let scene = setup.open().map_err(refuse)?.scene(eye);
    Ok(json(&Drawing { scene }))
}

/// A position as SVG: the board alone, from the side of whoever is to move.
#[wasm_bindgen]
pub fn picture(setup: &str) -> Result<String, JsError> {
    let setup = Setup::read(setup).map_err(refuse)?;
    let table = setup.open().map_err(refuse)?;
    let style = Style {
        seat: table.status().mover().map_or(0, |seat| seat.0),
        trays: false,
        ground: false,
        ..Style::default()
    };
    let scene = table.scene(Eye::Public);
    Ok(svg::draw(&scene, &table.rules().glyphs(), &style))
}

/// A position to try things out in.
#[wasm_bindgen]
pub fn attempt(game: &str, asked: &str) -> Result<String, JsError> {
    let asked: TryAsked = serde_json::from_str(asked).map_err(refuse)?;
    let setup = Setup {
        game: game.into(),
        preset: asked.preset.clone(),
        options: asked.options.clone(),
        position: asked.position.clone(),
        ..Setup::default()
    };
    let rules = setup.rules().map_err(refuse)?;
    if asked.eye.is_some_and(|seat| seat.0 >= rules.seats()) {
        return Err(refuse("there is no such seat"));
    }
    let trial = Trial::of(&*rules, &asked).map_err(refuse)?;
    Ok(json(&trial))
}

/// Pictures have no address without a server: the page asks for them by [`picture`].
fn told(rules: &dyn Rulebook) -> Game {
    Game::of(rules, String::new())
}
