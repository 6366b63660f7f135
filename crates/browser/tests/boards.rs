//! What the page is told by the rules inside it. Refusals are exceptions of JavaScript and are seen in the
//! browser tests.

use parlour_browser::{Board, Setup, attempt, games, read_record, review, write_record};
use parlour_core::{Eye, Rng, Table};
use serde_json::{Value, json};

fn board(setup: Value) -> Board {
    Board::set(serde_json::from_value(setup).unwrap()).unwrap()
}
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}
fn pick(table: &dyn Table, rng: &mut Rng) -> Option<(u8, String)> {
    let seat = table.status().mover()?;
    let moves = table.moves(Eye::Seat(seat));
    Some((seat.0, moves[rng.below(moves.len())].clone()))
}
/// Without the numbers of plies: a board that begins in the middle counts from there.
fn unnumbered(mut made: Value) -> Value {
    made["played"]["ply"] = Value::Null;
    made["now"]["ply"] = Value::Null;
    made
}

#[test]
fn what_is_foreseen_is_what_happens() {
    let mut known = [0, 0];
    for (game, seed) in [
        ("dog", 1),
        ("dog", 2),
        ("cublino-contra", 3),
        ("dobutsu", 4),
    ] {
        let mut real = board(json!({"game": game, "seed": seed.to_string()}));
        let mut rng = Rng::new(seed);
        for _ in 0..150 {
            let Some((seat, text)) = pick(real.table(), &mut rng) else {
                break;
            };
            let eye = seat.to_string();
            // What the page of this seat has: its view, and nothing else.
            let position = real.table().position(Eye::Seat(parlour_core::Seat(seat)));
            let shadow =
                board(json!({"game": game, "position": position, "eye": seat, "seed": "1"}));
            let foreseen = value(&shadow.foresee(&text).ok().unwrap());
            let made = value(&real.play(&text, &eye).ok().unwrap());
            known[usize::from(foreseen.is_null())] += 1;
            if !foreseen.is_null() {
                // A draw by repetition needs the past.
                if made["now"]["status"]["over"] == false {
                    assert_eq!(
                        unnumbered(foreseen),
                        unnumbered(made),
                        "{game}: {text} at {position}"
                    );
                }
            }
        }
    }
    assert!(known[0] > 300, "{known:?}");
    assert!(known[1] > 10, "deals and swaps are not foreseen: {known:?}");
}

#[test]
fn a_table_goes_back_and_comes_again_from_its_record() {
    let mut table = board(json!({"game": "dog", "seed": "9"}));
    let mut rng = Rng::new(9);
    for _ in 0..60 {
        let Some((_, text)) = pick(table.table(), &mut rng) else {
            break;
        };
        table.play(&text, "keeper").ok().unwrap();
    }
    let record = table.record("parlour", r#"["A", "B", "C", "D"]"#, "2026-11-17");
    let again = Board::replay(&record.ok().unwrap()).ok().unwrap();
    for eye in ["keeper", "public", "0", "3"] {
        assert_eq!(again.stand(eye).ok(), table.stand(eye).ok());
        assert_eq!(again.history(eye).ok(), table.history(eye).ok());
    }
    let (then, now) = (table.step(20, "1").ok(), table.ply());
    table.back(20);
    assert_eq!((table.ply(), now), (20, 60));
    assert_eq!(table.step(20, "1").ok(), then);
}

#[test]
fn whoever_resigns_has_lost() {
    let mut table = board(json!({"game": "dog"}));
    table.resign(1).ok().unwrap();
    let status = value(&table.status());
    assert_eq!(
        (&status["winners"], &status["reason"]),
        (&json!([0, 2]), &json!("resigned"))
    );
}

#[test]
fn games_and_trials_are_told() {
    let all = value(&games());
    assert_eq!(
        all["games"].as_array().unwrap().len(),
        parlour_games::all().len()
    );
    let trial = attempt("dobutsu", r#"{"moves": ["Gc4-c3"], "touched": []}"#);
    let trial = value(&trial.ok().unwrap());
    assert_eq!(trial["status"], json!({"over": false, "seat": 1}));
    assert!(Setup::read("{}").is_err() && Setup::read(r#"{"game": "x", "y": 1}"#).is_err());
}

#[test]
fn records_keep_their_variations() {
    let mut table = board(json!({"game": "dobutsu"}));
    let mut first = |n: usize| -> String {
        let moves: Vec<String> =
            serde_json::from_str(&table.moves("keeper").ok().unwrap()).unwrap();
        let text = moves[n].clone();
        if n == 0 {
            table.play(&text, "keeper").ok().unwrap();
        }
        text
    };
    let (other, one, two) = (first(1), first(0), first(0));
    let record = format!(
        "[Game \"dobutsu\"]\n[Seat \"Anna\"]\n\n{{a try}} 1. {one} {{[mark a1] why}} ( {other} {{else}} ) {two}\n"
    );
    let read = value(&read_record(&record).ok().unwrap());
    assert_eq!(read["players"], json!(["Anna"]));
    let text = read["moves"].as_str().unwrap();
    assert!(text.starts_with("{a try}"), "{text}");
    let head = json!({"players": ["Anna"]}).to_string();
    let again = write_record(&read["setup"].to_string(), text, &head);
    let again = value(&read_record(&again.ok().unwrap()).ok().unwrap());
    assert_eq!(again, read);
}

#[test]
fn lines_are_followed_and_threats_are_positions() {
    let table = board(json!({"game": "romanian-checkers"}));
    let line = json!([["b1-b3", "a2-c2"], ["b1-b3", "nonsense"]]).to_string();
    let ahead = value(&table.ahead(&line).ok().unwrap());
    assert_eq!(ahead[0][0]["spots"], json!(["b1", "b3"]));
    assert_eq!(ahead[0][1]["said"], "a2-c2");
    assert_eq!(ahead[1].as_array().unwrap().len(), 1);
    for game in parlour_games::all().iter().filter(|game| game.is_open()) {
        let table = board(json!({"game": game.name()}));
        let threat = table.threat().ok().unwrap();
        let other = game.open(Some(&threat), 0).unwrap().status().mover();
        assert_eq!(other, Some(parlour_core::Seat(1)), "{threat}");
    }
}

#[test]
fn a_short_match_is_reviewed() {
    let mut table = board(json!({"game": "cublino-contra"}));
    table.play("a1a2", "keeper").ok().unwrap();
    let told = value(&review(&table, 300).ok().unwrap());
    assert_eq!(told["plies"][0]["move"], "a1a2");
    assert_eq!(told["accuracy"].as_array().unwrap().len(), 2);
}
