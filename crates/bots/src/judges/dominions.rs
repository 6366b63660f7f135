//! Dominions: the score, groups in danger, eyes, and who still holds the tiles that fit.
//!
//! A tile that fits fills a cell, and with it all liberties that face that cell, so liberties are
//! counted by cells. A cell that no tile in the enemy's hand fits is an *eye*: hands only shrink and
//! demands only grow, so nobody but its owner can fill it, and the group stays.

use crate::tune::Tunable;
use parlour_core::{Game as _, cpu};
use parlour_games::dominions::{Beams, CELLS, Cell, Colour, Dominions, Move, Position};
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
const PASSING: i32 = -16_000;

/// So many vacant cells or unplaced tiles are the end of a game, in which nothing is left out.
const LATE: u32 = 12;

/// What is counted of one colour.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Tally {
    groups: i32,
    liberties: i32,
    /// Tiles of groups that stay.
    eyes: i32,
    /// Tiles of the other groups, by how many cells the enemy must fill to take them.
    by_cells: [i32; MOST_CELLS + 1],
    /// Groups that one enemy tile can take.
    taken: i32,
    /// Cells it can fill, and of these those that the enemy cannot.
    fits: i32,
    alone: i32,
    /// Tiles in hand that fit somewhere.
    tiles: u64,
}

/// Groups with more cells than that are not told apart.
const MOST_CELLS: usize = 4;

/// What is known of a group while the cells are walked: the last cell, from 1, in the low byte; how
/// many cells the enemy can fill in the next; how many it cannot; and, if it is black, all of them.
mod group {
    pub const LAST: u32 = 255;
    pub const CELL: u32 = 1 << 8;
    const EYE: u32 = 1 << 16;
    pub const EYES: u32 = 255 << 16;
    const ONE: u32 = 1 << 24;
    pub const BLACK: u32 = 255 << 24;
    /// What a cell adds, by who can fill it (White, Black) and by the group's colour.
    pub const NEWS: [[u32; 2]; 4] = [
        [EYE, EYE + ONE],
        [EYE, CELL + ONE],
        [CELL, EYE + ONE],
        [CELL, CELL + ONE],
    ];
}

/// Walks over the vacant cells beside tiles: every group has a liberty there.
struct Survey<'a>(&'a Position);

impl cpu::Work for Survey<'_> {
    type Found = [Tally; 2];

    #[inline(always)]
    fn run(self) -> [Tally; 2] {
        let Survey(at) = self;
        let mut tallies = [Tally::default(); 2];
        if at.is_empty() {
            return tallies;
        }
        let [white, black] = Colour::BOTH.map(|c| at.hand(c));
        // The tiles that fit anywhere, and how many cells are filled by nobody, by White only, by Black
        // only, by both.
        let mut wanted = 0;
        let mut fits = [0; 4];
        let mut groups = [0u32; 128];
        let mut met = [0u8; 128];
        let mut all = 0;
        for cell in at.frontier().iter() {
            let tiles = at.demand(cell).tiles();
            wanted |= tiles;
            let by = (tiles & white != 0) as usize | ((tiles & black != 0) as usize) << 1;
            fits[by] += 1;
            let last = cell.index() as u32 + 1;
            let news = &group::NEWS[by];
            for (number, colour) in at.groups_into(cell) {
                let known = groups[number];
                if known & group::LAST == last {
                    continue;
                }
                groups[number] = (known & !group::LAST | last) + news[colour.index()];
                met[all] = number as u8;
                all = (all + (known == 0) as usize) & 127;
            }
        }
        for (colour, tally) in tallies.iter_mut().enumerate() {
            tally.tiles = wanted & [white, black][colour];
            tally.alone = fits[1 << colour];
            tally.fits = fits[3] + tally.alone;
        }
        for &number in &met[..all] {
            let number = number as usize & 127;
            let known = groups[number];
            let (tiles, liberties) = (at.group_size(number), at.group_liberties(number));
            let tally = &mut tallies[(known & group::BLACK != 0) as usize];
            tally.groups += 1;
            tally.liberties += liberties as i32;
            if known & group::EYES != 0 {
                tally.eyes += tiles as i32;
            } else {
                let open = ((known / group::CELL) as u8 as usize).min(MOST_CELLS);
                tally.by_cells[open] += tiles as i32;
                tally.taken += (open == 1) as i32;
            }
        }
        tallies
    }
}

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

/// What a tile meets on a cell, whichever it is.
struct Around {
    /// The beams that face the cell.
    linked: u8,
    /// By the free beams of the tile.
    hints: [i32; 7],
}

impl Around {
    #[inline]
    fn of(at: &Position, cell: Cell) -> Around {
        let own = at.mover();
        let linked = at.demand(cell).beams();
        // Each group beside the cell, whose it is, what it has, and how much of that is met here.
        let mut groups = [(128, false, 0, 0); 6];
        let mut n = 0;
        for (number, colour) in at.groups_into(cell) {
            match groups[..n].iter_mut().find(|g| g.0 == number) {
                Some(group) => group.3 += 1,
                None => {
                    let liberties = at.group_liberties(number);
                    groups[n] = (number, colour == own, liberties as i32, 1);
                    n += 1;
                }
            }
        }
        let mut hint = 0;
        let mut left = 0;
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
        let with = |free: i32| {
            if takes {
                return <Liberties as Evaluate<Dominions>>::NOISY + free;
            }
            hint + match left + free {
                0 => -12_000,
                1 => -3_000,
                2 => -800,
                n => 60 * n.min(8),
            } + 100 * free
        };
        Around {
            linked,
            hints: std::array::from_fn(|free| with(free as i32)),
        }
    }
    #[inline]
    fn hint(&self, beams: Beams) -> i32 {
        self.hints[COUNT[(beams.number() ^ self.linked) as usize & 63] as usize]
    }
}

/// The beams of each tile.
const COUNT: [u8; 64] = {
    let mut counts = [0; 64];
    let mut tile = 0;
    while tile < 64 {
        counts[tile] = tile.count_ones() as u8;
        tile += 1;
    }
    counts
};

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

/// The same judge for level 10, whose search tries the moves it remembers before it lists the others.
/// Four of five lists, of some 200 moves each, need not be made then.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Seasoned(Liberties);

impl Evaluate<Dominions> for Seasoned {
    type Sums = ();
    const FINDS: bool = true;

    fn sums(&self, _: &Dominions, _: &Position) {}
    fn worth(&self, game: &Dominions, at: &Position, sums: &()) -> i32 {
        self.0.worth(game, at, sums)
    }
    fn style(&self) -> Style {
        Evaluate::<Dominions>::style(&self.0)
    }
    fn hint(&self, game: &Dominions, at: &Position, m: Move) -> i32 {
        self.0.hint(game, at, m)
    }
    #[inline]
    fn hints(&self, game: &Dominions, at: &Position, moves: &[Move], each: impl FnMut(Move, i32)) {
        self.0.hints(game, at, moves, each)
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

/// The id of a pass, behind those of all placements.
const PASS_ID: usize = CELLS * 64;

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
    use super::*;
    use parlour_core::cpu::Work as _;
    use parlour_core::{Past, Rng, Status, Verdict, Watch};
    use parlour_games::dominions::{CellSet, Side, Tile};
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

    /// The same counts, tile by tile.
    fn plain(at: &Position) -> [Tally; 2] {
        let board = at.board();
        let mut tallies = [Tally::default(); 2];
        let beside = |cell| {
            Side::ALL
                .iter()
                .filter_map(move |side| board.next(cell, *side))
        };
        let frontier = board.cells().filter(|cell| {
            at.tile(*cell).is_none() && beside(*cell).any(|next| at.tile(next).is_some())
        });
        let mut cells = [CellSet::EMPTY; 2];
        for cell in frontier {
            for colour in Colour::BOTH {
                let own = at.demand(cell).tiles() & at.hand(colour);
                tallies[colour.index()].tiles |= own;
                if own != 0 {
                    cells[colour.index()].insert(cell);
                }
            }
        }
        for colour in Colour::BOTH {
            let (own, enemy) = (colour.index(), colour.other().index());
            let tally = &mut tallies[own];
            tally.fits = cells[own].len() as i32;
            tally.alone = cells[own].and_not(cells[enemy]).len() as i32;
            let mut met = CellSet::EMPTY;
            for cell in at.shown(colour).iter() {
                if met.contains(cell) {
                    continue;
                }
                let (group, liberties) = at.group(cell).expect("a tile");
                met = met.or(group);
                let mut open = CellSet::EMPTY;
                for tile in group.iter() {
                    for side in Side::in_bits(at.free_beams(tile)) {
                        open.insert(board.next(tile, side).expect("a liberty"));
                    }
                }
                let tiles = group.len() as i32;
                tally.groups += 1;
                tally.liberties += liberties as i32;
                if open.and_not(cells[enemy]).is_empty() {
                    let cells = (open.len() as usize).min(MOST_CELLS);
                    tally.by_cells[cells] += tiles;
                    tally.taken += (cells == 1) as i32;
                } else {
                    tally.eyes += tiles;
                }
            }
        }
        tallies
    }

    /// The walk over the cells counts what a look at each tile counts, with and without the newer
    /// instructions; and hints are the same one by one and in a list.
    #[test]
    fn counts_what_is_there() {
        let judge = Liberties::default();
        for size in [3, 5, 9] {
            positions(size, 4, |game, at| {
                let expected = plain(at);
                assert_eq!(Survey(at).run(), expected, "{at:?}");
                assert_eq!(cpu::run(Survey(at)), expected, "{at:?}");
                let moves = game.list(at);
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
            let danger = Survey(at).run()[foe.index()].by_cells[1];
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
        endings(&Liberties::default());
        endings(&Seasoned::default());
    }

    fn endings(judge: &impl Evaluate<Dominions>) {
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
            let said = Search::new(game, judge, &table, at, &past, &watch).lead();
            let verdict = [Verdict::Loss, Verdict::Draw, Verdict::Win][(points + 1) as usize];
            assert_eq!(said.proof.map(|p| p.verdict), Some(verdict), "{at:?}");
            seen[(points + 1) as usize] += 1;
        });
        assert!(seen[0] > 10 && seen[2] > 10, "{seen:?}");
    }
}
