//! Contra's fights, small ones by hand.

use super::{read, scattered};
use parlour_core::{Eye, Game, Picture, Rng, Text};
use parlour_games::cublino::{Cublino, Fight, apply, fights};

fn explain(state: &str, text: &str) -> Vec<Fight> {
    let (game, at) = read(state);
    let m = game.read_move(&at, text).expect("a legal move");
    fights(&at, m).into_iter().collect()
}

fn sentences(state: &str, text: &str) -> Vec<String> {
    let all = explain(state, text);
    all.iter().map(Fight::to_string).collect()
}

#[test]
fn no_foe_no_fight() {
    assert!(explain("CWd3Wd5", "d3d4").is_empty());
    assert!(
        explain("CWd3ve5", "d3d4").is_empty(),
        "corners do not touch"
    );
}

#[test]
fn the_lower_side_leaves() {
    // W tips north to L: a three.
    assert_eq!(
        sentences("CWd3ad5", "d3d4"),
        ["White d4 attacks Black d5: 3 against 1, d5 leaves"]
    );
    assert_eq!(apply("CWd3ad5", "d3d4"), Ok("cLd4".into()));
    assert_eq!(
        sentences("CWd3vd5", "d3d4"),
        ["White d4 attacks Black d5: 3 against 6, d4 leaves"]
    );
    assert_eq!(apply("CWd3vd5", "d3d4"), Ok("cvd5".into()));
    assert_eq!(
        sentences("CWd3id5", "d3d4"),
        ["White d4 attacks Black d5: 3 against 3, both stay"]
    );
    assert_eq!(apply("CWd3id5", "d3d4"), Ok("cLd4id5".into()));
}

#[test]
fn friends_beside_the_foe_support_the_attack() {
    // Three and six against five.
    assert_eq!(
        sentences("CWd3We5qd5", "d3d4"),
        ["White d4 with e5 attacks Black d5: 9 against 5, d5 leaves"]
    );
    assert_eq!(apply("CWd3We5qd5", "d3d4"), Ok("cLd4We5".into()));
}

#[test]
fn supporters_on_both_sides() {
    let state = "CWd3We5qd5xc4";
    assert_eq!(
        sentences(state, "d3d4"),
        [
            "White d4 attacks Black c4 with d5: 3 against 11, d4 leaves",
            "White d4 with e5 attacks Black d5 with c4: 9 against 11, d4 leaves",
        ]
    );
    assert_eq!(apply(state, "d3d4"), Ok("cxc4qd5We5".into()));
}

#[test]
fn two_foes_one_falls_and_one_stays() {
    // Defence 1 + 2; c4 meets 3 alone, d5 meets 3 + 6.
    let state = "CWd3We5ed5ac4";
    assert_eq!(
        sentences(state, "d3d4"),
        [
            "White d4 attacks Black c4 with d5: 3 against 3, both stay",
            "White d4 with e5 attacks Black d5 with c4: 9 against 3, d5 leaves",
        ]
    );
    assert_eq!(apply(state, "d3d4"), Ok("cac4Ld4We5".into()));
}

#[test]
fn three_foes_and_all_losers_leave_together() {
    // Defence 1 + 1 + 2 = 4. c4 meets 3 + 6, e4 meets 3, d5 meets 3 + 6.
    let state = "CWd3Wc5ac4ae4ed5";
    let fought = explain(state, "d3d4");
    let sums: Vec<_> = fought.iter().map(|f| (f.attack, f.defence)).collect();
    assert_eq!(sums, [(9, 4), (3, 4), (9, 4)]);
    assert_eq!(fought[0].defence_support.as_slice().len(), 2);
    assert_eq!(
        apply(state, "d3d4"),
        Ok("cae4Wc5".into()),
        "attacker and two foes"
    );
}

#[test]
fn three_foes_all_fall() {
    let state = "CWd3Wb4Wf4Wd6ac4ae4ad5";
    let fought = explain(state, "d3d4");
    assert!(fought.iter().all(|f| (f.attack, f.defence) == (9, 3)));
    assert_eq!(apply(state, "d3d4"), Ok("cWb4Ld4Wf4Wd6".into()));
}

#[test]
fn pairs_that_did_not_move_do_not_fight() {
    assert_eq!(apply("CWd3ad4Wa1", "a1a2"), Ok("cLa2Wd3ad4".into()));
}

#[test]
fn black_attacks_in_the_same_way() {
    // v tips south to i: a three.
    assert_eq!(
        sentences("cAd3vd5", "d5d4"),
        ["Black d4 attacks White d3: 3 against 1, d3 leaves"]
    );
    assert_eq!(apply("cAd3vd5", "d5d4"), Ok("Cid4".into()));
}

/// What the explainer says is what happens, and the motion tells it.
#[test]
fn explained_as_played() {
    let mut rng = Rng::new(2);
    let game = Cublino::contra();
    for _ in 0..800 {
        let (_, at) = read(&scattered('C', &mut rng));
        for m in game.list(&at) {
            let fought = fights(&at, m);
            let mut next = at;
            game.play(&mut next, m);
            let fallen: Vec<_> = fought.iter().filter_map(Fight::leaves).collect();
            for fight in &fought {
                for cell in [fight.attacker, fight.defender] {
                    assert_eq!(next.die(cell).is_none(), fallen.contains(&cell), "{fight}");
                }
                for cell in fight.attack_support.iter().chain(&fight.defence_support) {
                    assert!(at.die(*cell).is_some());
                }
            }
            let motion = game.motion(&at, m, Eye::Public);
            let told: Vec<_> = motion.notes().map(String::from).collect();
            let said: Vec<_> = fought.iter().map(Fight::to_string).collect();
            if !m.is_pass() {
                assert_eq!(told, said);
            }
        }
    }
}

#[test]
fn the_preview_shows_the_fight() {
    let (game, at) = read("CWd3We5qd5");
    let touched = ["d3".to_string(), "d4".to_string()];
    let entry = game.entry(&at, &touched);
    assert_eq!(entry.done.as_deref(), Some("d3d4"));
    let notes: Vec<_> = entry.preview.notes().collect();
    assert_eq!(
        notes,
        ["White d4 with e5 attacks Black d5: 9 against 5, d5 leaves"]
    );
    let badges: Vec<_> = entry
        .marks
        .iter()
        .filter_map(|mark| match &mark.kind {
            parlour_core::MarkKind::Badge(spot, text) => Some(format!("{spot} {text}")),
            _ => None,
        })
        .collect();
    assert_eq!(badges, ["d5 9", "d4 5"]);
}
