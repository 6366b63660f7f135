//! Figures of independent programs, asked through `parlour batch`.

mod common;

use common::batch;
use parlour_kit::vectors::{Row, rows};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Asks about every row in one run and hands each answer to `judge` with its row.
fn ask_all(file: &str, question: impl Fn(&Row) -> Value, judge: impl Fn(&Row, &Value)) {
    let rows = rows(file);
    let lines: Vec<String> = rows.iter().map(|r| question(r).to_string()).collect();
    let answers = batch(&lines.join("\n"));
    assert_eq!(answers.len(), rows.len());
    for (row, answer) in rows.iter().zip(&answers) {
        assert_eq!(answer.get("error"), None, "{}", row.place);
        judge(row, answer);
    }
}

/// What is asked about the position in field 0.
fn at(game: &str, act: &str, row: &Row) -> Value {
    json!({"id": row.place, "do": act, "game": game, "position": row.get(0)})
}

fn with(mut question: Value, key: &str, value: impl Into<Value>) -> Value {
    question[key] = value.into();
    question
}

#[test]
fn dobutsu_moves() {
    // Vectors list both hands in the order of ASCII.
    let sorted = |text: &str| {
        let (board, hands) = text.rsplit_once('/').expect("a position has hands");
        let mut hands: Vec<char> = hands.chars().collect();
        hands.sort_unstable();
        (board.to_string(), hands)
    };
    ask_all(
        "dobutsu/moves.tsv",
        |row| with(at("dobutsu", "apply", row), "moves", vec![row.get(1)]),
        |row, answer| {
            let position = answer["position"].as_str().unwrap();
            assert_eq!(sorted(position), sorted(row.get(4)), "{}", row.place);
        },
    );
}

#[test]
fn cublino_moves_and_ends() {
    for (game, apply, over) in [
        (
            "cublino-pur",
            "cublino/apply_pur.tsv",
            "cublino/game_over_pur.tsv",
        ),
        (
            "cublino-contra",
            "cublino/apply_contra.tsv",
            "cublino/game_over_contra.tsv",
        ),
    ] {
        ask_all(
            apply,
            |row| with(at(game, "apply", row), "moves", vec![row.get(1)]),
            |row, answer| assert_eq!(answer["position"], row.get(2), "{}", row.place),
        );
        ask_all(
            over,
            |row| at(game, "status", row),
            |row, answer| {
                let status = &answer["status"];
                let code = match status["winners"].as_array() {
                    None => "0",
                    Some(winners) if winners.is_empty() => "3",
                    Some(winners) if winners[0] == 0 => "1",
                    Some(_) => "2",
                };
                assert_eq!(code, row.get(1), "{}", row.place);
            },
        );
    }
}

#[test]
fn cublino_checks() {
    for (file, key) in [
        ("cublino/move_valid_pur.tsv", "move"),
        ("cublino/step_valid_pur.tsv", "step"),
    ] {
        ask_all(
            file,
            |row| with(at("cublino-pur", "check", row), key, row.get(1)),
            |row, answer| assert_eq!(answer["legal"], row.get(2) == "1", "{} {answer}", row.place),
        );
    }
}

#[test]
fn romanian_checkers_moves() {
    ask_all(
        "romanian-checkers/moves.tsv",
        |row| at("romanian-checkers", "moves", row),
        |row, answer| {
            let moves: Vec<&str> = row.get(1).split(',').collect();
            assert_eq!(answer["moves"], json!(moves), "{}", row.place);
        },
    );
}

#[test]
fn romanian_checkers_ends() {
    for (rules, column) in [("romanian", 2), ("sackson", 3)] {
        ask_all(
            "romanian-checkers/outcomes.tsv",
            |row| with(at("loa", "status", row), "rules", rules),
            |row, answer| {
                let winners = match row.get(column) {
                    "W" => json!([0]),
                    "B" => json!([1]),
                    _ => json!([]),
                };
                assert_eq!(
                    answer["status"]["winners"], winners,
                    "{} {answer}",
                    row.place
                );
            },
        );
    }
}

#[test]
fn dominions_moves_and_games() {
    ask_all(
        "dominions/positions.tsv",
        |row| at("dominions", "moves", row),
        |row, answer| {
            let moves = answer["moves"].as_array().unwrap();
            let placed = moves.iter().filter(|m| **m != "pass").count();
            assert_eq!(placed, row.number::<usize>(1), "{}", row.place);
        },
    );
    ask_all(
        "dominions/games.tsv",
        |row| {
            let moves: Vec<&str> = row.get(0).split(';').collect();
            json!({"do": "apply", "game": "dominions", "moves": moves})
        },
        |row, answer| {
            let scores = json!([row.number::<i32>(1), row.number::<i32>(2)]);
            assert_eq!(answer["status"]["scores"], scores, "{} {answer}", row.place);
        },
    );
}

#[test]
fn dog_plays() {
    ask_all(
        "dog/plays.tsv",
        |row| {
            let player: usize = row.number(2);
            let hands = (0..4).map(|seat| if seat == player { row.get(3) } else { "-" });
            let hands = hands.collect::<Vec<_>>().join("|");
            json!({
                "do": "children",
                "game": "dog",
                "position": format!("{} {player} play {hands}", row.get(1)),
                "rules": "libdog",
                "options": {"canadian": row.get(4) == "1"},
            })
        },
        |row, answer| {
            let children = answer["children"].as_array().unwrap().iter();
            let board = |child: &Value| {
                let position = child["position"].as_str().unwrap();
                position.split(' ').next().unwrap().to_string()
            };
            // Laying the card down leaves the board as it is.
            let plays = children.filter(|c| !c["move"].as_str().unwrap().starts_with('D'));
            let found: BTreeSet<String> = plays.map(board).collect();
            let expected = row.get(6).split(';').filter(|b| !b.is_empty());
            let expected: BTreeSet<String> = expected.map(String::from).collect();
            assert_eq!(found, expected, "{}", row.place);
        },
    );
}

#[test]
fn every_vector_names_its_origin() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");
    let mut files = 0;
    for game in std::fs::read_dir(folder).unwrap() {
        let game = game.unwrap().path();
        for file in std::fs::read_dir(&game).into_iter().flatten() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            // A file of self-play says in its first line how it was made.
            let named = ["# source: ", "{\"selfplay\":"];
            let named = named.iter().any(|start| text.starts_with(start));
            assert!(named, "{}", path.display());
            files += 1;
        }
    }
    assert!(files > 20, "only {files} vectors");
}
