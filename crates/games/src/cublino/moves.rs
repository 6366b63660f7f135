//! All moves: counted, listed, drawn at random, checked and made.

use super::board::{BOARD, Cells, Dir, Square, shift, squares};
use super::chain::{First, Move, Trail};
use super::fight;
use super::game::Variant;
use super::position::{Position, Side};
use super::step::{Fault, Step, judge};
use super::ways::Ways;
use parlour_core::Rng;

/// Where the dice of one side can tip to, by direction.
struct Tips {
    ahead: Cells,
    west: Cells,
    east: Cells,
}

impl Tips {
    #[inline]
    fn of(at: &Position, side: Side) -> Tips {
        let (own, free) = (at.of(side), BOARD & !at.all());
        Tips {
            ahead: shift(own, side.forward()) & free,
            west: shift(own, Dir::West) & free,
            east: shift(own, Dir::East) & free,
        }
    }
    #[inline]
    fn count(&self) -> u32 {
        self.ahead.count_ones() + self.west.count_ones() + self.east.count_ones()
    }
    #[inline]
    fn any(&self) -> bool {
        self.ahead | self.west | self.east != 0
    }
}

/// The cells from which a die could jump, by direction.
struct Jumps {
    ahead: Cells,
    west: Cells,
    east: Cells,
}

impl Jumps {
    #[inline]
    fn of(at: &Position, side: Side) -> Jumps {
        let (taken, free) = (at.all(), BOARD & !at.all());
        let over = |back: Dir| shift(taken & shift(free, back), back);
        Jumps {
            ahead: over(side.other().forward()),
            west: over(Dir::East),
            east: over(Dir::West),
        }
    }
}

/// Can `side` move anything?
#[inline]
pub(super) fn can_move(variant: Variant, at: &Position, side: Side) -> bool {
    if Tips::of(at, side).any() {
        return true;
    }
    if variant == Variant::Contra {
        return false;
    }
    let jumps = Jumps::of(at, side);
    at.of(side) & (jumps.ahead | jumps.west | jumps.east) != 0
}

/// How many moves the side to move has, passes apart; the game is not over.
#[inline]
pub(super) fn count(variant: Variant, at: &Position) -> u32 {
    match variant {
        Variant::Contra => Tips::of(at, at.mover()).count(),
        Variant::Pur => Ways::of(at).total(),
    }
}

/// Appends every move of the side to move, passes apart; the game is not over.
pub(super) fn list(variant: Variant, at: &Position, out: &mut Vec<Move>) {
    match variant {
        Variant::Contra => list_tips(at, out),
        Variant::Pur => list_chains(at, out),
    }
}

/// One of the moves, evenly; `None` when there is none.
pub(super) fn pick(variant: Variant, at: &Position, rng: &mut Rng) -> Option<Move> {
    match variant {
        Variant::Contra => pick_tip(at, rng),
        Variant::Pur => pick_chain(at, rng),
    }
}

/// Makes a move that is legal here.
#[inline]
pub(super) fn play(variant: Variant, at: &mut Position, m: Move) {
    if !m.is_pass() {
        let side = at.mover();
        let die = at.take(side, m.from());
        let die = match m.tip(side) {
            Some(dir) => die.tip(dir),
            None => die,
        };
        at.put(side, m.to(), die);
        if variant == Variant::Contra {
            fight::resolve(at, side, m.to());
        }
    }
    at.hand_over();
}

/// Checks a chain of at least two cells step by step, loops allowed, with the moving die lifted.
pub(super) fn check(variant: Variant, at: &Position, cells: &[Square]) -> Result<Move, Fault> {
    let (side, from) = (at.mover(), cells[0]);
    match at.die(from) {
        None => return Err(Fault::NoDie(from)),
        Some((owner, _)) if owner != side => return Err(Fault::Foreign(from, owner.name())),
        Some(_) => {}
    }
    let lifted = at.all() & !from.bit();
    for (i, pair) in cells.windows(2).enumerate() {
        let step = judge(lifted, side, pair[0], pair[1])?;
        match (step, variant) {
            (Step::Jump(_), Variant::Contra) => return Err(Fault::ContraJump(pair[0], pair[1])),
            (Step::Tip(_), Variant::Pur) if i > 0 => return Err(Fault::LateTip(pair[0], pair[1])),
            (_, Variant::Contra) if i > 0 => return Err(Fault::ContraChain(pair[1])),
            _ => {}
        }
    }
    if cells[cells.len() - 1] == from {
        return Err(Fault::Returns(from));
    }
    Ok(Move::through(cells))
}

/// May this chain, listed in some position, be made here?
pub(super) fn is_chain(variant: Variant, at: &Position, m: Move) -> bool {
    let trail: Trail = m.trail();
    trail.len() > 1 && check(variant, at, &trail) == Ok(m)
}

fn tip(side: Side, to: Square, first: First) -> Move {
    let back = match first {
        First::TipWest => Dir::East,
        First::TipEast => Dir::West,
        _ => side.other().forward(),
    };
    let from = to.beside(back).expect("a tip comes from the board");
    Move::begin(from, first).end(to)
}

/// The tip from one cell to another.
pub(super) fn tip_between(at: &Position, from: Square, to: Square) -> Option<Move> {
    let side = at.mover();
    let first = match to.index() as i32 - from.index() as i32 {
        1 => First::TipEast,
        -1 => First::TipWest,
        8 if side == Side::White => First::TipAhead,
        -8 if side == Side::Black => First::TipAhead,
        _ => return None,
    };
    let possible = at.of(side) & from.bit() != 0 && at.all() & to.bit() == 0;
    possible.then(|| Move::begin(from, first).end(to))
}

fn list_tips(at: &Position, out: &mut Vec<Move>) {
    let side = at.mover();
    let tips = Tips::of(at, side);
    for (to, first) in [
        (tips.ahead, First::TipAhead),
        (tips.west, First::TipWest),
        (tips.east, First::TipEast),
    ] {
        out.extend(squares(to).map(|to| tip(side, to, first)));
    }
}

/// One of the tips, evenly.
fn pick_tip(at: &Position, rng: &mut Rng) -> Option<Move> {
    let side = at.mover();
    let tips = Tips::of(at, side);
    let total = tips.count();
    if total == 0 {
        return None;
    }
    let mut n = rng.below(total as usize) as u32;
    for (to, first) in [
        (tips.ahead, First::TipAhead),
        (tips.west, First::TipWest),
        (tips.east, First::TipEast),
    ] {
        let here = to.count_ones();
        if n < here {
            let to = nth(to, n);
            return Some(tip(side, to, first));
        }
        n -= here;
    }
    unreachable!("n is below the number of tips")
}

/// One of the chains, evenly.
fn pick_chain(at: &Position, rng: &mut Rng) -> Option<Move> {
    let ways = Ways::of(at);
    match ways.total() {
        0 => None,
        n => Some(ways.chain(rng.below(n as usize) as u32)),
    }
}

/// How a chain may run along the row it comes into.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Run {
    Both,
    West,
    East,
}

/// Lists chains by walking them.
///
/// The moving die need not be lifted here: a cell it could wrongly jump over lies beside it after a
/// sideways tip only, and then it just cannot run back.
struct Walk<'o> {
    jumps: Jumps,
    side: Side,
    out: &'o mut Vec<Move>,
}

fn list_chains(at: &Position, out: &mut Vec<Move>) {
    let side = at.mover();
    let tips = Tips::of(at, side);
    let jumps = Jumps::of(at, side);
    let mut walk = Walk { jumps, side, out };
    for from in squares(at.of(side)) {
        walk.spread(Move::begin(from, First::Jump), 0, from, Run::Both, false);
    }
    for (to, first, run) in [
        (tips.ahead, First::TipAhead, Run::Both),
        (tips.west, First::TipWest, Run::West),
        (tips.east, First::TipEast, Run::East),
    ] {
        for to in squares(to) {
            let begun = Move::begin(tip(side, to, first).from(), first);
            walk.spread(begun, 0, to, run, true);
        }
    }
}

impl Walk<'_> {
    /// Every way to go on from `cell`, where the chain has come into this row after `n` jumps ahead.
    fn spread(&mut self, chain: Move, n: u32, cell: Square, run: Run, may_stop: bool) {
        if may_stop {
            self.out.push(chain.end(cell));
        }
        self.leap(chain, n, cell);
        if run != Run::East {
            let mut here = cell;
            while self.jumps.west & here.bit() != 0 {
                here = Square::at(here.index() as u32 - 2);
                self.out.push(chain.end(here));
                self.leap(chain, n, here);
            }
        }
        if run != Run::West {
            let mut here = cell;
            while self.jumps.east & here.bit() != 0 {
                here = Square::at(here.index() as u32 + 2);
                self.out.push(chain.end(here));
                self.leap(chain, n, here);
            }
        }
    }
    fn leap(&mut self, chain: Move, n: u32, cell: Square) {
        if self.jumps.ahead & cell.bit() != 0 {
            let index = cell.index() as u32;
            let landed = match self.side {
                Side::White => index + 16,
                Side::Black => index - 16,
            };
            let chain = chain.ahead(n, cell.column());
            self.spread(chain, n + 1, Square::at(landed), Run::Both, true);
        }
    }
}

/// Member number `n` of a set that has more than `n`.
#[inline]
fn nth(mut set: Cells, n: u32) -> Square {
    for _ in 0..n {
        set &= set - 1;
    }
    Square::at(set.trailing_zeros())
}
