//! Which table is meant.

use parlour_core::{Eye, Refusal, Rulebook, Seat, Table};
use parlour_wire::option_texts;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;

/// A game, its rules, a position and the moves from there. All but the game may be left out.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Any name of the game.
    pub game: String,
    /// The default when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Values are booleans, numbers or words.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// In the game's own text; the start when left out.
    #[serde(default)]
    pub position: Option<String>,
    /// Through whose eye the position was written; what that eye cannot see is drawn from the seed.
    #[serde(default)]
    pub eye: Option<Seat>,
    /// Played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Decides whatever chance decides: a whole number, as text.
    #[serde(default)]
    pub seed: Option<String>,
}

impl Setup {
    /// Reads the JSON of it.
    pub fn read(text: &str) -> Result<Setup, String> {
        serde_json::from_str(text).map_err(|why| format!("this is no table: {why}"))
    }
    /// The rules.
    pub fn rules(&self) -> Result<Arc<dyn Rulebook>, String> {
        let options = option_texts(&self.options)?;
        let game = parlour_games::by_name_at(&self.game, self.position.as_deref());
        let game = game.map_err(|why| why.to_string())?;
        let rules = game.configure(self.preset.as_deref(), &options);
        rules.map_err(|why| why.to_string())
    }
    /// The seed; 0 when left out.
    pub fn seed(&self) -> Result<u64, String> {
        let Some(text) = &self.seed else { return Ok(0) };
        text.parse()
            .map_err(|_| format!("the seed {text:?} is no whole number"))
    }
    /// The table with the moves played.
    pub fn open(&self) -> Result<Box<dyn Table>, String> {
        let (rules, seed) = (self.rules()?, self.seed()?);
        let position = self.position.as_deref();
        let opened = match (position, self.eye) {
            (Some(text), Some(seat)) if !rules.is_open() => {
                rules.open_seen(text, Eye::Seat(seat), seed)
            }
            _ => rules.open(position, seed),
        };
        let play = |mut table: Box<dyn Table>| {
            for text in &self.moves {
                table.play(text)?;
            }
            Ok(table)
        };
        opened
            .and_then(play)
            .map_err(|why: Refusal| why.to_string())
    }
}
