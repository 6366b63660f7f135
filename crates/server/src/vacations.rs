//! Vacations as the tables know them: for so long a clock of days stands still.
//!
//! They are rows, so every server knows the same; a clock of days falls only after they were read once more.

use crate::hall::Hall;
use crate::keeper::Command;
use parlour_store::{Control, StoreError, Vacation};
use std::collections::HashMap;
use std::sync::{Arc, RwLock, RwLockReadGuard};
use std::time::Duration;
use tokio::sync::watch;

/// How often one looks where other servers write.
const LOOK: Duration = Duration::from_secs(3);
/// How long vacations matter: longer than any turn can last, in milliseconds.
const MATTERS: i64 = 400 * 24 * 60 * 60 * 1000;
/// Tables of one player.
const TABLES: u32 = 200;

/// A time for which somebody's clocks of days stand still.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Rest {
    /// In served time.
    pub from: i64,
    /// In served time.
    pub to: i64,
    /// When it ends or ended, in milliseconds since 1970.
    pub until: i64,
}

/// Everybody's vacations, the same for all who have it.
#[derive(Clone, Debug, Default)]
pub struct Rests(Arc<RwLock<HashMap<String, Vec<Rest>>>>);

impl Rests {
    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Vec<Rest>>> {
        self.0.read().expect("nobody panics with the list")
    }
    /// When a clock falls that began to run at `since` with so many milliseconds, in served time.
    pub fn due(&self, guest: &str, since: i64, left: i64) -> i64 {
        let rests = self.read();
        let rests = rests.get(guest).map_or(&[][..], Vec::as_slice);
        rests.iter().fold(since + left, |due, rest| {
            match rest.to > since && rest.from < due {
                true => due + rest.to - rest.from.max(since),
                false => due,
            }
        })
    }
    /// For how long somebody has rested between two moments.
    pub fn spent(&self, guest: &str, since: i64, until: i64) -> i64 {
        let rests = self.read();
        let rests = rests.get(guest).map_or(&[][..], Vec::as_slice);
        let both = |rest: &Rest| (rest.to.min(until) - rest.from.max(since)).max(0);
        rests.iter().map(both).sum()
    }
    /// The vacation that somebody is on at a moment.
    pub fn at(&self, guest: &str, served: i64) -> Option<Rest> {
        let rests = self.read();
        let mut rests = rests.get(guest)?.iter();
        let found = rests.find(|rest| (rest.from..rest.to).contains(&served));
        found.copied()
    }
    /// Takes note of what is written; those for whom something has changed.
    fn learn(&self, all: Vec<Vacation>) -> Vec<String> {
        let mut new: HashMap<String, Vec<Rest>> = HashMap::new();
        for vacation in all {
            new.entry(vacation.player).or_default().push(Rest {
                from: vacation.rests,
                to: vacation.wakes,
                until: vacation.until,
            });
        }
        let mut known = self.0.write().expect("nobody panics with the list");
        let everybody = new.keys().chain(known.keys());
        let changed = everybody.filter(|who| new.get(*who) != known.get(*who));
        let mut changed: Vec<String> = changed.cloned().collect();
        changed.sort_unstable();
        changed.dedup();
        *known = new;
        changed
    }
}

impl Hall {
    /// Reads everybody's vacations.
    pub(crate) async fn read_vacations(&self) -> Result<Vec<String>, StoreError> {
        let after = self.clock.now().day - MATTERS;
        Ok(self.rests.learn(self.store.vacations(after).await?))
    }
    /// The same, and tells the tables of those for whom something has changed.
    pub(crate) async fn learn_vacations(self: &Arc<Hall>) -> Result<(), StoreError> {
        for player in self.read_vacations().await? {
            for card in self.store.unfinished_of(&player, TABLES).await? {
                if let Some(Control::Days { .. }) = card.clock {
                    // A full queue means that it is awake.
                    let _ = self.send(&card.id, Command::Wake);
                }
            }
        }
        Ok(())
    }
}

/// Follows what other servers write, until this one stops.
pub async fn follow(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    while !*closing.borrow() {
        if let Err(why) = hall.learn_vacations().await {
            tracing::debug!(%why, "vacations are not heard of");
        }
        if let Err(why) = hall.read_programs().await {
            tracing::debug!(%why, "programs are not heard of");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = closing.changed() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_stands_still_for_as_long_as_somebody_rests() {
        let rests = Rests::default();
        let vacation = |rests, wakes| Vacation {
            player: "anna".into(),
            since: rests,
            until: wakes,
            rests,
            wakes,
        };
        assert_eq!(
            rests.learn(vec![vacation(10, 20), vacation(30, 40)]),
            ["anna"]
        );
        // Before, across, within, after.
        assert_eq!(rests.due("anna", 0, 5), 5);
        assert_eq!(rests.due("anna", 0, 15), 25);
        assert_eq!(rests.due("anna", 0, 20), 30);
        assert_eq!(rests.due("anna", 0, 21), 41);
        assert_eq!(rests.due("anna", 15, 2), 22);
        assert_eq!(rests.due("anna", 25, 10), 45);
        assert_eq!(rests.due("anna", 40, 10), 50);
        assert_eq!(rests.due("ben", 0, 15), 15);
        assert_eq!(rests.spent("anna", 0, 35), 15);
        assert_eq!(rests.at("anna", 19).map(|rest| rest.to), Some(20));
        assert_eq!(rests.at("anna", 20), None);
        assert_eq!(rests.learn(vec![vacation(10, 20)]), ["anna"]);
        assert!(rests.learn(vec![vacation(10, 20)]).is_empty());
    }
}
