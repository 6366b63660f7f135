//! A move shown stage by stage.

use parlour_core::{Motion, Piece, Scene};
use std::time::{Duration, Instant};

/// The pieces of one picture after the other.
pub struct Film {
    frames: Vec<Vec<Piece>>,
    begun: Instant,
    each: Duration,
}

impl Film {
    /// What `motion` does to a scene, in so much time; `None` where there is nothing to see.
    pub fn new(before: &Scene, motion: &Motion, time: Duration) -> Option<Film> {
        let mut pieces = before.pieces.clone();
        let mut frames = vec![pieces.clone()];
        for stage in motion.stages.iter().filter(|s| !s.changes.is_empty()) {
            stage.advance(&mut pieces);
            frames.push(pieces.clone());
        }
        if frames.len() == 1 || time.is_zero() {
            return None;
        }
        Some(Film {
            each: time / frames.len() as u32,
            frames,
            begun: Instant::now(),
        })
    }
    /// What is to be seen now; `None` when it is over.
    pub fn now(&self) -> Option<&[Piece]> {
        let i = self.begun.elapsed().as_millis() / self.each.as_millis().max(1);
        self.frames.get(i as usize).map(Vec::as_slice)
    }
}
