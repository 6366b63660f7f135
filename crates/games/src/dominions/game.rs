//! The game as a value, and what playing it needs.

use super::board::{Board, LARGEST, SMALLEST};
use super::moves::Move;
use super::position::Position;
use super::tally::{self, Tally};
use super::tile::{Beams, Colour};
use super::{count, status};
use parlour_core::{Game, Open, Record, Refusal, Rng, Status, cpu};

/// The rules: a board of some size.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Dominions {
    pub(super) size: u8,
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
        status::status(at)
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
