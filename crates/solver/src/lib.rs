//! Exact values: table files that know no game, and a folder for each solved game.

#![forbid(unsafe_code)]

mod cache;
mod codec;
pub mod dobutsu;
pub mod file;
mod folder;
mod share;

pub use file::TableError;
pub use folder::{data_folder, keep_data_in};
