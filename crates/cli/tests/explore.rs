//! What was played from a position is counted, in whatever order the moves came.

mod common;

use common::{Folder, parlour};
use parlour_core::{Eye, Outcome, Reason, Seat, Seats};
use serde_json::{Value, json};
use std::fs;

/// The record of a game that was given up, agreed upon, or never ended.
fn record(moves: &[&str], winners: Option<&[u8]>) -> String {
    let rules = parlour_games::by_name("romanian-checkers").unwrap();
    let mut table = rules.open(None, 0).unwrap();
    for text in moves {
        table.play(text).unwrap();
    }
    if let Some(winners) = winners {
        let winners: Seats = winners.iter().map(|seat| Seat(*seat)).collect();
        table.end(Outcome::win(winners, Reason::TIME));
    }
    table.record(Eye::Keeper).to_string()
}

#[test]
fn transpositions_are_one_position() {
    let folder = Folder::new("explore");
    let games = folder.0.join("games");
    fs::create_dir_all(&games).unwrap();
    let put = |name: &str, text: String| fs::write(games.join(name), text).unwrap();
    put(
        "1.txt",
        record(&["b1-b3", "a4-c4", "g1-g3", "h4-f4"], Some(&[0])),
    );
    put(
        "2.txt",
        record(&["g1-g3", "a4-c4", "b1-b3", "a5-c5"], Some(&[1])),
    );
    put("3.txt", record(&["b1-b3", "a4-c4"], Some(&[])));
    put("4.txt", record(&["b1-b3", "a4-c4"], None));
    put("results.csv", "game,result".into());
    let games = games.to_str().unwrap();
    let explore = |moves: &[&str]| -> Value {
        let from = ["explore", "loa", "start"];
        let rest = ["--from", games, "--json"];
        let out = parlour(&[&from[..], moves, &rest].concat()).good();
        serde_json::from_str(&out).unwrap()
    };
    let start = explore(&[]);
    assert_eq!(start["games"], 3, "one has no end: {start}");
    assert_eq!(
        start["moves"][0],
        json!({ "move": "b1-b3", "spelled": "b1-b3", "games": 2, "wins": [1, 0], "draws": 1 })
    );
    for moves in [["b1-b3", "a4-c4", "g1-g3"], ["g1-g3", "a4-c4", "b1-b3"]] {
        let found = explore(&moves);
        assert_eq!(found["games"], 2, "{found}");
        assert_eq!(found["moves"][0]["move"], "a5-c5");
        assert_eq!(found["moves"][0]["wins"], json!([0, 1]));
        assert_eq!(found["moves"][1]["move"], "h4-f4");
    }
    let told = parlour(&["explore", "loa", "--from", games]).good();
    assert_eq!(
        told.lines().next_back(),
        Some("g1-g3: 1 game; White 0 %, Black 100 %, draw 0 %")
    );
    let other = parlour(&["explore", "loa", "start", "b1-h1", "--from", games]).good();
    assert_eq!(other, "nothing was played from here\n");
}

#[test]
fn self_play_is_explored() {
    let folder = Folder::new("explore-match");
    let games = folder.file("games");
    let args = [
        "match",
        "cublino-contra",
        "0",
        "0",
        "--games",
        "4",
        "--save",
    ];
    parlour(&[&args[..], &[&games]].concat());
    let out = parlour(&["explore", "cublino-contra", "--from", &games, "--json"]).good();
    let found: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(found["games"], 4, "{found}");
}

/// Where no site was ever run, the house's own games are told; what records say can be kept in the same way.
#[test]
fn the_house_brings_games_along() {
    let told = parlour(&["explore", "loa"]).good();
    assert!(told.lines().count() > 3, "{told}");
    let named = parlour(&["explore", "dobutsu", "start", "Gc4-c3"]).good();
    assert!(
        named.starts_with("Giraffe's Wing (キリンの翼)\n"),
        "{named}"
    );
    let folder = Folder::new("explore-collect");
    let game = folder.file("game.txt");
    fs::write(&game, record(&["b1-b3", "a4-c4"], Some(&[0]))).unwrap();
    let kept = folder.file("kept.tsv");
    let out = parlour(&[
        "explore",
        "loa",
        "--from",
        &game,
        &game,
        &game,
        "--collect",
        &kept,
    ])
    .good();
    assert_eq!(out, format!("3 games counted in {kept}\n"));
    let text = fs::read_to_string(&kept).unwrap();
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains("\tb1-b3\t1=3\n"), "{text}");
    parlour(&["explore", "loa", "--collect", &kept]).bad(2);
}

#[test]
fn what_cannot_be_explored_is_said() {
    let folder = Folder::new("explore-none");
    let why = parlour(&["explore", "dog"]).bad(2);
    assert!(why.contains("hidden cards"), "{why}");
    let why = parlour(&["explore", "loa", "--set", "max_plies=77"]).bad(2);
    assert!(why.contains("--from"), "{why}");
    let none = folder.file("none");
    let why = parlour(&["explore", "loa", "--db", &none]).bad(1);
    assert!(why.contains("there is no database"), "{why}");
    let why = parlour(&["explore", "loa", "--from", &none]).bad(1);
    assert!(why.contains("cannot read"), "{why}");
}
