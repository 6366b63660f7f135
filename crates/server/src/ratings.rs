//! Ratings of matches that are over: what counts, and counting it once.

use crate::hall::Hall;
use crate::keeper::Live;
use crate::{House, Problem};
use parlour_core::{Reason, Rulebook, Seat, Seats};
use parlour_ratings::Rating;
use parlour_store::{Event, Fairness, Finish, Opening, Rival, Sitter, Stamped, StoreError, Team};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long it waits where all is counted, unless somebody rings.
const IDLE: Duration = Duration::from_secs(2);
/// Matches counted in one go.
const SHELF: u32 = 20;
/// Games of the same rivals that count in a day, and wins over the same one who gave up at once.
const FAIRNESS: Fairness = Fairness { pair: 8, quick: 1 };
/// Whoever gives up before each side has made so many moves gives up at once.
const QUICK: usize = 5;
/// Whoever lets others wait for so long for a first move breaks the game off, in milliseconds.
const STALLED: i64 = 20_000;

/// Refuses rules by which nothing counts for ratings.
pub fn check_standard(
    house: &House,
    game: &str,
    preset: &str,
    options: &[(String, String)],
) -> Result<(), Problem> {
    let usual = house.rules(game, None, &[])?;
    match usual.chosen().0 == preset && options.is_empty() {
        true => Ok(()),
        false => Err(Problem::Refused(
            "a rated game is played by the standard rules; choose them, or a casual game".into(),
        )),
    }
}

/// Why a match cannot count for ratings.
pub fn unratable(house: &House, opening: &Opening) -> Result<(), Problem> {
    let refused = |why: &str| Err(Problem::Refused(why.into()));
    check_standard(house, &opening.game, &opening.preset, &opening.options)?;
    let usual = house.rules(&opening.game, None, &[])?;
    if opening.start.is_some() || !opening.moves.is_empty() {
        return refused(
            "a rated game begins at the start; a position is played on in a casual game",
        );
    }
    if opening.clock.is_none() {
        return refused("a rated game needs a clock");
    }
    let mut guests: Vec<&str> = opening.seats.iter().filter_map(Sitter::guest).collect();
    let own = guests.len();
    guests.sort_unstable();
    guests.dedup();
    if guests.len() < own {
        return refused("in a rated game nobody sits on two chairs");
    }
    if opening.seats.iter().all(Sitter::is_bot) {
        return refused("where only bots play nothing is rated");
    }
    let unknown = |sitter: &Sitter| match sitter {
        Sitter::Bot { level } => rating_of_level(&*usual, *level).is_none(),
        _ => false,
    };
    if opening.seats.iter().any(unknown) {
        return refused("the bots of this game have no rating; play them a casual game");
    }
    Ok(())
}

/// How strong a level of the house's bots was measured to be.
pub fn rating_of_level(rules: &dyn Rulebook, level: u8) -> Option<Rating> {
    let (rating, deviation) = parlour_bots::rating(rules, level)?;
    Some(Rating {
        rating,
        deviation,
        ..Rating::default()
    })
}

/// The level whose strength is next to this.
pub fn level_near(rules: &dyn Rulebook, rating: f64) -> Option<(u8, f64)> {
    let levels = crate::bots::LEVELS.filter_map(|level| {
        let known = rating_of_level(rules, level)?;
        Some((level, known.rating))
    });
    levels.min_by(|(_, a), (_, b)| (a - rating).abs().total_cmp(&(b - rating).abs()))
}

/// Counts until the site closes: at once where somebody rings, and what a server left behind that died.
pub async fn count(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    while !*closing.borrow() {
        match count_some(&hall).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(why) => tracing::warn!(%why, "matches are not rated"),
        }
        tokio::select! {
            () = tokio::time::sleep(IDLE) => {}
            () = hall.rated.notified() => {}
            _ = closing.changed() => {}
        }
    }
}

async fn count_some(hall: &Hall) -> Result<usize, StoreError> {
    let store = &hall.store;
    let cards = store.unrated(SHELF).await?;
    let mut counted = 0;
    for card in &cards {
        let events = store.events(&card.id).await?;
        let guests: Vec<String> = card
            .players
            .iter()
            .filter_map(Sitter::guest)
            .map(Into::into)
            .collect();
        let accounts = store.accounts(&guests).await?;
        let strangers = guests
            .iter()
            .any(|id| !accounts.iter().any(|a| a.id == *id));
        let at = card.updated;
        let live = Live::load(&hall.house, card.id.clone(), events.clone());
        let finish = match live {
            Ok(live) => live.finish(&events, strangers, turn_at_end(hall, &events), at),
            Err(why) => {
                tracing::error!(id = card.id, %why, "a rated match cannot be read");
                None
            }
        };
        let finish = finish.unwrap_or_else(|| Finish {
            id: card.id.clone(),
            game: card.game.clone(),
            speed: parlour_ratings::Speed::Classical,
            sides: Vec::new(),
            void: Some("the game cannot be read"),
            blamed: None,
            quick: false,
            at,
        });
        counted += usize::from(store.rate(&finish, FAIRNESS).await?);
        hall.lobby.notice(card, &[]);
    }
    Ok(counted)
}

/// Who was to move when a match was ended from outside the rules.
fn turn_at_end(hall: &Hall, events: &[Stamped]) -> Option<Seat> {
    let is_end = |stamped: &Stamped| matches!(stamped.event, Event::Ended { .. });
    let end = events.iter().position(is_end)?;
    let before = Live::load(&hall.house, String::new(), events[..end].to_vec());
    before.ok()?.turn()
}

impl Live {
    /// What the end of a rated match means; `None` where it is not over or has no clock. `strangers`: does
    /// somebody without an account sit at it? `turn`: who was to move when it was ended from outside.
    fn finish(
        &self,
        events: &[Stamped],
        strangers: bool,
        turn: Option<Seat>,
        at: i64,
    ) -> Option<Finish> {
        let table = self.finished()?;
        let rules = table.rules();
        let movers = table.movers();
        let card = self.card();
        let outcome = card.result?;
        let speed = card.clock?.speed();
        let mut sides: Vec<(Seats, Team)> = Vec::new();
        for (seat, sitter) in (0..).map(Seat).zip(&card.players) {
            let rival = match sitter {
                Sitter::Guest { id, .. } => Rival::Account(id.clone()),
                Sitter::Bot { level } => {
                    Rival::Bot(*level, rating_of_level(&*rules, *level).unwrap_or_default())
                }
                Sitter::Link { .. } | Sitter::Open => return None,
            };
            let team = rules.team(seat);
            match sides.iter_mut().find(|(seats, _)| *seats == team) {
                Some((_, side)) => side.players.push((seat, rival)),
                None => sides.push((
                    team,
                    Team {
                        players: vec![(seat, rival)],
                        won: outcome.winners.contains(seat),
                    },
                )),
            }
        }
        let ended = events
            .iter()
            .rev()
            .find_map(|stamped| match &stamped.event {
                Event::Ended { seat, .. } => Some((*seat, stamped.served)),
                _ => None,
            });
        let seats = card.players.len();
        let all_moved = (0..seats as u8).all(|s| movers.contains(&Seat(s)));
        let is = |what: fn(&Event) -> bool| events.iter().any(|stamped| what(&stamped.event));
        let void = if ended.is_some() && !all_moved {
            Some("it was broken off before everybody had moved: it does not count")
        } else if strangers {
            Some("somebody without an account played: it does not count")
        } else if is(|event| matches!(event, Event::TakenBack { .. })) {
            Some("a move was taken back: it does not count")
        } else if is(|event| matches!(event, Event::Seated { why: Some(_), .. })) {
            Some("somebody else took over a chair: it does not count")
        } else {
            None
        };
        let gave_up = [Reason::RESIGNED.code, Reason::ABANDONED.code];
        let quick = ended.is_some()
            && outcome
                .reason
                .is_some_and(|code| gave_up.contains(&code.as_str()))
            && movers.len() < QUICK * seats;
        let blamed = ended.and_then(|(by, when)| {
            let since = events.iter().rev().find_map(|stamped| match stamped.event {
                Event::Move { .. }
                | Event::Dealt { .. }
                | Event::Seated { .. }
                | Event::Created(_) => Some(stamped.served),
                _ => None,
            });
            let stalled = when - since.unwrap_or(when) >= STALLED;
            turn.filter(|turn| stalled && !movers.contains(turn)).or(by)
        });
        Some(Finish {
            id: card.id,
            game: card.game,
            speed,
            sides: sides.into_iter().map(|(_, side)| side).collect(),
            void,
            blamed,
            quick,
            at,
        })
    }
}
