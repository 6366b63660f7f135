//! Lines that might be played from here, and what would happen if the other side moved.

use crate::Board;
use crate::broken::{json, refuse};
use parlour_core::{Eye, Spot, Status, TURN, Table};
use parlour_wire::opening;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A move that might be played.
#[derive(Serialize)]
struct Ahead {
    text: String,
    said: String,
    seat: u8,
    /// Where it begins and, last, where it ends.
    spots: Vec<Spot>,
}

#[wasm_bindgen]
impl Board {
    /// Lines of moves from here (a JSON list of lists), each as far as it can be played: as people read them, with
    /// the spots they touch. Where something is hidden a line ends where chance decides.
    pub fn ahead(&self, lines: &str) -> Result<String, JsError> {
        let lines: Vec<Vec<String>> = serde_json::from_str(lines).map_err(refuse)?;
        let all: Vec<_> = lines
            .iter()
            .map(|line| follow(self.table(), line))
            .collect();
        Ok(json(&all))
    }
    /// The name of the opening that was played, as JSON; null where it has none.
    pub fn opening(&self) -> String {
        json(&opening(self.table()))
    }
    /// The same position with the other side to move, as text; an exception says why there is none.
    pub fn threat(&self) -> Result<String, JsError> {
        threat(self.table()).map_err(refuse)
    }
}

fn follow(table: &dyn Table, line: &[String]) -> Vec<Ahead> {
    let open = table.rules().is_open();
    let mut at = table.until(table.ply());
    let mut all = Vec::new();
    for text in line {
        let Status::ToMove(seat) = at.status() else {
            break;
        };
        let ply = at.ply();
        if at.play(text).is_err() {
            break;
        }
        let eye = Eye::Seat(seat);
        let motion = at.motion(ply, eye).unwrap_or_default();
        all.push(Ahead {
            text: at.moved(ply, eye).unwrap_or_default(),
            said: at.said(ply, eye).unwrap_or_default(),
            seat: seat.0,
            spots: motion.way(),
        });
        if !open && at.is_chance(ply) {
            break;
        }
    }
    all
}

fn threat(table: &dyn Table) -> Result<String, String> {
    let rules = table.rules();
    let Status::ToMove(seat) = table.status() else {
        return Err("the game is over".into());
    };
    if !rules.is_open() || rules.seats() != 2 {
        return Err("a threat is shown only where two play and nothing is hidden".into());
    }
    let palette = rules.palette();
    let turn = palette.fields.iter().find(|field| field.key == TURN);
    let other = turn.and_then(|turn| turn.choices.get(1 - seat.index()));
    let (other, _) = other.ok_or("in this game nobody can be passed over")?;
    let here = table.position(Eye::Keeper);
    let draft = rules.take_apart(Some(&here));
    let draft = draft
        .map_err(|why| why.to_string())?
        .with(TURN, other.clone());
    let why = |why| format!("the other side cannot be to move here: {why}");
    let position = rules.put_together(&draft).map_err(why)?;
    let over = rules.open(Some(&position), 0).map_err(why)?.status();
    match over {
        Status::ToMove(_) => Ok(position),
        Status::Over(how) => Err(format!("the game would be over: {how}")),
    }
}
