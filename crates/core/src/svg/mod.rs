//! One SVG writer for any scene. It knows no game.

mod canvas;
mod film;
mod text;

pub use film::film;

use crate::{Glyph, MarkKind, Scene, Tray};
use canvas::Canvas;
use text::{escape, num, width, wrap};

/// How a picture is drawn.
#[derive(Clone, Debug)]
pub struct Style {
    /// Pixels for one board unit.
    pub unit: f32,
    /// The seat at the bottom.
    pub seat: u8,
    /// Layers of marks that are drawn.
    pub layers: Vec<String>,
    /// Hands, stacks and captions as well.
    pub trays: bool,
    /// The name of every place is written on it.
    pub names: bool,
    /// A ground behind the whole picture.
    pub ground: bool,
    /// What the whole picture shows, for screen readers; may be empty.
    pub title: String,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            unit: 56.0,
            seat: 0,
            layers: vec!["last".into()],
            trays: true,
            names: false,
            ground: true,
            title: String::new(),
        }
    }
}

/// Room around the picture and between its parts.
const PAD: f32 = 0.25;
/// Height of the letters of captions and of names of trays.
const CAPTION: f32 = 0.24;
/// Height of a line that holds a name of a tray.
const NAME: f32 = 0.34;

/// Draws `scene` as a whole SVG document; `glyphs` are those of the game.
pub fn draw(scene: &Scene, glyphs: &[Glyph], style: &Style) -> String {
    let Sheet {
        size,
        symbols,
        body,
    } = Sheet::new(scene, glyphs, style);
    document(size, style, &symbols.concat(), &body)
}

/// A picture before it is a document.
struct Sheet {
    /// In board units.
    size: (f32, f32),
    /// Drawings that it uses.
    symbols: Vec<String>,
    body: String,
}

impl Sheet {
    fn new(scene: &Scene, glyphs: &[Glyph], style: &Style) -> Sheet {
        let turn = scene.seat_turns.get(style.seat as usize);
        let mut canvas = Canvas::new(scene, glyphs, turn.copied().unwrap_or(0.0));
        let size = lay_out(&mut canvas, scene, style);
        let marks: Vec<_> = scene
            .marks
            .iter()
            .filter(|m| style.layers.contains(&m.layer))
            .collect();
        let (below, above): (Vec<_>, Vec<_>) = marks
            .into_iter()
            .partition(|m| matches!(m.kind, MarkKind::Spot(_)));
        below.iter().for_each(|mark| canvas.mark(mark));
        scene.pieces.iter().for_each(|piece| canvas.piece(piece));
        below.iter().for_each(|mark| canvas.ring(mark));
        above.into_iter().for_each(|mark| canvas.mark(mark));
        if style.names {
            canvas.names();
        }
        Sheet {
            size,
            symbols: canvas.symbols(),
            body: canvas.out,
        }
    }
}

fn document((w, h): (f32, f32), style: &Style, symbols: &str, body: &str) -> String {
    let title = match style.title.as_str() {
        "" => String::new(),
        title => format!("<title>{}</title>\n", escape(title)),
    };
    let ground = match style.ground {
        true => "<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n",
        false => "",
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\" \
         font-family=\"system-ui, 'DejaVu Sans', sans-serif\">\n{title}<style>.page{{fill:#fbf8f1}}.beside{{fill:#5b4b33}}\
         @media(prefers-color-scheme:dark){{.page{{fill:#24211e}}.beside{{fill:#c9b99f}}}}</style>\n<defs>\n{symbols}</defs>\n\
         {ground}{body}</svg>\n",
        num(w),
        num(h),
        num(w * style.unit),
        num(h * style.unit),
    )
}

/// Puts the others' trays above the board, one's own below it, captions last; returns the size of
/// the whole.
fn lay_out<'s>(canvas: &mut Canvas<'s>, scene: &'s Scene, style: &Style) -> (f32, f32) {
    let board = canvas.turned_size();
    let across = board.0.max(4.0) + 2.0 * PAD;
    let (own, others): (Vec<&Tray>, Vec<&Tray>) = scene
        .trays
        .iter()
        .filter(|_| style.trays)
        .partition(|t| t.seat == Some(style.seat));
    let mut y = trays(canvas, &others, across, PAD);
    canvas.board(((across - board.0) / 2.0, y), board);
    y = trays(canvas, &own, across, y + board.1 + PAD / 2.0);
    if style.trays {
        for line in scene
            .captions
            .iter()
            .flat_map(|c| wrap(c, across - 2.0 * PAD, CAPTION))
        {
            canvas.beside((across / 2.0, y + CAPTION / 2.0), CAPTION, "middle", &line);
            y += 1.4 * CAPTION;
        }
    }
    (across, y + PAD / 2.0)
}

/// Lays trays out in rows as wide as the picture; returns where the next thing may begin.
fn trays<'s>(canvas: &mut Canvas<'s>, trays: &[&'s Tray], across: f32, mut y: f32) -> f32 {
    let (mut x, mut row) = (PAD, 0.0f32);
    for tray in trays {
        let scale = ((across - 2.0 * PAD) / tray.size.0.max(0.1)).min(1.0);
        let title = match tray.hidden {
            0 => tray.name.clone(),
            n => format!("{} ({n} face down)", tray.name),
        };
        let w = (tray.size.0 * scale).max(width(&title, CAPTION));
        if x > PAD && x + w > across - PAD {
            (x, y, row) = (PAD, y + row + PAD / 2.0, 0.0);
        }
        canvas.beside((x, y + NAME / 2.0), CAPTION, "start", &title);
        for slot in &tray.slots {
            let at = (x + slot.at.0 * scale, y + NAME + slot.at.1 * scale);
            canvas.cell(slot, at, scale);
        }
        x += w + PAD;
        let high = if tray.slots.is_empty() {
            0.0
        } else {
            tray.size.1
        };
        row = row.max(high * scale + NAME);
    }
    if trays.is_empty() { y } else { y + row + PAD }
}
