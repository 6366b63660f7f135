//! `parlour show`: the board as text, picture or data.

use crate::args::Show;
use crate::fault::Fault;
use crate::opening;
use parlour_core::{Eye, Table, svg};
use std::io::Write;
use std::path::Path;

/// Prints the board, or writes its picture.
pub fn run(args: &Show, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::place(&args.game, &args.place)?;
    let eye = match &args.eye {
        Some(text) => opening::eye(&*table.rules(), text)?,
        None => Eye::Keeper,
    };
    match &args.svg {
        Some(file) if file == Path::new("-") => out.write_all(picture(&*table, eye).as_bytes())?,
        Some(file) => std::fs::write(file, picture(&*table, eye))
            .map_err(|why| Fault::file("write", file, why))?,
        None if args.json => {
            serde_json::to_writer(&mut *out, &table.scene(eye))?;
            writeln!(out)?;
        }
        None => writeln!(out, "{}", table.draw(eye))?,
    }
    Ok(())
}

/// The picture that `eye` sees, with its own seat at the bottom.
pub fn picture(table: &dyn Table, eye: Eye) -> String {
    let seat = match eye {
        Eye::Seat(seat) => seat.0,
        Eye::Public | Eye::Keeper => 0,
    };
    let style = svg::Style {
        seat,
        title: format!("{}: {}", table.rules().title(), table.position(eye)),
        ..svg::Style::default()
    };
    svg::draw(&table.scene(eye), &table.rules().glyphs(), &style)
}
