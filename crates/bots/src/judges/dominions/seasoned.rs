//! The judge made by hand, for level 10, with an order of moves that learned.

use super::foregone::foregone;
use super::liberties::{Liberties, PASS_ID};
use super::order::Order;
use parlour_core::{Game as _, Verdict};
use parlour_games::dominions::{Beams, Dominions, Move, Position};
use parlour_search::{Evaluate, Style};

/// The same judge for level 10, whose search tries the moves it remembers before it lists the others, and those by what searches
/// chose before.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Seasoned(Liberties);

impl Evaluate<Dominions> for Seasoned {
    type Sums = ();
    const FINDS: bool = true;
    const FORESEES: bool = true;

    fn sums(&self, _: &Dominions, _: &Position) {}
    fn worth(&self, game: &Dominions, at: &Position, sums: &()) -> i32 {
        self.0.worth(game, at, sums)
    }
    fn style(&self) -> Style {
        Style {
            late_moves: Some(60),
            ..Evaluate::<Dominions>::style(&self.0)
        }
    }
    fn hint(&self, game: &Dominions, at: &Position, m: Move) -> i32 {
        let mut found = 0;
        self.hints(game, at, &[m], |_, hint| found = hint);
        found
    }
    #[inline]
    fn hints(&self, _: &Dominions, at: &Position, moves: &[Move], each: impl FnMut(Move, i32)) {
        Order::learned().hints(at, moves, each)
    }
    #[inline]
    fn foregone(&self, _: &Dominions, at: &Position) -> Option<Verdict> {
        foregone(at)
    }
    #[inline]
    fn null_move(&self, game: &Dominions, at: &Position) -> Option<Position> {
        self.0.null_move(game, at)
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        self.0.id(m)
    }
    #[inline]
    fn find(&self, game: &Dominions, at: &Position, id: u16) -> Option<Move> {
        let m = match id as usize {
            PASS_ID => Move::Pass,
            id => Move::Place(Beams::new(id as u8 & 63)?, at.board().cell(id / 64)?),
        };
        game.is_legal(at, m).then_some(m)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use std::collections::HashMap;

    /// Hints are the same one by one and in a list.
    #[test]
    fn hints_at_all_moves_of_a_list() {
        let judge = Seasoned::default();
        for size in [3, 5, 9] {
            positions(size, 2, |game, at| {
                let moves = game.list(at);
                if moves.len() > 1_000 {
                    return;
                }
                let mut one_by_one = moves.iter().map(|m| (*m, judge.hint(game, at, *m)));
                judge.hints(game, at, &moves, |m, hint| {
                    assert_eq!(one_by_one.next(), Some((m, hint)), "{at:?}");
                });
                assert_eq!(one_by_one.next(), None);
            });
        }
    }

    /// Every legal move is found by its id, and nothing else is.
    #[test]
    fn finds_legal_moves_only() {
        let judge = Seasoned::default();
        for size in [3, 9] {
            positions(size, 2, |game, at| {
                let legal: HashMap<u16, Move> = game
                    .list(at)
                    .into_iter()
                    .map(|m| (judge.id(m), m))
                    .collect();
                for id in 0..1 << 14 {
                    assert_eq!(judge.find(game, at, id), legal.get(&id).copied(), "{at:?}");
                }
            });
        }
    }
}
