//! `parlour bestmove`, and the same through `parlour batch`.

mod common;

use common::{ask, games, history, parlour, played};
use parlour_core::{Eye, Rulebook, Status, Table};
use serde_json::{Value, json};

/// A game of random moves to its end, which must come by a rule that ends it for the mover.
fn one_before_a_win(game: &dyn Rulebook) -> (Box<dyn Table>, String) {
    for seed in 1.. {
        let table = played(game, 500, seed);
        let Status::Over(how) = table.status() else {
            continue;
        };
        let before = table.until(table.ply() - 1);
        let mover = before.status().mover().unwrap();
        if how.winners.contains(mover) {
            return (before, history(&*table).pop().unwrap());
        }
    }
    unreachable!("somebody wins by a move of its own")
}

#[test]
fn every_game_gets_an_answer_of_the_same_form() {
    // What is solved has tests of its own.
    for game in games().into_iter().filter(|g| g.name() != "dobutsu") {
        let name = game.name();
        let table = played(&*game, 3, 1);
        let question = json!({
            "id": 1, "do": "bestmove", "game": name, "moves": history(&*table),
            "nodes": 300, "lines": 3,
        });
        let answer = ask(question.clone());
        let moves = answer["moves"]
            .as_array()
            .unwrap_or_else(|| panic!("{name}: {answer}"));
        assert!((1..=3).contains(&moves.len()), "{name}: {answer}");
        let legal = table.moves(Eye::Keeper);
        for worth in moves {
            let text = worth["move"].as_str().unwrap();
            assert!(legal.iter().any(|m| m == text), "{name}: {text}");
            let score = worth["score"].as_f64().unwrap();
            assert!((-100.0..=100.0).contains(&score), "{name}: {worth}");
            assert_eq!(worth["pv"][0], worth["move"], "{name}");
        }
        let scores: Vec<f64> = moves.iter().map(|w| w["score"].as_f64().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{name}: {scores:?}");
        assert_eq!(
            answer,
            ask(question),
            "{name}: the same question, the same answer"
        );
    }
}

#[test]
fn a_win_at_once_is_proven() {
    for game in games().into_iter().filter(|g| g.is_open()) {
        let (before, last) = one_before_a_win(&*game);
        let moves = history(&*before);
        let answer = ask(json!({
            "do": "bestmove", "game": game.name(), "moves": moves, "depth": 2, "time_ms": 60_000, "lines": 1,
        }));
        let name = game.name();
        assert_eq!(answer["result"], "win", "{name} {last}: {answer}");
        assert_eq!(answer["plies"], 1, "{name} {last}: {answer}");
        let best = &answer["moves"][0];
        assert_eq!(
            (&best["result"], &best["plies"]),
            (&json!("win"), &json!(1))
        );
        assert_eq!(best["score"], 100.0);
        let mut args = vec!["bestmove", name, "start"];
        args.extend(moves.iter().map(String::as_str));
        args.extend([
            "--depth", "2", "--time", "1m", "--lines", "1", "--level", "10",
        ]);
        let told = parlour(&args).good();
        assert!(told.contains("win in 1"), "{name}: {told}");
        args.push("--json");
        let told: Value = serde_json::from_str(&parlour(&args).good()).unwrap();
        assert_eq!(told, answer, "{name}: as batch says it");
    }
}

#[test]
fn all_moves_are_listed_when_asked_for() {
    let game = parlour_games::by_name("cublino-pur").unwrap();
    let legal = game.open(None, 0).unwrap().moves(Eye::Keeper);
    let answer = ask(json!({"do": "bestmove", "game": "cublino-pur", "depth": 2, "lines": "all"}));
    let mut told: Vec<_> = answer["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w["move"].as_str().unwrap().to_string())
        .collect();
    told.sort();
    assert_eq!(told, legal);
}

#[test]
fn what_a_seat_sees_is_enough() {
    let game = parlour_games::by_name("dog").unwrap();
    let table = played(&*game, 6, 2);
    let mover = table.status().mover().unwrap();
    let view = table.position(Eye::Seat(mover));
    assert!(view.contains('?'));
    let answer = ask(json!({"do": "bestmove", "game": "dog", "position": view, "nodes": 50}));
    let best = answer["moves"][0]["move"]
        .as_str()
        .unwrap_or_else(|| panic!("{answer}"));
    assert!(
        table.moves(Eye::Seat(mover)).iter().any(|m| m == best),
        "{best}"
    );
    let told = parlour(&["bestmove", "dog", &view, "--nodes", "50"]).good();
    assert!(told.contains(best), "{told}");
}

#[test]
fn levels_and_lines_are_read_as_one_would_type_them() {
    let ask = |level: Value, lines: Value| {
        ask(
            json!({"do": "bestmove", "game": "cublino-contra", "nodes": 50, "level": level, "lines": lines}),
        )
    };
    for level in ["greedy", "random", "3"] {
        let told = ask(json!(level), json!("2"));
        assert!(told["moves"].is_array(), "{level}: {told}");
    }
    assert_eq!(ask(json!("3"), json!("2")), ask(json!(3), json!(2)));
}

#[test]
fn questions_that_cannot_be_answered() {
    let over = "8/8/8/3PP3/8/8/8/p6p w";
    let told = parlour(&["bestmove", "loa", over]).bad(2);
    assert!(told.starts_with("the game is over: "), "{told}");
    let told = ask(json!({"do": "bestmove", "game": "loa", "position": over}));
    assert!(
        told["error"]
            .as_str()
            .unwrap()
            .starts_with("the game is over"),
        "{told}"
    );
    for (key, value) in [
        ("level", json!(11)),
        ("lines", json!(0)),
        ("lines", json!("some")),
        ("depth", json!(0)),
        ("nodes", json!(-1)),
        ("time_ms", json!("soon")),
    ] {
        let mut question = json!({"do": "bestmove", "game": "loa"});
        question[key] = value;
        let told = ask(question);
        assert!(told["error"].as_str().unwrap().contains(key), "{told}");
    }
    for bad in [
        ["--lines", "0"],
        ["--time", "soon"],
        ["--level", "11"],
        ["--depth", "0"],
    ] {
        parlour(&["bestmove", "loa", bad[0], bad[1]]).bad(2);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_thought_and_prints_what_is_known() {
    let child = common::spawn(&["bestmove", "romanian-checkers", "--time", "20m"]);
    std::thread::sleep(std::time::Duration::from_millis(500));
    let told = common::interrupt(child).good();
    assert!(told.lines().last().unwrap().starts_with("depth "), "{told}");
}

#[test]
fn a_handful_of_many_moves_is_told_and_lines_are_spelled() {
    let text = "P3P8P20|P40|P44|P60 0 play 7|K|K|K 2:0";
    let args = ["bestmove", "dog", text, "--nodes", "60"];
    let told = parlour(&args).good();
    assert!(told.contains("more; --lines all lists them"), "{told}");
    assert!(told.lines().count() <= 25, "{told}");
    let all = parlour(&[&args[..], &["--lines", "all"]].concat()).good();
    assert!(!all.contains("more;") && all.lines().count() > 25);
    let said = parlour(&[&args[..], &["--notation", "spelled"]].concat()).good();
    assert!(said.starts_with("7: P"), "{said}");
}

#[test]
fn who_wins_for_certain() {
    for game in games().into_iter().filter(|game| game.is_open()) {
        let name = game.name();
        let (before, _) = one_before_a_win(&*game);
        let position = before.position(Eye::Keeper);
        let args = ["bestmove", name, &position, "--prove"];
        let told = parlour(&args).good();
        let first = told.lines().next().unwrap();
        let m = first
            .strip_prefix("win ")
            .unwrap_or_else(|| panic!("{name}: {told}"));
        let mut after = before.until(before.ply());
        after.play(m).unwrap();
        let answer = parlour(&[&args[..], &["--json"]].concat()).good();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["result"], "win", "{name}");
        assert_eq!(answer["moves"][0]["move"], *m, "{name}");

        let told = parlour(&["bestmove", name, "--prove", "--nodes", "20"]).good();
        assert_eq!(told.lines().next(), Some("open"), "{name}");
    }
    let told = parlour(&["bestmove", "dog", "--prove"]).bad(2);
    assert!(told.contains("hidden"), "{told}");
    parlour(&["bestmove", "loa", "--prove", "--level", "3"]).bad(2);
}

/// The judge that learned sees things its own way, on every way to a bot; a game without one says so.
#[test]
fn a_judge_can_be_chosen() {
    let asked = |more: &[&str]| {
        let mut all = vec!["bestmove", "romanian-checkers", "--nodes", "3000", "--json"];
        all.extend(more);
        parlour(&all).good()
    };
    let [usual, classic] = [&[][..], &["--judge", "classic"]].map(asked);
    assert_eq!(usual, asked(&["--judge", "learned"]));
    assert_ne!(usual, classic);
    let done = parlour(&["bestmove", "dobutsu", "--judge", "learned"]);
    assert_ne!(done.code, 0);
    assert!(
        done.err.contains("dobutsu has no learned judge"),
        "{}",
        done.err
    );
    let why = parlour(&["bestmove", "loa", "--judge", "modern"]).bad(2);
    assert!(why.contains("classic or learned"), "{why}");

    let question = r#"{"do":"bestmove","game":"loa","nodes":3000,"judge":"learned"}"#;
    let said = common::parlour_with(&["batch"], question.as_bytes()).good();
    assert_eq!(said, asked(&["--judge", "learned"]));

    let talk = "ugi\nsetoption name judge value learned\nposition startpos\ngo nodes 300\nquit\n";
    let said = common::parlour_with(&["engine", "loa"], talk.as_bytes()).good();
    assert!(said.contains("option name judge type combo default usual var usual"));
    assert!(said.contains("bestmove "), "{said}");

    // In Dog the learned one is the usual one.
    let dog = |more: &[&str]| {
        let mut all = vec!["bestmove", "dog", "--seed", "5", "--nodes", "40", "--json"];
        all.extend(more);
        parlour(&all).good()
    };
    assert_eq!(dog(&[]), dog(&["--judge", "learned"]));
    assert_ne!(dog(&[]), dog(&["--judge", "classic"]));

    let contest = ["level=10,judge=learned", "level=10,judge=classic"];
    let mut all = vec!["match", "loa", "--games", "2", "--nodes", "100", "--json"];
    all.extend(contest);
    let told = parlour(&all).good();
    assert!(told.contains("\"games\":2"), "{told}");
}
