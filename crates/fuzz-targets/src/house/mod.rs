//! Texts that are read around the games: by the command line, the arena, the solver, the store and the server.

mod contests;
mod engines;
mod lines;
mod matches;
mod selfplay;
mod tables;

pub use contests::contest_text;
pub use engines::{engine_answer, engine_lines};
pub use lines::batch_line;
pub use matches::{posted, socket_messages, stored_events};
pub use selfplay::selfplay_file;
pub use tables::table_file;

/// One sentence, without a line's end in it.
fn is_sentence(said: &str) {
    assert!(!said.trim().is_empty(), "a refusal says why");
}
