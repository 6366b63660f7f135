//! The board as a picture.

use super::board::{Dir, Square};
use super::chain::Move;
use super::die::Die;
use super::game::Cublino;
use super::position::{Position, Side};
use super::{draft, entry, glyphs, motion};
use parlour_core::{
    Cell, Draft, Entry, Eye, Glyph, Label, Look, Motion, Paint, Palette, Picture, Piece, Refusal,
    Scene, Shape, Spot, slab,
};
use std::sync::LazyLock;

/// Room for the coordinates, left and below.
const MARGIN: f32 = 0.4;
/// Width and height of the picture.
const SIZE: (f32, f32) = (7.0 + 2.0 * MARGIN, 7.0 + 2.0 * MARGIN);

/// What lies under the cells.
static SLAB: LazyLock<String> = LazyLock::new(|| slab(SIZE));

impl Picture for Cublino {
    fn scene(&self, seen: &Position) -> Scene {
        Scene {
            size: SIZE,
            cells: Square::all().map(cell).collect(),
            labels: labels(),
            pieces: seen
                .dice()
                .map(|(cell, side, die)| piece(cell, side, die))
                .collect(),
            palette: vec![
                Paint::new("#f6efdd", "#23252b", "White"),
                Paint::new("#3a3f4b", "#f4efe2", "Black"),
            ],
            seat_turns: vec![0.0, 180.0],
            captions: vec![self.caption(seen)],
            artwork: SLAB.clone(),
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs::all()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        glyphs::letters(glyph)
    }
    fn paths(&self, _: &Position, m: Move) -> Vec<Vec<Spot>> {
        vec![entry::path(m)]
    }
    fn motion(&self, before: &Position, m: Move, _: Eye) -> Motion {
        motion::of(self.variant, before, m)
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        entry::of(self, seen, touched)
    }
    fn palette(&self) -> Palette {
        draft::palette(self)
    }
    fn take_apart(&self, at: &Position) -> Draft {
        draft::take_apart(self, at)
    }
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal> {
        draft::put_together(draft)
    }
}

fn cell(square: Square) -> Cell {
    let goal_of = |side: &Side| square.row() == side.goal_row();
    let goal = Side::BOTH.into_iter().find(goal_of);
    Cell {
        spot: square.to_string(),
        name: match goal {
            Some(side) => format!("{square}, goal row of {}", side.name()),
            None => square.to_string(),
        },
        shape: Shape::Square(1.0),
        at: centre(square.column() as f32, square.row() as f32),
        look: if (square.column() + square.row()).is_multiple_of(2) {
            Look::Dark
        } else {
            Look::Light
        },
        tint: goal.map(|side| side.seat().0),
    }
}

fn centre(column: f32, row: f32) -> (f32, f32) {
    (MARGIN + 0.5 + column, MARGIN + 6.5 - row)
}

fn labels() -> Vec<Label> {
    let label = |at, text: char| Label {
        at,
        text: text.to_string(),
        size: 0.26,
    };
    let edge = -0.5 - MARGIN / 2.0;
    let columns = ('a'..='g').zip(0u8..);
    let rows = ('1'..='7').zip(0u8..);
    columns
        .map(|(text, i)| label(centre(i as f32, edge), text))
        .chain(rows.map(|(text, i)| label(centre(edge, i as f32), text)))
        .collect()
}

/// A die on its cell.
pub(super) fn piece(cell: Square, side: Side, die: Die) -> Piece {
    Piece {
        spot: cell.to_string(),
        glyph: glyphs::name(side, die),
        colour: Some(side.seat().0),
        rim: None,
        // A full turn: the faces of a die turn with the board.
        turn: 360.0,
        name: describe(side, die),
    }
}

/// `White die, 6 on top, 4 ahead, 2 to its left`: ahead and left as its owner sees them.
pub(super) fn describe(side: Side, die: Die) -> String {
    let left = match side {
        Side::White => Dir::West,
        Side::Black => Dir::East,
    };
    format!(
        "{} die, {} on top, {} ahead, {} to its left",
        side.name(),
        die.top(),
        die.face(side.forward()),
        die.face(left)
    )
}
