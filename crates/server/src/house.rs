//! The games of the house.

use crate::Problem;
use parlour_core::Rulebook;
use std::sync::Arc;

/// Every game one can play here, under its default rules.
pub struct House(Vec<Arc<dyn Rulebook>>);

impl House {
    /// These games.
    pub fn new(games: Vec<Arc<dyn Rulebook>>) -> House {
        House(games)
    }
    /// In the order of their names.
    pub fn games(&self) -> &[Arc<dyn Rulebook>] {
        &self.0
    }
    /// The game that goes by `name`, under chosen rules.
    pub fn rules(
        &self,
        name: &str,
        preset: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Arc<dyn Rulebook>, Problem> {
        self.rules_at(name, None, preset, options)
    }
    /// The same; where several games share the name, the one that the position is of.
    pub fn rules_at(
        &self,
        name: &str,
        position: Option<&str>,
        preset: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Arc<dyn Rulebook>, Problem> {
        let name = parlour_games::canonical_at(name, position);
        let game = self.0.iter().find(|game| game.name() == name);
        let game = game.ok_or(Problem::Missing("game"))?;
        Ok(game.configure(preset, options)?)
    }
}
