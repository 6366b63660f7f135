//! Dōbutsu shōgi, "animal chess" on 3 × 4 squares, by Madoka Kitao and Maiko Fujita (2008).
//!
//! The rules are those of the commercial set. Choices where texts are silent:
//!
//! - There is no check rule: a lion may be left where it can be taken.
//! - A lion that steps onto the far rank has won at once if nothing attacks it there. If something
//!   does, the opponent must take it now; any other reply, even a try of its own, loses.
//! - A chick that moves onto the last rank always promotes; a dropped piece never does. A chick
//!   dropped on the last rank stays there for ever. Two chicks in a file and mate by a dropped chick
//!   are allowed.
//! - Who has no legal move has lost.
//! - The third occurrence of a position (board, hands, side to move) is a draw.
//! - A position may lack pieces other than lions, for studies; it can never hold too many.
//!
//! Texts: positions `S/gle/-c-/-C-/ELG/-` and moves `4C7` as in `bestmove`, see [`Position`] and
//! [`Move`]; SFEN and FEN of shogi programs are read as well.

mod board;
mod glyphs;
mod move_text;
mod moves;
mod pieces;
mod position;
mod position_text;
mod scene;
mod sfen;
mod status;
mod usi;

pub use board::Square;
pub use moves::Move;
pub use pieces::{Animal, Hand, Side};
pub use position::Position;
pub use status::{STUCK, TAKEN, TRY};
pub use usi::Usi;

use parlour_core::{
    Dialect, Entry, Eye, Game, Glyph, Memory, Motion, Open, Picture, Preset, Refusal, Rules, Scene,
    Seat, Spec, Spot, Status, Text, entry,
};

/// The rules of Dōbutsu shōgi. There is nothing to choose.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Dobutsu;

impl Game for Dobutsu {
    type Position = Position;
    type Move = Move;

    fn start(&self, _seed: u64) -> Position {
        Position::default()
    }
    fn status(&self, at: &Position) -> Status {
        at.status()
    }
    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        at.each_move(|m| out.push(m))
    }
    #[inline]
    fn play(&self, at: &mut Position, m: Move) {
        at.play(m)
    }
    fn key(&self, at: &Position) -> u64 {
        at.key()
    }
    fn count(&self, at: &Position) -> u64 {
        at.count_moves()
    }
    fn is_legal(&self, at: &Position, m: Move) -> bool {
        at.is_legal(m)
    }
    fn perft(&self, at: &Position, depth: u32) -> u64 {
        at.perft(depth)
    }
    fn memory(&self) -> Memory {
        Memory {
            repetition: Some(3),
            ..Memory::default()
        }
    }
}

impl Open for Dobutsu {}

impl Text for Dobutsu {
    fn write_position(&self, seen: &Position) -> String {
        seen.to_string()
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Position, Refusal> {
        text.parse()
    }
    fn write_move(&self, at: &Position, m: Move, _eye: Eye) -> String {
        at.write_move(m)
    }
    fn say(&self, at: &Position, m: Move, _eye: Eye) -> String {
        at.spell_move(m)
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        at.read_move(text)
    }
    fn draw(&self, seen: &Position) -> String {
        seen.drawing()
    }
    fn dialects(&self) -> &'static [&'static dyn Dialect] {
        &[&Usi]
    }
}

impl Picture for Dobutsu {
    fn scene(&self, seen: &Position) -> Scene {
        scene::scene(seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs::glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        glyphs::letters(glyph)
    }
    fn paths(&self, at: &Position, m: Move) -> Vec<Vec<Spot>> {
        scene::paths(at, m)
    }
    fn motion(&self, before: &Position, m: Move, _eye: Eye) -> Motion {
        scene::motion(before, m)
    }
    fn entry(&self, seen: &Position, touched: &[Spot]) -> Entry {
        let mut entry = entry::from_list(self, seen, touched);
        for choice in &mut entry.next {
            choice.name = scene::name_of(seen, &choice.spot, touched);
        }
        entry.prompt = match (touched.len(), entry.next.is_empty()) {
            (0, false) => "choose a piece on the board or in hand".into(),
            (1, false) => "choose where it goes".into(),
            _ => String::new(),
        };
        entry
    }
}

impl Rules for Dobutsu {
    fn name(&self) -> &'static str {
        "dobutsu"
    }
    fn aliases(&self) -> &'static [&'static str] {
        &["dobutsu-shogi", "animal-chess"]
    }
    fn title(&self) -> &'static str {
        "Dōbutsu shōgi"
    }
    fn about(&self) -> &'static str {
        "Four animals a side on twelve squares: catch the lion, or bring your own across."
    }
    fn notations(&self) -> &'static [&'static str] {
        &[
            "bestmove (S/gle/-c-/-C-/ELG/-, 4C7)",
            "spelled-out moves (Cb3xb2)",
            "SFEN",
        ]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::BOTH[seat.index() & 1].name()
    }
    fn presets(&self) -> &'static [Preset] {
        &[Preset {
            name: "standard",
            help: "The rules of the commercial set.",
        }]
    }
    fn specs(&self) -> &'static [Spec] {
        &[]
    }
    fn preset(&self, _name: &str) -> Dobutsu {
        Dobutsu
    }
    fn set(&mut self, _key: &str, _value: &str) {}
    fn setting(&self, _key: &str) -> String {
        String::new()
    }
}
