//! Characters and colours into a part of the window.

use super::colour::{Inks, Rgb};
use super::frames::Span;
use crate::page;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text;

/// Writes into one part of the window and nowhere else.
pub struct Brush<'b> {
    buffer: &'b mut Buffer,
    pub inks: Inks,
    pub clip: Rect,
}

impl<'b> Brush<'b> {
    /// For the whole window.
    pub fn new(buffer: &'b mut Buffer, inks: Inks) -> Brush<'b> {
        let clip = buffer.area;
        Brush { buffer, inks, clip }
    }
    /// For a part of it.
    pub fn within(&mut self, clip: Rect) -> Brush<'_> {
        Brush {
            clip: self.clip.intersection(clip),
            inks: self.inks,
            buffer: self.buffer,
        }
    }
    /// Colours of letters and of what is behind them.
    pub fn style(&self, ink: Rgb, paper: Rgb) -> Style {
        Style::new().fg(self.inks.of(ink)).bg(self.inks.of(paper))
    }
    /// The colour of letters.
    pub fn ink(&self, ink: Rgb) -> Style {
        Style::new().fg(self.inks.of(ink))
    }
    /// Would this be seen?
    pub fn shows(&self, span: Span) -> bool {
        let clip = self.clip;
        let (left, top) = (i32::from(clip.x), i32::from(clip.y));
        let (right, bottom) = (i32::from(clip.right()), i32::from(clip.bottom()));
        span.x + span.w > left && span.x < right && span.y + span.h > top && span.y < bottom
    }
    /// Writes a line.
    pub fn text(&mut self, mut x: i32, y: i32, text: &str, style: Style) {
        for piece in text::Span::raw(text).styled_graphemes(style) {
            let wide = columns(piece.symbol);
            self.symbol(x, y, piece.symbol, wide, style);
            x += wide;
        }
    }
    /// Writes a line that ends with `…` where it would be longer than `wide`.
    pub fn line(&mut self, x: i32, y: i32, wide: i32, text: &str, style: Style) {
        self.text(x, y, &cut(text, wide), style);
    }
    /// Writes one character.
    pub fn put(&mut self, x: i32, y: i32, c: char, style: Style) {
        let Some(place) = self.place(x, y) else {
            return;
        };
        if let Some(cell) = self.buffer.cell_mut(place) {
            cell.set_char(c).set_style(style);
        }
    }
    /// Writes what takes so many columns; nothing where it does not fit whole.
    fn symbol(&mut self, x: i32, y: i32, symbol: &str, wide: i32, style: Style) {
        if (x..x + wide).any(|x| self.place(x, y).is_none()) {
            return;
        }
        for (i, x) in (x..x + wide).enumerate() {
            let place = self
                .place(x, y)
                .and_then(|place| self.buffer.cell_mut(place));
            if let Some(cell) = place {
                // What a wide character covers is left empty.
                cell.set_symbol(if i == 0 { symbol } else { " " })
                    .set_style(style);
            }
        }
    }
    fn place(&self, x: i32, y: i32) -> Option<(u16, u16)> {
        let place = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        self.clip.contains(place.into()).then_some(place)
    }
    /// Blanks of one colour.
    pub fn fill(&mut self, span: Span, style: Style) {
        for y in span.y..span.y + span.h {
            for x in span.x..span.x + span.w {
                self.put(x, y, ' ', style);
            }
        }
    }
    /// Other colours for what stands there.
    pub fn tint(&mut self, span: Span, style: Style) {
        for y in span.y..span.y + span.h {
            for x in span.x..span.x + span.w {
                if let Some(place) = self.place(x, y)
                    && let Some(cell) = self.buffer.cell_mut(place)
                {
                    cell.set_style(style);
                }
            }
        }
    }
    /// A frame with an empty inside.
    pub fn frame(&mut self, span: Span, style: Style) {
        self.fill(span, style);
        let (right, bottom) = (span.x + span.w - 1, span.y + span.h - 1);
        for x in span.x + 1..right {
            self.put(x, span.y, '─', style);
            self.put(x, bottom, '─', style);
        }
        for y in span.y + 1..bottom {
            self.put(span.x, y, '│', style);
            self.put(right, y, '│', style);
        }
        let corners = [
            (span.x, span.y, '╭'),
            (right, span.y, '╮'),
            (span.x, bottom, '╰'),
            (right, bottom, '╯'),
        ];
        for (x, y, c) in corners {
            self.put(x, y, c, style);
        }
    }
}

/// Bold letters.
pub fn bold(style: Style) -> Style {
    style.add_modifier(Modifier::BOLD)
}

/// At most `wide` columns, `…` for what is cut off.
pub fn cut(text: &str, wide: i32) -> String {
    page::cut(text, wide.max(0) as usize)
}

/// A text as lines of at most `wide` columns, broken at blanks.
pub fn wrap(text: &str, wide: i32) -> Vec<String> {
    let lines = text.split('\n');
    lines
        .flat_map(|line| page::wrap(line, wide.max(0) as usize))
        .collect()
}

/// Columns that a text takes.
pub fn columns(text: &str) -> i32 {
    page::columns(text) as i32
}
