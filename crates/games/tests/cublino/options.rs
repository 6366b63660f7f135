//! Every option has an effect.

use parlour_core::{Match, Past, Seats, Status, Text, configure};
use parlour_games::cublino::{Cublino, SCORED};
use parlour_kit::setting;
use std::sync::Arc;

fn with(game: Cublino, options: &[(&str, &str)]) -> Cublino {
    let options: Vec<_> = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    configure(&game, None, &options).expect("known options")
}

/// Both sides shuffle one die to and fro until somebody stops them; at most `limit` plies.
fn shuffle(game: Cublino, state: &str, cycle: [&str; 4], limit: usize) -> (usize, Status) {
    let at = game.read_position(state, 0).expect("valid");
    let mut table = Match::at(Arc::new(game), at);
    for (ply, text) in cycle.iter().cycle().take(limit).enumerate() {
        if let Status::Over(_) = table.status() {
            return (ply, table.status());
        }
        table.play_text(text).expect("legal");
    }
    (limit, table.status())
}

/// White has 6 on the goal row, Black nothing.
const PUR: &str = "PWa7Wa1Wb1Wc1Wd1We1Wf1vb6vc6vd6ve6vf6vg6vg7";
const PUR_CYCLE: [&str; 4] = ["f1g1", "g7f7", "g1f1", "f7g7"];
const CONTRA: &str = "CWa1vg7";
const CONTRA_CYCLE: [&str; 4] = ["a1b1", "g7f7", "b1a1", "f7g7"];

#[test]
fn the_third_occurrence_is_a_draw() {
    for (game, state, cycle) in [
        (Cublino::pur(), PUR, PUR_CYCLE),
        (Cublino::contra(), CONTRA, CONTRA_CYCLE),
    ] {
        let (ply, status) = shuffle(game, state, cycle, 100);
        assert_eq!(ply, 8);
        let how = status.outcome().expect("over");
        assert!(how.winners.is_empty());
        assert_eq!(how.reason, Past::REPEATED);
    }
}

#[test]
fn without_repetition_sixty_idle_plies_are_a_draw() {
    for (game, state, cycle) in [
        (Cublino::pur(), PUR, PUR_CYCLE),
        (Cublino::contra(), CONTRA, CONTRA_CYCLE),
    ] {
        let game = with(game, &[("repetition", "off")]);
        let (ply, status) = shuffle(game, state, cycle, 100);
        assert_eq!(ply, 60);
        let how = status.outcome().expect("over");
        assert!(how.winners.is_empty());
        assert_eq!(how.reason, Past::STALLED);
    }
}

#[test]
fn a_stall_may_be_scored() {
    let options = [("repetition", "off"), ("stall", "score")];
    let game = with(Cublino::pur(), &options);
    let (ply, status) = shuffle(game, PUR, PUR_CYCLE, 100);
    let how = status.outcome().expect("over");
    assert_eq!((ply, how.winners), (60, Seats::from_bits(1)));
    assert_eq!(how.reason, SCORED);
    // Contra has no score to decide by.
    let refused = configure(
        &Cublino::contra(),
        None,
        &[("stall".into(), "score".into())],
    );
    let why = refused.expect_err("refused").to_string();
    assert!(why.contains("\"score\""), "{why}");
}

#[test]
fn with_both_off_a_game_goes_on() {
    let options = [("repetition", "off"), ("stall", "off")];
    for (game, state, cycle) in [
        (Cublino::pur(), PUR, PUR_CYCLE),
        (Cublino::contra(), CONTRA, CONTRA_CYCLE),
    ] {
        let (ply, status) = shuffle(with(game, &options), state, cycle, 200);
        assert_eq!(ply, 200);
        assert!(status.mover().is_some());
    }
}

#[test]
fn a_forward_step_or_a_removal_ends_a_stall() {
    let game = with(Cublino::contra(), &[("repetition", "off")]);
    let at = game.read_position("CWa1Wd3Wa4ae3vg7", 0).expect("valid");
    let mut table = Match::at(Arc::new(game), at);
    for text in ["a1b1", "g7f7"] {
        table.play_text(text).expect("legal");
    }
    assert_eq!(table.past().idle(), 2);
    // Sideways, beside a foe that leaves.
    let before = table.position().count(parlour_games::cublino::Side::Black);
    table.play_text("d3d4").expect("legal");
    assert_eq!(table.past().idle(), 0, "forward");
    table.play_text("f7g7").expect("legal");
    assert_eq!(table.past().idle(), 1);
    table.play_text("d4e4").expect("legal");
    let after = table.position().count(parlour_games::cublino::Side::Black);
    assert_eq!((before, after), (2, 1), "sideways into a fight");
    assert_eq!(table.past().idle(), 0, "a removal");
}

#[test]
fn settings_read_back_and_nonsense_is_refused() {
    for game in [Cublino::pur(), Cublino::contra()] {
        for (key, value) in [
            ("stall", "draw"),
            ("stall", "off"),
            ("repetition", "3"),
            ("repetition", "off"),
        ] {
            assert_eq!(setting(&with(game.clone(), &[(key, value)]), key), value);
        }
        for (key, value) in [("stall", "on"), ("repetition", "2"), ("size", "7")] {
            let options = [(key.to_string(), value.to_string())];
            assert!(configure(&game, None, &options).is_err(), "{key} {value}");
        }
        assert!(configure(&game, Some("chess"), &[]).is_err());
    }
}
