//! Counts what was played in matches that are over, for whoever explores a position.

mod openings;

pub use openings::Openings;

use crate::House;
use crate::keeper::Live;
use parlour_core::{Seats, Table};
use parlour_store::{Course, Step, Store, StoreError, without_password};
use parlour_wire::{position_number, rules_text, steps};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Plies of a match that are counted. Deeper down hardly any position comes twice, and every one costs a
/// row for ever.
const DEEPEST: usize = 40;
/// Matches counted in one go: more would keep those waiting who play.
const SHELF: u32 = 10;
/// How long it rests then. A million matches a day are counted so, and those who play notice nothing.
const PAUSE: Duration = Duration::from_millis(900);
/// How long it waits where all is counted.
const IDLE: Duration = Duration::from_secs(2);

/// Counts until the site closes: first the matches from before there was an explorer, then each soon
/// after its end.
pub async fn count(store: Store, house: Arc<House>, mut closing: watch::Receiver<bool>) {
    let mut rest = IDLE;
    while !*closing.borrow() {
        match count_some(&store, &house).await {
            Ok(counted) => rest = if counted > 0 { PAUSE } else { IDLE },
            Err(why) => tracing::warn!(%why, "matches are not counted"),
        }
        tokio::select! {
            () = tokio::time::sleep(rest) => {}
            _ = closing.changed() => {}
        }
    }
}

/// Counts a few matches; how many there were.
async fn count_some(store: &Store, house: &House) -> Result<usize, StoreError> {
    let cards = store.unexplored(SHELF).await?;
    let mut courses = Vec::new();
    for card in &cards {
        let events = store.events(&card.id).await?;
        let winners = card.result.as_ref().map_or(Seats::NONE, |how| how.winners);
        let played = Live::load(house, card.id.clone(), events).ok();
        let table = played.as_ref().and_then(Live::finished);
        // What cannot be read is counted as nothing, and not looked at again.
        let (rules, steps) = match &table {
            Some(table) => (rules_text(&*table.rules()), steps(&**table, DEEPEST)),
            None => (card.game.clone(), Vec::new()),
        };
        let step = |(position, text)| Step { position, text };
        courses.push(Course {
            id: card.id.clone(),
            rules,
            steps: steps.into_iter().map(step).collect(),
            winners,
        });
        tokio::task::yield_now().await;
    }
    store.count_explored(courses).await?;
    Ok(cards.len())
}

/// Moves that were played, who won then, and how often.
pub(crate) type Counts = Vec<(String, Seats, u64)>;

/// The rules and the number under which the present position of a table is counted.
pub(crate) fn place(table: &dyn Table) -> (String, i64) {
    (rules_text(&*table.rules()), position_number(table))
}

/// What was played from there.
pub(crate) async fn look(
    store: &Store,
    (rules, position): (String, i64),
) -> Result<Counts, StoreError> {
    let counts = store.explore(&rules, position).await?;
    let counts = counts.into_iter();
    Ok(counts
        .map(|count| (count.text, count.winners, count.games))
        .collect())
}

/// The same in the database of a site, whether it runs or not; what is not counted yet is counted first.
pub fn explore(db: &str, table: &dyn Table) -> Result<Counts, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    let place = without_password(db);
    if !crate::reviews::is_there(db) {
        return Err(format!("there is no database {place}"));
    }
    let looked = runtime.block_on(async {
        let store = Store::open(db).await?;
        let house = House::new(parlour_games::all());
        while count_some(&store, &house).await? > 0 {}
        let counts = look(&store, self::place(table)).await?;
        store.close().await;
        Ok::<_, StoreError>(counts)
    });
    looked.map_err(|why| format!("cannot use the database {place}: {why}"))
}
