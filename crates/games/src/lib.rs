//! The rules of Parlour's games, one module a game, and the one table of their names.

pub mod dog;
mod names;

pub use names::{Unknown, all, by_name, from_record};
