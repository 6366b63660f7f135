//! Positions to try things out in.

use crate::{Status, said};
use parlour_core::{Entry, Eye, Motion, Refusal, Rulebook, Scene, Seat, Spot};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A position to try things out in; all of it may be left out.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TryAsked {
    /// The default when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Values are booleans, numbers or words.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Options"))]
    pub options: Map<String, Value>,
    /// In the game's own text; the start when left out.
    #[serde(default)]
    pub position: Option<String>,
    /// Played from there, 1000 at most.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Touches of the next move.
    #[serde(default)]
    pub touched: Vec<Spot>,
    /// The seat to look through; the seat to move when left out.
    #[serde(default)]
    pub eye: Option<Seat>,
}

/// A position in which something was tried out.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trial {
    /// After the moves.
    pub scene: Scene,
    /// What the last move did.
    pub motion: Option<Motion>,
    /// For the side to move, after the touches.
    pub entry: Entry,
    /// The entered move spelled out for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Whose turn, or how it ended.
    pub status: Status,
    /// The text after the moves.
    pub position: String,
    /// Every option with its value.
    pub settings: BTreeMap<&'static str, String>,
}

impl Trial {
    /// Plays and touches what is asked for, under these rules.
    pub fn of(rules: &dyn Rulebook, asked: &TryAsked) -> Result<Trial, Refusal> {
        let mut table = rules.open(asked.position.as_deref(), 0)?;
        for text in &asked.moves {
            table.play(text)?;
        }
        let mover = table.status().mover();
        let eye = asked.eye.or(mover).map_or(Eye::Public, Eye::Seat);
        let entry = mover.map(|seat| table.entry(Eye::Seat(seat), &asked.touched));
        let entry = entry.unwrap_or_default();
        let last = table.ply().checked_sub(1);
        Ok(Trial {
            scene: table.scene(eye),
            motion: last.and_then(|ply| table.motion(ply, eye)),
            said: said(&*table, &entry),
            entry,
            status: Status::of(table.status(), table.scores()),
            position: table.position(Eye::Keeper),
            settings: rules.settings().into_iter().collect(),
        })
    }
}

/// Options as JSON has them, as the texts that the games read; the sentence names what is none.
pub fn option_texts(options: &Map<String, Value>) -> Result<Vec<(String, String)>, String> {
    let text = |key: &str, value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Bool(_) | Value::Number(_) => Ok(value.to_string()),
        _ => Err(format!("{key} must be a word, a number, true or false")),
    };
    let options = options.iter();
    let texts = options.map(|(key, value)| Ok((key.clone(), text(key, value)?)));
    texts.collect()
}

/// Options as a request may write them.
#[cfg(feature = "schema")]
type Options = std::collections::BTreeMap<String, OptionValue>;

/// What an option may be set to.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(untagged, inline)]
#[allow(dead_code)]
enum OptionValue {
    Flag(bool),
    Number(f64),
    Word(String),
}
