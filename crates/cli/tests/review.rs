//! Records are gone through, move by move.

mod common;

use common::{Folder, games, parlour, parlour_with, played};
use parlour_core::Eye;
use serde_json::Value;
use std::fs;

const KINDS: [&str; 6] = ["best", "good", "inaccuracy", "mistake", "blunder", "forced"];

/// What every review must say, whatever it finds.
#[track_caller]
fn check(data: &Value, moves: &[String], seats: u8) {
    let plies = data["plies"].as_array().expect("plies");
    assert_eq!(plies.len(), moves.len());
    for (i, (ply, text)) in plies.iter().zip(moves).enumerate() {
        assert_eq!(ply["ply"], i + 1);
        assert_eq!(ply["move"], text.as_str());
        let number = |key: &str| ply[key].as_f64().expect(key);
        let (score, best, loss) = (number("score"), number("best_score"), number("loss"));
        assert!(loss >= 0.0 && (best - score - loss).abs() < 0.011, "{ply}");
        assert!(score >= -100.0 && best <= 100.0, "{ply}");
        let kind = ply["kind"].as_str().expect("a kind");
        assert!(KINDS.contains(&kind), "{ply}");
        assert!(kind != "best" || ply["best"] == ply["move"], "{ply}");
    }
    let accuracy = data["accuracy"].as_array().expect("accuracy");
    assert_eq!(accuracy.len(), seats as usize);
    for share in accuracy {
        assert!((0.0..=100.0).contains(&share.as_f64().expect("a number")));
    }
}

#[test]
fn every_game_is_reviewed() {
    // The solved one has its own table, and its own test.
    for game in games().into_iter().filter(|game| game.name() != "dobutsu") {
        // Where something is hidden, each move is looked at several times.
        let plies = if game.is_open() { 400 } else { 60 };
        let table = played(&*game, plies, 8);
        let record = table.record(Eye::Keeper).to_string();
        let args = ["review", "-", "--json", "--nodes", "60"];
        let out = parlour_with(&args, record.as_bytes()).good();
        let data: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(data["game"], game.name());
        assert_eq!(data["rules"], game.presets()[0].name);
        check(&data, &table.history(Eye::Keeper), game.seats());
        let again = parlour_with(&args, record.as_bytes()).good();
        assert_eq!(out, again, "the same record gives the same review");
    }
}

/// White lets Black connect although he could connect himself.
const LOST_CHANCE: &str = r#"[Game "romanian-checkers"]
[Start "8/8/8/3pp3/8/3p1PP1/8/5P2 w"]

1. f1-e1 d3-e4
"#;

#[test]
fn a_missed_win_is_a_blunder() {
    let out = parlour_with(&["review", "-", "--json"], LOST_CHANCE.as_bytes()).good();
    let data: Value = serde_json::from_str(&out).unwrap();
    let ply = &data["plies"][0];
    assert_eq!(ply["kind"], "blunder", "{data}");
    assert_eq!(
        (&ply["best_result"], &ply["result"]),
        (&"win".into(), &"loss".into())
    );
    assert_eq!(data["plies"][1]["result"], "win");
    let told = parlour_with(&["review", "-"], LOST_CHANCE.as_bytes()).good();
    assert!(told.contains("blunder, turning point; better"), "{told}");
    let exact = parlour_with(
        &["review", "-", "--notation", "exact"],
        LOST_CHANCE.as_bytes(),
    )
    .good();
    assert!(exact.contains("f1-e1 (loss in 2): blunder"), "{exact}");
}

#[test]
fn a_review_is_drawn_and_shown_as_a_page() {
    let folder = Folder::new("review");
    let (svg, record) = (folder.file("worth.svg"), folder.file("<game>.txt"));
    fs::write(
        &record,
        LOST_CHANCE.replace("[Start", "[Seat \"<b>Anna\"]\n[Seat \"Ben\"]\n[Start"),
    )
    .unwrap();
    let page = parlour(&["review", &record, "--html", "--svg", &svg]).good();
    assert!(page.contains("<svg") && page.contains("&lt;b>Anna") | page.contains("&lt;b&gt;Anna"));
    assert!(!page.contains("<b>Anna"));
    assert!(page.contains("blunder, turning point") && page.contains("data:image/svg+xml,%3Csvg"));
    let svg = fs::read_to_string(svg).unwrap();
    assert!(svg.contains("<title>1. blunder</title>"), "{svg}");
}

#[test]
fn dog_is_judged_by_what_a_seat_knew_and_with_open_cards() {
    let dog = parlour_games::by_name("dog").unwrap();
    let table = played(&*dog, 12, 3);
    let record = table.record(Eye::Keeper).to_string();
    let args = ["review", "-", "--nodes", "40"];
    let out = parlour_with(&[&args[..], &["--json"]].concat(), record.as_bytes()).good();
    let data: Value = serde_json::from_str(&out).unwrap();
    check(&data, &table.history(Eye::Keeper), 4);
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{value}"));
    let plies = data["plies"].as_array().unwrap();
    assert!(
        plies.iter().any(|ply| number(&ply["error"]) > 0.0),
        "{data}"
    );
    assert!(plies.iter().any(|ply| number(&ply["open"]["loss"]) >= 0.0));
    for (seat, skill) in data["skill"].as_array().unwrap().iter().enumerate() {
        let own = plies.iter().filter(|ply| ply["seat"] == seat);
        let lost: f64 = own.map(|ply| number(&ply["loss"])).sum();
        assert!((number(skill) + lost).abs() < 0.2, "{skill} {lost}");
    }
    let luck = data["luck"].as_array().unwrap();
    assert!(luck.iter().any(|luck| number(luck) != 0.0), "{data}");
    let page = parlour_with(&[&args[..], &["--html"]].concat(), record.as_bytes()).good();
    assert!(
        page.contains("with open cards") && page.contains("luck"),
        "{page}"
    );

    // One decision: what the seat knew, and nothing that it did not.
    let one = [&args[..], &["--ply", "9", "--json"]].concat();
    let out = parlour_with(&one, record.as_bytes()).good();
    let study: Value = serde_json::from_str(&out).unwrap();
    let at = table.until(8);
    assert_eq!(study["moves"].as_array().unwrap().len() as u64, at.perft(1));
    let hidden = study["hidden"].as_array().unwrap();
    assert!((1..=3).contains(&hidden.len()), "{study}");
    for guess in hidden {
        assert!(guess["seat"] != study["seat"]);
        let chances = guess["chances"].as_object().unwrap().values();
        assert!(chances.clone().all(|chance| number(chance) <= 1.0));
        let sum: f64 = chances.map(number).sum();
        assert!(sum > 0.5 && sum <= number(&guess["cards"]) + 0.1, "{guess}");
    }
    let told = parlour_with(&[&args[..], &["--ply", "9"]].concat(), record.as_bytes()).good();
    assert!(told.contains("(played)") && told.contains(" ± "), "{told}");
    let why = parlour_with(&["review", "-", "--ply", "99"], record.as_bytes()).bad(2);
    assert!(why.contains("no ply 99"), "{why}");
    let why = parlour_with(&["review", "-", "--ply", "1"], LOST_CHANCE.as_bytes()).bad(2);
    assert!(why.contains("nothing is hidden"), "{why}");
}

#[test]
fn what_is_no_record_is_refused() {
    let why = parlour_with(&["review", "-"], b"nothing of the kind").bad(2);
    assert!(!why.is_empty());
    parlour(&["review", "there-is-no-such-file"]).bad(1);
    let record = b"[Game \"dobutsu\"]\n\n1. 4C7 4C7\n";
    let why = parlour_with(&["review", "-"], record).bad(2);
    assert!(why.contains("ply 2"), "{why}");
}
