//! Texts that somebody brings along: records, games in their own notations, positions.

use super::Body;
use crate::opening::LONGEST;
use crate::wire::{OpenAsked, Opened};
use crate::{House, Problem, Site};
use axum::Json;
use axum::extract::State;
use parlour_core::{Eye, Record, Rulebook};
use std::sync::Arc;

/// `POST /api/open`
pub async fn read(
    State(site): State<Arc<Site>>,
    Body(asked): Body<OpenAsked>,
) -> Result<Json<Opened>, Problem> {
    opened(&site.hall.house, &asked).map(Json)
}

/// What somebody has copied, read.
pub fn opened(house: &House, asked: &OpenAsked) -> Result<Opened, Problem> {
    let text = asked.text.trim();
    if text.is_empty() {
        return Err(Problem::Bad("there is no text to open".into()));
    }
    if Record::looks_like(text) {
        return record(text);
    }
    let position = position(house, text, asked.game.as_deref());
    position.or_else(|why| record(text).map_err(|_| why))
}

/// A record, or a game in a notation of its own, played through.
fn record(text: &str) -> Result<Opened, Problem> {
    let (rules, record) = parlour_games::from_record(text)?;
    let table = parlour_core::replay(&*rules, &record)?;
    if table.ply() > LONGEST {
        return Err(Problem::Refused(format!(
            "the record has {} moves; {LONGEST} can be opened",
            table.ply()
        )));
    }
    let named = record.start.is_some() || record.deal.is_some() || !rules.is_open();
    let start = named.then(|| table.until(0).position(Eye::Keeper));
    let moves = table.history(Eye::Keeper);
    // Where chance came out differently then, the moves do not lead there from here.
    let mut again = rules.open(start.as_deref(), 0)?;
    for text in &moves {
        again.play(text)?;
    }
    if again.position(Eye::Keeper) != table.position(Eye::Keeper) {
        let why = "the cards of this record were shuffled by another program; it cannot be opened";
        return Err(Problem::Refused(why.into()));
    }
    Ok(Opened {
        moves,
        players: record.players,
        date: record.date,
        result: record.result.map(|ending| ending.to_string()),
        ..set_up(&*rules, start)
    })
}

/// A position of the game that is named, or of the one game that can read it.
fn position(house: &House, text: &str, game: Option<&str>) -> Result<Opened, Problem> {
    let read = |rules: &dyn Rulebook| -> Result<Opened, Problem> {
        let table = rules.open(Some(text), 0)?;
        Ok(set_up(rules, Some(table.position(Eye::Keeper))))
    };
    if let Some(game) = game {
        return read(&*house.rules_at(game, Some(text), None, &[])?);
    }
    let mut found = house.games().iter().filter_map(|rules| read(&**rules).ok());
    let why = "this is neither a record nor a position of any game here";
    found.next().ok_or_else(|| Problem::Bad(why.into()))
}

fn set_up(rules: &dyn Rulebook, position: Option<String>) -> Opened {
    let (preset, options) = rules.chosen();
    Opened {
        game: rules.name(),
        title: rules.title(),
        preset,
        options: options.into_iter().collect(),
        position,
        moves: Vec::new(),
        players: Vec::new(),
        date: None,
        result: None,
    }
}
