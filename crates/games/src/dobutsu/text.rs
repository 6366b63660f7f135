//! Reading and writing, for the rest of Parlour.

use super::game::Dobutsu;
use super::moves::Move;
use super::position::Position;
use super::usi::Usi;
use parlour_core::{Dialect, Eye, Refusal, Text};

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
