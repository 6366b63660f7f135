//! What covers the screen for a while: help, texts, the command line, the curtain.

use super::brush::{Brush, bold, columns, wrap};
use super::colour::Rgb;
use super::frames::Span;
use super::tty::LEAST;
use parlour_core::Spot;

const PAPER: Rgb = (36, 40, 48);
const INK: Rgb = (225, 225, 220);
const HEAD: Rgb = (255, 205, 50);

/// What covers the screen.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Popup {
    /// Nothing.
    #[default]
    None,
    /// The keys.
    Help,
    /// Lines, and how far they are scrolled.
    Text(Vec<String>, usize),
    /// A line that is being typed.
    Typing(String),
    /// Shall this be touched although there are other moves?
    Sure(Spot),
    /// Shall the game be left?
    Leave,
}

const KEYS: &[(&str, &str)] = &[
    ("arrows, Tab", "go to what may be touched"),
    ("Enter, Space", "touch it"),
    ("Esc, Backspace", "take the last touch back"),
    ("mouse", "touch; right button: take back; wheel: scroll"),
    ("u, r", "undo to your last move, redo"),
    ("h", "hint"),
    ("a", "analysis on and off"),
    ("f", "turn the board"),
    (":", "type a move or a command; :help lists them"),
    ("s", "the game as a record"),
    ("n", "moves spelled out, or exact"),
    (":rules", "the rules of the game"),
    ("PgUp, PgDn", "scroll the moves"),
    ("q", "leave"),
    ("Ctrl-Z", "back to the shell; fg goes on"),
    ("Ctrl-C", "leave at once"),
];

/// The keys.
pub fn help(brush: &mut Brush, title: &str, about: &str) {
    let mut lines = wrap(about, 56);
    lines.push(String::new());
    lines.extend(KEYS.iter().map(|(key, what)| format!("{key:<15} {what}")));
    lines.push(String::new());
    lines.push("Green may be touched, yellow is the cursor.".into());
    sheet(brush, title, &lines, 0);
}

/// Lines in a frame; the number of lines that did not fit.
pub fn sheet(brush: &mut Brush, title: &str, lines: &[String], from: usize) -> usize {
    let room = brush.clip;
    let most = (i32::from(room.width) - 6, i32::from(room.height) - 4);
    let lines: Vec<String> = lines.iter().flat_map(|l| wrap(l, most.0)).collect();
    let long = |l: &String| columns(l);
    let wide = lines.iter().map(long).max().unwrap_or(0);
    let wide = wide.max(columns(title) + 2);
    let high = (lines.len() as i32).min(most.1);
    let span = Span {
        x: i32::from(room.x) + (i32::from(room.width) - wide - 4) / 2,
        y: i32::from(room.y) + (i32::from(room.height) - high - 2) / 2,
        w: wide + 4,
        h: high + 2,
    };
    let style = brush.style(INK, PAPER);
    brush.frame(span, style);
    let head = bold(brush.style(HEAD, PAPER));
    brush.text(span.x + 2, span.y, &format!(" {title} "), head);
    let last = (lines.len() as i32 - high).max(0) as usize;
    let shown = lines.iter().skip(from.min(last)).take(high as usize);
    for (y, line) in (span.y + 1..).zip(shown) {
        brush.text(span.x + 2, y, line, style);
    }
    last
}

/// Hides everything until the next person is there.
pub fn curtain(brush: &mut Brush, name: &str, title: &str, moves: &[String]) {
    let mut lines = vec![format!("{name}, press Enter when nobody else looks.")];
    if !moves.is_empty() {
        lines.extend([String::new(), "Since your last turn:".into()]);
        lines.extend(moves.iter().cloned());
    }
    sheet(brush, title, &lines, 0);
}

/// One sentence for a window that is too small.
pub fn small(brush: &mut Brush) {
    let (w, h) = (brush.clip.width, brush.clip.height);
    let (need_w, need_h) = LEAST;
    let text =
        format!("This window is {w}×{h}; the board needs {need_w}×{need_h}: make it larger.");
    for (y, line) in (0..).zip(wrap(&text, w.into())) {
        brush.text(0, y, &line, brush.ink(INK));
    }
}
