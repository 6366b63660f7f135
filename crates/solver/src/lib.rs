//! Exact values: table files that know no game, and a folder for each solved game.

mod cache;
mod codec;
pub mod dobutsu;
pub mod file;

pub use file::TableError;
