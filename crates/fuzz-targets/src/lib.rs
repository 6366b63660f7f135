//! Fuzz targets as ordinary functions: bytes in, a panic when a law is broken.
//!
//! `fuzz/` drives them with cargo-fuzz for long runs; the tests here make short seeded runs. No
//! target knows a game: the first bytes choose one of [`parlour_games::all`].

#![forbid(unsafe_code)]

mod bytes;
mod games;
mod records;
mod texts;

pub use bytes::Bytes;
pub use games::whole_game;
pub use records::record;
pub use texts::{move_text, position_text};

/// Bytes in; a panic when a law is broken.
pub type Target = fn(&[u8]);

/// Every target with its name.
pub const TARGETS: [(&str, Target); 4] = [
    ("position_text", position_text),
    ("move_text", move_text),
    ("whole_game", whole_game),
    ("record", record),
];
