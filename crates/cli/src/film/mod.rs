//! A game as a moving picture: GIF, or an SVG that plays by itself.

mod gif;
mod paint;

use crate::fault::Fault;
use crate::show;
use parlour_core::{Eye, Table, svg};
use std::fs;
use std::path::Path;

/// Hundredths of a second that a position is shown, and the last one.
const SHOWN: u16 = 100;
const LAST: u16 = 300;

/// For how long each of so many positions is shown.
fn times(frames: usize) -> Vec<u16> {
    let mut times = vec![SHOWN; frames];
    if let Some(last) = times.last_mut() {
        *last = LAST;
    }
    times
}

/// Writes a match as a GIF. Words are left out, so that no fonts are needed.
pub fn write_gif(table: &dyn Table, eye: Eye, file: &Path) -> Result<(), Fault> {
    let all = 0..=table.ply();
    let frames: Vec<String> = all
        .map(|ply| show::picture(&*table.until(ply), eye))
        .collect();
    let drawn = paint::paint(&frames).ok_or_else(|| {
        let name = table.rules().name();
        Fault::Run(format!("a picture of {name} could not be drawn"))
    })?;
    let bytes = gif::write(&drawn, &times(frames.len()));
    fs::write(file, bytes).map_err(|why| Fault::file("write", file, why))
}

/// A match as an SVG that plays by itself.
pub fn animated(table: &dyn Table, eye: Eye) -> String {
    let all = (0..=table.ply()).zip(times(table.ply() + 1));
    let scenes: Vec<_> = all
        .map(|(ply, time)| (table.until(ply).scene(eye), time))
        .collect();
    svg::film(&scenes, &table.rules().glyphs(), &show::style(table, eye))
}
