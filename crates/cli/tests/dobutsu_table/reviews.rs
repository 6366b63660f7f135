//! A review names exactly the moves that worsened the value.

use super::{first_question, parlour};
use parlour_core::{Eye, Rng, Status, Table};
use serde_json::{Value, json};

/// A game of drawn moves.
fn drawn(seed: u64) -> Box<dyn Table> {
    let rules = parlour_games::by_name("dobutsu").unwrap();
    let mut table = rules.open(None, 0).unwrap();
    let mut rng = Rng::new(seed);
    while let Status::ToMove(_) = table.status()
        && table.ply() < 60
    {
        let text = table.pick(&mut rng).unwrap();
        table.play(&text).unwrap();
    }
    table
}

fn rank(result: &Value) -> u8 {
    match result.as_str() {
        Some("loss") => 0,
        Some("draw") => 1,
        Some("win") => 2,
        _ => panic!("{result} is no result"),
    }
}

#[test]
fn exactly_the_moves_that_worsened_the_value_are_named() {
    let data = &first_question().data;
    let mut worse = [0; 3];
    for seed in 1..=4 {
        let table = drawn(seed);
        let record = table.record(Eye::Keeper).to_string();
        let (out, _) = parlour(data, &["review", "-", "--json"], &record);
        let review: Value = serde_json::from_str(&out).unwrap();
        let moves = table.history(Eye::Keeper);
        let asked = (0..moves.len()).map(|ply| {
            let position = table.until(ply).position(Eye::Keeper);
            json!({"do": "bestmove", "game": "dobutsu", "position": position}).to_string()
        });
        let asked: Vec<String> = asked.collect();
        let (out, _) = parlour(data, &["batch"], &asked.join("\n"));
        for (i, (answer, text)) in out.lines().zip(&moves).enumerate() {
            let answer: Value = serde_json::from_str(answer).unwrap();
            let all = answer["moves"].as_array().unwrap();
            let own = all.iter().find(|worth| worth["move"] == text.as_str());
            let (best, own) = (rank(&answer["result"]), rank(&own.unwrap()["result"]));
            let lost = usize::from(best - own);
            worse[lost] += 1;
            let ply = &review["plies"][i];
            let kind = ply["kind"].as_str().unwrap();
            let named = ["inaccuracy", "mistake", "blunder"].contains(&kind);
            assert_eq!(named, lost > 0, "seed {seed}: {ply}");
            assert_eq!(kind == "blunder", lost == 2, "seed {seed}: {ply}");
        }
    }
    assert!(worse.iter().all(|n| *n > 0), "each kind occurs: {worse:?}");
}
