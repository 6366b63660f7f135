//! What a seven in any spelling leads to.

use super::super::action::{Legs, Play};
use super::super::board::{Board, Place};
use super::super::options::Dog;

/// The board after a seven in any spelling: legs in order, a piece named twice allowed. The error is
/// the number of the leg that cannot be made, and why.
pub fn result(
    rules: &Dog,
    board: &Board,
    side: u8,
    mate: Option<u8>,
    legs: Legs,
) -> Result<Board, (u32, &'static str)> {
    let mut now = *board;
    let mut places = [side, mate.unwrap_or(side)].map(|seat| {
        let mut places = [None; 4];
        for (rank, place) in board.ranked(seat).into_iter().enumerate() {
            places[rank] = Some(place);
        }
        places
    });
    for (i, leg) in legs.iter().enumerate() {
        let fail = |why| (i as u32, why);
        let seat = if !leg.mate {
            side
        } else {
            let allowed = rules.is_canadian() || rules.rest_of_seven() && now.is_full(side);
            let mate = mate.filter(|_| allowed);
            mate.ok_or(fail("the partner's pieces may not move now"))?
        };
        let place = places[leg.mate as usize][leg.rank as usize];
        let from = place.ok_or(fail("that piece is in the kennel"))?;
        let to = target(rules, &now, seat, from, leg.steps, leg.avoid);
        let to = to.ok_or(fail("the way is blocked"))?;
        let swept = now.swept(seat, from, to, leg.steps);
        now.sweep(swept);
        now.relocate(seat, from, to);
        for place in places.iter_mut().flatten() {
            if let Some(Place::Ring(square)) = *place
                && swept >> square & 1 == 1
            {
                *place = None;
            }
        }
        places[leg.mate as usize][leg.rank as usize] = Some(to);
    }
    Ok(now)
}

/// Where `n` steps lead: into the finish if that is legal and not avoided, else along the ring.
pub fn target(
    rules: &Dog,
    board: &Board,
    seat: u8,
    from: Place,
    n: u8,
    avoid: bool,
) -> Option<Place> {
    let guards = board.guards(rules.start_protects());
    let inside = board.enter(guards, seat, from, n);
    match from {
        Place::Finish(_) => inside,
        Place::Ring(_) if avoid => board.along(guards, from, n),
        Place::Ring(_) => inside.or_else(|| board.along(guards, from, n)),
    }
}

/// As a play.
impl From<Legs> for Play {
    fn from(legs: Legs) -> Play {
        Play::Seven(legs)
    }
}
