//! The rules: a pawn goes one square straight on or slantwise forward, and captures slantwise only. Whoever
//! reaches the far rank, or takes the last pawn, wins. There is always a move, so there is no draw.

use crate::board::{Position, Side, Square, squares};
use parlour_core::{Game, Open, Outcome, Reason, Rules, Seat, Seats, Status, mix};

/// The rules as a value. There is nothing to choose.
#[derive(Copy, Clone, Debug)]
pub struct Breakthrough;

/// A pawn goes from here to there.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Move {
    /// Where it stands.
    pub from: Square,
    /// Where it goes; what stands there is taken.
    pub to: Square,
}

const ACROSS: Reason = Reason::new("across", "reached the far rank");
const TAKEN: Reason = Reason::new("taken", "took the last pawn");

impl Game for Breakthrough {
    type Position = Position;
    type Move = Move;

    fn start(&self, _seed: u64) -> Position {
        Position::START
    }
    fn status(&self, at: &Position) -> Status {
        let last = at.mover().other();
        let won = |why| Status::Over(Outcome::win(Seats::one(seat(last)), why));
        if at.pawns(last) & last.goal() != 0 {
            won(ACROSS)
        } else if at.pawns(at.mover()) == 0 {
            won(TAKEN)
        } else {
            Status::ToMove(seat(at.mover()))
        }
    }
    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if let Status::ToMove(_) = self.status(at) {
            self.ongoing_moves(at, out);
        }
    }
    fn ongoing_moves(&self, at: &Position, out: &mut Vec<Move>) {
        for (targets, step) in at.targets() {
            out.extend(squares(targets).map(|to| Move {
                from: Position::origin(to, step),
                to,
            }));
        }
    }
    fn count(&self, at: &Position) -> u64 {
        match self.status(at) {
            Status::ToMove(_) => {
                let each = at.targets().map(|(targets, _)| targets.count_ones());
                each.iter().sum::<u32>().into()
            }
            Status::Over(_) => 0,
        }
    }
    fn play(&self, at: &mut Position, m: Move) {
        at.advance(m.from, m.to);
    }
    fn key(&self, at: &Position) -> u64 {
        mix(at.pawns(Side::White) ^ mix(at.pawns(Side::Black) ^ mix(at.mover() as u64)))
    }
}

/// Nothing is hidden.
impl Open for Breakthrough {}

impl Rules for Breakthrough {
    fn name(&self) -> &'static str {
        "breakthrough"
    }
    fn title(&self) -> &'static str {
        "Breakthrough"
    }
    fn about(&self) -> &'static str {
        "Two rows of pawns a side; whoever first brings one across wins."
    }
    fn sheet(&self) -> &'static str {
        include_str!("rules.md")
    }
    fn notation(&self) -> &'static str {
        include_str!("notation.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &["FEN board", "coordinates"]
    }
    fn facts(&self, before: &Position, m: Move) -> Vec<&'static str> {
        let capture = before.owner(m.to).map(|_| "capture");
        let across = m.to.bit() & before.mover().goal() != 0;
        capture
            .into_iter()
            .chain(across.then_some("across"))
            .collect()
    }
    fn skipped(&self, at: &Position) -> Option<Position> {
        Some(at.skipped())
    }
}

/// The seat of a side.
pub fn seat(side: Side) -> Seat {
    Seat(side as u8)
}
