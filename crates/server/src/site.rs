//! All that handlers share.

use crate::accounts::{Attempts, Passwords};
use crate::api::{Known, Tables};
use crate::doors::Doors;
use crate::hall::Hall;
use crate::health::Health;
use crate::keeper::chair;
use crate::limits::{Buckets, Newcomers, Sockets};
use crate::mail::Post;
use crate::metrics::Metrics;
use crate::presence::Presence;
use crate::push::Keys;
use crate::wire::Outcome;
use crate::{Config, wire};
use parlour_core::{Seat, Seats};
use parlour_store::{Card, Phase, Sitter};
use std::sync::Arc;
use tokio::sync::{Notify, Semaphore, watch};

/// The site.
pub struct Site {
    pub(crate) hall: Arc<Hall>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) buckets: Buckets,
    pub(crate) newcomers: Newcomers,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) presence: Arc<Presence>,
    /// Those who draw previews, which takes a while.
    pub(crate) painters: Semaphore,
    /// Rung when somebody asks for a review.
    pub(crate) reviews: Arc<Notify>,
    pub(crate) doors: Arc<Doors>,
    pub(crate) health: Health,
    pub(crate) known: Known,
    pub(crate) passwords: Passwords,
    pub(crate) attempts: Attempts,
    /// Those who ask for letters, by address.
    pub(crate) writers: Newcomers,
    /// Takes letters, where there is a mail server.
    pub(crate) post: Option<Post>,
    /// By which push services know this site.
    pub(crate) push: Keys,
    /// Tables of exact values.
    pub(crate) tables: Tables,
    pub(crate) config: Config,
    /// True once the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl Site {
    /// `Your move: Dog with Anna, Ben, Carl`.
    pub fn turn_words(&self, card: &Card, guest: &str) -> String {
        let told = self.card(card, Some(guest));
        let others = told.players.iter().filter(|chair| !chair.you);
        let names: Vec<&str> = others.filter_map(|chair| chair.name.as_deref()).collect();
        format!("Your move: {} with {}", told.title, names.join(", "))
    }
    /// A match in a list, for this guest.
    pub fn card(&self, card: &Card, guest: Option<&str>) -> wire::Card {
        let games = self.hall.house.games().iter();
        let game = games.into_iter().find(|game| game.name() == card.game);
        let own = |sitter: &Sitter| guest.is_some() && sitter.guest() == guest;
        let chairs = card.players.iter().enumerate();
        let chairs = chairs.map(|(i, sitter)| {
            let seat = Seat(i as u8);
            let seat_name = game.map_or("", |game| game.seat_name(seat));
            chair(seat, seat_name, sitter, own(sitter), &self.hall.programs)
        });
        let players: Vec<_> = chairs.collect();
        let you: Seats = players.iter().filter(|c| c.you).map(|c| c.seat).collect();
        let turn = card.turn.filter(|_| card.phase == Phase::Playing);
        wire::Card {
            id: card.id.clone(),
            game: card.game.clone(),
            title: game.map_or(card.game.as_str(), |game| game.title()).into(),
            preset: card.preset.clone(),
            phase: card.phase,
            ply: card.ply,
            turn,
            your_turn: turn.is_some_and(|turn| you.contains(turn)),
            you,
            created: card.created,
            updated: card.updated,
            players,
            result: card.result.as_ref().map(ToString::to_string),
            outcome: card.result.as_ref().map(Outcome::from),
            clock: card.clock,
            rated: card.rated,
            picture: format!("/api/matches/{}/picture.svg", card.id),
        }
    }
}
