//! Things that cannot be guessed, and hashes of them.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// From the system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, b| {
        let _ = write!(text, "{b:02x}");
        text
    })
}

/// 128 bits: a session, a link to a chair, the salt of a seed.
pub fn token() -> String {
    hex(&bytes::<16>())
}

/// A short public name, 60 bits, easy to read aloud.
pub fn id() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let letter = |b: &u8| LETTERS[(b % 32) as usize] as char;
    bytes::<12>().iter().map(letter).collect()
}

/// Fixes everything that chance decides in a match.
pub fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Evenly below `n`, near enough for seating people.
pub fn below(n: usize) -> usize {
    (seed() % n as u64) as usize
}

/// SHA-256 in hex.
pub fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_as_everybody_does() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hash("abc"), abc);
    }

    #[test]
    fn tokens_have_128_bits_and_differ() {
        assert_eq!(token().len(), 32);
        assert_ne!(token(), token());
        assert_eq!(id().len(), 12);
        assert_ne!(id(), id());
    }
}
