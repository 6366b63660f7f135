//! Moves as numbers, tensors and symmetries of every game.

use parlour_core::{Actions, Game, Planes, Text, configure};
use parlour_games::cublino::Cublino;
use parlour_games::dobutsu::Dobutsu;
use parlour_games::dog::Dog;
use parlour_games::dominions::Dominions;
use parlour_games::romanian_checkers::RomanianCheckers;
use parlour_kit::check_learning;

#[test]
fn dobutsu() {
    check_learning(&Dobutsu, 20);
    assert_eq!((Dobutsu.actions(), Dobutsu.planes().len()), (180, 19));
}

#[test]
fn romanian_checkers() {
    for preset in ["romanian", "mso", "sackson", "openspiel"] {
        let game = configure(&RomanianCheckers::default(), Some(preset), &[]);
        check_learning(&game.expect("a preset"), 5);
    }
}

#[test]
fn numbers_of_romanian_checkers_are_those_of_openspiel() {
    let game = RomanianCheckers::default();
    let at = game.start(0);
    for (text, number) in [
        ("b1-h1", 142),
        ("b1-b3", 162),
        ("c1xa3", 289),
        ("e1-c3", 548),
    ] {
        let m = game.read_move(&at, text).expect("legal");
        assert_eq!(game.action(&at, m, 0), Some(number));
    }
    assert_eq!(game.actions(), 8192);
}

#[test]
fn cublino() {
    check_learning(&Cublino::pur(), 5);
    check_learning(&Cublino::contra(), 10);
}

#[test]
fn dominions() {
    for size in [3, 5, 9] {
        check_learning(&Dominions::new(size).expect("a size"), 1);
    }
    assert_eq!(Dominions::default().actions(), 217 * 63 + 1);
}

#[test]
fn dog() {
    let option = |key: &str, value: &str| (key.to_string(), value.to_string());
    for options in [
        vec![],
        vec![option("canadian", "true")],
        vec![option("players", "2")],
        vec![option("players", "3")],
        vec![option("players", "6")],
    ] {
        let game = configure(&Dog::default(), None, &options).expect("options");
        check_learning(&game, 2);
    }
    assert_eq!(Dog::default().actions(), 29 + 2 * 282);
}
