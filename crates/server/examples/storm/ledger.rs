//! What players were promised and what they heard, to be compared with what was written.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// A move that was acknowledged.
#[derive(Clone)]
pub struct Promise {
    pub id: String,
    pub ply: u64,
    pub text: String,
    pub repeated: bool,
    /// When the player heard that it was their turn.
    pub turn: Instant,
    /// When the move was sent for the first time.
    pub sent: Instant,
    pub answered: Instant,
}

#[derive(Default)]
pub struct Ledger {
    promises: Mutex<Vec<Promise>>,
    faults: Mutex<Vec<String>>,
    returns: AtomicU64,
    /// When one had to wait for the database.
    moments: Mutex<Vec<Instant>>,
}

impl Ledger {
    pub fn promise(&self, promise: Promise) {
        let mut promises = self.promises.lock().expect("nobody panics with the ledger");
        promises.push(promise);
    }
    pub fn fault(&self, why: String) {
        eprintln!("{why}");
        let mut faults = self.faults.lock().expect("nobody panics with the ledger");
        faults.push(why);
    }
    pub fn note_return(&self) {
        self.returns.fetch_add(1, Relaxed);
    }
    pub fn note_moment(&self) {
        let mut moments = self.moments.lock().expect("nobody panics with the ledger");
        moments.push(Instant::now());
    }
    /// When players had to wait, each a few seconds at most after the one before.
    pub fn moments(&self) -> Vec<Instant> {
        let mut moments = self
            .moments
            .lock()
            .expect("nobody panics with the ledger")
            .clone();
        moments.sort();
        moments.dedup_by(|later, one| later.duration_since(*one).as_millis() < 500);
        moments
    }
    pub fn promises(&self) -> Vec<Promise> {
        let promises = self.promises.lock().expect("nobody panics with the ledger");
        promises.clone()
    }
    pub fn count(&self) -> usize {
        let promises = self.promises.lock().expect("nobody panics with the ledger");
        promises.len()
    }
    pub fn faults(&self) -> Vec<String> {
        let faults = self.faults.lock().expect("nobody panics with the ledger");
        faults.clone()
    }
    /// How often a line was lost and found again, and how many moments one had to wait.
    pub fn troubles(&self) -> (u64, usize) {
        (self.returns.load(Relaxed), self.moments().len())
    }
}
