//! The picture: a chequered board with files and ranks around it, and men as round stones.

use super::board::Square;
use super::connection::groups;
use super::draft;
use super::game::NAMES;
use super::moves::Move;
use super::options::RomanianCheckers;
use super::position::Position;
use parlour_core::{
    Cell, Change, Choice, Draft, Entry, Eye, Glyph, Label, Look, Motion, Paint, Palette, Picture,
    Piece, Refusal, Scene, Seat, Shape, Spot, Stage, entry, slab,
};
use std::sync::LazyLock;

/// Room for coordinates on every side of the squares.
const MARGIN: f32 = 0.5;
/// Width and height of the picture.
const SIZE: (f32, f32) = (8.0 + 2.0 * MARGIN, 8.0 + 2.0 * MARGIN);

/// What lies under the cells.
static SLAB: LazyLock<String> = LazyLock::new(|| slab(SIZE));

/// A stone with a bevelled edge; two rings for the first player, a jewel for the second, so that they
/// differ by more than their colour.
const MEN: [&str; 2] = [
    "<circle class=\"shade\" cx=\"0.025\" cy=\"0.05\" r=\"0.425\" fill=\"#000\" opacity=\"0.28\"/>\
     <circle r=\"0.42\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"0.022\"/>\
     <circle class=\"shade\" r=\"0.385\" fill=\"none\" stroke=\"#fff\" stroke-width=\"0.03\" opacity=\"0.16\"/>\
     <circle r=\"0.31\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.03\" opacity=\"0.55\"/>\
     <circle r=\"0.19\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.03\" opacity=\"0.3\"/>",
    "<circle class=\"shade\" cx=\"0.025\" cy=\"0.05\" r=\"0.425\" fill=\"#000\" opacity=\"0.28\"/>\
     <circle r=\"0.42\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"0.022\"/>\
     <circle class=\"shade\" r=\"0.385\" fill=\"none\" stroke=\"#fff\" stroke-width=\"0.03\" opacity=\"0.16\"/>\
     <circle r=\"0.31\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.03\" opacity=\"0.55\"/>\
     <path d=\"M0,-0.17L0.17,0L0,0.17L-0.17,0Z\" fill=\"{ink}\" opacity=\"0.8\"/>",
];

fn glyph(seat: Seat) -> String {
    format!("man-{}", seat.0)
}

/// A man for a picture.
pub(super) fn man(spot: Spot, seat: Seat) -> Piece {
    Piece {
        spot,
        glyph: glyph(seat),
        colour: Some(seat.0),
        rim: None,
        turn: 0.0,
        name: format!("{} man", NAMES[seat.index()].to_lowercase()),
    }
}

impl Picture for RomanianCheckers {
    fn scene(&self, seen: &Position) -> Scene {
        let mut scene = Scene {
            size: SIZE,
            palette: vec![
                Paint::new("#f8f4ea", "#7a6a4f", NAMES[0]),
                Paint::new("#2d2a2b", "#c9bfae", NAMES[1]),
            ],
            seat_turns: vec![0.0, 180.0],
            artwork: SLAB.clone(),
            ..Scene::default()
        };
        for square in Square::all() {
            let dark = (square.file() + square.rank()) % 2 == 0;
            scene.cells.push(Cell {
                spot: square.to_string(),
                name: square.to_string(),
                shape: Shape::Square(1.0),
                at: centre(square.file(), square.rank()),
                look: if dark { Look::Dark } else { Look::Light },
                tint: None,
            });
            if let Some(seat) = seen.man(square) {
                scene.pieces.push(man(square.to_string(), seat));
            }
        }
        let (near, far) = (MARGIN / 2.0, 8.0 + 1.5 * MARGIN);
        let mut label = |at, letter: u8| {
            let text = (letter as char).to_string();
            scene.labels.push(Label {
                at,
                text,
                size: 0.28,
            });
        };
        for i in 0..8 {
            let (x, y) = centre(i, i);
            for edge in [near, far] {
                label((x, edge), b'a' + i);
                label((edge, y), b'1' + i);
            }
        }
        for (seat, name) in NAMES.into_iter().enumerate() {
            let men = seen.men(Seat(seat as u8));
            let (men, groups) = (men.count_ones(), groups(men));
            scene.captions.push(format!(
                "{name}: {men} {} in {groups} {}",
                if men == 1 { "man" } else { "men" },
                if groups == 1 { "group" } else { "groups" },
            ));
        }
        scene
    }
    fn glyphs(&self) -> Vec<Glyph> {
        let men = MEN.into_iter().zip(0..);
        men.map(|(body, seat)| Glyph {
            name: glyph(Seat(seat)),
            body: body.into(),
            size: (1.0, 1.0),
        })
        .collect()
    }
    fn paths(&self, _at: &Position, m: Move) -> Vec<Vec<Spot>> {
        vec![match m {
            Move::Go { from, to } => vec![from.to_string(), to.to_string()],
            Move::Pass => vec!["pass".into()],
        }]
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        let Move::Go { from, to } = m else {
            let note = format!("{} cannot move and passes", NAMES[before.mover().index()]);
            return Motion {
                stages: vec![Stage {
                    notes: vec![note],
                    ..Stage::default()
                }],
            };
        };
        let mut changes = Vec::new();
        if before.man(to).is_some() {
            changes.push(Change::Vanish {
                spot: to.to_string(),
                why: "captured".into(),
            });
        }
        let (from_spot, to_spot) = (from.to_string(), to.to_string());
        changes.push(if is_jump(before, from, to) {
            Change::Hop {
                from: from_spot,
                to: to_spot,
            }
        } else {
            Change::Slide {
                from: from_spot,
                to: to_spot,
            }
        });
        Motion::of(changes)
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        let mut entry = entry::from_list(self, seen, touched);
        if entry.next.is_empty() {
            return entry;
        }
        entry.prompt = match touched {
            [] => "choose a man".into(),
            [from, ..] => format!("choose where the man on {from} goes"),
        };
        for Choice { spot, name } in &mut entry.next {
            let stands = Square::named(spot).and_then(|s| seen.man(s));
            *name = match (spot.as_str(), stands, touched) {
                ("pass", ..) => "pass".into(),
                (spot, Some(_), []) => format!("man on {spot}"),
                (spot, Some(_), _) => format!("capture on {spot}"),
                (spot, None, _) => format!("go to {spot}"),
            };
        }
        entry
    }
    fn palette(&self) -> Palette {
        draft::palette()
    }
    fn take_apart(&self, at: &Position) -> Draft {
        draft::take_apart(at)
    }
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal> {
        draft::put_together(draft)
    }
}

/// Centre of a square.
fn centre(file: u8, rank: u8) -> (f32, f32) {
    (MARGIN + file as f32 + 0.5, MARGIN + 7.5 - rank as f32)
}

/// Does a man stand between these squares of one line?
fn is_jump(at: &Position, from: Square, to: Square) -> bool {
    let (across, up) = (
        to.file() as i32 - from.file() as i32,
        to.rank() as i32 - from.rank() as i32,
    );
    let far = across.abs().max(up.abs());
    (1..far).any(|k| {
        let file = from.file() as i32 + k * across / far;
        let rank = from.rank() as i32 + k * up / far;
        Square::new(file as u8, rank as u8).is_some_and(|s| at.man(s).is_some())
    })
}
