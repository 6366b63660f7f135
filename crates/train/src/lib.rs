//! Trains the networks of the judges ([`parlour_bots::net`]) from games of self-play, in plain Rust.
//!
//! [`Data`] plays the games of files again and shows their positions as lit inputs; [`Model`] is the network in floating point, which
//! learns by Adam and is rounded to integers at the end; [`curve`] draws how the loss fell.

#![forbid(unsafe_code)]

pub mod book;
pub mod curve;
mod data;
mod model;

pub use data::{Data, Example};
pub use model::{Model, Pace};
