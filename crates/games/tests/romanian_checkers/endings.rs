//! The end of the game, in the order of its checks, and every option that changes it.

use super::{after, at, moves, rules};
use parlour_core::{Game, Match, Past, Status, Text};
use parlour_kit::{setting, vectors};
use std::sync::Arc;

/// `W`, `B`, `D`, or `-` for a game that goes on.
fn result(status: Status) -> &'static str {
    match status.outcome() {
        None => "-",
        Some(how) if how.winners.is_empty() => "D",
        Some(how) if how.points(parlour_core::Seat(0)) > 0 => "W",
        Some(_) => "B",
    }
}

#[test]
fn results_match_the_vectors() {
    for row in vectors::rows("romanian-checkers/outcomes.tsv") {
        let position = at(row.get(0));
        let last = ["w", "b"][1 - position.mover().index()];
        assert_eq!(
            last,
            row.get(1),
            "{}: the side not to move moved last",
            row.place
        );
        for (preset, field) in [("romanian", 2), ("sackson", 3)] {
            let game = rules(preset, &[]);
            assert_eq!(
                result(game.status(&position)),
                row.get(field),
                "{} {preset}",
                row.place
            );
        }
    }
}

#[test]
fn connecting_all_men_wins() {
    let game = rules("romanian", &[]);
    let end = after(
        &game,
        at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w"),
        &["g6-c2"],
    );
    assert_eq!(game.status(&end).to_string(), "over: 0 win (connected)");
    assert_eq!(moves(&game, &end), Vec::<String>::new());
}

#[test]
fn connecting_both_sides_is_a_draw_or_the_movers_win() {
    let start = at("8/4pp2/8/8/3Pp2P/3P4/8/8 w");
    for (preset, expected) in [
        ("romanian", "D"),
        ("mso", "D"),
        ("sackson", "W"),
        ("openspiel", "W"),
    ] {
        let game = rules(preset, &[]);
        let end = after(&game, start.clone(), &["h4xe4"]);
        assert_eq!(result(game.status(&end)), expected, "{preset}");
        let reason = game.status(&end).outcome().expect("over").reason;
        assert_eq!(reason.code, "both-connected");
    }
    let game = rules("romanian", &["simultaneous=mover"]);
    assert_eq!(result(game.status(&after(&game, start, &["h4xe4"]))), "W");
}

#[test]
fn a_capture_that_connects_only_the_opponent_loses() {
    let game = rules("romanian", &[]);
    let end = after(&game, at("8/4p3/8/8/3Pp2P/3P4/8/P7 w"), &["h4xe4"]);
    assert_eq!(game.status(&end).to_string(), "over: 1 win (connected)");
}

const STUCK: &str = "6pP/6pp/8/8/8/8/pp6/Pp6 w";

#[test]
fn a_side_without_a_move_draws_passes_or_loses() {
    for (preset, expected) in [
        ("romanian", "D"),
        ("sackson", "D"),
        ("openspiel", "B"),
        ("mso", "-"),
    ] {
        let game = rules(preset, &[]);
        assert_eq!(result(game.status(&at(STUCK))), expected, "{preset}");
    }
    let game = rules("romanian", &[]);
    let end = after(&game, at("6pP/6pp/8/8/8/8/pp6/P2p4 b"), &["d1-b1"]);
    assert_eq!(game.status(&end).to_string(), "over: draw (no legal move)");
    assert_eq!(
        result(rules("sackson", &["no_moves=loss"]).status(&end)),
        "B"
    );
}

#[test]
fn a_forced_pass_is_the_only_move() {
    let game = rules("mso", &[]);
    let start = at(STUCK);
    assert_eq!(game.status(&start).to_string(), "to move: 0");
    assert_eq!(moves(&game, &start), ["pass"]);
    let next = after(&game, start.clone(), &["PASS"]);
    assert_eq!(game.write_position(&next), STUCK.replace('w', "b"));
    assert_eq!(game.perft(&start, 1), 1);
    assert_eq!(game.perft(&start, 2), game.count(&next));
    for depth in 1..4 {
        assert_eq!(
            game.perft(&start, depth),
            parlour_core::perft(&game, &start, depth)
        );
    }
    let free = game.start(0);
    let why = game.read_move(&free, "pass").expect_err("White can move");
    assert_eq!(why.to_string(), "White has a move, so White may not pass");
    let why = rules("romanian", &[])
        .read_move(&free, "pass")
        .expect_err("no passing");
    assert_eq!(why.to_string(), "there is no passing under these rules");
}

/// Two men go out and back; the start stands again after 4, 8, … plies.
const DANCE: [&str; 4] = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];

/// After how many plies of the dance the match is over, and why.
fn dance(
    game: &parlour_games::romanian_checkers::RomanianCheckers,
) -> Option<(usize, &'static str)> {
    let mut table = Match::new(Arc::new(game.clone()), 0);
    for ply in 0..20 {
        if let Status::Over(how) = table.status() {
            return Some((ply, how.reason.code));
        }
        table
            .play_text(DANCE[ply % 4])
            .expect("a legal step of the dance");
    }
    None
}

#[test]
fn repetition_is_a_draw_as_often_as_the_option_says() {
    assert_eq!(dance(&rules("romanian", &[])), Some((8, "repetition")));
    assert_eq!(
        dance(&rules("romanian", &["repetition=2"])),
        Some((4, "repetition"))
    );
    assert_eq!(dance(&rules("romanian", &["repetition=off"])), None);
    assert_eq!(dance(&rules("openspiel", &[])), Some((4, "repetition")));
    assert_eq!(Past::REPEATED.code, "repetition");
}

#[test]
fn the_board_alone_repeats_whoever_moves() {
    let standing = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    let turned = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 b");
    let same = |repetition: &str| {
        let game = rules("romanian", &[&format!("repetition={repetition}")]);
        game.repeats_as(&standing) == game.repeats_as(&turned)
    };
    assert!(same("2-board"));
    assert!(!same("2") && !same("3"));
}

#[test]
fn the_longest_game_is_a_draw() {
    assert_eq!(
        dance(&rules("romanian", &["max_plies=3"])),
        Some((3, "ply-limit"))
    );
    assert_eq!(
        dance(&rules("openspiel", &["repetition=off", "max_plies=7"])),
        Some((7, "ply-limit"))
    );
    assert_eq!(rules("openspiel", &[]).max_plies, Some(1000));
    assert_eq!(
        dance(&rules("openspiel", &["repetition=off", "max_plies=off"])),
        None
    );
}

#[test]
fn options_read_back_as_they_were_typed() {
    let words = [
        "simultaneous=mover",
        "simultaneous=draw",
        "no_moves=pass",
        "no_moves=loss",
        "no_moves=draw",
        "repetition=off",
        "repetition=2",
        "repetition=3",
        "repetition=2-board",
        "max_plies=off",
        "max_plies=77",
        "setup=standard",
        "setup=scrambled-eggs",
    ];
    for option in words {
        let (key, value) = option.split_once('=').expect("key=value");
        assert_eq!(setting(&rules("romanian", &[option]), key), value);
    }
}

#[test]
fn the_setup_is_an_option() {
    let game = rules("romanian", &["setup=scrambled-eggs"]);
    let start = game.start(0);
    assert_eq!(
        game.write_position(&start),
        "1PpPpPp1/p6P/P6p/p6P/P6p/p6P/P6p/1pPpPpP1 w"
    );
    let standard = rules("romanian", &[]).start(0);
    assert_eq!(
        game.write_position(&standard),
        "1PPPPPP1/p6p/p6p/p6p/p6p/p6p/p6p/1PPPPPP1 w"
    );
}

#[test]
fn games_that_openspiel_played_go_and_end_the_same() {
    let game = Arc::new(rules("openspiel", &[]));
    for row in vectors::rows("romanian-checkers/openspiel_games.tsv") {
        let mut table = Match::new(game.clone(), 0);
        for (ply, step) in row.get(1).split(' ').enumerate() {
            let (text, choices) = step.split_once(':').expect("move:choices");
            let count = game.count(table.position()).to_string();
            assert_eq!(count, choices, "{} ply {ply}", row.place);
            let played = table.play_text(text);
            played.unwrap_or_else(|why| panic!("{} ply {ply}: {why}", row.place));
        }
        assert_eq!(result(table.status()), row.get(0), "{}", row.place);
    }
}
