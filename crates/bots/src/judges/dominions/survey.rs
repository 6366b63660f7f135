//! A walk over the vacant cells: what each colour has, and what is in danger.

use parlour_core::cpu;
use parlour_games::dominions::{Colour, Position};

/// What is counted of one colour.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub groups: i32,
    pub liberties: i32,
    /// Tiles of groups that stay.
    pub eyes: i32,
    /// Tiles of the other groups, by how many cells the enemy must fill to take them.
    pub by_cells: [i32; MOST_CELLS + 1],
    /// Groups that one enemy tile can take.
    pub taken: i32,
    /// Cells it can fill, and of these those that the enemy cannot.
    pub fits: i32,
    pub alone: i32,
    /// Tiles in hand that fit somewhere.
    pub tiles: u64,
}

/// Groups with more cells than that are not told apart.
pub(super) const MOST_CELLS: usize = 4;

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

/// What is known of the groups after a walk.
pub(super) struct Groups {
    known: [u32; 128],
    met: [u8; 128],
    all: usize,
}

impl Groups {
    /// The numbers of all of them.
    #[inline(always)]
    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        self.met[..self.all].iter().map(|n| *n as usize & 127)
    }
    #[inline(always)]
    pub fn is_black(&self, number: usize) -> bool {
        self.known[number] & group::BLACK != 0
    }
    /// How many cells the enemy must fill to take it, at most [`MOST_CELLS`]; nothing if it stays.
    #[inline(always)]
    pub fn open(&self, number: usize) -> Option<usize> {
        let known = self.known[number];
        let cells = ((known / group::CELL) as u8 as usize).min(MOST_CELLS);
        (known & group::EYES == 0).then_some(cells)
    }
}

/// Calls `each` with every vacant cell beside a tile, the tiles that fit there and who can fill it: every group has a liberty there.
#[inline(always)]
pub(super) fn walk(at: &Position, mut each: impl FnMut(u64, usize)) -> Groups {
    let (white, black) = (at.hand(Colour::White), at.hand(Colour::Black));
    let mut groups = Groups {
        known: [0; 128],
        met: [0; 128],
        all: 0,
    };
    for cell in at.frontier().iter() {
        let tiles = at.demand(cell).tiles();
        let by = (tiles & white != 0) as usize | ((tiles & black != 0) as usize) << 1;
        let last = cell.index() as u32 + 1;
        let news = &group::NEWS[by];
        for (number, colour) in at.groups_into(cell) {
            let known = groups.known[number];
            if known & group::LAST == last {
                continue;
            }
            groups.known[number] = (known & !group::LAST | last) + news[colour.index()];
            groups.met[groups.all] = number as u8;
            groups.all = (groups.all + (known == 0) as usize) & 127;
        }
        each(tiles, by);
    }
    groups
}

/// Counts along a walk.
pub(super) struct Survey<'a>(pub &'a Position);

impl cpu::Work for Survey<'_> {
    type Found = [Tally; 2];

    #[inline(always)]
    fn run(self) -> [Tally; 2] {
        let Survey(at) = self;
        let mut tallies = [Tally::default(); 2];
        if at.is_empty() {
            return tallies;
        }
        // The tiles that fit anywhere, and how many cells are filled by nobody, by White only, by Black
        // only, by both.
        let mut wanted = 0;
        let mut fits = [0; 4];
        let groups = walk(at, |tiles, by| {
            wanted |= tiles;
            fits[by] += 1;
        });
        for (colour, tally) in tallies.iter_mut().enumerate() {
            tally.tiles = wanted & at.hand(Colour::BOTH[colour]);
            tally.alone = fits[1 << colour];
            tally.fits = fits[3] + tally.alone;
        }
        for number in groups.numbers() {
            let (tiles, liberties) = (at.group_size(number), at.group_liberties(number));
            let tally = &mut tallies[groups.is_black(number) as usize];
            tally.groups += 1;
            tally.liberties += liberties as i32;
            match groups.open(number) {
                None => tally.eyes += tiles as i32,
                Some(open) => {
                    tally.by_cells[open] += tiles as i32;
                    tally.taken += (open == 1) as i32;
                }
            }
        }
        tallies
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use parlour_core::Game as _;
    use parlour_core::cpu::Work as _;
    use parlour_games::dominions::{CellSet, Move, Side};

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
    /// instructions.
    #[test]
    fn counts_what_is_there() {
        for size in [3, 5, 9] {
            positions(size, 4, |_, at| {
                let expected = plain(at);
                assert_eq!(Survey(at).run(), expected, "{at:?}");
                assert_eq!(cpu::run(Survey(at)), expected, "{at:?}");
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
}
