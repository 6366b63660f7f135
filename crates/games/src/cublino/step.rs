//! One step: a tip or a jump, judged by geometry alone.

use super::board::{Cells, Dir, Square};
use super::position::Side;
use thiserror::Error;

/// A step that can be made.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Step {
    /// To the neighbour in this direction; the die turns.
    Tip(Dir),
    /// Over the die on this cell; the jumper does not turn.
    Jump(Square),
}

/// Why a step or a chain of steps cannot be made.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Fault {
    /// The step stays where it is.
    #[error("a step leads to another cell, not from {0} to {0}")]
    Still(Square),
    /// Neither one nor two cells along a line.
    #[error("{0} to {1} is neither a tip nor a jump")]
    NoStep(Square, Square),
    /// Against the mover's direction.
    #[error("{2}'s dice never go back, as from {0} to {1}")]
    Back(Square, Square, &'static str),
    /// Something stands there already.
    #[error("{0} is taken")]
    Taken(Square),
    /// Nothing stands between.
    #[error("there is no die on {0} to jump over")]
    NothingBetween(Square),
    /// No die to move.
    #[error("there is no die on {0}")]
    NoDie(Square),
    /// The die on this cell is the foe's.
    #[error("the die on {0} is {1}'s")]
    Foreign(Square, &'static str),
    /// A tip after the first step.
    #[error("only the first step may be a tip, not {0} to {1}")]
    LateTip(Square, Square),
    /// Nothing has moved in the end.
    #[error("the move ends where it began, on {0}")]
    Returns(Square),
    /// Contra knows no jumps.
    #[error("in Contra dice do not jump, as from {0} to {1}")]
    ContraJump(Square, Square),
    /// Contra knows no chains.
    #[error("in Contra a move is one step; {0} is one cell too many")]
    ContraChain(Square),
}

/// Judges a step of `side` among the dice on `taken`; nothing need stand on `from`.
pub(super) fn judge(taken: Cells, side: Side, from: Square, to: Square) -> Result<Step, Fault> {
    let across = to.column() as i8 - from.column() as i8;
    let up = to.row() as i8 - from.row() as i8;
    let dir = match (across.signum(), up.signum()) {
        (0, 0) => return Err(Fault::Still(from)),
        (0, 1) => Dir::North,
        (0, -1) => Dir::South,
        (1, 0) => Dir::East,
        (-1, 0) => Dir::West,
        _ => return Err(Fault::NoStep(from, to)),
    };
    let distance = across.abs() + up.abs();
    if distance > 2 {
        return Err(Fault::NoStep(from, to));
    }
    if dir == side.other().forward() {
        return Err(Fault::Back(from, to, side.name()));
    }
    if taken & to.bit() != 0 {
        return Err(Fault::Taken(to));
    }
    if distance == 1 {
        return Ok(Step::Tip(dir));
    }
    let between = from.beside(dir).expect("between two cells of the board");
    if taken & between.bit() == 0 {
        return Err(Fault::NothingBetween(between));
    }
    Ok(Step::Jump(between))
}
