//! The game as a value, and what playing it needs.

use super::board::{Square, squares};
use super::count;
use super::moves::{Landings, Move};
use super::options::{NoMoves, Repetition, RomanianCheckers, Setup};
use super::position::Position;
use parlour_core::{Game, Memory, Open, Rng, Seat, Status, cpu};

/// What the seats are called.
pub(super) const NAMES: [&str; 2] = ["White", "Black"];

impl Setup {
    fn position(self) -> Position {
        let men = match self {
            Setup::Standard => [0x7E00_0000_0000_007E, 0x0081_8181_8181_8100],
            Setup::ScrambledEggs => [0x2A80_0180_0180_0154, 0x5401_8001_8001_802A],
        };
        Position::new(men, Seat(0))
    }
}

impl RomanianCheckers {
    /// Must the side to move, which has no move, pass?
    #[inline(always)]
    pub(super) fn passes(&self, at: &Position) -> bool {
        self.no_moves == NoMoves::Pass && {
            let mut turned = at.clone();
            turned.pass();
            Landings::any(&turned)
        }
    }
    /// Where the man on `from` can go; nothing where no man of the side to move stands, or when the
    /// game is over.
    pub fn destinations(&self, at: &Position, from: Square) -> Vec<Square> {
        let ends = self.list(at).into_iter().filter_map(|m| match m {
            Move::Go { from: f, to } if f == from => Some(to),
            _ => None,
        });
        squares(ends.fold(0, |set, to| set | to.bit())).collect()
    }
}

impl Open for RomanianCheckers {}

impl Game for RomanianCheckers {
    type Position = Position;
    type Move = Move;

    fn start(&self, _seed: u64) -> Position {
        self.setup.position()
    }
    fn status(&self, at: &Position) -> Status {
        self.status_of(at)
    }
    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if self.connection(at).is_none() {
            self.ongoing_moves(at, out);
        }
    }
    fn ongoing_moves(&self, at: &Position, out: &mut Vec<Move>) {
        let game = self;
        cpu::run(count::List { game, at, out })
    }
    fn step(&self, at: &mut Position, m: Move) -> Status {
        let Move::Go { from, to } = m else {
            at.pass();
            return self.status(at);
        };
        if cpu::run(count::Step { at, from, to }) {
            Status::ToMove(at.mover())
        } else {
            self.status(at)
        }
    }
    #[inline(always)]
    fn play(&self, at: &mut Position, m: Move) {
        match m {
            Move::Go { from, to } => {
                at.go(from, to);
            }
            Move::Pass => at.pass(),
        }
    }
    #[inline(always)]
    fn key(&self, at: &Position) -> u64 {
        at.key()
    }

    fn count(&self, at: &Position) -> u64 {
        if self.connection(at).is_some() {
            return 0;
        }
        match Landings::of(at).count() {
            0 => self.passes(at) as u64,
            n => n as u64,
        }
    }
    fn any(&self, at: &Position) -> Option<Move> {
        if self.connection(at).is_some() {
            return None;
        }
        match Landings::of(at).take(at) {
            Some((from, to)) => Some(Move::Go { from, to }),
            None => self.passes(at).then_some(Move::Pass),
        }
    }
    #[inline(always)]
    fn pick(&self, at: &Position, rng: &mut Rng) -> Option<Move> {
        if self.connection(at).is_some() {
            return None;
        }
        count::pick(self, at, rng)
    }
    fn is_legal(&self, at: &Position, m: Move) -> bool {
        if self.connection(at).is_some() {
            return false;
        }
        match m {
            Move::Go { from, to } => at.can_go(from, to),
            Move::Pass => !Landings::any(at) && self.passes(at),
        }
    }
    fn perft(&self, at: &Position, depth: u32) -> u64 {
        let game = self;
        cpu::run(count::Perft { game, at, depth })
    }
    fn playout(&self, at: &mut Position, rng: &mut Rng, limit: u32) -> u32 {
        let game = self;
        cpu::run(count::Playout {
            game,
            at,
            rng,
            limit,
        })
    }

    fn memory(&self) -> Memory {
        Memory {
            repetition: match self.repetition {
                Repetition::Off => None,
                Repetition::Second | Repetition::SecondBoard => Some(2),
                Repetition::Third => Some(3),
            },
            plies: self.max_plies,
            ..Memory::default()
        }
    }
    fn repeats_as(&self, at: &Position) -> u64 {
        match self.repetition {
            Repetition::SecondBoard => at.board_key(),
            _ => at.key(),
        }
    }
    /// A capture: fewer men never come back.
    fn is_progress(&self, before: &Position, m: Move) -> bool {
        matches!(m, Move::Go { to, .. } if before.enemy() & to.bit() != 0)
    }
}
