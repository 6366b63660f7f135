//! `parlour show`: the board as text, picture or data.

use crate::args::Show;
use crate::fault::Fault;
use crate::{aim, film, opening};
use parlour_core::{Eye, Mark, Scene, Spot, Table, svg};
use std::io::Write;
use std::path::Path;

/// Prints the board, or writes its picture.
pub fn run(args: &Show, out: &mut impl Write) -> Result<(), Fault> {
    let table = match opening::at(&args.game, &args.at) {
        Ok(table) => table,
        Err(why) => match sketch(args) {
            Some(drawing) => return Ok(writeln!(out, "{drawing}")?),
            None => return Err(why),
        },
    };
    let eye = match &args.eye {
        Some(text) => opening::eye(&*table.rules(), text)?,
        None => Eye::Keeper,
    };
    if let Some(file) = &args.gif {
        return film::write_gif(&*table, eye, file);
    }
    let aimed = args.from.as_ref().map(|from| Aimed::new(&*table, from));
    let aimed = aimed.transpose()?;
    let scene = || {
        let mut scene = table.scene(eye);
        if let Some(aimed) = &aimed {
            aimed.mark(&mut scene);
        }
        scene
    };
    let drawn = || match args.animate {
        true => film::animated(&*table, eye),
        false => paint(&*table, eye, &scene()),
    };
    match &args.svg {
        Some(file) if file == Path::new("-") => out.write_all(drawn().as_bytes())?,
        Some(file) => {
            std::fs::write(file, drawn()).map_err(|why| Fault::file("write", file, why))?
        }
        None if args.json => {
            serde_json::to_writer(&mut *out, &scene())?;
            writeln!(out)?;
        }
        None => match (&aimed, &args.board) {
            (Some(aimed), _) => aimed.draw(&*table, eye, out)?,
            (None, Some(style)) => writeln!(out, "{}", styled(&*table, eye, style)?)?,
            (None, None) => writeln!(out, "{}", table.draw(eye))?,
        },
    }
    Ok(())
}

/// A board that is no position can still be drawn.
fn sketch(args: &Show) -> Option<String> {
    let plain = args.svg.is_none()
        && args.gif.is_none()
        && !args.json
        && args.from.is_none()
        && args.board.is_none();
    let text = args
        .at
        .position
        .as_deref()
        .filter(|_| plain && args.at.moves.is_empty());
    let rules = opening::rules_at(&args.game, text, &args.at.rules).ok()?;
    rules.sketch(text?)
}

fn styled(table: &dyn Table, eye: Eye, style: &str) -> Result<String, Fault> {
    table.draw_as(eye, style).ok_or_else(|| {
        let rules = table.rules();
        let known = match rules.styles() {
            [] => "it is drawn in one way only".into(),
            known => format!("there are {}", known.join(", ")),
        };
        Fault::Text(format!(
            "{} has no board called {style:?}; {known}",
            rules.name()
        ))
    })
}

/// A spot, where one may go from it, and where one could but for some obstacle.
struct Aimed<'a> {
    from: &'a Spot,
    to: Vec<Spot>,
    barred: Vec<(Spot, String)>,
}

impl<'a> Aimed<'a> {
    fn new(table: &dyn Table, from: &'a Spot) -> Result<Aimed<'a>, Fault> {
        Ok(Aimed {
            to: aim::targets(table, std::slice::from_ref(from))?,
            barred: table.barred(from),
            from,
        })
    }
    fn mark(&self, scene: &mut Scene) {
        let known: Vec<Spot> = scene.cells.iter().map(|cell| cell.spot.clone()).collect();
        let (from, marks) = (self.from, &mut scene.marks);
        marks.push(Mark::spot("from", from, format!("from {from}")));
        for to in self.to.iter().filter(|to| known.contains(to)) {
            marks.push(Mark::badge("to", to, "*", format!("{from} may go to {to}")));
            marks.push(Mark::spot("to", to, ""));
        }
        for (spot, why) in &self.barred {
            marks.push(Mark::badge("barred", spot, "×", why));
        }
    }
    fn draw(&self, table: &dyn Table, eye: Eye, out: &mut impl Write) -> Result<(), Fault> {
        let barred: Vec<_> = self.barred.iter().map(|(spot, _)| spot.clone()).collect();
        let board = table.draw_from(eye, self.from, &self.to, &barred);
        writeln!(out, "{board}\n\nfrom {}: {}", self.from, self.to.join(" "))?;
        for (spot, why) in &self.barred {
            writeln!(out, "not to {spot}: {why}")?;
        }
        Ok(())
    }
}

/// The picture that `eye` sees, with its own seat at the bottom.
pub fn picture(table: &dyn Table, eye: Eye) -> String {
    paint(table, eye, &table.scene(eye))
}

fn paint(table: &dyn Table, eye: Eye, scene: &Scene) -> String {
    svg::draw(scene, &table.rules().glyphs(), &style(table, eye))
}

/// With the seat that looks at the bottom, and a title.
pub fn style(table: &dyn Table, eye: Eye) -> svg::Style {
    let seat = match eye {
        Eye::Seat(seat) => seat.0,
        Eye::Public | Eye::Keeper => 0,
    };
    svg::Style {
        seat,
        title: format!("{}: {}", table.rules().title(), table.position(eye)),
        ..svg::Style::default()
    }
}
