//! A die seen from above: the top in the middle, the four sides sloping away from it, and a small
//! tab on the side it goes to.

use super::board::Dir;
use super::die::Die;
use super::position::Side;
use parlour_core::Glyph;
use std::fmt::Write;

/// Half the width of the die at its foot and at its top.
const FOOT: f32 = 0.41;
const TOP: f32 = 0.235;

/// The drawing of a die of `side`.
pub(super) fn name(side: Side, die: Die) -> String {
    let ahead = match side {
        Side::White => "north",
        Side::Black => "south",
    };
    format!("die-{}-{ahead}", die.letter())
}

/// All orientations, going both ways.
pub(super) fn all() -> Vec<Glyph> {
    let dice = (0..24).filter_map(Die::new);
    let drawn = dice.flat_map(|die| {
        Side::BOTH.map(|side| Glyph {
            name: name(side, die),
            body: body(side, die),
            size: (1.0, 1.0),
        })
    });
    drawn.collect()
}

/// The top with its owner, and the top among the four sides: in square brackets White's, in round
/// ones Black's.
pub(super) fn letters(glyph: &str) -> Vec<String> {
    let letter = glyph.strip_prefix("die-").and_then(|g| g.chars().next());
    let Some(die) = letter.and_then(Die::from_letter) else {
        return Vec::new();
    };
    let side = match glyph.ends_with("north") {
        true => Side::White,
        false => Side::Black,
    };
    let (open, close, owner) = match side {
        Side::White => ('[', ']', 'w'),
        Side::Black => ('(', ')', 'b'),
    };
    let top = die.top();
    let [north, east, south, west] =
        [Dir::North, Dir::East, Dir::South, Dir::West].map(|dir| die.face(dir));
    vec![
        format!("{top}{owner}"),
        format!("  {north}  \n{west}{open}{top}{close}{east}\n  {south}  "),
    ]
}

fn body(side: Side, die: Die) -> String {
    let mut out = String::new();
    tab(&mut out, side);
    let (w, x) = (2.0 * FOOT, -FOOT);
    put(
        &mut out,
        format_args!(
            "<rect x=\"{x}\" y=\"{x}\" width=\"{w}\" height=\"{w}\" rx=\"0.06\" fill=\"{{fill}}\" \
             stroke=\"{{rim}}\" stroke-width=\"0.022\"/>"
        ),
    );
    for dir in Dir::ALL {
        slope(&mut out, dir);
        for (along, up) in pips_along(die.face(dir)) {
            pip(&mut out, dir, along, up);
        }
    }
    let (w, x) = (2.0 * TOP, -TOP);
    put(
        &mut out,
        format_args!(
            "<rect x=\"{x}\" y=\"{x}\" width=\"{w}\" height=\"{w}\" rx=\"0.035\" fill=\"{{fill}}\"/>\
             <rect x=\"{x}\" y=\"{x}\" width=\"{w}\" height=\"{w}\" rx=\"0.035\" fill=\"#fff\" \
             fill-opacity=\"0.12\" stroke=\"{{rim}}\" stroke-width=\"0.014\" stroke-opacity=\"0.55\"/>"
        ),
    );
    for (x, y) in pips(die.top()) {
        let (x, y) = (0.142 * x, 0.142 * y);
        put(
            &mut out,
            format_args!("<circle cx=\"{x:.3}\" cy=\"{y:.3}\" r=\"0.05\" fill=\"{{ink}}\"/>"),
        );
    }
    out
}

/// A tab that points ahead.
fn tab(out: &mut String, side: Side) {
    let tip = match side {
        Side::White => -0.49,
        Side::Black => 0.49,
    };
    let base = tip * 0.8;
    put(
        out,
        format_args!(
            "<path d=\"M-0.15 {base:.3} L0 {tip} L0.15 {base:.3} Z\" fill=\"{{ink}}\" \
             stroke=\"{{rim}}\" stroke-width=\"0.022\" stroke-linejoin=\"round\"/>"
        ),
    );
}

/// The shade of a side; light comes from the upper left.
fn slope(out: &mut String, dir: Dir) {
    let (shade, strength) = match dir {
        Dir::North => ("#fff", 0.22),
        Dir::West => ("#fff", 0.1),
        Dir::East => ("#000", 0.12),
        Dir::South => ("#000", 0.24),
    };
    let corners = [(-1.0, 0.0), (1.0, 0.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(along, up)| {
        let (x, y) = place(dir, along, up);
        format!("{x:.3},{y:.3}")
    });
    put(
        out,
        format_args!(
            "<polygon points=\"{}\" fill=\"{shade}\" fill-opacity=\"{strength}\"/>",
            corners.join(" ")
        ),
    );
}

/// A spot on a side: −1 to 1 along it, 0 to 1 from foot to top.
fn place(dir: Dir, along: f32, up: f32) -> (f32, f32) {
    let out = FOOT + (TOP - FOOT) * up;
    let along = along * out;
    match dir {
        Dir::North => (along, -out),
        Dir::South => (along, out),
        Dir::East => (out, along),
        Dir::West => (-out, along),
    }
}

fn pip(out: &mut String, dir: Dir, along: f32, up: f32) {
    let (x, y) = place(dir, 0.55 * along, up);
    let (long, flat) = (0.037, 0.025);
    let (rx, ry) = match dir {
        Dir::North | Dir::South => (long, flat),
        Dir::East | Dir::West => (flat, long),
    };
    put(
        out,
        format_args!(
            "<ellipse cx=\"{x:.3}\" cy=\"{y:.3}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{{ink}}\"/>"
        ),
    );
}

/// Where the pips of a face lie, −1 to 1 both ways.
fn pips(face: u8) -> Vec<(f32, f32)> {
    let mut at = Vec::new();
    if face % 2 == 1 {
        at.push((0.0, 0.0));
    }
    if face > 1 {
        at.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face > 3 {
        at.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face == 6 {
        at.extend([(0.0, -1.0), (0.0, 1.0)]);
    }
    at
}

/// The same on a side, foreshortened.
fn pips_along(face: u8) -> impl Iterator<Item = (f32, f32)> {
    pips(face)
        .into_iter()
        .map(|(along, up)| (along, 0.47 + 0.23 * up))
}

fn put(out: &mut String, what: std::fmt::Arguments) {
    out.write_fmt(what).expect("writing to a string");
}
