//! What the pieces of each seat are worth, in steps along the ring.

use parlour_core::Seat;
use parlour_games::dog::{Board, Dog, Place};

/// Most seats at a table.
pub(super) const SEATS: usize = 6;
/// A number for each seat.
pub(super) type BySeat = [f32; SEATS];

/// A piece that has left the kennel.
pub(super) const OUT: f32 = 16.0;
/// A seat without a piece that can walk.
pub(super) const IDLE: f32 = -14.0;
/// A piece in the finish, beside the whole ring that lies behind it.
pub(super) const HOME: f32 = 22.0;
/// Each slot deeper in the finish.
pub(super) const DEEPER: f32 = 2.0;
/// Each empty slot behind a piece in the finish: it stands in the way of the others.
pub(super) const GAP: f32 = -4.0;
/// A piece that one card can bring home.
pub(super) const NEAR: f32 = 4.0;
/// A piece that blocks others on its start, for each of them.
pub(super) const BLOCKS: f32 = 1.5;

/// How likely a foe so many squares behind sends a piece home soon.
pub(super) const REACH: [f32; 14] = [
    0.0, 0.16, 0.16, 0.16, 0.18, 0.16, 0.16, 0.12, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10,
];
/// The same for a foe four squares ahead.
pub(super) const BACK: f32 = 0.06;
/// The same for a foe who may bring out a piece here.
pub(super) const BRINGS_OUT: f32 = 0.20;
/// The same for a mate, who will mostly avoid it.
pub(super) const MATE: f32 = 0.05;

/// What each seat's pieces are worth. `cards` is how many cards each seat holds.
pub(super) fn standings(game: &Dog, board: &Board, cards: &[u8; SEATS]) -> BySeat {
    let n = board.seats() as usize;
    let guards = board.guards(game.start_protects());
    let places: [_; SEATS] = std::array::from_fn(|s| match s < n {
        true => board.ranked(s as u8),
        false => Default::default(),
    });
    let mut standings = [0.0; SEATS];
    for seat in 0..n {
        let s = seat as u8;
        let team = game.team_of(s);
        let mut sum = 0.0;
        let mut walkers = 0;
        let mut finish = 0u8;
        for place in &places[seat] {
            sum += OUT;
            let square = match *place {
                Place::Finish(slot) => {
                    let gaps = (slot + 1..4).filter(|i| finish >> i & 1 == 0).count();
                    finish |= 1 << slot;
                    sum += board.ring() as f32 + HOME + DEEPER * slot as f32 + GAP * gaps as f32;
                    continue;
                }
                Place::Ring(square) => square,
            };
            walkers += 1;
            let start = square == Board::start(s);
            if start && board.is_blocking(s) {
                for foe in (0..n).filter(|f| !team.contains(Seat(*f as u8))) {
                    let held = places[foe]
                        .iter()
                        .filter(|p| matches!(p, Place::Ring(from) if (1..=13).contains(&board.to_start(s, *from))));
                    sum += BLOCKS * held.count() as f32;
                }
                continue;
            }
            let left = board.to_start(s, square);
            let gone = (board.ring() - left) as f32;
            sum += gone + if left <= 12 { NEAR } else { 0.0 };
            if start && game.start_protects() {
                continue;
            }
            let mut risk = 0.0;
            for (foe, theirs) in places.iter().enumerate().take(n) {
                if foe == seat {
                    continue;
                }
                let f = foe as u8;
                let keen = if team.contains(Seat(f)) {
                    MATE
                } else {
                    0.4 + 0.15 * cards[foe].min(5) as f32
                };
                if square == Board::start(f) && board.kennel(f) > 0 {
                    risk += keen * BRINGS_OUT;
                }
                for place in theirs {
                    let Place::Ring(from) = *place else { continue };
                    let ahead = (square + board.ring() - from) % board.ring();
                    if ahead <= 13 && ahead <= board.free_ahead(guards, from) {
                        risk += keen * REACH[ahead as usize];
                    } else if ahead + 4 == board.ring() {
                        risk += keen * BACK;
                    }
                }
            }
            sum -= (OUT + gone) * risk.min(0.7);
        }
        if walkers == 0 && !board.is_full(s) {
            sum += IDLE;
        }
        standings[seat] = sum;
    }
    standings
}

/// How far the team of `seat` is ahead of the others: of their mean.
pub(super) fn lead(game: &Dog, standings: &BySeat, seat: u8) -> f32 {
    let n = game.players();
    let team = game.team_of(seat);
    let size = team.iter().count() as f32;
    let (mut own, mut others) = (0.0, 0.0);
    for s in 0..n {
        if team.contains(Seat(s)) {
            own += standings[s as usize];
        } else {
            others += standings[s as usize];
        }
    }
    own - others * size / (n as f32 - size)
}
