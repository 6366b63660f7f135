//! Touches reach every move, reach nothing else, and never dead-end.

use super::sample;
use parlour_core::{Eye, Rng, Rules, Seat, Spot};
use std::collections::BTreeSet;

/// Below this many moves every way of touching is walked.
const WALKED: usize = 120;
/// Entry states visited in such a walk before it is given up for random ones.
const STATES: usize = 4000;

pub fn check<G: Rules>(game: &G, at: &G::Position, mover: Seat, rng: &mut Rng) {
    let seen = game.view(at, Eye::Seat(mover));
    let all = game.list(at);
    for m in sample(&all, 12, rng) {
        let text = game.write_move(at, m, Eye::Seat(mover));
        for path in game.paths(at, m) {
            for i in 0..path.len() {
                let entry = game.entry(&seen, &path[..i]);
                assert!(
                    entry.next.iter().any(|c| c.spot == path[i]),
                    "the way {path:?} to {text} is not offered after {:?}",
                    &path[..i]
                );
            }
            let done = game.entry(&seen, &path).done;
            let done = done.unwrap_or_else(|| panic!("{path:?} does not complete {text}"));
            assert_eq!(
                game.read_move(at, &done),
                Ok(m),
                "{path:?} enters another move: {done}"
            );
        }
        assert!(!game.paths(at, m).is_empty(), "no way to touch {text}");
    }
    for _ in 0..4 {
        wander(game, at, &seen, rng);
    }
    if all.len() <= WALKED {
        let (mut found, mut states) = (BTreeSet::new(), 0);
        walk(game, &seen, &mut Vec::new(), &mut found, &mut states);
        if states < STATES {
            let listed = all
                .iter()
                .map(|m| game.write_move(at, *m, Eye::Seat(mover)));
            let listed: BTreeSet<_> = listed.collect();
            let moves = |texts: &BTreeSet<String>| {
                let read = texts
                    .iter()
                    .map(|t| game.read_move(at, t).expect("an entered move is legal"));
                read.collect::<BTreeSet<_>>()
            };
            assert_eq!(moves(&found), moves(&listed), "touches reach every move");
        }
    }
}

/// Touches at random until a move is entered.
fn wander<G: Rules>(game: &G, at: &G::Position, seen: &G::View, rng: &mut Rng) {
    let mut touched: Vec<Spot> = Vec::new();
    loop {
        let entry = game.entry(seen, &touched);
        if let Some(text) = &entry.done {
            game.read_move(at, text)
                .unwrap_or_else(|why| panic!("{touched:?} enters {text}: {why}"));
        }
        assert!(
            entry.done.is_some() || !entry.next.is_empty(),
            "dead end after {touched:?}"
        );
        if entry.next.is_empty() || entry.done.is_some() && rng.below(2) == 0 {
            return;
        }
        touched.push(entry.next[rng.below(entry.next.len())].spot.clone());
        assert!(touched.len() < 100, "entering never ends: {touched:?}");
    }
}

fn walk<G: Rules>(
    game: &G,
    seen: &G::View,
    touched: &mut Vec<Spot>,
    found: &mut BTreeSet<String>,
    states: &mut usize,
) {
    *states += 1;
    if *states >= STATES {
        return;
    }
    let entry = game.entry(seen, touched);
    assert!(
        entry.done.is_some() || !entry.next.is_empty(),
        "dead end after {touched:?}"
    );
    let spots: BTreeSet<_> = entry.next.iter().map(|c| &c.spot).collect();
    assert_eq!(
        spots.len(),
        entry.next.len(),
        "a spot is offered twice after {touched:?}"
    );
    found.extend(entry.done);
    for choice in entry.next {
        touched.push(choice.spot);
        walk(game, seen, touched, found, states);
        touched.pop();
    }
}
