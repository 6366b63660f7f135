//! What a tile meets on a cell, and how promising it makes the move.

use super::Liberties;
use parlour_games::dominions::{Beams, Cell, Dominions, Position};
use parlour_search::Evaluate;

/// What a tile meets on a cell, whichever it is.
pub(super) struct Around {
    /// The beams that face the cell.
    linked: u8,
    /// By the free beams of the tile.
    hints: [i32; 7],
}

impl Around {
    #[inline]
    pub fn of(at: &Position, cell: Cell) -> Around {
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
    pub fn hint(&self, beams: Beams) -> i32 {
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
