//! What time it is: the time of day for people, and served time for clocks.
//!
//! Served time is for how long the site has been open, all its runs together. It stands still while
//! the server is stopped and takes no notice when somebody sets the time of day. Servers that share a
//! database go by the clock of that database, and none goes on by itself when it is cut off.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A moment, in milliseconds.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Moment {
    /// Since 1970.
    pub day: i64,
    /// Of served time.
    pub served: i64,
}

/// Where the time comes from.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// Served time before this run.
    base: i64,
    /// What the steady clock showed when this run began.
    begun: i64,
    /// What other servers agree on, where there are any.
    common: Option<Arc<Mutex<Common>>>,
}

/// How the clock of the database compares with the steady clock.
#[derive(Debug, Default)]
struct Common {
    /// The database's time less the steady time, as it was heard lately.
    leads: VecDeque<i64>,
    /// Served time less the database's time.
    served: i64,
    /// Steady time until which served time is known to run.
    until: i64,
}

/// How many comparisons with the database's clock are remembered.
const LEADS: usize = 8;

impl Common {
    /// The database's time less the steady time: what travelled fastest is nearest to the truth.
    fn lead(&self) -> i64 {
        self.leads.iter().copied().max().unwrap_or(0)
    }
}

#[derive(Clone, Debug)]
enum Source {
    System(Instant),
    Hand(watch::Receiver<Shown>),
}

/// What a clock shows that is moved by hand.
#[derive(Copy, Clone, Debug)]
struct Shown {
    day: i64,
    steady: i64,
}

/// Moves a clock by hand, so that tests need not wait.
#[derive(Clone, Debug)]
pub struct Hand(Arc<watch::Sender<Shown>>);

impl Default for Clock {
    fn default() -> Clock {
        Clock::system()
    }
}

impl Clock {
    /// The machine's own.
    pub fn system() -> Clock {
        Clock {
            source: Source::System(Instant::now()),
            base: 0,
            begun: 0,
            common: None,
        }
    }
    /// One that stands still until somebody moves it.
    pub fn by_hand() -> (Clock, Hand) {
        let (day, steady) = (1_800_000_000_000, 0);
        let (hand, shown) = watch::channel(Shown { day, steady });
        let clock = Clock {
            source: Source::Hand(shown),
            base: 0,
            begun: 0,
            common: None,
        };
        (clock, Hand(Arc::new(hand)))
    }
    /// The same clock for a run that goes on where served time had come to.
    pub(crate) fn resumed(&self, base: i64) -> Clock {
        Clock {
            source: self.source.clone(),
            base,
            begun: self.steady(),
            common: None,
        }
    }
    /// The same clock as other servers have it; [`Clock::tune`] it before it is read.
    pub(crate) fn shared(&self) -> Clock {
        Clock {
            common: Some(Arc::default()),
            ..self.clone()
        }
    }
    /// Does somebody move it by hand?
    pub(crate) fn is_by_hand(&self) -> bool {
        matches!(self.source, Source::Hand(_))
    }
    /// The database has just said what time it is, and may be believed for so many milliseconds.
    pub(crate) fn tune(&self, day: i64, served: i64, hold: i64) {
        let steady = self.steady();
        if let Some(mut common) = self.common() {
            if common.leads.len() == LEADS {
                common.leads.pop_front();
            }
            common.leads.push_back(day - steady);
            common.served = served - day;
            common.until = steady + hold;
        }
    }
    /// Has the database been heard lately?
    pub(crate) fn is_tuned(&self) -> bool {
        self.common()
            .is_none_or(|common| self.steady() < common.until)
    }
    fn common(&self) -> Option<MutexGuard<'_, Common>> {
        let common = self.common.as_ref()?;
        Some(common.lock().expect("nobody panics with the clock"))
    }

    /// Now.
    pub fn now(&self) -> Moment {
        if let Some(common) = self.common() {
            let (steady, lead) = (self.steady(), common.lead());
            return Moment {
                day: steady + lead,
                served: steady.min(common.until) + lead + common.served,
            };
        }
        let day = match &self.source {
            Source::System(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |d| d.as_millis() as i64)
            }
            Source::Hand(shown) => shown.borrow().day,
        };
        let served = self.base + self.steady() - self.begun;
        Moment { day, served }
    }
    fn steady(&self) -> i64 {
        match &self.source {
            Source::System(begun) => begun.elapsed().as_millis() as i64,
            Source::Hand(shown) => shown.borrow().steady,
        }
    }
    /// Waits until served time has come so far.
    pub async fn sleep_until(&self, served: i64) {
        let steady = served - self.base + self.begun;
        match &self.source {
            Source::System(_) => {
                while let left @ 1.. = served - self.now().served {
                    tokio::time::sleep(Duration::from_millis(left as u64)).await;
                }
            }
            Source::Hand(shown) => {
                let mut shown = shown.clone();
                if shown
                    .wait_for(|shown| shown.steady >= steady)
                    .await
                    .is_err()
                {
                    // Nobody moves it any more.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl Hand {
    /// Time passes.
    pub fn advance(&self, by: Duration) {
        let by = by.as_millis() as i64;
        self.0.send_modify(|shown| {
            shown.day += by;
            shown.steady += by;
        });
    }
    /// Somebody sets the time of day.
    pub fn set_day(&self, day: i64) {
        self.0.send_modify(|shown| shown.day = day);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn served_time_goes_on_where_it_had_come_to() {
        let (clock, hand) = Clock::by_hand();
        hand.advance(Duration::from_secs(100));
        let clock = clock.resumed(5000);
        assert_eq!(clock.now().served, 5000);
        hand.advance(Duration::from_secs(2));
        assert_eq!(clock.now().served, 7000);
    }

    #[test]
    fn servers_go_by_the_time_of_the_database_and_stop_when_they_are_cut_off() {
        let (clock, hand) = Clock::by_hand();
        let clock = clock.shared();
        clock.tune(1_000_000, 5000, 2000);
        hand.advance(Duration::from_secs(1));
        let (day, served) = (1_001_000, 6000);
        assert_eq!(clock.now(), Moment { day, served });
        // An answer that was long on its way sets nothing back.
        clock.tune(1_000_900, 5900, 2000);
        assert_eq!(clock.now(), Moment { day, served });
        hand.advance(Duration::from_secs(5));
        assert!(!clock.is_tuned());
        assert_eq!(clock.now().served, served + 2000);
        // Nobody served meanwhile.
        clock.tune(1_006_000, 7000, 2000);
        assert_eq!(clock.now().served, 7000);
    }

    #[test]
    fn setting_the_time_of_day_moves_no_served_time() {
        let (clock, hand) = Clock::by_hand();
        hand.set_day(0);
        assert_eq!(clock.now(), Moment { day: 0, served: 0 });
    }
}
