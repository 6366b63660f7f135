//! The picture: three by three squares, crosses and rings.

use crate::game::{Board, Cell, NewGame};
use parlour_core::{
    Change, Eye, Glyph, Look, Motion, Paint, Picture, Piece, Scene, Seat, Shape, Spot, Text, slab,
};

impl Picture for NewGame {
    fn scene(&self, seen: &Board) -> Scene {
        let stones = Cell::all().filter_map(|cell| Some(stone(cell, seen.owner(cell)?)));
        Scene {
            size: (3.6, 3.6),
            cells: Cell::all().map(square).collect(),
            pieces: stones.collect(),
            palette: vec![
                Paint::new("#b3402f", "#ffffff", "Red"),
                Paint::new("#2f6db3", "#ffffff", "Blue"),
            ],
            seat_turns: vec![0.0, 0.0],
            artwork: slab((3.6, 3.6)),
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        let glyph = |name: &str, body: &str| Glyph {
            name: name.into(),
            body: body.into(),
            size: (1.0, 1.0),
        };
        let cross = r##"<path d="M-.27-.27L.27.27M.27-.27L-.27.27" stroke="{fill}" stroke-width=".16" stroke-linecap="round"/>"##;
        let ring = r##"<circle r=".28" fill="none" stroke="{fill}" stroke-width=".15"/>"##;
        vec![glyph("cross", cross), glyph("ring", ring)]
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        vec![if glyph == "cross" { "x" } else { "o" }.into()]
    }
    fn paths(&self, _at: &Board, cell: Cell) -> Vec<Vec<Spot>> {
        vec![vec![spot(cell)]]
    }
    fn motion(&self, before: &Board, cell: Cell, _eye: Eye) -> Motion {
        let piece = stone(cell, before.mover());
        Motion::of(vec![Change::Appear { piece }])
    }
}

/// Cells are called as moves are written.
fn spot(cell: Cell) -> Spot {
    NewGame.write_move(&Board::default(), cell, Eye::Public)
}

fn square(cell: Cell) -> parlour_core::Cell {
    parlour_core::Cell {
        spot: spot(cell),
        name: spot(cell),
        shape: Shape::Square(1.0),
        at: (0.8 + f32::from(cell.column()), 0.8 + f32::from(cell.row())),
        look: Look::Plain,
        tint: None,
    }
}

fn stone(cell: Cell, owner: Seat) -> Piece {
    let glyph = ["cross", "ring"][owner.index()];
    Piece {
        spot: spot(cell),
        glyph: glyph.into(),
        colour: Some(owner.0),
        rim: None,
        turn: 0.0,
        name: glyph.into(),
    }
}
