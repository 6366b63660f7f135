//! How often one may guess. Wrong guesses cost time, and nobody can make others pay for theirs.
//!
//! A browser from which somebody has signed in before has an account of its own here, so whatever strangers
//! guess, its owner gets in from there. Strangers pay by address and name, and all strangers together by name.
//! Names that nobody has are counted as all others, so that nothing can be learnt from it.

use crate::Problem;
use crate::limits::household;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Who tries.
#[derive(Copy, Clone, Debug)]
pub struct Trier<'a> {
    /// Where from.
    pub from: IpAddr,
    /// Which name, folded.
    pub name: &'a str,
    /// A browser known to whoever has that name.
    pub device: Option<&'a str>,
}

/// So many wrong guesses are free: of an address or a browser, and of all strangers.
const FREE: u32 = 5;
const FREE_OF_ALL: u32 = 30;
/// The longest wait: of an address or a browser, and of all strangers, who do not know each other.
const LONGEST: Duration = Duration::from_secs(15 * 60);
const LONGEST_OF_ALL: Duration = Duration::from_secs(30);
/// After so long without a guess all is forgotten.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// Counters kept before old ones are thrown away.
const MANY: usize = 20_000;

/// Wrong guesses of somebody.
#[derive(Copy, Clone, Debug)]
struct Wrong {
    count: u32,
    last: Instant,
}

impl Wrong {
    /// How long to wait from the last one on.
    fn wait(&self, free: u32, longest: Duration) -> Duration {
        match self.count.checked_sub(free) {
            None => Duration::ZERO,
            // 10, 20, 40 and so on, in seconds.
            Some(more) => Duration::from_secs(10 << more.min(20)).min(longest),
        }
    }
}

/// What has been guessed lately.
#[derive(Default)]
pub struct Attempts {
    pairs: Mutex<HashMap<(IpAddr, String), Wrong>>,
    devices: Mutex<HashMap<String, Wrong>>,
    names: Mutex<HashMap<String, Wrong>>,
}

impl Attempts {
    /// May they guess once more?
    pub fn check(&self, who: Trier<'_>) -> Result<(), Problem> {
        self.check_at(who, Instant::now())
    }
    fn check_at(&self, who: Trier<'_>, now: Instant) -> Result<(), Problem> {
        let wait = match who.device {
            Some(device) => left(&self.devices, device, FREE, LONGEST, now),
            None => {
                let pair = (household(who.from), who.name.to_owned());
                let own = left(&self.pairs, &pair, FREE, LONGEST, now);
                own.max(left(
                    &self.names,
                    who.name,
                    FREE_OF_ALL,
                    LONGEST_OF_ALL,
                    now,
                ))
            }
        };
        refuse(wait)
    }
    /// The same where all strangers together may guess as often as they like.
    pub fn check_address(&self, who: Trier<'_>) -> Result<(), Problem> {
        let pair = (household(who.from), who.name.to_owned());
        let wait = left(&self.pairs, &pair, FREE, LONGEST, Instant::now());
        refuse(wait)
    }
    /// They guessed wrong.
    pub fn note(&self, who: Trier<'_>) {
        self.note_at(who, Instant::now());
    }
    fn note_at(&self, who: Trier<'_>, now: Instant) {
        match who.device {
            Some(device) => count(&self.devices, device.to_owned(), now),
            None => {
                let pair = (household(who.from), who.name.to_owned());
                count(&self.pairs, pair, now);
                count(&self.names, who.name.to_owned(), now);
            }
        }
    }
    /// They got in: what they guessed wrong before is forgiven, what others did is not.
    pub fn forgive(&self, who: Trier<'_>) {
        if let Some(device) = who.device {
            lock(&self.devices).remove(device);
        }
        let pair = (household(who.from), who.name.to_owned());
        lock(&self.pairs).remove(&pair);
    }
}

fn refuse(wait: Duration) -> Result<(), Problem> {
    match wait.as_secs_f32().ceil() as u32 {
        0 => Ok(()),
        seconds => Err(Problem::Wait(seconds)),
    }
}

fn lock<T>(all: &Mutex<T>) -> MutexGuard<'_, T> {
    all.lock().expect("nobody panics with the counters")
}

fn left<K, Q>(
    all: &Mutex<HashMap<K, Wrong>>,
    who: &Q,
    free: u32,
    longest: Duration,
    now: Instant,
) -> Duration
where
    K: Eq + Hash + std::borrow::Borrow<Q>,
    Q: Eq + Hash + ?Sized,
{
    let all = lock(all);
    let wrong = all.get(who).filter(|wrong| now < wrong.last + MEMORY);
    wrong.map_or(Duration::ZERO, |wrong| {
        let until = wrong.last + wrong.wait(free, longest);
        until.saturating_duration_since(now)
    })
}

fn count<K: Eq + Hash>(all: &Mutex<HashMap<K, Wrong>>, who: K, now: Instant) {
    let mut all = lock(all);
    if all.len() >= MANY {
        all.retain(|_, wrong| now < wrong.last + MEMORY);
        if all.len() >= MANY {
            all.clear();
        }
    }
    let wrong = all.entry(who).or_insert(Wrong {
        count: 0,
        last: now,
    });
    if now >= wrong.last + MEMORY {
        wrong.count = 0;
    }
    wrong.count += 1;
    wrong.last = now;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(n: u8, device: Option<&str>) -> Trier<'_> {
        let from = [127, 0, 0, n].into();
        let name = "anna";
        Trier { from, name, device }
    }

    #[test]
    fn wrong_guesses_cost_more_and_more() {
        let attempts = Attempts::default();
        let mut now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..12 {
            if let Err(Problem::Wait(seconds)) = attempts.check_at(who(1, None), now) {
                waits.push(seconds);
                now += Duration::from_secs(seconds.into());
            }
            attempts.check_at(who(1, None), now).unwrap();
            attempts.note_at(who(1, None), now);
        }
        assert_eq!(waits, [10, 20, 40, 80, 160, 320, 640]);
        now += MEMORY;
        attempts.check_at(who(1, None), now).unwrap();
    }

    #[test]
    fn nobody_locks_others_out() {
        let attempts = Attempts::default();
        let now = Instant::now();
        for n in 0..200 {
            attempts.note_at(who(n, None), now);
        }
        let refused = attempts.check_at(who(201, None), now);
        assert!(matches!(refused, Err(Problem::Wait(1..=30))), "{refused:?}");
        attempts.check_at(who(201, Some("hers")), now).unwrap();
        attempts.check_at(who(1, Some("hers")), now).unwrap();
        let ben = Trier {
            name: "ben",
            ..who(1, None)
        };
        attempts.check_at(ben, now).unwrap();
        for _ in 0..FREE {
            attempts.note_at(who(1, Some("hers")), now);
        }
        assert!(attempts.check_at(who(1, Some("hers")), now).is_err());
        attempts.forgive(who(1, Some("hers")));
        attempts.check_at(who(1, Some("hers")), now).unwrap();
    }
}
