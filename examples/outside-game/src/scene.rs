//! How the board looks, and how a move is entered: a pawn, then where it goes.

use crate::board::{Position, Side, Square, squares};
use crate::game::{Breakthrough, Move};
use parlour_core::{
    Cell, Change, Entry, Eye, Glyph, Label, Look, Motion, Paint, Picture, Piece, Scene, Shape,
    Spot, entry::from_list, slab,
};

/// The margin that holds the coordinates.
const MARGIN: f32 = 0.35;
const WIDTH: f32 = 8.0 + 2.0 * MARGIN;

impl Picture for Breakthrough {
    fn scene(&self, seen: &Position) -> Scene {
        Scene {
            size: (WIDTH, WIDTH),
            cells: Square::all().map(cell).collect(),
            labels: labels(),
            pieces: Side::BOTH
                .into_iter()
                .flat_map(|side| pawns(seen, side))
                .collect(),
            palette: vec![
                Paint::new("#f6ecd8", "#4a3620", "White"),
                Paint::new("#4b3a52", "#efe3f2", "Black"),
            ],
            seat_turns: vec![0.0, 180.0],
            artwork: slab((WIDTH, WIDTH)),
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        vec![Glyph {
            name: "pawn".into(),
            body: PAWN.into(),
            size: (1.0, 1.0),
        }]
    }
    fn paths(&self, _at: &Position, m: Move) -> Vec<Vec<Spot>> {
        vec![vec![m.from.to_string(), m.to.to_string()]]
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        let mut entry = from_list(self, seen, touched);
        for choice in &mut entry.next {
            let taken = Square::from_name(&choice.spot).and_then(|square| seen.owner(square));
            choice.name = match (touched, taken) {
                ([], _) => format!("pawn on {}", choice.spot),
                (_, Some(_)) => format!("take the pawn on {}", choice.spot),
                (_, None) => choice.spot.clone(),
            };
        }
        entry.prompt = match (touched.len(), entry.next.is_empty()) {
            (0, false) => "choose a pawn".into(),
            (1, false) => "choose where it goes".into(),
            _ => String::new(),
        };
        entry
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        let (from, to) = (m.from.to_string(), m.to.to_string());
        let mut changes = Vec::new();
        if before.owner(m.to).is_some() {
            changes.push(Change::Vanish {
                spot: to.clone(),
                why: "taken".into(),
            });
        }
        changes.push(Change::Slide { from, to });
        Motion::of(changes)
    }
}

/// A pawn with a pointed cap, so that one sees which way it goes.
const PAWN: &str = r##"<path class="shade" d="M-.3.37Q-.3.2-.13.13L-.18-.1 .02-.38 .22-.1 .17.13Q.34.2.34.37Q.02.44-.3.37Z" fill="#000" opacity=".25"/><path d="M-.32.34Q-.32.17-.15.1L-.2-.13 0-.42 .2-.13 .15.1Q.32.17.32.34Q0 .41-.32.34Z" fill="{fill}" stroke="{ink}" stroke-width=".03" stroke-linejoin="round"/><path d="M-.2-.13Q0-.05 .2-.13M-.15.1Q0 .16 .15.1" fill="none" stroke="{ink}" stroke-width=".03" stroke-linecap="round"/>"##;

fn place(square: Square) -> (f32, f32) {
    let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
    (MARGIN + 0.5 + file, MARGIN + 7.5 - rank)
}

fn cell(square: Square) -> Cell {
    let goal = Side::BOTH
        .into_iter()
        .find(|side| side.goal() & square.bit() != 0);
    Cell {
        spot: square.to_string(),
        name: square.to_string(),
        shape: Shape::Square(1.0),
        at: place(square),
        look: match (square.file() + square.rank()) % 2 {
            0 => Look::Dark,
            _ => Look::Light,
        },
        tint: goal.map(|side| side as u8),
    }
}

fn labels() -> Vec<Label> {
    let label = |at, text: char| Label {
        at,
        text: text.into(),
        size: 0.2,
    };
    let along = |i: u8| MARGIN + 0.5 + f32::from(i);
    let files = (0..8).map(|i| label((along(i), WIDTH - MARGIN / 2.0), (b'a' + i) as char));
    let ranks = (0..8).map(|i| label((MARGIN / 2.0, along(7 - i)), (b'1' + i) as char));
    files.chain(ranks).collect()
}

fn pawns(at: &Position, side: Side) -> Vec<Piece> {
    let pawn = |square: Square| Piece {
        spot: square.to_string(),
        glyph: "pawn".into(),
        colour: Some(side as u8),
        rim: None,
        // Not 0 for White: a pawn has a front and turns with the board.
        turn: match side {
            Side::White => 360.0,
            Side::Black => 180.0,
        },
        name: format!("{side:?} pawn"),
    };
    squares(at.pawns(side)).map(pawn).collect()
}
