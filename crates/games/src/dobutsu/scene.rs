//! The picture: board, tiles, hands, and how a move is touched and shown.

use super::board::Square;
use super::game::Dobutsu;
use super::moves::Move;
use super::pieces::{Animal, Side};
use super::position::Position;
use super::{draft, entry, glyphs};
use parlour_core::{
    Cell, Change, Draft, Entry, Eye, Glyph, Label, Look, Mark, Motion, Paint, Palette, Picture,
    Piece, Refusal, Scene, Shape, Sign, Spot, Status, Tray, slab,
};
use std::sync::LazyLock;

/// Side of a place in a tray.
const SLOT: f32 = 0.7;
/// Width and height of the picture.
const SIZE: (f32, f32) = (3.5, 4.5);

/// What lies under the cells.
static SLAB: LazyLock<String> = LazyLock::new(|| slab(SIZE));

impl Picture for Dobutsu {
    fn scene(&self, seen: &Position) -> Scene {
        scene(seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs::glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        glyphs::letters(glyph)
    }
    fn paths(&self, at: &Position, m: Move) -> Vec<Vec<Spot>> {
        paths(at, m)
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        motion(before, m)
    }
    fn sign(&self, before: &Position, m: Move, _eye: Eye) -> Option<Sign> {
        let animal = match m {
            Move::Drop { animal, .. } => animal,
            Move::Step { from, .. } => before.piece(from)?.0,
        };
        Some(Sign {
            glyph: animal.name().into(),
            colour: Some(before.mover() as u8),
        })
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        entry::entry(self, seen, touched)
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

/// The board with both hands.
pub(super) fn scene(at: &Position) -> Scene {
    let mut scene = Scene {
        size: SIZE,
        cells: Square::all().map(cell).collect(),
        labels: labels(),
        pieces: at
            .pieces()
            .map(|(s, animal, side)| piece(s.to_string(), animal, side))
            .collect(),
        trays: Side::BOTH.map(tray).into(),
        palette: vec![
            Paint::new("#f6cf9b", "#8a3b12", "Sente"),
            Paint::new("#bcd9b4", "#1f5136", "Gote"),
        ],
        seat_turns: vec![0.0, 180.0],
        aids: vec!["danger".into()],
        artwork: SLAB.clone(),
        ..Scene::default()
    };
    for side in Side::BOTH {
        for animal in Animal::IN_HAND {
            for n in 0..at.hand(side).count(animal) {
                scene
                    .pieces
                    .push(piece(held(side, animal, n), animal, side));
            }
        }
    }
    if let Status::ToMove(_) = at.status() {
        let (us, them) = (at.mover(), at.mover().other());
        let lion = at.lion(us).filter(|s| at.attacks(them) & s.bit() != 0);
        scene.marks = lion
            .map(|s| Mark::spot("danger", s.to_string(), "the lion can be taken"))
            .into_iter()
            .collect();
    }
    scene
}

/// Where a held piece lies: the n-th of its kind, from 0.
pub(super) fn held(side: Side, animal: Animal, n: u8) -> Spot {
    format!("hand/{}/{}{}", side as u8, animal.letter(), n + 1)
}

fn cell(square: Square) -> Cell {
    let rank = match square.row() {
        0 => Some(Side::Gote),
        3 => Some(Side::Sente),
        _ => None,
    };
    Cell {
        spot: square.to_string(),
        name: square.to_string(),
        shape: Shape::Square(1.0),
        at: (
            0.75 + f32::from(square.column()),
            0.75 + f32::from(square.row()),
        ),
        look: Look::Plain,
        tint: rank.map(|side| side as u8),
    }
}

fn labels() -> Vec<Label> {
    let label = |at, text: char| Label {
        at,
        text: text.into(),
        size: 0.15,
    };
    let files = (0..3).map(|i| label((0.75 + i as f32, 0.155), (b'a' + i) as char));
    let ranks = (0..4).map(|i| label((0.15, 0.75 + i as f32), (b'1' + i) as char));
    files.chain(ranks).collect()
}

fn tray(side: Side) -> Tray {
    let slot = |(i, animal, n): (usize, Animal, u8)| Cell {
        spot: held(side, animal, n),
        name: format!("{}'s hand", side.name()),
        shape: Shape::Square(SLOT),
        at: (SLOT * (i as f32 + 0.5), SLOT / 2.0),
        look: Look::Bare,
        tint: None,
    };
    let places = Animal::IN_HAND
        .into_iter()
        .flat_map(|animal| (0..2).map(move |n| (animal, n)));
    Tray {
        spot: format!("hand/{}", side as u8),
        seat: Some(side as u8),
        name: format!("{}'s hand", side.name()),
        size: (6.0 * SLOT, SLOT),
        slots: places
            .enumerate()
            .map(|(i, (animal, n))| slot((i, animal, n)))
            .collect(),
        hidden: 0,
    }
}

pub(super) fn piece(spot: Spot, animal: Animal, side: Side) -> Piece {
    Piece {
        spot,
        glyph: animal.name().into(),
        colour: Some(side as u8),
        rim: None,
        // Not 0 for Sente: a tile has a front and must turn with the board.
        turn: match side {
            Side::Sente => 360.0,
            Side::Gote => 180.0,
        },
        name: format!("{}'s {}", side.name(), animal.name()),
    }
}

/// The touches that enter `m`: either of two equal pieces may be picked up.
pub(super) fn paths(at: &Position, m: Move) -> Vec<Vec<Spot>> {
    match m {
        Move::Step { from, to } => vec![vec![from.to_string(), to.to_string()]],
        Move::Drop { animal, to } => (0..at.hand(at.mover()).count(animal))
            .map(|n| vec![held(at.mover(), animal, n), to.to_string()])
            .collect(),
    }
}

/// What `m` does on the board.
pub(super) fn motion(at: &Position, m: Move) -> Motion {
    let us = at.mover();
    match m {
        Move::Drop { animal, to } => Motion::of(vec![Change::Slide {
            from: held(us, animal, at.hand(us).count(animal) - 1),
            to: to.to_string(),
        }]),
        Move::Step { from, to } => {
            let mut changes = Vec::new();
            if let Some((animal, _)) = at.piece(to) {
                changes.push(Change::Vanish {
                    spot: to.to_string(),
                    why: "captured".into(),
                });
                if let Some(animal) = animal.captured() {
                    let spot = held(us, animal, at.hand(us).count(animal));
                    changes.push(Change::Appear {
                        piece: piece(spot, animal, us),
                    });
                }
            }
            changes.push(Change::Slide {
                from: from.to_string(),
                to: to.to_string(),
            });
            let motion = Motion::of(changes);
            if at.promotes(m) {
                motion.then(vec![Change::Flip {
                    spot: to.to_string(),
                    piece: piece(to.to_string(), Animal::Rooster, us),
                }])
            } else {
                motion
            }
        }
    }
}

/// What a spot is called while a move is entered.
pub(super) fn name_of(at: &Position, spot: &str, touched: &[Spot]) -> String {
    let square = match *spot.as_bytes() {
        [file, rank] => Square::from_name(file, rank),
        _ => None,
    };
    match (square, square.and_then(|s| at.piece(s))) {
        (Some(square), Some((animal, _))) if touched.is_empty() => {
            format!("{} on {square}", animal.name())
        }
        (Some(square), Some((animal, _))) => format!("take the {} on {square}", animal.name()),
        (Some(square), None) => square.to_string(),
        (None, _) => {
            let letter = spot.split('/').nth(2).and_then(|s| s.chars().next());
            let animal = letter.and_then(Animal::from_letter);
            animal.map_or(spot.into(), |(animal, _)| {
                format!("{} in hand", animal.name())
            })
        }
    }
}
