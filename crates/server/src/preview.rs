//! Pictures for link previews: boards on the ground of the house, as PNG. Most who show previews read
//! no SVG. Words are left out, so that a server needs no fonts; the preview has its own.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt::Write;

/// What previews are shown at.
const WIDE: f32 = 1200.0;
const HIGH: f32 = 630.0;
/// Room around a board.
const ROOM: f32 = 24.0;

/// These boards (whole SVG documents) side by side. `None` where one cannot be drawn.
pub fn png(boards: &[String]) -> Option<Vec<u8>> {
    let tree = Tree::from_str(&sheet(boards)?, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(WIDE as u32, HIGH as u32)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// One document of all.
fn sheet(boards: &[String]) -> Option<String> {
    let columns = match boards.len() {
        0..=2 => boards.len().max(1),
        n => n.div_ceil(2),
    };
    let rows = boards.len().div_ceil(columns).max(1);
    let (w, h) = (WIDE / columns as f32, HIGH / rows as f32);
    let mut sheet = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{HIGH}\">\
         <rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"#f4efe6\"/>"
    );
    for (i, board) in boards.iter().enumerate() {
        let (x, y) = ((i % columns) as f32 * w, (i / columns) as f32 * h);
        let (x, y) = (x + ROOM, y + ROOM);
        let (w, h) = (w - 2.0 * ROOM, h - 2.0 * ROOM);
        let view = between(board, "viewBox=\"", "\"")?;
        let body = board.get(board.find('>')? + 1..board.rfind("</svg>")?)?;
        // Two games may call a drawing the same.
        let body = body.replace(" id=\"", &format!(" id=\"b{i}-"));
        let body = body.replace("href=\"#", &format!("href=\"#b{i}-"));
        let _ = write!(
            sheet,
            "<svg x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" viewBox=\"{view}\">{body}</svg>"
        );
    }
    sheet.push_str("</svg>");
    Some(sheet)
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> Option<&'t str> {
    let rest = &text[text.find(from)? + from.len()..];
    rest.get(..rest.find(to)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_become_one_picture() {
        let board = |fill: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" width=\"9\" height=\"9\"><defs>\
                 <g id=\"man\"><rect width=\"1\" height=\"1\" fill=\"{fill}\"/></g></defs><use href=\"#man\"/></svg>"
            )
        };
        let at = |png: &[u8], x: u32, y: u32| {
            let pixels = Pixmap::decode_png(png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (1200, 630));
            let pixel = pixels.pixel(x, y).unwrap();
            (pixel.red(), pixel.green(), pixel.blue())
        };
        let one = png(&[board("#ff0000")]).unwrap();
        assert_eq!(at(&one, 600, 315), (255, 0, 0));
        assert_eq!(at(&one, 5, 5), (0xf4, 0xef, 0xe6), "the ground");
        let two = png(&[board("#ff0000"), board("#0000ff")]).unwrap();
        assert_eq!(at(&two, 300, 315), (255, 0, 0), "each with its own drawing");
        assert_eq!(at(&two, 900, 315), (0, 0, 255));
        assert_eq!(png(&["<nothing".into()]), None);
    }
}
