//! The game as a value, and what playing it needs.

use super::board::{Square, around};
use super::chain::Move;
use super::die::Die;
use super::position::{Position, Side};
use super::{fight, moves, status};
use parlour_core::{Game, Memory, Open, Outcome, Past, Rng, Status};

/// Which of the two games.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Variant {
    /// Tips and jumps; the higher sum on the goal row wins.
    Pur,
    /// Tips and fights; the first die on the goal row wins.
    Contra,
}

impl Variant {
    /// The game that a state text is of, by its first letter.
    pub fn of_text(text: &str) -> Option<Variant> {
        let letter = text.trim_start().chars().next()?.to_ascii_lowercase();
        [Variant::Pur, Variant::Contra]
            .into_iter()
            .find(|v| v.letter() == letter)
    }
    /// `p` or `c`, as state texts begin.
    pub const fn letter(self) -> char {
        match self {
            Variant::Pur => 'p',
            Variant::Contra => 'c',
        }
    }
}

/// What becomes of a game in which nothing goes forward.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Stall {
    /// A draw.
    Draw,
    /// The Pur score as it stands decides; Contra has none, and does not offer this.
    Score,
    /// It goes on.
    Off,
}

/// Cublino under some rules.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cublino {
    /// Pur or Contra.
    pub variant: Variant,
    /// After [`Cublino::STALL`] plies without a forward step or a removal.
    pub stall: Stall,
    /// Is the third occurrence of a position a draw?
    pub repetition: bool,
}

impl Cublino {
    /// Plies without a forward step or a removal that end a game.
    pub const STALL: u32 = 60;

    /// One of the two, under its default rules.
    pub const fn new(variant: Variant) -> Cublino {
        Cublino {
            variant,
            stall: Stall::Draw,
            repetition: true,
        }
    }
    /// Cublino Pur.
    pub const fn pur() -> Cublino {
        Cublino::new(Variant::Pur)
    }
    /// Cublino Contra.
    pub const fn contra() -> Cublino {
        Cublino::new(Variant::Contra)
    }
    /// The only move of a side that cannot move while the other can.
    fn pass(&self, at: &Position) -> Option<Move> {
        let other = at.mover().other();
        moves::can_move(self.variant, at, other).then_some(Move::PASS)
    }
}

impl Game for Cublino {
    type Position = Position;
    type Move = Move;

    fn start(&self, _: u64) -> Position {
        let mut at = Position::empty(Side::White);
        for column in 0..7 {
            let cell = |row| Square::new(column, row).expect("on the board");
            at.put(Side::White, cell(0), Die::WHITE);
            at.put(Side::Black, cell(6), Die::BLACK);
        }
        at
    }
    #[inline]
    fn status(&self, at: &Position) -> Status {
        status::status(self.variant, at)
    }
    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if status::is_decided(self.variant, at) {
            return;
        }
        let before = out.len();
        moves::list(self.variant, at, out);
        if out.len() == before {
            out.extend(self.pass(at));
        }
    }
    #[inline]
    fn play(&self, at: &mut Position, m: Move) {
        moves::play(self.variant, at, m);
    }
    #[inline]
    fn key(&self, at: &Position) -> u64 {
        at.key()
    }
    /// The live score of Pur.
    fn scores(&self, at: &Position) -> Option<Vec<i32>> {
        let scores = Side::BOTH.map(|side| at.score(side) as i32);
        (self.variant == Variant::Pur).then(|| scores.to_vec())
    }

    #[inline]
    fn count(&self, at: &Position) -> u64 {
        if status::is_decided(self.variant, at) {
            return 0;
        }
        match moves::count(self.variant, at) {
            0 => self.pass(at).is_some() as u64,
            n => n as u64,
        }
    }
    fn pick(&self, at: &Position, rng: &mut Rng) -> Option<Move> {
        if status::is_decided(self.variant, at) {
            return None;
        }
        moves::pick(self.variant, at, rng).or_else(|| self.pass(at))
    }
    fn any(&self, at: &Position) -> Option<Move> {
        self.pick(at, &mut Rng::new(0))
    }
    fn is_legal(&self, at: &Position, m: Move) -> bool {
        if status::is_decided(self.variant, at) {
            false
        } else if m.is_pass() {
            !moves::can_move(self.variant, at, at.mover()) && self.pass(at).is_some()
        } else {
            moves::is_chain(self.variant, at, m)
        }
    }

    fn memory(&self) -> Memory {
        Memory {
            repetition: self.repetition.then_some(3),
            stall: (self.stall != Stall::Off).then_some(Cublino::STALL),
            plies: None,
        }
    }
    /// A forward step, or a removal.
    fn is_progress(&self, before: &Position, m: Move) -> bool {
        if m.is_pass() {
            return false;
        }
        m.from().row() != m.to().row()
            || self.variant == Variant::Contra
                && around(m.to()) & before.of(before.mover().other()) != 0
                && fight::fights(before, m)
                    .iter()
                    .any(|fight| fight.leaves().is_some())
    }
    fn stalled(&self, at: &Position) -> Outcome {
        match (self.stall, self.variant) {
            (Stall::Score, Variant::Pur) => status::by_score(at, status::SCORED),
            _ => Outcome::draw(Past::STALLED),
        }
    }
}

impl Open for Cublino {}
