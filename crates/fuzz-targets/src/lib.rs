//! Fuzz targets as ordinary functions: bytes in, a panic when a law is broken.
//!
//! The bytes choose ([`Choices`]) a text that is right, from games played by lot (`garden`) or put together here, and a few
//! edits of its words (`edits`); so most inputs get past the first check. `fuzz/` drives the targets with libFuzzer for long
//! runs and keeps what it found interesting in `fuzz/corpus`; the tests here make short seeded runs and read that corpus.
//! Only the twins know a game.

#![forbid(unsafe_code)]

mod choices;
mod edits;
mod games;
mod garden;
#[cfg(feature = "house")]
mod house;
mod moves;
mod options;
mod positions;
mod puzzles;
mod records;
mod standing;
mod twins;

pub use choices::Choices;
pub use games::whole_game;
#[cfg(feature = "house")]
pub use house::{
    batch_line, contest_text, engine_answer, engine_lines, posted, selfplay_file, socket_messages,
    stored_events, table_file,
};
pub use moves::move_text;
pub use options::option_text;
pub use positions::{draft, position_text, seen_text};
pub use puzzles::puzzle_text;
pub use records::{foreign_record, record};
pub use twins::{twin_cublino, twin_dobutsu, twin_dog, twin_dominions, twin_romanian_checkers};

/// Bytes in; a panic when a law is broken.
pub type Target = fn(&[u8]);

/// Every target of core and games with its name.
pub const TARGETS: &[(&str, Target)] = &[
    ("position_text", position_text),
    ("seen_text", seen_text),
    ("draft", draft),
    ("move_text", move_text),
    ("option_text", option_text),
    ("record", record),
    ("foreign_record", foreign_record),
    ("puzzle_text", puzzle_text),
    ("whole_game", whole_game),
    ("twin_cublino", twin_cublino),
    ("twin_dobutsu", twin_dobutsu),
    ("twin_dog", twin_dog),
    ("twin_dominions", twin_dominions),
    ("twin_romanian_checkers", twin_romanian_checkers),
];

/// Every target around them.
#[cfg(feature = "house")]
pub const HOUSE: &[(&str, Target)] = &[
    ("batch_line", batch_line),
    ("engine_lines", engine_lines),
    ("engine_answer", engine_answer),
    ("contest_text", contest_text),
    ("table_file", table_file),
    ("selfplay_file", selfplay_file),
    ("posted", posted),
    ("socket_messages", socket_messages),
    ("stored_events", stored_events),
];
