//! A move spelled out for people is read back as the same move, and tells nobody more than its
//! canonical text.

use super::sample;
use parlour_core::{Eye, Rng, Rules, Seat};
use std::collections::BTreeMap;

/// Up to this many moves of a position are all spelled; of more, as many are drawn.
const SPELLED: usize = 60;

pub fn check<G: Rules>(game: &G, at: &G::Position, mover: Seat, rng: &mut Rng) {
    let moves = sample(&game.list(at), SPELLED, rng);
    for m in &moves {
        let said = game.say(at, *m, Eye::Seat(mover));
        assert_eq!(
            game.read_move(at, &said),
            Ok(*m),
            "a spelled move is read back: {said}"
        );
    }
    for eye in Eye::all(game.seats()) {
        let mut told = BTreeMap::new();
        for m in &moves {
            let said = game.say(at, *m, eye);
            let first = told
                .entry(game.write_move(at, *m, eye))
                .or_insert(said.clone());
            assert_eq!(
                *first, said,
                "a spelled move tells {eye:?} more than its text"
            );
        }
    }
}
