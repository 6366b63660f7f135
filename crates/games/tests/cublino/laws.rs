//! The conformance kit, and what stays true along every game.

use super::scattered;
use parlour_core::{Game, Rng, Text};
use parlour_games::cublino::{Cublino, Die, Dir, Position, Side, Square, Variant};
use std::collections::BTreeSet;

#[test]
fn pur_keeps_the_contract() {
    parlour_kit::check(&Cublino::pur(), 6);
}

#[test]
fn contra_keeps_the_contract() {
    parlour_kit::check(&Cublino::contra(), 25);
}

#[test]
fn scattered_dice_keep_the_laws() {
    let mut rng = Rng::new(11);
    for letter in ['P', 'C'] {
        for _ in 0..60 {
            let (game, at) = super::read(&scattered(letter, &mut rng));
            parlour_kit::laws(&game, &at, &mut rng);
        }
    }
}

/// For each die, whose it is and whether "even" and "on a dark cell" agree.
fn parities(at: &Position) -> Vec<(Side, bool)> {
    let parity = |(cell, side, die): (Square, Side, Die)| {
        let dark = (cell.column() + cell.row()) % 2 == 0;
        (side, dark == die.is_even())
    };
    let mut all: Vec<_> = at.dice().map(parity).collect();
    all.sort();
    all
}

#[test]
fn a_die_keeps_its_parity() {
    for game in [Cublino::pur(), Cublino::contra()] {
        for seed in 0..40 {
            let (mut at, mut rng) = (game.start(0), Rng::new(seed));
            for _ in 0..100 {
                let Some(m) = game.pick(&at, &mut rng) else {
                    break;
                };
                let before = parities(&at);
                game.play(&mut at, m);
                let after = parities(&at);
                match game.variant {
                    Variant::Pur => assert_eq!(before, after, "{m}"),
                    Variant::Contra => {
                        let mut left = before.clone();
                        for die in after {
                            let i = left.iter().position(|d| *d == die);
                            left.remove(i.expect("no die changes its parity"));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_tip_flips_the_parity_of_the_die() {
    for die in (0..24).filter_map(Die::new) {
        for dir in Dir::ALL {
            assert_ne!(die.is_even(), die.tip(dir).is_even(), "{die:?} {dir:?}");
        }
    }
}

/// Turned by half with the colours swapped, it is the same game.
#[test]
fn half_a_turn_changes_nothing() {
    let mut rng = Rng::new(5);
    for letter in ['P', 'C'] {
        for _ in 0..400 {
            let (game, at) = super::read(&scattered(letter, &mut rng));
            let turned = at.half_turn();
            assert_eq!(turned.half_turn(), at);
            let children = |at: &Position| {
                let child = |m| {
                    let mut next = *at;
                    game.play(&mut next, m);
                    next
                };
                game.list(at).into_iter().map(child).collect::<Vec<_>>()
            };
            let text = |at: Position| game.write_position(&at);
            let straight: BTreeSet<_> = children(&at)
                .into_iter()
                .map(|next| text(next.half_turn()))
                .collect();
            let round: BTreeSet<_> = children(&turned).into_iter().map(text).collect();
            assert_eq!(straight, round);
            let points = |at: &Position| {
                let over = game.status(at).outcome();
                over.map(|how| how.points(parlour_core::Seat(0)))
            };
            assert_eq!(points(&at), points(&turned).map(|points| -points));
        }
    }
}

/// A die is not its own mirror image: tipped left and right it shows different tops.
#[test]
fn a_mirror_image_is_another_game() {
    for die in (0..24).filter_map(Die::new) {
        let (west, east) = (die.tip(Dir::West), die.tip(Dir::East));
        assert_eq!(west.top() + east.top(), 7);
    }
}
