//! What time it is: the time of day for people, and served time for clocks.
//!
//! Served time is for how long the site has been open, all its runs together. It stands still while
//! the server is stopped and takes no notice when somebody sets the time of day.

use std::sync::Arc;
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
        };
        (clock, Hand(Arc::new(hand)))
    }
    /// The same clock for a run that goes on where served time had come to.
    pub(crate) fn resumed(&self, base: i64) -> Clock {
        Clock {
            source: self.source.clone(),
            base,
            begun: self.steady(),
        }
    }

    /// Now.
    pub fn now(&self) -> Moment {
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
                while let left @ 1.. = steady - self.steady() {
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
    fn setting_the_time_of_day_moves_no_served_time() {
        let (clock, hand) = Clock::by_hand();
        hand.set_day(0);
        assert_eq!(clock.now(), Moment { day: 0, served: 0 });
    }
}
