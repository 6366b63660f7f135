//! Ratings of matches and of the best.

use crate::ratings::rating_of_level;
use crate::wire::{Counting, LeaderTold, Leaders, MatchRatings, RatingTold, SeatRating};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::{Path, State};
use parlour_core::Seat;
use parlour_ratings::{PROVISIONAL, Rating, Speed};
use parlour_store::{Counted, Sitter};
use std::sync::Arc;

/// Shown among the best.
const BEST: u32 = 50;
/// Whoever has not played for so many milliseconds is not among them.
const ACTIVE: i64 = 30 * 24 * 60 * 60 * 1000;

/// A rating as it is shown.
pub fn told(rating: &Rating) -> RatingTold {
    RatingTold {
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        provisional: rating.is_provisional(),
    }
}

/// `GET /api/matches/{id}/ratings`
pub async fn of_match(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Json<MatchRatings>, Problem> {
    let store = &site.hall.store;
    let missing = Problem::Missing("match");
    let card = store.card(&id).await?.ok_or(missing.clone())?;
    let state = match store.counted(&id).await?.ok_or(missing)? {
        Counted::Casual => Counting::Casual,
        Counted::Pending => Counting::Pending,
        Counted::Counted => Counting::Counted,
        Counted::Void => Counting::Void,
    };
    let speed = card.clock.map(|clock| clock.speed());
    let changes = store.changes(&id).await?;
    let rules = site.hall.house.rules(&card.game, None, &[])?;
    let mut seats = Vec::new();
    for (seat, sitter) in (0..).map(Seat).zip(&card.players) {
        let change = changes.iter().find(|change| change.seat == seat);
        let rating = match (sitter, change) {
            (_, Some(change)) => Rating {
                rating: change.before,
                deviation: change.deviation,
                ..Rating::default()
            },
            (Sitter::Guest { id, .. }, None) => {
                let Some(speed) = speed else { continue };
                if store.account(id).await?.is_none() {
                    continue;
                }
                site.rating_now(id, &card.game, speed).await?
            }
            (Sitter::Bot { level }, None) => match rating_of_level(&*rules, *level) {
                Some(rating) => rating,
                None => continue,
            },
            _ => continue,
        };
        seats.push(SeatRating {
            seat,
            rating: told(&rating),
            change: change
                .filter(|change| change.why.is_empty())
                .map(|change| change.rating.round() as i32 - change.before.round() as i32),
            why: change
                .map(|change| change.why.clone())
                .filter(|why| !why.is_empty()),
        });
    }
    Ok(Json(MatchRatings {
        state,
        speed,
        seats,
    }))
}

/// `GET /api/leaders/{game}/{speed}`
pub async fn leaders(
    State(site): State<Arc<Site>>,
    Path((game, speed)): Path<(String, String)>,
) -> Result<Json<Leaders>, Problem> {
    let rules = site.hall.house.rules(&game, None, &[])?;
    let speed = Speed::from_word(&speed).ok_or(Problem::Missing("speed"))?;
    let since = site.hall.clock.now().day - ACTIVE;
    let store = &site.hall.store;
    let best = store
        .leaders(rules.name(), speed, PROVISIONAL, since, BEST)
        .await?;
    let leaders = best.into_iter().map(|leader| LeaderTold {
        name: leader.name,
        rating: told(&leader.rating),
        games: leader.games,
    });
    Ok(Json(Leaders {
        game: rules.name().into(),
        title: rules.title().into(),
        speed,
        leaders: leaders.collect(),
    }))
}
