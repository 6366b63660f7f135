//! The key of a position.

use super::position::Position;
use parlour_core::mix;
use std::hash::{Hash, Hasher};

/// Of everything in the position.
pub(super) fn of(at: &Position) -> u64 {
    let mut keyed = Keyed(0);
    at.hash(&mut keyed);
    keyed.finish()
}

/// A hasher of our own, so that keys are the same on every machine.
struct Keyed(u64);

impl Hasher for Keyed {
    fn finish(&self) -> u64 {
        mix(self.0)
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n as u64);
    }
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
