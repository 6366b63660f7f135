//! Small games that between them use every part of the core.
#![allow(dead_code)]

pub mod coins;
pub mod gifts;
#[path = "../../../core/examples/nim.rs"]
pub mod nim;
pub mod sevens;

use parlour_core::{Glyph, Paint};

/// Plain discs are enough for toys.
pub fn glyphs(names: &[&str]) -> Vec<Glyph> {
    let disc = |name: &&str| Glyph {
        name: (*name).into(),
        body: "<circle r=\"0.4\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"0.05\"/>".into(),
        size: (1.0, 1.0),
    };
    names.iter().map(disc).collect()
}

/// One grey a seat.
pub fn palette(seats: u8) -> Vec<Paint> {
    let paint = |s: u8| Paint::new("#cccccc", "#333333", &format!("seat {s}"));
    (0..seats).map(paint).collect()
}
