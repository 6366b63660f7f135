//! Dominions: the score, groups in danger, eyes, and who still holds the tiles that fit.
//!
//! A tile that fits fills a cell, and with it all liberties that face that cell, so liberties are
//! counted by cells. A cell that no tile in the enemy's hand fits is an *eye*: hands only shrink and
//! demands only grow, so nobody but its owner can fill it, and the group stays.

use crate::tune::Tunable;
use parlour_games::dominions::{CELLS, CellSet, Colour, Dominions, Move, Position, Side};
use parlour_search::{Evaluate, MOST};

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

/// So many vacant cells or unplaced tiles are the end of a game, in which nothing is left out.
const LATE: u32 = 12;

/// What is known of a group.
#[derive(Copy, Clone, Default)]
struct Group {
    tiles: i32,
    /// The first cells it has liberties in that the enemy can fill.
    cells: [u8; MOST_CELLS],
    /// How many they are.
    open: usize,
    has_eye: bool,
}

/// Groups with more cells than that are not told apart.
const MOST_CELLS: usize = 4;

/// Which vacant cells beside tiles each side can fill, and which of its tiles fit somewhere.
struct Fits {
    cells: [CellSet; 2],
    tiles: [u64; 2],
}

impl Fits {
    #[inline]
    fn of(at: &Position) -> Fits {
        let board = at.board();
        let [white, black] = Colour::BOTH.map(|c| at.shown(c));
        let taken = white.or(black);
        let mut beside = CellSet::EMPTY;
        for cell in taken.iter() {
            beside = beside.or(*board.touch(cell));
        }
        let mut fits = Fits {
            cells: [CellSet::EMPTY; 2],
            tiles: [0; 2],
        };
        for cell in beside.and_not(taken).iter() {
            let tiles = at.demand(cell).tiles();
            for colour in Colour::BOTH {
                let own = tiles & at.hand(colour);
                fits.tiles[colour.index()] |= own;
                if own != 0 {
                    fits.cells[colour.index()].insert(cell);
                }
            }
        }
        fits
    }
}

/// Tells what is counted of one colour: a feature and how much of it; then the tiles and the groups
/// that one enemy tile can take.
#[inline]
fn count(at: &Position, colour: Colour, fits: &Fits, mut note: impl FnMut(usize, i32)) -> [i32; 2] {
    let board = at.board();
    let (own, enemy) = (colour.index(), colour.other().index());
    let mut groups = [Group::default(); 128];
    let mut liberties = 0;
    for cell in at.shown(colour).iter() {
        let Some((number, _)) = at.group_number(cell) else {
            continue;
        };
        let group = &mut groups[number];
        group.tiles += 1;
        let free = at.free_beams(cell);
        liberties += free.count_ones() as i32;
        for side in Side::in_bits(free) {
            let Some(next) = board.next(cell, side) else {
                continue;
            };
            if !fits.cells[enemy].contains(next) {
                group.has_eye = true;
            } else if group.open < MOST_CELLS {
                let cell = next.index() as u8;
                if !group.cells[..group.open].contains(&cell) {
                    group.cells[group.open] = cell;
                    group.open += 1;
                }
            }
        }
    }
    let mut all = 0;
    let mut by_cells = [0; MOST_CELLS + 1];
    let mut taken = 0;
    let mut eyes = 0;
    for group in groups.iter().filter(|g| g.tiles > 0) {
        all += 1;
        if group.has_eye {
            eyes += group.tiles;
        } else {
            by_cells[group.open] += group.tiles;
            taken += (group.open == 1) as i32;
        }
    }
    let hand = at.hand(colour);
    let score = at.score(colour);
    let played = 126
        - Colour::BOTH
            .map(|c| at.hand(c).count_ones() as i32)
            .iter()
            .sum::<i32>();
    note(0, score);
    note(1, score * played / 64);
    note(2, eyes);
    note(3, by_cells[2]);
    note(4, by_cells[3]);
    note(5, by_cells[4]);
    note(6, all);
    note(7, liberties);
    note(
        8,
        BEAMS
            .iter()
            .map(|set| (hand & set).count_ones() as i32)
            .sum(),
    );
    note(9, (hand & !fits.tiles[own]).count_ones() as i32);
    note(10, fits.cells[own].and_not(fits.cells[enemy]).len() as i32);
    note(11, fits.cells[own].len() as i32);
    [by_cells[1], taken]
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
    #[inline]
    fn all(at: &Position, fits: &Fits, mut note: impl FnMut(usize, i32)) {
        let own = at.mover();
        let in_danger = count(at, own, fits, &mut note);
        let to_take = count(at, own.other(), fits, |i, n| note(i, -n));
        for i in 0..2 {
            note(APART + 2 * i, to_take[i]);
            note(APART + 2 * i + 1, -in_danger[i]);
        }
        note(FEATURES - 1, 1);
    }
}

impl Evaluate<Dominions> for Liberties {
    type Sums = ();

    fn sums(&self, _: &Dominions, _: &Position) {}
    fn worth(&self, _: &Dominions, at: &Position, _: &()) -> i32 {
        let own = at.mover();
        let fits = Fits::of(at);
        if fits.tiles == [0; 2] && !at.is_empty() {
            let lead = at.score(own) - at.score(own.other());
            return SETTLED * lead.signum() + lead;
        }
        let mut sum = 0;
        Liberties::all(at, &fits, |i, n| sum += self.weights[i] * n);
        (sum / UNIT).clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn late_move_limit(&self) -> Option<usize> {
        Some(10)
    }
    fn hint(&self, _: &Dominions, at: &Position, m: Move) -> i32 {
        let Move::Place(beams, cell) = m else {
            return -16_000;
        };
        let (board, own) = (at.board(), at.mover());
        let linked = at.demand(cell).beams();
        let free = (beams.number() ^ linked).count_ones() as i32;
        // Each group beside the cell, whose it is, what it has, and how much of that is met here.
        let mut groups = [(128, false, 0, 0); 6];
        let mut n = 0;
        for side in Side::in_bits(linked) {
            let Some(next) = board.next(cell, side) else {
                continue;
            };
            let Some((number, liberties)) = at.group_number(next) else {
                continue;
            };
            match groups[..n].iter_mut().find(|g| g.0 == number) {
                Some(group) => group.3 += 1,
                None => {
                    groups[n] = (number, at.shown(own).contains(next), liberties as i32, 1);
                    n += 1;
                }
            }
        }
        let mut hint = 0;
        let mut left = free;
        let mut takes = false;
        for &(_, is_own, liberties, met) in &groups[..n] {
            let after = liberties - met;
            if is_own {
                left += after;
                hint += [600, 300, 100][(after as usize).min(2)];
            } else if after == 0 {
                takes = true;
            } else {
                hint += [600, 400, 200, 100, 0][(after as usize - 1).min(4)];
            }
        }
        if takes {
            return Self::NOISY + free;
        }
        hint + match left {
            0 => -12_000,
            1 => -3_000,
            2 => -800,
            n => 60 * n.min(8),
        } + 100 * free
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
            Move::Pass => (CELLS * 64) as u16,
            Move::Place(beams, cell) => (cell.index() * 64) as u16 + beams.number() as u16,
        }
    }
}

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
        Liberties::all(at, &Fits::of(at), |i, n| sums[i] += n);
        out.extend(sums.map(|n| n as f32 / UNIT as f32));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Game, Past, Rng, Status, Verdict, Watch};
    use parlour_games::dominions::{Beams, Tile};
    use parlour_search::{Search, TranspositionTable};
    use std::collections::HashMap;

    fn positions(size: u8, games: u64, mut each: impl FnMut(&Dominions, &Position)) {
        let game = Dominions::new(size).expect("a size");
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut at = game.start(0);
            while game.status(&at).mover().is_some() {
                each(&game, &at);
                let m = game.pick(&at, &mut rng).expect("it goes on");
                game.play(&mut at, m);
            }
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

    /// Whatever a placement takes was counted as in danger.
    #[test]
    fn sees_every_group_that_can_be_taken() {
        let mut seen = 0;
        positions(5, 20, |game, at| {
            let foe = at.mover().other();
            let danger = count(at, foe, &Fits::of(at), |_, _| {})[0];
            let mut taken = CellSet::EMPTY;
            for m in game.list(at) {
                if let Move::Place(beams, cell) = m {
                    taken = taken.or(at.clone().place(cell, beams).captured);
                }
            }
            seen += taken.len();
            assert!(taken.len() as i32 <= danger, "{at:?}");
        });
        assert!(seen > 100, "{seen}");
    }

    fn minimax(game: &Dominions, at: &Position, known: &mut HashMap<u64, i32>) -> i32 {
        if let Some(points) = known.get(&at.key()) {
            return *points;
        }
        let points = match game.status(at) {
            Status::Over(how) => how.points(at.mover().seat()),
            Status::ToMove(_) => {
                let behind = |m| {
                    let mut next = at.clone();
                    game.play(&mut next, m);
                    -minimax(game, &next, known)
                };
                game.list(at).into_iter().map(behind).max().expect("a pass")
            }
        };
        known.insert(at.key(), points);
        points
    }

    /// The last plies are searched to the end: what is proven is what plain minimax finds.
    #[test]
    fn endings_are_exact() {
        let judge = Liberties::default();
        let mut seen = [0; 3];
        positions(3, 60, |game, at| {
            if at.vacant().len() > 4 || at.passes() > 0 {
                return;
            }
            let points = minimax(game, at, &mut HashMap::new());
            let (table, past, watch) = (
                TranspositionTable::new(1),
                Past::new(game, at),
                Watch::new(),
            );
            let said = Search::new(game, &judge, &table, at, &past, &watch).lead();
            let verdict = [Verdict::Loss, Verdict::Draw, Verdict::Win][(points + 1) as usize];
            assert_eq!(said.proof.map(|p| p.verdict), Some(verdict), "{at:?}");
            seen[(points + 1) as usize] += 1;
        });
        assert!(seen[0] > 10 && seen[2] > 10, "{seen:?}");
    }
}
