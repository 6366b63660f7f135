//! What an order of moves sees of them, as inputs that are lit.

use super::survey::{MOST_CELLS, walk};
use parlour_games::dominions::{CELLS, Cell, Colour, Position, Side};

/// Inputs by what they tell, each with its first number.
mod input {
    use super::{KINDS, MOST_CELLS, SIZES};

    /// Liberties of the group after the move, and whether it joins one that stays.
    pub const AFTER: usize = 0;
    pub const FREE: usize = AFTER + 2 * 10;
    pub const MET: usize = FREE + 7;
    /// Own and enemy groups beside the cell: how many cells keep them, how large they are.
    pub const GROUP: usize = MET + 7;
    /// What they have left.
    pub const LEFT: usize = GROUP + 2 * (MOST_CELLS + 1) * SIZES;
    pub const OWN: usize = LEFT + 2 * 6;
    pub const ENEMY: usize = OWN + 4;
    /// The tiles of either side that fit here.
    pub const FITS: usize = ENEMY + 4;
    pub const KIND: usize = FITS + 25;
    /// A beam or none towards a vacant cell: the tiles of either side that fit there afterwards.
    pub const SIDE: usize = KIND + KINDS;
    /// Cells that the tile fits, and whether the enemy has the same.
    pub const TILE: usize = SIDE + KINDS * 2 * 12;
    /// A beam towards a cell that the enemy cannot fill, by what it keeps.
    pub const EYE: usize = TILE + 2 * 8;
    pub const ALL: usize = EYE + 1 + 2 * (SIZES + 1);
}

/// How many inputs there are.
pub(super) const INPUTS: usize = input::ALL;
/// Stages of the game that are told apart.
pub(super) const STAGES: usize = 4;

/// Vacant cells: beside no tile, or by whose beams face them: none, those of groups that stay, others; the mover's and the enemy's.
const KINDS: usize = 10;
/// Groups of 1 tile, to 3, to 7, larger ones.
const SIZES: usize = 4;

/// A position as an order of moves sees it.
pub(super) struct Sight<'a> {
    at: &'a Position,
    /// The mover's hand, and the enemy's.
    hands: [u64; 2],
    kinds: [u8; CELLS],
    /// The input of each group, by its number.
    groups: [u8; 128],
    /// How many cells each tile fits, to 31: one bit of the count a word.
    counts: [u64; 5],
}

/// What a tile meets on a cell, whichever it is.
pub(super) struct Met {
    /// Its sides that face beams.
    pub linked: u8,
    /// Its sides that face vacant cells.
    pub open: u8,
    /// Does it take a group?
    pub takes: bool,
    /// Liberties of the own groups beside it afterwards.
    left: usize,
    /// Is one of them a group that stays?
    stays: bool,
    /// How large the largest is: 0 if there is none.
    size: usize,
}

impl<'a> Sight<'a> {
    #[inline(always)]
    pub fn of(at: &'a Position) -> Sight<'a> {
        let own = at.mover();
        let mut sight = Sight {
            at,
            hands: [at.hand(own), at.hand(own.other())],
            kinds: [0; CELLS],
            groups: [0; 128],
            counts: [0; 5],
        };
        if at.is_empty() {
            return sight;
        }
        let counts = &mut sight.counts;
        let groups = walk(at, |tiles, _| {
            let mut carry = tiles;
            for count in counts.iter_mut() {
                (*count, carry) = (*count ^ carry, *count & carry);
            }
            counts.iter_mut().for_each(|count| *count |= carry);
        });
        for number in groups.numbers() {
            let size = match at.group_size(number) {
                ..=1 => 0,
                2..=3 => 1,
                4..=7 => 2,
                _ => 3,
            };
            let enemy = groups.is_black(number) == (own == Colour::White);
            let open = groups.open(number).unwrap_or(0);
            let class = (enemy as usize * (MOST_CELLS + 1) + open) * SIZES + size;
            sight.groups[number] = class as u8;
        }
        for cell in at.frontier().iter() {
            let mut faced = [0; 2];
            for (number, colour) in at.groups_into(cell) {
                let class = sight.groups[number] as usize;
                let side = &mut faced[(colour != own) as usize];
                *side = (*side).max(1 + (class % ((MOST_CELLS + 1) * SIZES) >= SIZES) as u8);
            }
            sight.kinds[cell.index()] = 1 + 3 * faced[0] + faced[1];
        }
        sight
    }
    /// The stage of the game.
    #[inline(always)]
    pub fn stage(&self) -> usize {
        let left = self.hands[0].count_ones() + self.hands[1].count_ones();
        (left as usize * STAGES / 127).min(STAGES - 1)
    }
    /// What a tile meets on this cell; notes the inputs that all tiles light there.
    #[inline(always)]
    pub fn meet(&self, cell: Cell, mut note: impl FnMut(usize)) -> Met {
        let at = self.at;
        let own = at.mover();
        let demand = at.demand(cell);
        let linked = demand.beams();
        let mut met = Met {
            linked,
            open: !demand.decided() & 63,
            takes: false,
            left: 0,
            stays: false,
            size: 0,
        };
        // Each group beside the cell, and how many of its beams are met here.
        let mut groups = [(128, 0); 6];
        let mut colours = [own; 6];
        let mut n = 0;
        for (number, colour) in at.groups_into(cell) {
            match groups[..n].iter_mut().find(|g| g.0 == number) {
                Some(group) => group.1 += 1,
                None => {
                    groups[n] = (number, 1);
                    colours[n] = colour;
                    n += 1;
                }
            }
        }
        let mut sides = [0; 2];
        for (&(number, beams), &colour) in groups[..n].iter().zip(&colours) {
            let enemy = (colour != own) as usize;
            let left = (at.group_liberties(number) as usize).saturating_sub(beams);
            let class = self.groups[number] as usize;
            sides[enemy] += 1;
            note(input::GROUP + class);
            note(input::LEFT + 6 * enemy + left.min(5));
            if enemy == 1 {
                met.takes |= left == 0;
            } else {
                met.left += left;
                met.stays |= class < SIZES;
                met.size = met.size.max(1 + class % SIZES);
            }
        }
        let tiles = demand.tiles();
        let fits = five((self.hands[0] & tiles).count_ones());
        let theirs = five((self.hands[1] & tiles).count_ones());
        note(input::MET + linked.count_ones() as usize);
        note(input::OWN + sides[0].min(3));
        note(input::ENEMY + sides[1].min(3));
        note(input::FITS + 5 * fits + theirs);
        note(input::KIND + self.kinds[cell.index()] as usize);
        met
    }
    /// The inputs of a side towards a vacant cell, with a beam or without.
    #[inline(always)]
    pub fn side(&self, met: &Met, cell: Cell, side: Side, beam: bool) -> [usize; 2] {
        let Some(next) = self.at.board().next(cell, side) else {
            return [input::SIDE, input::EYE];
        };
        let tiles = self.at.demand(next).and(side.opposite(), beam).tiles();
        let own = four((self.hands[0] & tiles).count_ones()).min(2);
        let enemy = four((self.hands[1] & tiles).count_ones());
        let kind = self.kinds[next.index()] as usize;
        let eye = match beam && enemy == 0 {
            true => 1 + (SIZES + 1) * met.stays as usize + met.size,
            false => 0,
        };
        [
            input::SIDE + ((2 * kind + beam as usize) * 3 + own) * 4 + enemy,
            input::EYE + eye,
        ]
    }
    /// The inputs of so many free beams.
    #[inline(always)]
    pub fn free(&self, met: &Met, free: usize) -> [usize; 2] {
        let after = (met.left + free).min(9);
        [
            input::AFTER + 10 * met.stays as usize + after,
            input::FREE + free,
        ]
    }
    /// The tiles that the mover has.
    #[inline(always)]
    pub fn hand(&self) -> u64 {
        self.hands[0]
    }
    /// The input of a tile by its number.
    #[inline(always)]
    pub fn tile(&self, number: u8) -> usize {
        let [a, b, c, d, e] = self.counts;
        let bit = |bits: u64| bits >> (number & 63) & 1;
        let count = bit(a) | bit(b) << 1 | bit(c) << 2 | bit(d) << 3 | bit(e) << 4;
        const CLASS: [u8; 32] = [
            0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
            6, 6, 7,
        ];
        let same = (self.hands[1] >> (number & 63) & 1) as usize;
        input::TILE + 8 * same + CLASS[count as usize & 31] as usize
    }
}

/// 0, 1, 2 and 3, to 8, more.
#[inline(always)]
fn five(n: u32) -> usize {
    (n > 0) as usize + (n > 1) as usize + (n > 3) as usize + (n > 8) as usize
}

/// 0, 1 and 2, to 6, more.
#[inline(always)]
fn four(n: u32) -> usize {
    (n > 0) as usize + (n > 2) as usize + (n > 6) as usize
}
