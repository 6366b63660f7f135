//! What a new match is to be.

use crate::bots::LEVELS;
use crate::keeper::check_control;
use crate::ratings::unratable;
use crate::wire::NewMatch;
use crate::{House, Problem, secret};
use parlour_core::Rulebook;
use parlour_store::{Guest, Opening, Sitter};
use serde_json::{Map, Value};

/// Moves that a match may begin with, or a text may bring.
pub const LONGEST: usize = 1000;

impl NewMatch {
    /// The checked opening. Seed and salt are drawn when the table is set up.
    pub fn opening(&self, house: &House, by: &Guest) -> Result<Opening, Problem> {
        let options = option_texts(&self.options)?;
        let position = self.position.as_deref();
        let rules = house.rules_at(&self.game, position, self.preset.as_deref(), &options)?;
        self.check_start(&*rules)?;
        let seats = self.seats.iter().map(|word| sitter(word, by));
        let mut seats: Vec<_> = seats.collect::<Result<_, Problem>>()?;
        if seats.len() != rules.seats() as usize {
            let (want, got) = (rules.seats(), seats.len());
            return Err(Problem::Refused(format!(
                "this game has {want} seats, not {got}"
            )));
        }
        let own = seats
            .iter()
            .filter(|sitter| sitter.guest().is_some())
            .count();
        if own > 1 && !rules.is_open() {
            let why = "where something is hidden nobody sits on two chairs";
            return Err(Problem::Refused(why.into()));
        }
        if seats
            .iter()
            .all(|sitter| matches!(sitter, Sitter::Bot { .. }))
        {
            // They wait while nobody watches.
            if self.clock.is_some() {
                let why = "where only bots play there is no clock";
                return Err(Problem::Refused(why.into()));
            }
        }
        if let Some(control) = self.clock {
            check_control(control)?;
        }
        if self.shuffle {
            let turn = secret::below(seats.len());
            seats.rotate_right(turn);
        }
        let opening = Opening {
            start: self.position.clone(),
            moves: self.moves.clone(),
            clock: self.clock,
            rated: self.rated,
            ..Opening::of(&*rules, seats, &by.id)
        };
        if opening.rated {
            unratable(house, &opening)?;
        }
        Ok(opening)
    }
    /// Can one play on from there?
    fn check_start(&self, rules: &dyn Rulebook) -> Result<(), Problem> {
        if self.position.is_none() && self.moves.is_empty() {
            return Ok(());
        }
        if self.moves.len() > LONGEST {
            return Err(Problem::Large);
        }
        if self.position.is_none() && !rules.is_open() {
            let why = "where something is hidden moves need the position that they begin from";
            return Err(Problem::Refused(why.into()));
        }
        let mut table = rules.open(self.position.as_deref(), 0)?;
        for text in &self.moves {
            table.play(text)?;
        }
        match table.status().mover() {
            Some(_) => Ok(()),
            None => Err(Problem::Refused(
                "the game is over there: nobody can play on".into(),
            )),
        }
    }
}

/// Options as JSON has them, as the texts that the games read.
pub fn option_texts(options: &Map<String, Value>) -> Result<Vec<(String, String)>, Problem> {
    parlour_wire::option_texts(options).map_err(Problem::Bad)
}

fn sitter(word: &str, by: &Guest) -> Result<Sitter, Problem> {
    let secret = secret::token;
    match word {
        "me" => Ok(Sitter::Guest {
            id: by.id.clone(),
            name: by.name.clone(),
        }),
        "open" => Ok(Sitter::Open),
        "link" => Ok(Sitter::Link { secret: secret() }),
        _ => {
            let level = word.strip_prefix("bot:").and_then(|n| n.parse().ok());
            let level = level.filter(|level| LEVELS.contains(level));
            let why = || {
                Problem::Bad(format!(
                    "a seat is me, link, open or bot:0 to bot:10, not {word:?}"
                ))
            };
            Ok(Sitter::Bot {
                level: level.ok_or_else(why)?,
            })
        }
    }
}
