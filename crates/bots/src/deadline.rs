//! When a thought must end.

use crate::Limits;
use parlour_core::Watch;
use std::time::Duration;

/// The moment by which a thought must end, by the clock of its watch or else the system's.
pub(crate) struct Deadline<'w> {
    clock: Clock<'w>,
    time: Duration,
}

enum Clock<'w> {
    Watch(&'w Watch, Duration),
    #[cfg(not(target_arch = "wasm32"))]
    System(std::time::Instant),
}

impl<'w> Deadline<'w> {
    /// The time begins now; none where there is no limit of time, or no clock.
    pub fn new(limits: &Limits, watch: &'w Watch) -> Option<Deadline<'w>> {
        Deadline::after(limits.time?, watch)
    }
    /// So much time begins now; none where there is no clock.
    pub fn after(time: Duration, watch: &'w Watch) -> Option<Deadline<'w>> {
        let own = watch.now().map(|now| Clock::Watch(watch, now));
        #[cfg(not(target_arch = "wasm32"))]
        let own = own.or_else(|| Some(Clock::System(std::time::Instant::now())));
        own.map(|clock| Deadline { clock, time })
    }
    /// Is it over?
    pub fn is_past(&self) -> bool {
        self.spent() >= self.time
    }
    /// The time since it began.
    pub fn spent(&self) -> Duration {
        match &self.clock {
            Clock::Watch(watch, begin) => watch.now().unwrap_or_default().saturating_sub(*begin),
            #[cfg(not(target_arch = "wasm32"))]
            Clock::System(begin) => begin.elapsed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    #[test]
    fn the_clock_of_the_watch_counts() {
        let millis = Arc::new(AtomicU64::new(70));
        let shown = millis.clone();
        let watch = Watch::new().with_clock(move || Duration::from_millis(shown.load(Relaxed)));
        let limits = Limits {
            time: Some(Duration::from_millis(30)),
            ..Limits::default()
        };
        let deadline = Deadline::new(&limits, &watch).unwrap();
        millis.store(99, Relaxed);
        assert!(!deadline.is_past());
        millis.store(100, Relaxed);
        assert!(deadline.is_past());
        assert!(Deadline::new(&Limits::default(), &watch).is_none());
    }
}
