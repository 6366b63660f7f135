//! The slow twin agrees.

use super::scattered;
use super::slow::Slow;
use parlour_core::{Eye, Game, Rng, Text};
use parlour_games::cublino::Cublino;
use std::collections::{BTreeMap, BTreeSet};

fn agree(game: &Cublino, text: &str) {
    let at = game.read_position(text, 0).expect("valid");
    let fast: BTreeMap<_, _> = game
        .list(&at)
        .into_iter()
        .map(|m| {
            let mut next = at;
            game.play(&mut next, m);
            let text = game.write_move(&at, m, Eye::Keeper);
            (text, game.write_position(&next))
        })
        .collect();
    let slow = Slow::read(text).children();
    assert_eq!(fast, slow, "{text}");
    assert_eq!(game.count(&at), slow.len() as u64, "count of {text}");
}

#[test]
fn twins_agree_in_games() {
    for (game, games) in [(Cublino::pur(), 12), (Cublino::contra(), 60)] {
        for seed in 0..games {
            let (mut at, mut rng) = (game.start(0), Rng::new(seed));
            for _ in 0..120 {
                agree(&game, &game.write_position(&at));
                let Some(m) = game.pick(&at, &mut rng) else {
                    break;
                };
                game.play(&mut at, m);
            }
        }
    }
}

#[test]
fn twins_agree_on_scattered_dice() {
    let mut rng = Rng::new(7);
    for _ in 0..1500 {
        agree(&Cublino::pur(), &scattered('P', &mut rng));
        agree(&Cublino::contra(), &scattered('C', &mut rng));
    }
}

/// A move of one position is legal in another just when that one lists it.
#[test]
fn legality_is_membership() {
    let mut rng = Rng::new(4);
    let (mut yes, mut no) = (0, 0);
    for letter in ['P', 'C'] {
        for _ in 0..600 {
            let (game, at) = super::read(&scattered(letter, &mut rng));
            let (_, other) = super::read(&scattered(letter, &mut rng));
            let listed = game.list(&at);
            for m in game.list(&other) {
                let legal = game.is_legal(&at, m);
                assert_eq!(legal, listed.contains(&m), "{m} at {at:?}");
                *if legal { &mut yes } else { &mut no } += 1;
            }
        }
    }
    assert!(yes > 300 && no > 300, "{yes} legal, {no} not");
}

/// Picking draws every move of the list, and none much more often than another.
#[test]
fn picks_are_even() {
    let mut rng = Rng::new(3);
    for letter in ['P', 'C'] {
        for _ in 0..20 {
            let (game, at) = super::read(&scattered(letter, &mut rng));
            let all = game.list(&at);
            let mut drawn = BTreeMap::new();
            for _ in 0..400 * all.len() {
                let m = game.pick(&at, &mut rng).expect("a move");
                *drawn.entry(m).or_insert(0) += 1;
            }
            let listed: BTreeSet<_> = all.into_iter().collect();
            assert_eq!(drawn.keys().copied().collect::<BTreeSet<_>>(), listed);
            for (m, n) in drawn {
                assert!((280..520).contains(&n), "{m} was drawn {n} times of 400");
            }
        }
    }
}
