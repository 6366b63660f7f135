//! Is there any seven at all?

use super::super::board::{Board, Place};
use super::super::options::Dog;
use super::mover::{Mover, collect, home};
use arrayvec::ArrayVec;

/// Can `left` steps of a seven be made? Stops at the first way.
pub fn any(rules: &Dog, board: &Board, side: u8, mate: Option<u8>, left: u8) -> bool {
    let mut movers = ArrayVec::<Mover, 8>::new();
    collect(board, side, false, &mut movers);
    let rest = mate.filter(|_| !rules.is_canadian() && rules.rest_of_seven());
    if let Some(mate) = mate.filter(|_| rules.is_canadian() || board.is_full(side)) {
        collect(board, mate, true, &mut movers);
    }
    Any { rules, side, rest }.from(board, &movers, 0, left)
}

struct Any<'s> {
    rules: &'s Dog,
    side: u8,
    /// Who takes the rest once the own finish is full.
    rest: Option<u8>,
}

impl Any<'_> {
    fn from(&self, board: &Board, movers: &[Mover], gone: u8, left: u8) -> bool {
        let guards = board.guards(self.rules.start_protects());
        for (i, mover) in movers.iter().enumerate() {
            if gone >> i & 1 == 1 {
                continue;
            }
            for n in (1..=left).rev() {
                let inside = board.enter(guards, mover.seat, mover.place, n);
                let along = board.along(guards, mover.place, n);
                for to in [inside, along].into_iter().flatten() {
                    if n == left || self.after(board, movers, (i, to, n), gone, left - n) {
                        return true;
                    }
                }
            }
        }
        false
    }
    fn after(
        &self,
        board: &Board,
        movers: &[Mover],
        (i, to, n): (usize, Place, u8),
        gone: u8,
        left: u8,
    ) -> bool {
        let mover = &movers[i];
        let swept = board.swept(mover.seat, mover.place, to, n);
        let mut next = *board;
        next.sweep(swept);
        next.relocate(mover.seat, mover.place, to);
        if let Some(mate) = self.rest.filter(|_| next.is_full(self.side)) {
            let mut movers = ArrayVec::<Mover, 8>::new();
            collect(&next, mate, true, &mut movers);
            return Any {
                rest: None,
                ..*self
            }
            .from(&next, &movers, 0, left);
        }
        let gone = gone | 1 << i | home(movers, swept);
        self.from(&next, movers, gone, left)
    }
}
