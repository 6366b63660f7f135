//! Entering a move, tile first or cell first, and what a move looks like.

use super::board::{Cell, CellSet};
use super::moves::Move;
use super::position::Position;
use super::scene::{cell_spot, hand_spot, piece, tile_in_words};
use super::text::write_move;
use super::tile::{Beams, Colour, FAMILIES, Tile};
use parlour_core::{Change, Choice, Entry, Mark, Motion, Spot, Stage};

const PASS: &str = "pass";

pub(super) fn paths(at: &Position, m: Move) -> Vec<Vec<Spot>> {
    match m {
        Move::Pass => vec![vec![PASS.into()]],
        Move::Place(beams, cell) => {
            let tile = hand_spot(at.mover(), beams);
            let cell = cell_spot(at.board(), cell);
            vec![vec![tile.clone(), cell.clone()], vec![cell, tile]]
        }
    }
}

/// The tile slides to its cell; captured tiles flip (note `captures: N`); lost tiles flip (note
/// `suicides: N`).
pub(super) fn motion(before: &Position, m: Move) -> Motion {
    let Move::Place(beams, cell) = m else {
        return Motion {
            stages: vec![Stage {
                notes: vec![format!("{} passes", before.mover())],
                ..Stage::default()
            }],
        };
    };
    let board = before.board();
    let mut after = before.clone();
    let flips = after.place(cell, beams);
    let slide = Change::Slide {
        from: hand_spot(before.mover(), beams),
        to: cell_spot(board, cell),
    };
    let mut motion = Motion::of(vec![slide]);
    let (me, enemy) = (before.mover(), before.mover().other());
    let mut stage = |cells: CellSet, colour: Colour, note: String| {
        if cells.is_empty() {
            return;
        }
        let flip = |at: Cell| {
            let tile = after.tile(at).expect("a flipped tile");
            let tile = Tile::new(tile.beams(), tile.owner(), colour);
            let spot = cell_spot(board, at);
            Change::Flip {
                piece: piece(spot.clone(), tile),
                spot,
            }
        };
        motion.stages.push(Stage {
            changes: cells.iter().map(flip).collect(),
            notes: vec![note],
            marks: Vec::new(),
        });
    };
    let captured = flips.captured.len();
    stage(flips.captured, me, format!("captures: {captured}"));
    let lost = flips.lost.len();
    stage(flips.lost, enemy, format!("suicides: {lost}"));
    motion
}

pub(super) fn entry(at: &Position, touched: &[Spot]) -> Entry {
    if at.passes() >= 2 {
        return Entry::default();
    }
    let touch = |spot: &Spot| Touch::read(at, spot);
    match touched
        .iter()
        .map(touch)
        .collect::<Option<Vec<_>>>()
        .as_deref()
    {
        Some([]) => opening(at),
        Some([Touch::Pass]) => complete(at, Move::Pass),
        Some([Touch::Tile(beams)]) => cells_for(at, *beams),
        Some([Touch::Cell(cell)]) => tiles_for(at, *cell),
        Some([Touch::Tile(beams), Touch::Cell(cell)] | [Touch::Cell(cell), Touch::Tile(beams)])
            if at.check(*cell, *beams).is_ok() =>
        {
            complete(at, Move::Place(*beams, *cell))
        }
        _ => Entry::default(),
    }
}

/// What a spot means to the side to move.
enum Touch {
    Pass,
    Tile(Beams),
    Cell(Cell),
}

impl Touch {
    fn read(at: &Position, spot: &str) -> Option<Touch> {
        if spot == PASS {
            return Some(Touch::Pass);
        }
        let own = format!("hand/{}/", at.mover().index());
        if let Some(number) = spot.strip_prefix(&own) {
            let beams = Beams::new(number.parse().ok()?)?;
            return at.holds(at.mover(), beams).then_some(Touch::Tile(beams));
        }
        let mut cells = at.board().cells();
        let cell = cells.find(|c| cell_spot(at.board(), *c) == spot)?;
        Some(Touch::Cell(cell))
    }
}

fn cell_choice(at: &Position, cell: Cell) -> Choice {
    Choice::new(cell_spot(at.board(), cell), at.board().name(cell))
}

fn tile_choices(at: &Position, tiles: u64) -> Vec<Choice> {
    let numbers = FAMILIES.into_iter().flatten();
    let offered = numbers.filter(|n| tiles >> **n & 1 == 1);
    offered
        .map(|n| {
            let beams = Beams::new(*n).expect("1 to 63");
            Choice::new(hand_spot(at.mover(), beams), tile_in_words(beams))
        })
        .collect()
}

fn opening(at: &Position) -> Entry {
    let (mut any, mut cells) = (0, Vec::new());
    at.each_site(|cell, tiles| {
        if tiles != 0 {
            any |= tiles;
            cells.push(cell_choice(at, cell));
        }
    });
    let prompt = if any == 0 {
        "no tile can be placed: pass"
    } else {
        "touch a tile or a cell"
    };
    let mut next = tile_choices(at, any);
    next.append(&mut cells);
    next.push(Choice::new(PASS, "pass"));
    Entry {
        next,
        prompt: prompt.into(),
        ..Entry::default()
    }
}

fn cells_for(at: &Position, beams: Beams) -> Entry {
    let mut next = Vec::new();
    at.each_site(|cell, tiles| {
        if tiles >> beams.number() & 1 == 1 {
            next.push(cell_choice(at, cell));
        }
    });
    Entry {
        next,
        prompt: format!("where to place {}", tile_in_words(beams)),
        ..Entry::default()
    }
}

fn tiles_for(at: &Position, cell: Cell) -> Entry {
    Entry {
        next: tile_choices(at, at.tiles_for(cell)),
        prompt: format!("which tile to place on {}", at.board().name(cell)),
        ..Entry::default()
    }
}

fn complete(at: &Position, m: Move) -> Entry {
    let preview = motion(at, m);
    let mut marks = Vec::new();
    for stage in &preview.stages {
        for change in &stage.changes {
            if let Change::Flip { spot, piece } = change {
                marks.push(Mark::badge("flips", spot, "\u{21c4}", &piece.name));
            }
        }
    }
    let text = write_move(at.board(), m);
    let notes: Vec<_> = preview.notes().collect();
    Entry {
        prompt: if notes.is_empty() {
            text.clone()
        } else {
            format!("{text} ({})", notes.join(", "))
        },
        done: Some(text),
        next: Vec::new(),
        preview,
        marks,
    }
}
