//! The picture: a flat-topped board, tiles with their beams, hands by families.

use super::board::{Board, Cell, CellSet, Side};
use super::game::Dominions;
use super::moves::Move;
use super::position::Position;
use super::tile::{Beams, Colour, FAMILIES, Tile};
use super::{draft, entry};
use parlour_core::{
    self as core, Draft, Entry, Eye, Glyph, Label, Look, Mark, Motion, Paint, Palette, Picture,
    Piece, Refusal, Scene, Shape, Sign, Spot, Tray,
};
use std::fmt::Write;

/// Centre to corner of a cell.
const RADIUS: f32 = 0.5;
/// Half the height of a cell.
const HALF: f32 = RADIUS * 0.866_025_4;
/// Room for the coordinates around the board.
const MARGIN: f32 = 0.55;
/// Centre to corner of a place in a hand.
const SMALL: f32 = 0.27;
/// Centre to corner of a tile in a box of width 1: the rest of the cell shows marks below it.
const OUTER: f32 = 0.445;
/// Rows of a hand, as ranges of [`FAMILIES`]: from one beam to six, about as long as each other.
const SHELVES: [std::ops::Range<usize>; 6] = [0..2, 2..4, 4..6, 6..8, 8..10, 10..13];

/// Centre of a cell.
impl Picture for Dominions {
    fn scene(&self, seen: &Position) -> Scene {
        scene(seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        letters(glyph)
    }
    fn paths(&self, at: &Position, m: Move) -> Vec<Vec<Spot>> {
        entry::paths(at, m)
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        entry::motion(before, m)
    }
    fn sign(&self, before: &Position, m: Move, _eye: Eye) -> Option<Sign> {
        let Move::Place(beams, _) = m else {
            return None;
        };
        Some(Sign {
            glyph: glyph_name(beams, before.mover()),
            colour: Some(before.mover().seat().0),
        })
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        entry::entry(seen, touched)
    }
    fn palette(&self) -> Palette {
        draft::palette(self.board())
    }
    fn take_apart(&self, at: &Position) -> Draft {
        draft::take_apart(at)
    }
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal> {
        draft::put_together(draft)
    }
}

fn centre(board: &Board, cell: Cell) -> (f32, f32) {
    let (letter, number) = board.coordinates(cell);
    let (letter, number) = (letter as f32, number as f32);
    let span = 2.0 * (board.size() as f32 - 1.0);
    (
        MARGIN + RADIUS + 1.5 * RADIUS * (number - letter + span / 2.0),
        MARGIN + HALF + HALF * (2.0 * span - number - letter),
    )
}

pub(super) fn cell_spot(board: &Board, cell: Cell) -> Spot {
    board.name(cell)
}

pub(super) fn hand_spot(owner: Colour, beams: Beams) -> Spot {
    format!("hand/{}/{}", owner.index(), beams.number())
}

/// `N, SW and NE`
fn beams_in_words(beams: Beams) -> String {
    let sides: Vec<_> = Side::in_bits(beams.number())
        .map(|s| s.to_string())
        .collect();
    match &sides[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// `tile 37 with beams N, SW and NE`
pub(super) fn tile_in_words(beams: Beams) -> String {
    let plural = if beams.number().is_power_of_two() {
        ""
    } else {
        "s"
    };
    let words = beams_in_words(beams);
    format!("tile {} with beam{plural} {words}", beams.number())
}

pub(super) fn piece(spot: Spot, tile: Tile) -> Piece {
    let (owner, shown) = (tile.owner(), tile.colour());
    let words = tile_in_words(tile.beams());
    let name = if owner == shown {
        format!("{shown}, {words}")
    } else {
        format!("{shown}, flipped from {owner}, {words}")
    };
    Piece {
        spot,
        glyph: glyph_name(tile.beams(), shown),
        colour: Some(shown.seat().0),
        rim: (owner != shown).then(|| owner.seat().0),
        turn: 0.0,
        name,
    }
}

/// A hexagon with a ring in the rim's colour and a bar from the middle to each side that carries a
/// beam. White's bars meet in a knot, Black's in a ring, so that they differ by more than their
/// colour.
pub(super) fn glyphs() -> Vec<Glyph> {
    let numbers = (1..64).map(|n| Beams::new(n).expect("1 to 63"));
    let shown = |beams| Colour::BOTH.map(|colour| glyph(beams, colour));
    numbers.flat_map(shown).collect()
}

fn glyph_name(beams: Beams, shown: Colour) -> String {
    format!("tile-{}-{}", beams.number(), shown.seat().0)
}

/// What [`glyph_name`] names.
fn tile_of(glyph: &str) -> Option<(Beams, Colour)> {
    let (number, seat) = glyph.strip_prefix("tile-")?.split_once('-')?;
    let shown = *Colour::BOTH.get(seat.parse::<usize>().ok()?)?;
    Some((Beams::new(number.parse().ok()?)?, shown))
}

fn glyph(beams: Beams, shown: Colour) -> Glyph {
    let corners = |r: f32| {
        let corner = |i: i32| {
            let a = (i as f32 * 60.0).to_radians();
            format!("{:.3},{:.3}", r * a.cos(), r * a.sin())
        };
        (0..6).map(corner).collect::<Vec<_>>().join(" ")
    };
    let mut body = format!(
        "<polygon points=\"{}\" fill=\"{{rim}}\" stroke=\"#5d5447\" stroke-width=\"0.045\" \
         stroke-linejoin=\"round\"/><polygon points=\"{}\" fill=\"{{fill}}\"/>",
        corners(OUTER),
        corners(OUTER - 0.075)
    );
    body.push_str("<g stroke=\"{ink}\" stroke-width=\"0.14\">");
    for side in Side::in_bits(beams.number()) {
        // N is at 90°, the sides follow anticlockwise.
        let a = (90.0 + 60.0 * side.index() as f32).to_radians();
        let (x, y) = (OUTER * 0.866 * a.cos(), -OUTER * 0.866 * a.sin());
        write!(
            body,
            "<line x1=\"0\" y1=\"0\" x2=\"{x:.3}\" y2=\"{y:.3}\"/>"
        )
        .expect("writing to a string");
    }
    body.push_str(match shown {
        Colour::White => "</g><circle r=\"0.11\" fill=\"{ink}\"/>",
        Colour::Black => {
            "</g><circle r=\"0.13\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"0.06\"/>"
        }
    });
    Glyph {
        name: glyph_name(beams, shown),
        body,
        size: (1.0, 1.0),
    }
}

/// The number of a tile, with its colour, its beams, and all of it.
pub(super) fn letters(glyph: &str) -> Vec<String> {
    let Some((beams, shown)) = tile_of(glyph) else {
        return Vec::new();
    };
    let beam = |bit: u8, c: char| if beams.number() & bit != 0 { c } else { ' ' };
    let upper: String = [beam(2, '╲'), beam(1, '│'), beam(32, '╱')].iter().collect();
    let lower: String = [beam(4, '╱'), beam(8, '│'), beam(16, '╲')].iter().collect();
    let (number, colour) = (beams.number(), shown.letter().to_ascii_lowercase());
    vec![
        number.to_string(),
        format!("{number:>2}{colour}"),
        format!("{upper}\n{lower}"),
        format!("{upper}\n{number:>2}{colour}\n{lower}"),
    ]
}

pub(super) fn scene(at: &Position) -> Scene {
    let board = at.board();
    let size = board.size() as f32;
    let span = 2.0 * (size - 1.0);
    let mut pieces = Vec::new();
    for cell in board.cells() {
        pieces.extend(at.tile(cell).map(|t| piece(cell_spot(board, cell), t)));
    }
    for owner in Colour::BOTH {
        for number in FAMILIES.into_iter().flatten() {
            let beams = Beams::new(*number).expect("1 to 63");
            if at.holds(owner, beams) {
                pieces.push(piece(
                    hand_spot(owner, beams),
                    Tile::new(beams, owner, owner),
                ));
            }
        }
    }
    Scene {
        size: (
            2.0 * (MARGIN + RADIUS) + 1.5 * RADIUS * span,
            2.0 * (MARGIN + HALF) + 2.0 * HALF * span,
        ),
        cells: board
            .cells()
            .map(|cell| core::Cell {
                spot: cell_spot(board, cell),
                name: board.name(cell),
                shape: Shape::Hexagon(RADIUS),
                at: centre(board, cell),
                look: Look::Plain,
                tint: None,
            })
            .collect(),
        labels: labels(board),
        pieces,
        trays: Colour::BOTH.map(|owner| tray(at, owner)).into(),
        marks: marks(at),
        aids: ["liberties", "danger", "extend"].map(Into::into).into(),
        palette: vec![
            Paint::new("#fffaf0", "#8c3b2a", "White"),
            Paint::new("#2b3340", "#e8c468", "Black"),
        ],
        seat_turns: vec![0.0; 2],
        captions: vec![caption(at)],
        artwork: plate(board),
        ..Scene::default()
    }
}

/// A six-sided plate under the cells.
fn plate(board: &Board) -> String {
    let span = 2.0 * (board.size() as f32 - 1.0);
    let (w, h) = (
        2.0 * (MARGIN + RADIUS) + 1.5 * RADIUS * span,
        2.0 * (MARGIN + HALF) + 2.0 * HALF * span,
    );
    // As wide as the cells and their names need.
    let six = |inset: f32, paint: &str| {
        let (cx, cy, x, y) = (w / 2.0, h / 2.0, w / 2.0 - inset, h / 2.0 - inset);
        let shoulder = y * 0.5;
        format!(
            "<path d=\"M{:.3},{:.3}L{:.3},{:.3}V{:.3}L{:.3},{:.3}L{:.3},{:.3}V{:.3}Z\" stroke-linejoin=\"round\" {paint}/>",
            cx,
            cy - y,
            cx + x,
            cy - shoulder,
            cy + shoulder,
            cx,
            cy + y,
            cx - x,
            cy + shoulder,
            cy - shoulder
        )
    };
    six(0.0, "fill=\"{edge}\"") + &six(0.07, "fill=\"{board}\"")
}

fn caption(at: &Position) -> String {
    let [white, black] = Colour::BOTH.map(|c| at.score(c));
    let turn = match at.passes() {
        0 => format!("{} to move", at.mover()),
        1 => format!("{} to move after a pass", at.mover()),
        _ => "both have passed".into(),
    };
    format!("{turn}; score {white} to {black}")
}

/// Letters at the lower left ends of their rows, numbers at the lower right ends.
fn labels(board: &Board) -> Vec<Label> {
    let size = board.size();
    let mut labels = Vec::new();
    for i in 0..2 * size - 1 {
        let first = i.saturating_sub(size - 1);
        let letter = ((b'a' + i) as char).to_string();
        for (cell, dx, text) in [
            (board.at(i, first), -1.0, letter),
            (board.at(first, i), 1.0, (i + 1).to_string()),
        ] {
            let (x, y) = centre(board, cell.expect("the first cell of a row"));
            labels.push(Label {
                at: (x + dx * 1.2 * RADIUS, y + 0.8 * HALF),
                text,
                size: 0.26,
            });
        }
    }
    labels
}

fn tray(at: &Position, owner: Colour) -> Tray {
    let (wide, high, gap) = (2.1 * SMALL, 2.0 * SMALL, 0.7 * SMALL);
    let mut slots = Vec::new();
    let mut width = 0.0f32;
    for (shelf, families) in SHELVES.into_iter().enumerate() {
        let mut x = SMALL;
        for family in &FAMILIES[families] {
            for number in *family {
                let beams = Beams::new(*number).expect("1 to 63");
                slots.push(core::Cell {
                    spot: hand_spot(owner, beams),
                    name: format!("{owner}'s hand"),
                    shape: Shape::Hexagon(SMALL),
                    at: (x, SMALL + shelf as f32 * high),
                    look: Look::Bare,
                    tint: None,
                });
                x += wide;
            }
            x += gap;
        }
        width = width.max(x - gap - wide + SMALL);
    }
    let left = at.hand(owner).count_ones();
    Tray {
        spot: format!("hand/{}", owner.index()),
        seat: Some(owner.seat().0),
        name: format!("{owner}: {left} tiles in hand, score {}", at.score(owner)),
        size: (width, SHELVES.len() as f32 * high),
        slots,
        hidden: 0,
    }
}

/// Layer `liberties`: each group's liberties, on its first tile. Layer `danger`: groups whose
/// liberties all face one cell, and that cell. Layer `extend`: vacant cells that a whole section
/// reaches.
fn marks(at: &Position) -> Vec<Mark> {
    let board = at.board();
    let mut marks = Vec::new();
    let mut seen = CellSet::EMPTY;
    for cell in board.cells() {
        let (Some(tile), Some((group, liberties))) = (at.tile(cell), at.group(cell)) else {
            continue;
        };
        if seen.contains(cell) {
            continue;
        }
        seen = seen.or(group);
        let colour = tile.colour();
        let (tiles, way) = (group.len(), outlets(at, group));
        marks.push(Mark::badge(
            "liberties",
            cell_spot(board, cell),
            liberties.to_string(),
            format!("{colour} group: {tiles} tiles, {liberties} liberties"),
        ));
        let mut only = way.iter();
        if let (Some(last), None) = (only.next(), only.next()) {
            let note = format!("{colour} group: only {} keeps it alive", board.name(last));
            for member in group.iter() {
                let spot = cell_spot(board, member);
                marks.push(Mark::badge("danger", spot, "!", &note));
            }
            marks.push(Mark::spot("danger", cell_spot(board, last), &note));
        }
    }
    for cell in at.vacant().iter() {
        for colour in Colour::BOTH {
            if at.extends(cell, colour) {
                let note = format!("{colour} may extend its section here");
                marks.push(Mark::spot("extend", cell_spot(board, cell), note));
            }
        }
    }
    marks
}

/// Vacant cells that the liberties of a group face.
fn outlets(at: &Position, group: CellSet) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for cell in group.iter() {
        for side in Side::in_bits(at.free_beams(cell)) {
            cells.insert(
                at.board()
                    .next(cell, side)
                    .expect("no beam leaves the board"),
            );
        }
    }
    cells
}
