//! The judge made by hand.

use super::around::Around;
use super::survey::{Survey, Tally};
use crate::tune::Tunable;
use parlour_core::cpu;
use parlour_games::dominions::{CELLS, Colour, Dominions, Move, Position};
use parlour_search::{Evaluate, MOST, Style};

/// What is weighed, a side's own less the enemy's, but for the last ones.
const NAMES: [&str; FEATURES] = [
    "score",
    "score late",
    "tiles with an eye",
    "tiles with 2 cells",
    "tiles with 3 cells",
    "tiles with 4 cells or more",
    "groups",
    "liberties",
    "beams in hand",
    "tiles in hand that fit nowhere",
    "cells only it can fill",
    "cells it can fill",
    "tiles that can be taken now",
    "tiles that could be taken",
    "groups that can be taken now",
    "groups that could be taken",
    "right to move",
];
const FEATURES: usize = 17;
/// The first feature that is counted for the side to move and its enemy apart.
const APART: usize = 12;
/// Weights are in quarters.
const UNIT: i32 = 4;

/// Fitted to 300 games of the judge against itself.
const WEIGHTS: [i32; FEATURES] = [
    -1,   // score
    115,  // score late
    88,   // tiles with an eye
    -66,  // tiles with 2 cells
    21,   // tiles with 3 cells
    68,   // tiles with 4 cells or more
    -72,  // groups
    29,   // liberties
    23,   // beams in hand
    316,  // tiles in hand that fit nowhere
    29,   // cells only it can fill
    13,   // cells it can fill
    356,  // tiles that can be taken now
    238,  // tiles that could be taken
    -224, // groups that can be taken now
    -87,  // groups that could be taken
    132,  // right to move
];

/// The judge of Dominions.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Liberties {
    weights: [i32; FEATURES],
}

impl Default for Liberties {
    fn default() -> Liberties {
        Liberties { weights: WEIGHTS }
    }
}

/// Worth of a game in which nobody can place any more.
const SETTLED: i32 = 20_000;

/// What a pass promises.
pub(super) const PASSING: i32 = -16_000;

/// So many vacant cells or unplaced tiles are the end of a game, in which nothing is left out.
const LATE: u32 = 12;

impl Tally {
    /// Tells what is counted of a colour: a feature and how much of it.
    #[inline(always)]
    fn tell(&self, at: &Position, colour: Colour, mut note: impl FnMut(usize, i32)) {
        let hand = at.hand(colour);
        let score = at.score(colour);
        let left = at.hand(colour.other()).count_ones() + hand.count_ones();
        note(0, score);
        note(1, score * (126 - left as i32) / 64);
        note(2, self.eyes);
        note(3, self.by_cells[2]);
        note(4, self.by_cells[3]);
        note(5, self.by_cells[4]);
        note(6, self.groups);
        note(7, self.liberties);
        let beams = BEAMS.iter().map(|set| (hand & set).count_ones() as i32);
        note(8, beams.sum());
        note(9, (hand & !self.tiles).count_ones() as i32);
        note(10, self.alone);
        note(11, self.fits);
    }
}

/// The tiles with a beam at each side.
const BEAMS: [u64; 6] = {
    let mut sets = [0; 6];
    let mut tile = 1;
    while tile < 64 {
        let mut side = 0;
        while side < 6 {
            sets[side] |= (tile as u64 >> side & 1) << tile;
            side += 1;
        }
        tile += 1;
    }
    sets
};

impl Liberties {
    #[inline(always)]
    fn all(at: &Position, tallies: &[Tally; 2], mut note: impl FnMut(usize, i32)) {
        let own = at.mover();
        let [mine, theirs] = [own, own.other()].map(|c| &tallies[c.index()]);
        mine.tell(at, own, &mut note);
        theirs.tell(at, own.other(), |i, n| note(i, -n));
        let in_danger = [mine.by_cells[1], mine.taken];
        let to_take = [theirs.by_cells[1], theirs.taken];
        for i in 0..2 {
            note(APART + 2 * i, to_take[i]);
            note(APART + 2 * i + 1, -in_danger[i]);
        }
        note(FEATURES - 1, 1);
    }
}

/// The worth of a position.
struct Weigh<'a>(&'a Liberties, &'a Position);

impl cpu::Work for Weigh<'_> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Weigh(judge, at) = self;
        let tallies = Survey(at).run();
        if tallies[0].tiles | tallies[1].tiles == 0 && !at.is_empty() {
            let own = at.mover();
            let lead = at.score(own) - at.score(own.other());
            return SETTLED * lead.signum() + lead;
        }
        let mut sum = 0;
        Liberties::all(at, &tallies, |i, n| sum += judge.weights[i] * n);
        (sum / UNIT).clamp(1 - MOST, MOST - 1)
    }
}

impl Evaluate<Dominions> for Liberties {
    type Sums = ();

    fn sums(&self, _: &Dominions, _: &Position) {}
    fn worth(&self, _: &Dominions, at: &Position, _: &()) -> i32 {
        cpu::run(Weigh(self, at))
    }
    fn style(&self) -> Style {
        Style {
            late_moves: Some(100),
            ..Style::PLAIN
        }
    }
    fn hint(&self, _: &Dominions, at: &Position, m: Move) -> i32 {
        match m {
            Move::Pass => PASSING,
            Move::Place(beams, cell) => Around::of(at, cell).hint(beams),
        }
    }
    /// Moves are listed cell by cell, and what lies around a cell is looked at once.
    #[inline]
    fn hints(&self, _: &Dominions, at: &Position, moves: &[Move], mut each: impl FnMut(Move, i32)) {
        let mut known = None;
        for &m in moves {
            let Move::Place(beams, cell) = m else {
                each(m, PASSING);
                continue;
            };
            let around = match &known {
                Some((of, around)) if *of == cell => around,
                _ => &known.insert((cell, Around::of(at, cell))).1,
            };
            each(m, around.hint(beams));
        }
    }
    /// Near the end every move counts, and passing may be the best of them.
    #[inline]
    fn null_move(&self, _: &Dominions, at: &Position) -> Option<Position> {
        let left = Colour::BOTH.map(|c| at.hand(c).count_ones());
        let is_late = at.vacant().len().min(left[0] + left[1]) <= LATE;
        (at.passes() == 0 && !is_late).then(|| {
            let mut next = at.clone();
            next.pass();
            next
        })
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        match m {
            Move::Pass => PASS_ID as u16,
            Move::Place(beams, cell) => (cell.index() * 64) as u16 + beams.number() as u16,
        }
    }
}

/// The id of a pass, behind those of all placements.
pub(super) const PASS_ID: usize = CELLS * 64;

impl Tunable<Dominions> for Liberties {
    fn names(&self) -> Vec<String> {
        NAMES.map(String::from).to_vec()
    }
    fn weights(&self) -> Vec<i32> {
        self.weights.to_vec()
    }
    fn with_weights(&self, weights: &[i32]) -> Liberties {
        Liberties {
            weights: weights.try_into().expect("as many weights"),
        }
    }
    fn features(&self, _: &Dominions, at: &Position, out: &mut Vec<f32>) {
        let mut sums = [0; FEATURES];
        Liberties::all(at, &cpu::run(Survey(at)), |i, n| sums[i] += n);
        out.extend(sums.map(|n| n as f32 / UNIT as f32));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use parlour_core::Game as _;
    use parlour_games::dominions::{Beams, Tile};

    /// Hints are the same one by one and in a list.
    #[test]
    fn hints_at_all_moves_of_a_list() {
        let judge = Liberties::default();
        for size in [3, 5, 9] {
            positions(size, 4, |game, at| {
                let moves = game.list(at);
                let mut one_by_one = moves.iter().map(|m| (*m, judge.hint(game, at, *m)));
                judge.hints(game, at, &moves, |m, hint| {
                    assert_eq!(one_by_one.next(), Some((m, hint)), "{at:?}");
                });
                assert_eq!(one_by_one.next(), None);
            });
        }
    }

    /// The board turned by half, the colours swapped.
    fn swapped(at: &Position) -> Position {
        let board = at.board();
        let cells: Vec<_> = board.cells().collect();
        let turned = |beams: Beams| {
            let n = beams.number();
            Beams::new((n << 3 | n >> 3) & 63).expect("as many beams")
        };
        let tiles: Vec<_> = (cells.iter().zip(cells.iter().rev()))
            .filter_map(|(from, to)| Some((*to, at.tile(*from)?)))
            .map(|(to, t)| {
                let (owner, colour) = (t.owner().other(), t.colour().other());
                (to, Tile::new(turned(t.beams()), owner, colour))
            })
            .collect();
        Position::set_up(board.size(), &tiles, at.mover().other(), at.passes()).expect("legal")
    }

    /// For White, the swapped position is worth the opposite; and the worth is the sum of weights
    /// times features, unless nobody can place.
    #[test]
    fn is_even_handed() {
        let judge = Liberties::default();
        let for_white = |game: &Dominions, at: &Position| {
            let worth = judge.worth(game, at, &());
            if at.mover() == Colour::White {
                worth
            } else {
                -worth
            }
        };
        for size in [4, 9] {
            positions(size, 5, |game, at| {
                let worth = for_white(game, at);
                assert_eq!(worth, -for_white(game, &swapped(at)), "{at:?}");
                if worth.abs() < SETTLED {
                    let mut features = Vec::new();
                    judge.features(game, at, &mut features);
                    let pairs = judge.weights.iter().zip(&features);
                    let sum: f32 = pairs.map(|(w, f)| *w as f32 * f).sum();
                    assert!((sum.abs() - worth.abs() as f32).abs() <= 1.0, "{at:?}");
                }
            });
        }
    }
}
