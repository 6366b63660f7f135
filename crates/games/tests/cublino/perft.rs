//! Figures of the rule sheet.

use super::{moves, read};
use parlour_core::{Game, Status};
use parlour_games::cublino::{BLOCKED, Cublino};

fn check(state: &str, counts: &[u64]) {
    let (game, at) = read(state);
    for (depth, nodes) in (1..).zip(counts) {
        assert_eq!(game.perft(&at, depth), *nodes, "{state} at depth {depth}");
        let (turned, depth) = (at.half_turn(), depth);
        assert_eq!(game.perft(&turned, depth), *nodes, "{state}, half turned");
    }
}

#[test]
fn from_the_start() {
    let dice = "Wa1Wb1Wc1Wd1We1Wf1Wg1va7vb7vc7vd7ve7vf7vg7";
    check(&format!("P{dice}"), &[7, 49, 805, 13_225, 236_836]);
    check(&format!("C{dice}"), &[7, 49, 511, 5_329, 61_247]);
    for (letter, game) in [("P", Cublino::pur()), ("C", Cublino::contra())] {
        assert_eq!(read(&format!("{letter}{dice}")).1, game.start(0));
    }
}

#[test]
fn in_the_middle() {
    let pur = "PWb1Ge1Wg1Le2Bc3Bd3ff3Lc4qe4cd5if6va7ve7vg7";
    check(pur, &[48, 1_731, 61_948, 2_011_594]);
    let contra = "CWa1Wc1We1Sg1Te2Hf2Dc3gc5qb6va7fc7ve7vf7vg7";
    check(contra, &[16, 239, 3_699, 52_413]);
}

#[test]
fn when_one_must_pass() {
    let pur = "Pva1vb1vc1vd1Wa6vb6vc6Wa7Wb7Wc7Wd7We7Wf7vg7";
    check(pur, &[1, 7, 10, 94]);
    check("cHd2Qf3Bg3Mf4rg4Ge5La6", &[1, 11, 10, 116]);
}

#[test]
fn when_neither_can_move() {
    let blocked = "CLa3Lb3Lc3Ld3Le3Lf3Lg3ia4ib4ic4id4ie4if4ig4";
    let (game, at) = read(blocked);
    let Status::Over(how) = game.status(&at) else {
        panic!("blocked is over");
    };
    assert!(how.winners.is_empty());
    assert_eq!(how.reason, BLOCKED);
    assert!(moves(blocked).is_empty());
    check(blocked, &[0, 0]);
    let (game, at) = read("C");
    assert_eq!(game.status(&at), Status::Over(how), "no dice at all");
}
