//! Hands, kennels, piles: what lies beside the board, and buttons.

use super::brush::{Brush, bold, columns};
use super::colour::{Rgb, blend, over, readable};
use super::frames::Span;
use super::sight::Sight;
use super::touch::Hit;
use parlour_core::{Cell, Shape, Tray};
use ratatui::style::Style;

const BUTTON: Rgb = (62, 66, 72);

/// How large the things of a tray are drawn.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Size {
    /// One row.
    Chips,
    /// Cards of three rows.
    Cards,
}

/// Is there something to be drawn, not only counted?
pub fn is_drawn(sight: &Sight, tray: &Tray) -> bool {
    tray.slots
        .iter()
        .any(|slot| sight.piece(&slot.spot).is_some())
}

/// Are the things in it cards?
pub fn holds_cards(tray: &Tray) -> bool {
    let is_card = |slot: &Cell| matches!(slot.shape, Shape::Card(..));
    tray.slots.iter().any(is_card)
}

/// Columns that one thing takes, the gap behind it included.
fn pitch(tray: &Tray, size: Size) -> i32 {
    match size {
        Size::Cards => 6,
        Size::Chips if holds_cards(tray) => 4,
        Size::Chips => 3,
    }
}

/// Rows that a tray needs, its title included.
pub fn rows(sight: &Sight, tray: &Tray, size: Size, wide: i32) -> i32 {
    let pieces = tray.slots.iter().filter(|s| sight.piece(&s.spot).is_some());
    let a_row = ((wide + 1) / pitch(tray, size)).max(1);
    let high = if size == Size::Cards { 3 } else { 1 };
    1 + (pieces.count() as i32 + a_row - 1) / a_row * high
}

/// Draws a tray with its title and says where everything lies.
pub fn draw(brush: &mut Brush, sight: &Sight, tray: &Tray, size: Size, span: Span) -> Vec<Hit> {
    let mut hits = Vec::new();
    let ink = sight.seat_paint(tray.seat);
    let ink = ink.map_or((190, 190, 185), |(fill, _)| readable(fill));
    brush.line(span.x, span.y, span.w, &title(tray), brush.ink(ink));
    let step = pitch(tray, size);
    let (wide, high) = (step - 1, if size == Size::Cards { 3 } else { 1 });
    let a_row = ((span.w + 1) / step).max(1);
    let pieces = tray.slots.iter().filter(|s| sight.piece(&s.spot).is_some());
    for (i, slot) in (0..).zip(pieces) {
        let place = Span {
            x: span.x + i % a_row * step,
            y: span.y + 1 + i / a_row * high,
            w: wide,
            h: high,
        };
        hits.push(Hit {
            spot: slot.spot.clone(),
            span: place,
            is_visible: brush.shows(place),
        });
        thing(brush, sight, slot, place);
    }
    hits
}

fn thing(brush: &mut Brush, sight: &Sight, slot: &Cell, span: Span) {
    let piece = sight
        .piece(&slot.spot)
        .expect("only what lies there is drawn");
    let (mut fill, mut ink) = sight.paint(piece);
    let (cursor, choice) = (sight.is_cursor(&slot.spot), sight.is_choice(&slot.spot));
    if let Some(glow) = sight.glow(&slot.spot) {
        fill = if cursor { glow } else { blend(fill, glow, 55) };
        ink = over(fill);
    }
    let style = bold(brush.style(ink, fill));
    brush.fill(span, style);
    let letters = sight.letters(piece, (span.w, 1)).concat();
    let long = columns(&letters);
    if span.h == 1 {
        brush.text(span.x + (span.w - long) / 2, span.y, &letters, style);
        if choice && !cursor {
            let under = style.add_modifier(ratatui::style::Modifier::UNDERLINED);
            brush.tint(span, under);
        }
    } else {
        brush.text(span.x + (span.w - long) / 2, span.y + 1, &letters, style);
        if choice {
            let mark = if cursor { '▲' } else { '•' };
            brush.put(span.x + span.w / 2, span.y + 2, mark, style);
        }
        let corner = sight.letters(piece, (2, 1)).concat();
        brush.text(span.x, span.y, &corner, style);
    }
    if let Some(badge) = sight.badge(&slot.spot)
        && span.w > long + 1
    {
        let x = span.x + span.w - columns(badge);
        brush.text(
            x,
            span.y,
            &raised(badge),
            brush.style(blend(ink, fill, 35), fill),
        );
    }
}

/// Digits as small ones.
fn raised(text: &str) -> String {
    const SMALL: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let small = |c: char| c.to_digit(10).map_or(c, |d| SMALL[d as usize]);
    text.chars().map(small).collect()
}

/// Its name, and how much of it is hidden.
pub fn title(tray: &Tray) -> String {
    match tray.hidden {
        0 => tray.name.clone(),
        n => format!("{} ({n})", tray.name),
    }
}

/// Draws choices that have no place of their own; the number of rows they took.
pub fn buttons(
    brush: &mut Brush,
    sight: &Sight,
    all: &[(String, String)],
    span: Span,
    hits: &mut Vec<Hit>,
) -> i32 {
    let (mut x, mut y) = (0, 0);
    for (spot, name) in all {
        let wide = (columns(name) + 2).min(span.w);
        if x > 0 && x + wide > span.w {
            (x, y) = (0, y + 1);
        }
        let place = Span {
            x: span.x + x,
            y: span.y + y,
            w: wide,
            h: 1,
        };
        let style: Style = match sight.is_cursor(spot) {
            true => {
                let paper = sight.glow(spot).unwrap_or(BUTTON);
                bold(brush.style(over(paper), paper))
            }
            false => brush.style(sight.choice_ink(), BUTTON),
        };
        brush.fill(place, style);
        brush.line(place.x + 1, place.y, wide - 2, name, style);
        if sight.is_cursor(spot) {
            brush.put(place.x, place.y, '[', style);
            brush.put(place.x + wide - 1, place.y, ']', style);
        }
        hits.push(Hit {
            spot: spot.clone(),
            span: place,
            is_visible: brush.shows(place),
        });
        x += wide + 1;
    }
    if all.is_empty() { 0 } else { y + 1 }
}
