//! A position as one side sees it: its own goal row on top.

use parlour_games::cublino::{Die, Position, Side};

/// Cells as bits: row times 8 plus column, the gap column stays empty.
pub(super) type Cells = u64;

/// Every cell.
pub(super) const BOARD: Cells = 0x007F_7F7F_7F7F_7F7F;
/// The row a side wants to reach.
pub(super) const GOAL: Cells = 0x7F << 48;
/// The row it begins on, the foe's goal.
pub(super) const START: Cells = 0x7F;

/// The dice of one side and of its foe. Black sees the board turned by half, so that both sides go up.
pub(super) struct Field {
    pub own: Cells,
    pub foe: Cells,
    /// How the die on each cell lies; meaningless where there is none.
    pub lying: [Die; 56],
}

impl Field {
    /// The board as each side sees it, the side to move first.
    #[inline]
    pub fn both(at: &Position) -> [Field; 2] {
        let empty = Field {
            own: 0,
            foe: 0,
            lying: [Die::WHITE; 56],
        };
        let mut white = empty;
        let mut black = Field { ..white };
        for (cell, side, die) in at.dice() {
            let (here, there) = (cell.index(), cell.half_turn().index());
            white.lying[here] = die;
            black.lying[there] = die.half_turn();
            match side {
                Side::White => {
                    white.own |= 1 << here;
                    black.foe |= 1 << there;
                }
                Side::Black => {
                    white.foe |= 1 << here;
                    black.own |= 1 << there;
                }
            }
        }
        match at.mover() {
            Side::White => [white, black],
            Side::Black => [black, white],
        }
    }
    /// Cells without a die.
    #[inline]
    pub fn free(&self) -> Cells {
        BOARD & !(self.own | self.foe)
    }
    /// The number on top of the die on a cell.
    #[inline]
    pub fn top(&self, cell: u32) -> i32 {
        self.lying[cell as usize].top() as i32
    }
}

/// The indices of a set.
#[inline]
pub(super) fn each(mut set: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        first
    })
}

/// One step up, down, right and left.
#[inline]
pub(super) const fn up(set: Cells) -> Cells {
    set << 8 & BOARD
}
#[inline]
pub(super) const fn down(set: Cells) -> Cells {
    set >> 8
}
#[inline]
pub(super) const fn right(set: Cells) -> Cells {
    set << 1 & BOARD
}
#[inline]
pub(super) const fn left(set: Cells) -> Cells {
    set >> 1 & BOARD
}
/// All neighbours.
#[inline]
pub(super) const fn around(set: Cells) -> Cells {
    up(set) | down(set) | right(set) | left(set)
}
