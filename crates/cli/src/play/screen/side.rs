//! Beside the board: who plays, hands, buttons, what is said, the moves.

use super::brush::{Brush, bold, columns, cut, wrap};
use super::colour::{Rgb, over};
use super::frames::Span;
use super::sight::Sight;
use super::touch::Hit;
use super::trays::{self, Size};
use super::{LINES, Screen};
use crate::bestmove::worth_words;
use crate::notation::join;
use crate::play::clock;
use crate::play::seating::Sitter;
use parlour_core::{Eye, Seat, Tray};

const DIM: Rgb = (150, 150, 145);
const INK: Rgb = (215, 215, 210);
const HEAD: Rgb = (255, 205, 50);
const WARN: Rgb = (240, 90, 70);

/// The column beside the board while it is being filled from the top.
struct Column<'c, 'b> {
    brush: &'c mut Brush<'b>,
    span: Span,
    y: i32,
}

impl Column<'_, '_> {
    fn left(&self) -> i32 {
        self.span.y + self.span.h - self.y
    }
    fn row(&mut self) -> Span {
        let span = Span {
            y: self.y,
            h: 1,
            ..self.span
        };
        self.y += 1;
        span
    }
    fn gap(&mut self, rows_wanted: i32) {
        if self.left() > rows_wanted {
            self.y += 1;
        }
    }
}

impl Screen {
    /// Draws the column beside the board. `elsewhere` are spots of trays that are drawn elsewhere.
    pub(super) fn draw_side(
        &self,
        brush: &mut Brush,
        sight: &Sight,
        span: Span,
        elsewhere: &[&Tray],
        buttons: &[(String, String)],
    ) -> Vec<Hit> {
        let mut hits = Vec::new();
        let mut column = Column {
            brush,
            y: span.y,
            span,
        };
        for seat in (0..self.session.rules().seats()).map(Seat) {
            self.player(&mut column, sight, seat);
        }
        if !buttons.is_empty() {
            column.gap(12);
            let place = Span {
                y: column.y,
                h: column.left(),
                ..span
            };
            column.y += trays::buttons(column.brush, sight, buttons, place, &mut hits);
        }
        column.gap(14);
        let bottom = self.bottom().0;
        let drawn =
            sight.scene.trays.iter().filter(|t| {
                trays::is_drawn(sight, t) && elsewhere.iter().all(|e| e.spot != t.spot)
            });
        // One's own comes first: it is what one plays from.
        let (own, others): (Vec<&Tray>, Vec<&Tray>) = drawn.partition(|t| t.seat == Some(bottom));
        for tray in own.into_iter().chain(others) {
            let rows = trays::rows(sight, tray, Size::Chips, span.w);
            let place = Span {
                y: column.y,
                h: rows,
                ..span
            };
            hits.extend(trays::draw(column.brush, sight, tray, Size::Chips, place));
            column.y += rows;
        }
        self.captions(&mut column, sight);
        if self.studies {
            self.advice(&mut column);
        }
        self.moves(&mut column);
        hits
    }
    /// `▸ W White  bot:6   4:59`
    fn player(&self, column: &mut Column, sight: &Sight, seat: Seat) {
        let row = column.row();
        let rules = self.session.rules();
        let to_move = self.session.table.status().mover() == Some(seat);
        let won = self.session.table.status().outcome();
        let won = won.is_some_and(|how| how.winners.contains(seat));
        let (fill, ink) = sight.seat_paint(Some(seat.0)).unwrap_or((DIM, over(DIM)));
        let brush = &mut *column.brush;
        let mark = if to_move {
            "▸"
        } else if won {
            "★"
        } else {
            " "
        };
        brush.text(row.x, row.y, mark, bold(brush.ink(HEAD)));
        let name = rules.seat_name(seat);
        let first = sight
            .scene
            .palette
            .get(seat.index())
            .map_or(name, |p| &p.name);
        let chip: String = first.chars().take(1).collect();
        brush.text(
            row.x + 1,
            row.y,
            &format!(" {chip} "),
            bold(brush.style(ink, fill)),
        );
        let who = match self.session.seating.at(seat) {
            Sitter::Person => "person".to_string(),
            bot => bot.to_string(),
        };
        let hidden = sight.scene.trays.iter().filter(|t| t.seat == Some(seat.0));
        let hidden: u32 = hidden.map(|t| u32::from(t.hidden)).sum();
        let cards = match hidden {
            0 => String::new(),
            n => format!(" {}", "▮".repeat(n.min(8) as usize)),
        };
        let style = if to_move {
            bold(brush.ink(INK))
        } else {
            brush.ink(INK)
        };
        brush.line(
            row.x + 5,
            row.y,
            row.w - 5,
            &format!("{name}, {who}{cards}"),
            style,
        );
        if let Some(clocks) = &self.session.clocks {
            let left = clocks.left(seat);
            let text = format!(" {} ", clock::words(left));
            let style = match (left.as_secs() < 10, to_move) {
                (true, _) => bold(brush.ink(WARN)),
                (_, true) => bold(brush.ink(HEAD)),
                _ => brush.ink(DIM),
            };
            brush.text(row.x + row.w - columns(&text), row.y, &text, style);
        } else if to_move && self.thinker.is_choosing() {
            brush.text(row.x + row.w - 2, row.y, "…", brush.ink(DIM));
        }
    }
    fn captions(&self, column: &mut Column, sight: &Sight) {
        let hidden = sight
            .scene
            .trays
            .iter()
            .filter(|t| t.seat.is_none() && t.hidden > 0);
        let hidden = hidden.map(trays::title);
        let lines = sight.scene.captions.iter().cloned().chain(hidden);
        let wide = column.span.w;
        for line in lines.flat_map(|text| wrap(&text, wide)) {
            if column.left() < 4 {
                return;
            }
            let row = column.row();
            column
                .brush
                .text(row.x, row.y, &line, column.brush.ink(DIM));
        }
    }
    /// What the analysis says.
    fn advice(&self, column: &mut Column) {
        column.gap(8);
        let row = column.row();
        let head = match &self.analysis {
            _ if self.is_over() => "Analysis: the game is over".into(),
            Some(said) => format!("Analysis: depth {}, {} positions", said.depth, said.nodes),
            None => match self.session.no_advice() {
                Some(why) => format!("Analysis: {why}"),
                None => "Analysis: thinking…".into(),
            },
        };
        column
            .brush
            .line(row.x, row.y, row.w, &head, bold(column.brush.ink(HEAD)));
        let moves = self
            .analysis
            .iter()
            .flat_map(|said| said.moves.iter().take(LINES.into()));
        for worth in moves {
            if column.left() < 3 {
                return;
            }
            let row = column.row();
            let line = join(worth.line.get(1..).unwrap_or_default());
            let text = format!("{:>6} {} {line}", worth_words(worth), worth.m);
            column
                .brush
                .line(row.x, row.y, row.w, &text, column.brush.ink(INK));
        }
    }
    /// The moves, the last ones at the bottom.
    fn moves(&self, column: &mut Column) {
        column.gap(4);
        let eye = match self.session.needs_curtain() {
            true => Eye::Public,
            false => self.session.eye(),
        };
        let texts = self.session.notation.history(&*self.session.table, eye);
        if texts.is_empty() || column.left() < 1 {
            return;
        }
        let rules = self.session.rules();
        let movers = self.session.table.movers();
        let lines = match rules.seats() {
            2 => pairs(&texts, &movers, column.span.w),
            _ => flow(&texts, &movers, column.span.w, &|seat| {
                rules.seat_name(seat).chars().next().unwrap_or('?')
            }),
        };
        let room = column.left();
        let last = (lines.len() as i32 - room).max(0);
        let first = (last - self.scrolled).clamp(0, last);
        let skip = first as usize;
        for line in lines.iter().skip(skip).take(room as usize) {
            let row = column.row();
            column
                .brush
                .line(row.x, row.y, row.w, line, column.brush.ink(INK));
        }
    }
}

/// `12. b1-b3  a4-c4`: a line for each move of the first seat and its answer.
fn pairs(texts: &[String], movers: &[Seat], wide: i32) -> Vec<String> {
    let half = ((wide - 5) / 2).max(4);
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for (text, seat) in texts.iter().zip(movers) {
        let text = cut(text, half - 1);
        if *seat == Seat(0) || !open {
            let n = lines.len() + 1;
            let first = if *seat == Seat(0) {
                text.as_str()
            } else {
                "…"
            };
            lines.push(format!("{n:>3}. {first:<w$}", w = half as usize));
            open = *seat == Seat(0);
            if open {
                continue;
            }
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(&text);
        }
        open = false;
    }
    lines
}

/// `R:K0 Y:G?`: as many to a line as fit.
fn flow(
    texts: &[String],
    movers: &[Seat],
    wide: i32,
    letter: &dyn Fn(Seat) -> char,
) -> Vec<String> {
    let token = |(text, seat): (&String, &Seat)| format!("{}:{text}", letter(*seat));
    let all: Vec<String> = texts.iter().zip(movers).map(token).collect();
    wrap(&join(&all), wide)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_stand_in_pairs() {
        let texts = ["a", "b", "c"].map(String::from);
        let lines = pairs(&texts, &[Seat(0), Seat(1), Seat(0)], 21);
        assert_eq!(lines, ["  1. a       b", "  2. c       "]);
        let lines = pairs(&texts, &[Seat(1), Seat(0), Seat(1)], 21);
        assert_eq!(lines, ["  1. …       a", "  2. b       c"]);
    }
}
