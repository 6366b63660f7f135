//! All that handlers share.

use crate::Config;
use crate::hall::Hall;
use crate::keeper::sitter_name;
use crate::limits::Buckets;
use crate::metrics::Metrics;
use parlour_store::{Card, Phase, Sitter};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::watch;

/// The site.
pub struct Site {
    pub(crate) hall: Arc<Hall>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) buckets: Buckets,
    pub(crate) config: Config,
    /// True once the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl Site {
    /// A match in a list, for this guest.
    pub fn card(&self, card: &Card, guest: Option<&str>) -> Value {
        let games = self.hall.house.games().iter();
        let game = games.into_iter().find(|game| game.name() == card.game);
        let chairs = || card.players.iter().enumerate();
        let own = |sitter: &Sitter| guest.is_some() && sitter.guest() == guest;
        let you: Vec<usize> = chairs().filter(|c| own(c.1)).map(|c| c.0).collect();
        let turn = card.turn.filter(|_| card.phase == Phase::Playing);
        let players = chairs().map(|(seat, sitter)| {
            let (kind, how) = match sitter {
                Sitter::Guest { .. } => ("guest", None),
                Sitter::Bot { .. } => ("bot", None),
                Sitter::Link { .. } => ("empty", Some("link")),
                Sitter::Open => ("empty", Some("open")),
            };
            let mut player = json!({ "seat": seat, "kind": kind, "you": own(sitter) });
            match how {
                Some(how) => player["how"] = how.into(),
                None => player["name"] = sitter_name(sitter).into(),
            }
            if let Sitter::Bot { level } = sitter {
                player["level"] = (*level).into();
            }
            player
        });
        json!({
            "id": card.id,
            "game": card.game,
            "title": game.map_or(card.game.as_str(), |game| game.title()),
            "preset": card.preset,
            "phase": card.phase,
            "ply": card.ply,
            "turn": turn,
            "your_turn": turn.is_some_and(|turn| you.contains(&(turn as usize))),
            "you": you,
            "created": card.created,
            "updated": card.updated,
            "players": players.collect::<Vec<_>>(),
            "result": card.result,
            "clock": card.clock,
            "picture": format!("/api/matches/{}/picture.svg", card.id),
        })
    }
}
