//! Views hide what they must: whatever an eye gets is the same for every position that looks the
//! same to it.

use super::sample;
use crate::{Eye, Rng, Rules, Status};
use std::collections::BTreeSet;

pub fn check<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) {
    let keeper = game.view(at, Eye::Keeper);
    assert_eq!(
        &game.sample(&keeper, rng),
        at,
        "the keeper's view is the position"
    );
    if G::OPEN {
        return;
    }
    let status = game.status(at);
    for eye in Eye::all(game.seats()).filter(|e| *e != Eye::Keeper) {
        let seen = game.view(at, eye);
        let twin = game.sample(&seen, rng);
        assert_eq!(
            game.view(&twin, eye),
            seen,
            "a sample looks the same to {eye:?}"
        );
        assert_eq!(game.status(&twin), status, "the status is public");
        assert_eq!(game.scores(&twin), game.scores(at), "scores are public");
        assert_eq!(
            game.write_position(&game.view(&twin, eye)),
            game.write_position(&seen)
        );
        assert_eq!(game.draw(&game.view(&twin, eye)), game.draw(&seen));
        assert_eq!(game.scene(&game.view(&twin, eye)), game.scene(&seen));
        let Status::ToMove(seat) = status else {
            continue;
        };
        if eye == Eye::Seat(seat) {
            mover_knows(game, at, &twin);
        } else {
            others_do_not(game, at, eye, rng);
        }
    }
}

/// The mover's moves, and every answer to what it types, follow from its view.
fn mover_knows<G: Rules>(game: &G, at: &G::Position, twin: &G::Position) {
    let moves = |at| game.list(at).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(
        moves(at),
        moves(twin),
        "the mover's moves follow from its view"
    );
    let typed: BTreeSet<_> = moves(at)
        .into_iter()
        .take(20)
        .map(|m| game.write_move(at, m, Eye::Keeper))
        .collect();
    let junk = ["", "?", "x", "0", "A", "K", "7", "G?", "pass"].map(String::from);
    for text in typed.into_iter().chain(junk) {
        assert_eq!(
            game.read_move(at, &text),
            game.read_move(twin, &text),
            "the answer to {text:?} follows from the mover's view"
        );
    }
}

/// Two moves that leave an eye with the same view are told to it in the same way.
fn others_do_not<G: Rules>(game: &G, at: &G::Position, eye: Eye, rng: &mut Rng) {
    let told = sample(&game.list(at), 12, rng).into_iter().map(|m| {
        let mut after = at.clone();
        game.play(&mut after, m);
        (
            game.view(&after, eye),
            game.write_move(at, m, eye),
            game.motion(at, m, eye),
        )
    });
    let told: Vec<_> = told.collect();
    for (i, a) in told.iter().enumerate() {
        for b in &told[..i] {
            if a.0 == b.0 {
                assert_eq!(a.1, b.1, "a move's text tells {eye:?} more than the view");
                assert_eq!(a.2, b.2, "a motion tells {eye:?} more than the view");
            }
        }
    }
}
