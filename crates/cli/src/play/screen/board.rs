//! The board in characters.

use super::brush::{Brush, bold, columns};
use super::colour::{Inks, Rgb, blend, over};
use super::frames::{Frames, Span};
use super::sight::Sight;
use super::touch::Hit;
use parlour_core::{Cell, Look, Piece, Shape};
use ratatui::style::{Modifier, Style};

const LIGHT: Rgb = (176, 148, 110);
const DARK: Rgb = (140, 112, 78);
const PLAIN: [Rgb; 2] = [(112, 128, 102), (100, 116, 91)];
const SPECIAL: Rgb = (156, 124, 72);
const HEXES: [Rgb; 3] = [(146, 158, 168), (132, 144, 155), (119, 131, 142)];
const WORDS: Rgb = (150, 150, 145);
const HOLE: Rgb = (120, 120, 118);

/// Draws the board with the upper left corner of its layout at `(x, y)`, and says where everything lies.
pub fn draw(brush: &mut Brush, sight: &Sight, layout: &Frames, (x, y): (i32, i32)) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (left, top, text) in &layout.labels {
        brush.text(x + left, y + top, text, brush.ink(WORDS));
    }
    for (i, cell) in sight.scene.cells.iter().enumerate() {
        let span = layout.cells[i].plus(x, y);
        hits.push(Hit {
            spot: cell.spot.clone(),
            span,
            is_visible: brush.shows(span),
        });
        match cell.shape {
            Shape::Circle(_) => hole(brush, sight, cell, span),
            _ => field(brush, sight, cell, span, layout.shades[i]),
        }
    }
    hits
}

/// The colour of a field without anything on it.
fn ground(sight: &Sight, cell: &Cell, shade: u8) -> Rgb {
    let plain = match (cell.look, cell.shape) {
        (Look::Light, _) => LIGHT,
        (Look::Dark, _) => DARK,
        (Look::Special, _) => SPECIAL,
        (_, Shape::Hexagon(_)) => HEXES[shade as usize % 3],
        _ => PLAIN[shade as usize % 2],
    };
    match sight.seat_paint(cell.tint) {
        Some((fill, _)) => blend(plain, fill, 22),
        None => plain,
    }
}

/// A field that fills its place: a square or a hexagon.
fn field(brush: &mut Brush, sight: &Sight, cell: &Cell, span: Span, shade: u8) {
    let plain = ground(sight, cell, shade);
    let (cursor, choice) = (sight.is_cursor(&cell.spot), sight.is_choice(&cell.spot));
    let paper = match sight.glow(&cell.spot) {
        Some(glow) if cursor => glow,
        Some(glow) => blend(plain, glow, 60),
        None => plain,
    };
    let style = brush.style(over(paper), paper);
    brush.fill(span, style);
    if brush.inks == Inks::None {
        border(brush, cell, span, style);
    }
    let (middle_x, middle_y) = (span.x + (span.w - 1) / 2, span.y + (span.h - 1) / 2);
    let body = match sight.piece(&cell.spot) {
        Some(piece) => stone(brush, sight, piece, span, paper),
        None => {
            if choice {
                let ink = if cursor {
                    over(paper)
                } else {
                    sight.choice_ink()
                };
                let dot = if sight.offers_much() { '·' } else { '●' };
                brush.put(middle_x, middle_y, dot, bold(brush.style(ink, paper)));
            }
            span
        }
    };
    let edges = (span.x, span.x + span.w - 1);
    let has_margin = body.x > span.x;
    if choice && !cursor && sight.piece(&cell.spot).is_some() {
        let ink = brush.style(sight.choice_ink(), paper);
        if has_margin {
            for y in span.y..span.y + span.h {
                brush.put(edges.0, y, '▌', ink);
                brush.put(edges.1, y, '▐', ink);
            }
        } else {
            brush.put(edges.1, span.y, '●', ink);
        }
    }
    if cursor {
        let ink = bold(brush.style(over(paper), paper));
        if has_margin || sight.piece(&cell.spot).is_none() {
            brush.put(edges.0, middle_y, '[', ink);
        }
        brush.put(edges.1, middle_y, ']', ink);
    } else if let Some(badge) = sight.badge(&cell.spot)
        && columns(badge) == 1
    {
        let y = span.y + span.h - 1;
        brush.text(edges.1, y, badge, brush.style(over(paper), paper));
    }
}

/// What sets a field off from its neighbours where there are no colours.
fn border(brush: &mut Brush, cell: &Cell, span: Span, style: Style) {
    let (left, right) = (span.x, span.x + span.w - 1);
    let bottom = span.y + span.h - 1;
    if let Shape::Hexagon(_) = cell.shape {
        let upper = span.y + span.h / 2;
        for y in span.y..=bottom {
            let (a, b) = if y < upper { ('/', '\\') } else { ('\\', '/') };
            brush.put(left, y, a, style);
            brush.put(right, y, b, style);
        }
        return;
    }
    let row = Span {
        y: bottom,
        h: 1,
        ..span
    };
    brush.tint(row, style.add_modifier(Modifier::UNDERLINED));
    for y in span.y..bottom {
        brush.put(right, y, '│', style);
    }
    brush.put(right, bottom, '│', style.add_modifier(Modifier::UNDERLINED));
}

/// A piece on a field. The rest of the field stays visible around it.
fn stone(brush: &mut Brush, sight: &Sight, piece: &Piece, span: Span, paper: Rgb) -> Span {
    let (fill, ink) = sight.paint(piece);
    let body = match span.w {
        ..=2 => span,
        3..=4 => Span {
            w: span.w - 1,
            ..span
        },
        w => Span {
            x: span.x + 1,
            w: w - 2,
            ..span
        },
    };
    let lines = sight.letters(piece, (body.w, body.h));
    let mut inside = brush.style(ink, fill);
    if brush.inks == Inks::None && piece.colour.is_some_and(|seat| seat % 2 == 1) {
        inside = inside.add_modifier(Modifier::REVERSED);
    }
    let edge = brush.style(fill, paper);
    brush.fill(body, inside);
    let round = body.h - lines.len() as i32;
    let mut top = body.y;
    if round >= 1 && body.w >= 3 {
        line_of(brush, body, body.y + body.h - 1, '▀', edge);
    }
    if round >= 2 && body.w >= 3 {
        line_of(brush, body, body.y, '▄', edge);
        top += 1 + (round - 2) / 2;
    }
    let inside = bold(inside);
    for (y, line) in (top..).zip(&lines) {
        let x = body.x + (body.w - columns(line)) / 2;
        brush.text(x, y, line, inside);
    }
    if let Some((rim, _)) = sight.seat_paint(piece.rim) {
        let style = brush.style(rim, paper);
        for y in body.y..body.y + body.h {
            brush.put(body.x + body.w, y, '▌', style);
        }
    }
    body
}

fn line_of(brush: &mut Brush, body: Span, y: i32, c: char, style: Style) {
    for x in body.x..body.x + body.w {
        brush.put(x, y, c, style);
    }
}

/// A small round place: brackets around nothing, or a piece.
fn hole(brush: &mut Brush, sight: &Sight, cell: &Cell, span: Span) {
    let (cursor, choice) = (sight.is_cursor(&cell.spot), sight.is_choice(&cell.spot));
    let glow = sight.glow(&cell.spot);
    let rows = span.y..span.y + span.h;
    let middle = span.y + (span.h - 1) / 2;
    if let Some(piece) = sight.piece(&cell.spot) {
        let (fill, ink) = sight.paint(piece);
        let mut style = bold(brush.style(ink, fill));
        if let (Some(glow), true) = (glow, cursor) {
            style = bold(brush.style(over(glow), glow));
        }
        brush.fill(span, style);
        let letter = sight.letters(piece, (span.w, 1)).concat();
        let x = span.x + (span.w - 1) / 2;
        brush.text(x, middle, &letter, style);
        let side = span.x + span.w - 1;
        if cursor {
            brush.put(side, middle, '<', style);
        } else if choice {
            let mark = bold(brush.style(over(fill), fill));
            brush.put(side, middle, '•', mark);
        } else if let Some(glow) = glow {
            brush.put(side, middle, '▐', brush.style(glow, fill));
        }
        return;
    }
    let ink = match sight.seat_paint(cell.tint) {
        _ if choice && !cursor => sight.choice_ink(),
        Some((fill, _)) => fill,
        None => HOLE,
    };
    let mut style = brush.ink(ink);
    if let Some(glow) = glow {
        let paper = if cursor {
            glow
        } else {
            blend((30, 30, 30), glow, 55)
        };
        style = brush.style(if cursor || choice { over(paper) } else { ink }, paper);
    }
    if cursor || choice {
        style = style.add_modifier(Modifier::BOLD);
    }
    for y in rows {
        let marks = if choice { ('<', '>') } else { ('(', ')') };
        brush.fill(Span { y, h: 1, ..span }, style);
        if y == middle {
            brush.put(span.x, y, marks.0, style);
            brush.put(span.x + span.w - 1, y, marks.1, style);
        }
    }
}
