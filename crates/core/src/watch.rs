//! The handle every long operation takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// Somebody who listens to progress.
type Report = dyn Fn(&Progress) + Send + Sync;
/// The time since some moment that stays the same.
type Clock = dyn Fn() -> Duration + Send + Sync;

/// Lets somebody else stop a long operation and see how far it is. Clones share the stop flag.
#[derive(Clone, Default)]
pub struct Watch {
    stop: Arc<AtomicBool>,
    report: Option<Arc<Report>>,
    clock: Option<Arc<Clock>>,
}

/// How far a long operation is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// Done so far, in the operation's own unit.
    pub done: u64,
    /// The whole, where it is known.
    pub total: Option<u64>,
    /// What is happening, for people.
    pub text: String,
}

impl Watch {
    /// Nobody listens and nobody stops it.
    pub fn new() -> Watch {
        Watch::default()
    }
    /// With somebody who listens to progress.
    pub fn with_report(report: impl Fn(&Progress) + Send + Sync + 'static) -> Watch {
        Watch {
            stop: Arc::default(),
            report: Some(Arc::new(report)),
            clock: None,
        }
    }
    /// The same stop flag, other listeners.
    pub fn quiet(&self) -> Watch {
        Watch {
            stop: self.stop.clone(),
            report: None,
            clock: self.clock.clone(),
        }
    }
    /// The same with a clock: the time since some moment that stays the same. Needed where the system
    /// has no clock to ask, as in a browser.
    pub fn with_clock(self, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Watch {
        Watch {
            clock: Some(Arc::new(clock)),
            ..self
        }
    }
    /// What its clock shows, if it was given one.
    pub fn now(&self) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock())
    }
    /// Asks the operation to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed)
    }
    /// Has somebody asked to stop?
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
    /// Tells whoever listens.
    pub fn report(&self, done: u64, total: Option<u64>, text: impl Into<String>) {
        if let Some(report) = &self.report {
            report(&Progress {
                done,
                total,
                text: text.into(),
            })
        }
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch")
            .field("stopped", &self.is_stopped())
            .finish()
    }
}
