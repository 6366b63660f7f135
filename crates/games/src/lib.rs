//! The rules of Parlour's games, one module a game, and the one table of their names.

pub mod cublino;
pub mod dobutsu;
pub mod dog;
pub mod dominions;
mod names;
pub mod romanian_checkers;

pub use names::{Unknown, all, by_name, by_name_at, canonical, canonical_at, from_record};
