//! The order of moves that learned from what searches chose.

use super::liberties::{Liberties, PASSING};
use super::seasoned::Seasoned;
use super::sight::{INPUTS, STAGES, Sight};
use crate::order::{Choice, Ordering, read};
use parlour_core::{Game as _, Match, Table, cpu};
use parlour_games::dominions::{Beams, Cell, Dominions, Move, Position, Side};
use parlour_search::Evaluate;
use std::sync::LazyLock;

/// What each input adds, in thousandths of a natural logarithm of the odds, by stages.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Order([[i32; INPUTS]; STAGES]);

/// The weights that were learned; `nets/dominions.md` says how.
static LEARNED: LazyLock<Order> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../nets/dominions.net");
    Order::read(bytes).expect("the program's own weights")
});

/// What takes a group comes first, however little is said for it.
const TAKES: i32 = <Seasoned as Evaluate<Dominions>>::NOISY;
/// No move adds up to less.
const LEAST: i32 = -(1 << 16);

impl Order {
    /// The one that was learned.
    pub fn learned() -> &'static Order {
        &LEARNED
    }
    fn read(bytes: &[u8]) -> Option<Order> {
        let weights = read(bytes, INPUTS * STAGES)?;
        let mut order = Order([[0; INPUTS]; STAGES]);
        for (weight, read) in order.0.as_flattened_mut().iter_mut().zip(weights) {
            *weight = read.into();
        }
        Some(order)
    }
    /// Calls `each` with every one of `moves` and its hint. Moves are listed cell by cell, and what lies around a cell is looked at once.
    #[inline]
    pub fn hints(&self, at: &Position, moves: &[Move], each: impl FnMut(Move, i32)) {
        cpu::run(Rank {
            order: self,
            at,
            moves,
            each,
        });
    }
}

struct Rank<'a, F> {
    order: &'a Order,
    at: &'a Position,
    moves: &'a [Move],
    each: F,
}

impl<F: FnMut(Move, i32)> cpu::Work for Rank<'_, F> {
    type Found = ();

    #[inline(always)]
    fn run(mut self) {
        let sight = Sight::of(self.at);
        let weights = &self.order.0[sight.stage()];
        let mut tiles = [0; 64];
        let mut hand = sight.hand();
        while hand != 0 {
            let number = hand.trailing_zeros() as u8;
            tiles[number as usize] = weights[sight.tile(number)];
            hand &= hand - 1;
        }
        let mut known = None;
        for &m in self.moves {
            let Move::Place(beams, cell) = m else {
                (self.each)(m, PASSING);
                continue;
            };
            let spot = match &known {
                Some((of, spot)) if *of == cell => spot,
                _ => &known.insert((cell, Spot::of(&sight, weights, cell))).1,
            };
            (self.each)(m, spot.hint(beams, &tiles));
        }
    }
}

/// What a tile on a cell adds up to, in parts.
struct Spot {
    linked: u8,
    takes: bool,
    /// By free beams.
    free: [i32; 7],
    /// By the beams at the first three sides, and at the last three.
    sides: [[i32; 8]; 2],
}

impl Spot {
    #[inline(always)]
    fn of(sight: &Sight, weights: &[i32; INPUTS], cell: Cell) -> Spot {
        let mut all = 0;
        let met = sight.meet(cell, |input| all += weights[input]);
        let mut beams = [0; 6];
        for side in Side::in_bits(met.open) {
            let [none, plain] = sight.side(&met, cell, side, false);
            let [beam, eye] = sight.side(&met, cell, side, true);
            let none = weights[none] + weights[plain];
            all += none;
            beams[side.index()] = weights[beam] + weights[eye] - none;
        }
        let mut free = [0; 7];
        for (n, sum) in free.iter_mut().enumerate() {
            let [after, free] = sight.free(&met, n);
            *sum = all + weights[after] + weights[free];
        }
        let mut sides = [[0; 8]; 2];
        for (half, sums) in sides.iter_mut().enumerate() {
            for set in 1..8usize {
                let last = set.trailing_zeros() as usize;
                sums[set] = sums[set & (set - 1)] + beams[3 * half + last];
            }
        }
        Spot {
            linked: met.linked,
            takes: met.takes,
            free,
            sides,
        }
    }
    #[inline(always)]
    fn hint(&self, beams: Beams, tiles: &[i32; 64]) -> i32 {
        let number = beams.number() as usize & 63;
        let free = (number as u8 ^ self.linked).count_ones() as usize;
        let sum = self.free[free.min(6)]
            + self.sides[0][number & 7]
            + self.sides[1][number >> 3]
            + tiles[number];
        match self.takes {
            true => TAKES + (sum - LEAST).max(0),
            false => sum,
        }
    }
}

/// How the order of moves is taught.
pub(crate) struct Tiles;

impl Ordering for Tiles {
    fn inputs(&self) -> usize {
        INPUTS
    }
    fn stages(&self) -> usize {
        STAGES
    }
    fn choice(&self, table: &dyn Table, ply: usize) -> Option<Choice> {
        let played = table.as_any().downcast_ref::<Match<Dominions>>()?;
        let at = played.line().get(ply)?;
        let chosen = *played.moves().get(ply)?;
        let (game, classic) = (&**played.game(), Liberties::default());
        let sight = Sight::of(at);
        let mut choice = Choice {
            stage: sight.stage(),
            ..Choice::default()
        };
        let moves = game.list(at);
        classic.hints(game, at, &moves, |m, hint| {
            if let Move::Place(beams, cell) = m {
                if m == chosen {
                    choice.chosen = Some(choice.ends.len());
                }
                light(&sight, beams, cell, |input| choice.lit.push(input as u16));
                choice.ends.push(choice.lit.len());
                choice.classic.push(hint);
            }
        });
        Some(choice)
    }
}

/// The inputs of one move.
fn light(sight: &Sight, beams: Beams, cell: Cell, mut note: impl FnMut(usize)) {
    let met = sight.meet(cell, &mut note);
    for side in Side::in_bits(met.open) {
        let inputs = sight.side(&met, cell, side, beams.has(side));
        inputs.into_iter().for_each(&mut note);
    }
    let free = (beams.number() ^ met.linked).count_ones() as usize;
    sight.free(&met, free).into_iter().for_each(&mut note);
    note(sight.tile(beams.number()));
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use parlour_core::{Past, Watch};
    use parlour_search::{Search, TranspositionTable};

    /// What is added up in parts is what was learned of each input.
    #[test]
    fn hints_are_sums_of_what_is_lit() {
        let order = Order::learned();
        for size in 3..=9 {
            positions(size, 2, |game, at| {
                let sight = Sight::of(at);
                let weights = &order.0[sight.stage()];
                order.hints(at, &game.list(at), |m, hint| {
                    let Move::Place(beams, cell) = m else {
                        return assert_eq!(hint, PASSING);
                    };
                    let mut sum = 0;
                    light(&sight, beams, cell, |input| sum += weights[input]);
                    let takes = !at.clone().place(cell, beams).captured.is_empty();
                    let expected = if takes { TAKES + sum - LEAST } else { sum };
                    assert_eq!(hint, expected, "{m:?} {at:?}");
                });
            });
        }
    }

    /// The place of what a search chose, from 0, where the hints are these.
    fn place(hints: &[(Move, i32)], chosen: Move) -> usize {
        let found = hints.iter().find(|(m, _)| *m == chosen);
        let (_, hint) = *found.expect("a legal move");
        hints.iter().filter(|(_, other)| *other > hint).count()
    }

    /// What a search behind the hand-made order chooses comes earlier in the one that learned, in less than two thirds of the place.
    #[test]
    fn foresees_what_a_search_chooses() {
        let judge = Liberties::default();
        let mut places = [0; 2];
        let mut at_all = 0;
        positions(9, 3, |game, at| {
            at_all += 1;
            if at_all % 9 != 0 {
                return;
            }
            let (table, past, watch) = (
                TranspositionTable::new(1),
                Past::new(game, at),
                Watch::new(),
            );
            let mut search = Search::new(game, &judge, &table, at, &past, &watch);
            search.limits.nodes = Some(4_000);
            let chosen = search.lead().best().expect("a move");
            if chosen == Move::Pass {
                return;
            }
            let moves = game.list(at);
            let mut hints = [Vec::new(), Vec::new()];
            judge.hints(game, at, &moves, |m, hint| hints[0].push((m, hint)));
            Order::learned().hints(at, &moves, |m, hint| hints[1].push((m, hint)));
            for (sum, hints) in places.iter_mut().zip(&hints) {
                *sum += place(hints, chosen);
            }
        });
        let [by_hand, learned] = places;
        assert!(3 * learned < 2 * by_hand, "{learned}, {by_hand} by hand");
    }

    /// A choice shows every placement, and which was chosen.
    #[test]
    fn choices_are_the_moves_of_a_position() {
        let mut played = Match::new(std::sync::Arc::new(Dominions::default()), 0);
        let mut rng = parlour_core::Rng::new(5);
        for ply in 0..12 {
            let moves = played.game().list(played.position());
            let m = played
                .game()
                .pick(played.position(), &mut rng)
                .expect("it goes on");
            played.play(m).expect("a legal move");
            let choice = Tiles.choice(&played, ply).expect("of this game");
            let placements: Vec<_> = moves.iter().filter(|m| **m != Move::Pass).collect();
            assert_eq!(choice.moves().count(), placements.len());
            assert_eq!(choice.chosen, placements.iter().position(|p| **p == m));
            assert!(choice.lit.iter().all(|i| usize::from(*i) < INPUTS));
        }
        assert_eq!(Tiles.choice(&played, 12), None);
    }
}
