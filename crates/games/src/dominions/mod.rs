//! Dominions, by Christian Freeling: 63 different tiles a side on a hexagon of hexagons.
//!
//! The rules, as played here and checked against the inventor's published sample game:
//!
//! * Each player has one tile for every non-empty set of the six sides; a side in the set carries a
//!   *beam*. Tiles never rotate. A tile keeps its owner; a flip changes whose colour it shows.
//! * Two neighbours with beams on their shared side are *linked*. A *group* is linked tiles of one
//!   colour, a *section* linked tiles of any colour. A *liberty* is a beam that faces a vacant cell.
//! * White begins. A turn is a pass or the placement of an own tile so that every side facing a tile
//!   is beam to beam or blank to blank and every side facing off the board is blank; the board is
//!   empty, or the cell touches an enemy tile, or the tile links to an own group that is a whole
//!   section; and the new section, before any flip, has a liberty (it would oscillate otherwise).
//! * Enemy groups linked to the new tile that have no liberty left flip. If the new tile's group,
//!   so enlarged, has no liberty, all of it flips to the enemy. Nothing follows from that.
//! * Two passes in a row end the game. The score is own colours on the board less own unplaced tiles.
//!
//! Choices: there is no swap rule; the blank tile is not played; captures come before suicide; two
//! beams into one cell are two liberties. Option `size`: cells a side, 3 to 9.

mod board;
mod count;
mod drawing;
mod entry;
mod moves;
mod pointed;
mod position;
mod resolve;
mod scene;
mod tally;
mod text;
mod tile;

pub use board::{Board, CELLS, Cell, CellSet, LARGEST, SMALLEST, Side};
pub use moves::{Illegal, Move};
pub use position::{Fault, Position};
pub use resolve::Flips;
pub use tally::Tally;
pub use tile::{Beams, Colour, Demand, FAMILIES, Tile};

use parlour_core::{
    Entry, Eye, Game, Glyph, Kind, Motion, Open, Outcome, Picture, Preset, Reason, Record, Refusal,
    Rng, Rules, Scene, Seat, Seats, Spec, Spot, Status, Text, cpu,
};

/// Both sides passed.
pub const PASSED: Reason = Reason::new("passes", "two passes");

/// The rules: a board of some size.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Dominions {
    size: u8,
}

impl Default for Dominions {
    fn default() -> Dominions {
        Dominions { size: LARGEST }
    }
}

impl Dominions {
    /// On a board with `size` cells a side; none outside 3 to 9.
    pub fn new(size: u8) -> Option<Dominions> {
        (SMALLEST..=LARGEST)
            .contains(&size)
            .then_some(Dominions { size })
    }
    /// The geometry.
    pub fn board(&self) -> &'static Board {
        Board::of(self.size)
    }
    /// Plies, captures, suicides and score of a game from the start; the sentence names the ply that
    /// cannot be played.
    pub fn tally(&self, record: &Record) -> Result<Tally, Refusal> {
        tally::of(self, record)
    }
}

impl Open for Dominions {}

impl Game for Dominions {
    type Position = Position;
    type Move = Move;

    fn start(&self, _seed: u64) -> Position {
        Position::empty(self.size)
    }
    fn status(&self, at: &Position) -> Status {
        if at.passes() < 2 {
            return Status::ToMove(at.mover().seat());
        }
        let [white, black] = Colour::BOTH.map(|c| at.score(c));
        Status::Over(match white.cmp(&black) {
            std::cmp::Ordering::Greater => Outcome::win(Seats::one(Seat(0)), PASSED),
            std::cmp::Ordering::Less => Outcome::win(Seats::one(Seat(1)), PASSED),
            std::cmp::Ordering::Equal => Outcome::draw(PASSED),
        })
    }
    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if at.passes() >= 2 {
            return;
        }
        out.push(Move::Pass);
        at.each_site(|cell, mut tiles| {
            while tiles != 0 {
                let number = tiles.trailing_zeros() as u8;
                let beams = Beams::new(number).expect("a tile in hand");
                out.push(Move::Place(beams, cell));
                tiles &= tiles - 1;
            }
        });
    }
    #[inline]
    fn play(&self, at: &mut Position, m: Move) {
        match m {
            Move::Pass => at.pass(),
            Move::Place(beams, cell) => {
                at.place(cell, beams);
            }
        }
    }
    fn key(&self, at: &Position) -> u64 {
        at.key()
    }
    fn scores(&self, at: &Position) -> Option<Vec<i32>> {
        Some(Colour::BOTH.map(|c| at.score(c)).into())
    }
    fn count(&self, at: &Position) -> u64 {
        if at.passes() >= 2 {
            0
        } else {
            at.placements() + 1
        }
    }
    fn any(&self, at: &Position) -> Option<Move> {
        (at.passes() < 2).then_some(Move::Pass)
    }
    #[inline]
    fn pick(&self, at: &Position, rng: &mut Rng) -> Option<Move> {
        (at.passes() < 2).then(|| at.draw_move(rng))
    }
    fn perft(&self, at: &Position, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count(at),
            2 => cpu::run(count::TwoPlies(at)),
            _ => {
                let behind = |m| {
                    let mut next = at.clone();
                    self.play(&mut next, m);
                    self.perft(&next, depth - 1)
                };
                self.list(at).into_iter().map(behind).sum()
            }
        }
    }
    fn playout(&self, at: &mut Position, rng: &mut Rng, limit: u32) -> u32 {
        cpu::run(count::Playout { at, rng, limit })
    }
    fn is_legal(&self, at: &Position, m: Move) -> bool {
        let fits = match m {
            Move::Pass => true,
            Move::Place(beams, cell) => {
                at.board().all().contains(cell) && at.check(cell, beams).is_ok()
            }
        };
        at.passes() < 2 && fits
    }
}

impl Text for Dominions {
    fn write_position(&self, seen: &Position) -> String {
        seen.to_string()
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Position, Refusal> {
        if let Some(read) = pointed::read(self.size, text) {
            return read;
        }
        if text.contains('\n') {
            return drawing::read(self.size, text);
        }
        text::read_position(self.size, text)
    }
    fn write_move(&self, at: &Position, m: Move, _eye: Eye) -> String {
        text::write_move(at.board(), m)
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        text::read_move(at, text)
    }
    fn draw(&self, seen: &Position) -> String {
        drawing::draw(seen)
    }
    fn styles(&self) -> &'static [&'static str] {
        &["pointed", "bytes"]
    }
    fn draw_as(&self, seen: &Position, style: &str) -> Option<String> {
        match style {
            "pointed" => Some(pointed::draw(seen)),
            "bytes" => Some(pointed::bytes(seen)),
            _ => None,
        }
    }
    fn import(&self, text: &str) -> Option<Result<Record, Refusal>> {
        text::import(self.board(), text)
    }
    fn exports(&self) -> &'static [&'static str] {
        &["txt"]
    }
    fn export(&self, record: &Record, notation: &str) -> Option<String> {
        (notation == "txt").then(|| text::export(record))?
    }
}

impl Picture for Dominions {
    fn scene(&self, seen: &Position) -> Scene {
        scene::scene(seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        scene::glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        scene::letters(glyph)
    }
    fn paths(&self, at: &Position, m: Move) -> Vec<Vec<Spot>> {
        entry::paths(at, m)
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        entry::motion(before, m)
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        entry::entry(seen, touched)
    }
}

impl Rules for Dominions {
    fn name(&self) -> &'static str {
        "dominions"
    }
    fn title(&self) -> &'static str {
        "Dominions"
    }
    fn about(&self) -> &'static str {
        "Place 63 different tiles, beam to beam, and flip the groups that run out of liberties."
    }
    fn notations(&self) -> &'static [&'static str] {
        &["P63i9", "W[P63i9]"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        ["White", "Black"][seat.index()]
    }
    fn presets(&self) -> &'static [Preset] {
        &[Preset {
            name: "freeling",
            help: "The inventor's rules on a board with 9 cells a side.",
        }]
    }
    fn specs(&self) -> &'static [Spec] {
        &[Spec {
            key: "size",
            title: "Cells a side",
            help: "How many cells each side of the board has, 9 being the inventor's; all 63 tiles are dealt on every \
                   board, and 126 tiles would not fill a larger one.",
            kind: Kind::Number {
                min: SMALLEST as u32,
                max: LARGEST as u32,
                or: &[],
            },
        }]
    }
    fn preset(&self, _name: &str) -> Dominions {
        Dominions::default()
    }
    fn set(&mut self, key: &str, value: &str) {
        if key == "size" {
            self.size = value.parse().expect("checked against the option's range");
        }
    }
    fn setting(&self, key: &str) -> String {
        match key {
            "size" => self.size.to_string(),
            _ => String::new(),
        }
    }
}
