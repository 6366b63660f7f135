//! Characters and colours into a part of the window.

use super::colour::{Inks, Rgb};
use super::plan::Span;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

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
    /// Writes a line; every character takes one column.
    pub fn text(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (x, c) in (x..).zip(text.chars()) {
            self.put(x, y, c, style);
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

/// At most `wide` characters, `…` for what is cut off.
pub fn cut(text: &str, wide: i32) -> String {
    let wide = wide.max(0) as usize;
    if text.chars().count() <= wide {
        return text.into();
    }
    let mut cut: String = text.chars().take(wide.saturating_sub(1)).collect();
    cut.push('…');
    cut.chars().take(wide).collect()
}

/// A text as lines of at most `wide` characters, broken at blanks.
pub fn wrap(text: &str, wide: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.split('\n') {
        let mut now = String::new();
        for word in line.split(' ') {
            let long = now.chars().count() + 1 + word.chars().count();
            if !now.is_empty() && long as i32 > wide {
                lines.push(std::mem::take(&mut now));
            }
            if !now.is_empty() {
                now.push(' ');
            }
            now.push_str(word);
        }
        lines.push(now);
    }
    lines.iter().map(|line| cut(line, wide)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_and_broken() {
        assert_eq!(cut("kennel", 6), "kennel");
        assert_eq!(cut("kennels", 6), "kenne…");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 5), ["unbr…"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
