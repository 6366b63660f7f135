//! Collections of puzzles, as the page shows them.

use crate::Setup;
use crate::broken::{json, refuse};
use parlour_core::{Eye, ProvedBy, Puzzle, Rulebook, Seat};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A puzzle with the table it stands on.
#[derive(Serialize)]
struct PuzzleTold {
    number: u32,
    setup: Setup,
    goal: String,
    proof: ProvedBy,
    rating: u32,
    themes: Vec<String>,
    /// Ways it may go, the hardest defence first; at each place the moves that are equally good.
    answers: Vec<Vec<Vec<String>>>,
}

/// Reads a collection; see [`Puzzle`] for its text.
#[wasm_bindgen]
pub fn puzzles(text: &str) -> Result<String, JsError> {
    Ok(json(&read(text).map_err(refuse)?))
}

fn read(text: &str) -> Result<Vec<PuzzleTold>, String> {
    let all = Puzzle::read_all(text).map_err(|why| why.to_string())?;
    all.into_iter().map(told).collect()
}

fn told(puzzle: Puzzle) -> Result<PuzzleTold, String> {
    let named = |why| format!("puzzle {}: {why}", puzzle.number);
    let options = puzzle.options.into_iter();
    let mut setup = Setup {
        game: puzzle.game,
        preset: Some(puzzle.preset),
        options: options.map(|(k, v)| (k, v.into())).collect(),
        position: Some(puzzle.position.clone()),
        ..Setup::default()
    };
    let rules = setup.rules().map_err(named)?;
    if !rules.is_open() {
        setup.eye = Some(solver(&*rules, &puzzle.position).map_err(named)?);
    }
    Ok(PuzzleTold {
        number: puzzle.number,
        setup,
        goal: puzzle.goal.to_string(),
        proof: puzzle.proof,
        rating: puzzle.rating,
        themes: puzzle.themes,
        answers: puzzle.answers.into_iter().map(|a| a.0).collect(),
    })
}

/// Whose view a text is: that of the seat to move.
fn solver(rules: &dyn Rulebook, text: &str) -> Result<Seat, String> {
    let mut why = "nobody is to move".to_owned();
    for seat in (0..rules.seats()).map(Seat) {
        match rules.open_seen(text, Eye::Seat(seat), 0) {
            Ok(table) if table.status().mover() == Some(seat) => return Ok(seat),
            Ok(_) => {}
            Err(refused) => why = refused.to_string(),
        }
    }
    Err(why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_game_is_seen_by_whoever_is_to_move() {
        let text = r#"{"id":4,"game":"dog","rules":"canadian","options":{},"position":"P3|P40|| 0 play 5K|??|??|?? 6:0","goal":"win","answer":["50"],"proof":"exhaustive","rating":900,"themes":[]}"#;
        let all = read(text).expect("a puzzle");
        assert_eq!(all[0].setup.eye, Some(Seat(0)));
        assert_eq!(all[0].setup.preset.as_deref(), Some("canadian"));
        assert_eq!(all[0].answers, [[["50"]]]);
        all[0].setup.open().expect("a table");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let text = r#"{"id":7,"game":"dog","rules":"canadian","options":{},"position":"P3 9 9","goal":"win","answer":["50"],"proof":"table","rating":1,"themes":[]}"#;
        let why = read(text).err().expect("a refusal");
        assert!(why.starts_with("puzzle 7: "), "{why}");
        let why = read("puzzle 7").err().expect("a refusal");
        assert_eq!(why, "line 1: expected value");
    }
}
