//! Pieces that may make a leg, and what they can touch.

use super::super::action::Leg;
use super::super::board::{Board, Place};
use arrayvec::ArrayVec;

/// A piece that may make a leg.
#[derive(Copy, Clone, Debug)]
pub(super) struct Mover {
    pub(super) seat: u8,
    pub(super) place: Place,
    pub(super) rank: u8,
    pub(super) mate: bool,
}

/// Squares of the ring and whole finishes (bit = seat).
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Area {
    pub(super) ring: u128,
    pub(super) finishes: u8,
}

impl Area {
    pub(super) fn touches(&self, other: &Area) -> bool {
        self.ring & other.ring != 0 || self.finishes & other.finishes != 0
    }
    pub(super) fn add(&mut self, other: &Area) {
        self.ring |= other.ring;
        self.finishes |= other.finishes;
    }
}

/// Adds the pieces of `seat` that may be able to move.
pub(super) fn collect(board: &Board, seat: u8, mate: bool, movers: &mut ArrayVec<Mover, 8>) {
    for (rank, place) in (0..).zip(board.ranked(seat)) {
        let settled = matches!(place, Place::Finish(slot) if board.is_settled(seat, slot));
        if !settled {
            movers.push(Mover {
                seat,
                place,
                rank,
                mate,
            });
        }
    }
}

impl Mover {
    pub(super) fn leg(&self, steps: u8, avoid: bool) -> Leg {
        Leg {
            rank: self.rank,
            mate: self.mate,
            steps,
            avoid,
        }
    }
}

/// Everything a piece can touch in `total` steps.
pub(super) fn reach(board: &Board, mover: &Mover, fixed: u8, total: u8) -> Area {
    let mut area = Area::default();
    let Place::Ring(from) = mover.place else {
        area.finishes = 1 << mover.seat;
        return area;
    };
    area.ring = 1 << from;
    let far = total.min(board.free_ahead(fixed, from));
    area.ring |= board.ahead(from, far);
    let d = board.to_start(mover.seat, from);
    if d <= far && d < total && !(d == 0 && board.is_blocking(mover.seat)) {
        area.finishes = 1 << mover.seat;
    }
    area
}

/// Movers that stood on these squares. One that has moved away is gone already.
pub(super) fn home(movers: &[Mover], swept: u128) -> u8 {
    let movers = movers.iter().enumerate();
    movers.fold(0, |gone, (i, m)| match m.place {
        Place::Ring(square) => gone | ((swept >> square & 1) as u8) << i,
        Place::Finish(_) => gone,
    })
}
