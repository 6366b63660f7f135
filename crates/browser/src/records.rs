//! Records with their variations: a header for people and programs, and the moves as one text, in which
//! `(…)` is a variation and `{…}` a comment.

use crate::Setup;
use crate::broken::{json, refuse};
use parlour_core::record::Played;
use parlour_core::{Eye, Record, Refusal, Rulebook, replay};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

/// A record, read.
#[derive(Serialize)]
struct Read {
    /// Without moves.
    setup: Setup,
    /// With variations and comments.
    moves: String,
    players: Vec<String>,
    date: Option<String>,
    result: Option<String>,
}

/// What a record says besides its moves.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Head {
    players: Vec<String>,
    date: Option<String>,
}

/// Reads a record in any notation; every move and variation is checked.
#[wasm_bindgen]
pub fn read_record(text: &str) -> Result<String, JsError> {
    let (rules, record) = parlour_games::from_record(text).map_err(refuse)?;
    let table = replay(&*rules, &record).map_err(refuse)?;
    let setup = setup(&*rules, &record);
    // What chance decided must come out of the seed again: variations are played from there.
    let moves = record.moves.iter().map(|played| played.text.clone());
    let again = Setup {
        moves: moves.collect(),
        ..setup.clone()
    };
    let same = again.open().map(|again| again.position(Eye::Keeper));
    if same.map_err(refuse)? != table.position(Eye::Keeper) {
        let why = "the cards of this record were dealt without a seed, so its variations cannot be played";
        return Err(refuse(why));
    }
    Ok(json(&Read {
        setup,
        moves: movetext(&record),
        players: record.players,
        date: record.date,
        result: record.result.map(|ending| ending.to_string()),
    }))
}

/// Writes a record: the setup without moves, the moves with variations, the head as JSON.
#[wasm_bindgen]
pub fn write_record(setup: &str, moves: &str, head: &str) -> Result<String, JsError> {
    let setup = Setup::read(setup).map_err(refuse)?;
    let head: Head = serde_json::from_str(head).map_err(refuse)?;
    Ok(written(&setup, moves, head).map_err(refuse)?.to_string())
}

fn setup(rules: &dyn Rulebook, record: &Record) -> Setup {
    let (preset, options) = rules.chosen();
    // A deal that no seed explains is a position to begin from.
    let position = match (&record.start, record.seed, rules.is_open()) {
        (None, None, false) => record.deal.clone(),
        (start, ..) => start.clone(),
    };
    Setup {
        game: rules.name().into(),
        preset: Some(preset.into()),
        options: options.into_iter().map(|(k, v)| (k, v.into())).collect(),
        position,
        seed: record.seed.map(|seed| seed.to_string()),
        ..Setup::default()
    }
}

/// The moves of a record alone, without deals.
fn movetext(record: &Record) -> String {
    fn bare(line: &[Played]) -> Vec<Played> {
        let bare = |played: &Played| Played {
            chance: None,
            variations: played.variations.iter().map(|v| bare(v)).collect(),
            ..played.clone()
        };
        line.iter().map(bare).collect()
    }
    let alone = Record {
        game: record.game.clone(),
        remark: record.remark.clone(),
        moves: bare(&record.moves),
        ..Record::default()
    };
    let text = alone.to_string();
    let (_, moves) = text.split_once("\n\n").expect("a header and a blank line");
    moves.trim().into()
}

fn written(setup: &Setup, moves: &str, head: Head) -> Result<Record, String> {
    let sentence = |why: Refusal| why.to_string();
    let name = setup.rules()?.name();
    let read = Record::parse(&format!("[Game \"{name}\"]\n\n{moves}")).map_err(sentence)?;
    let line = Setup {
        moves: read
            .moves
            .iter()
            .map(|played| played.text.clone())
            .collect(),
        ..setup.clone()
    };
    let table = line.open()?;
    let mut record = table.record(Eye::Keeper);
    record.seed = setup.seed.as_deref().and_then(|seed| seed.parse().ok());
    for (played, read) in record.moves.iter_mut().zip(read.moves) {
        let (text, chance) = (played.text.clone(), played.chance.take());
        *played = Played {
            text,
            chance,
            ..read
        };
    }
    record.remark = read.remark;
    record.players = head.players;
    record.date = head.date;
    replay(&*table.rules(), &record).map_err(sentence)?;
    Ok(record)
}
