//! The game as a value, and what playing it needs.

use super::moves::Move;
use super::position::Position;
use parlour_core::{Game, Memory, Open, Status};

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
