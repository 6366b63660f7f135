//! Trains the networks of the judges ([`parlour_bots::net`]) from games of self-play, in plain Rust.
//!
//! [`Data`] plays the games of files again and shows their positions as lit inputs; [`Model`] is the network in floating point, which
//! learns by Adam and is rounded to integers at the end; [`Ranking`] is the same for an order of moves; [`curve`] draws how the loss fell.
//! [`pairs`] plays the matches that tell what is stronger.

#![forbid(unsafe_code)]

pub mod book;
pub mod curve;
mod data;
mod model;
pub mod pairs;
mod ranking;

pub use data::{Data, Example};
pub use model::{Model, Pace};
pub use ranking::{Ranking, rank, surprise};
