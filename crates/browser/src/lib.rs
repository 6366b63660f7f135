//! The rules and the minds in the page: core, games and bots compiled to WebAssembly behind one small
//! interface. Texts and JSON go in, JSON of the shapes that the server sends comes out; a refusal is an
//! exception with one sentence.
//!
//! `scripts/build-browser` compiles it and puts the result into `web/wasm`. The page runs it in Web Workers: one
//! answers at once, another thinks and may be ended at any time.

mod broken;
mod drafts;
mod games;
mod lines;
mod minds;
mod puzzles;
mod records;
mod reviews;
mod setup;
mod tables;

pub use drafts::{draft, drafted, palette};
pub use games::{attempt, describe, games, glyphs, picture, scene};
pub use minds::Bot;
pub use puzzles::puzzles;
pub use records::{read_record, write_record};
pub use reviews::review;
pub use setup::Setup;
pub use tables::Board;
