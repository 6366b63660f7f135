//! JSON lines.

use crate::Choices;
use crate::edits::edit;
use crate::garden::Plot;
use serde_json::{Map, Value, json};

/// `parlour batch` answers any line with one line of JSON.
pub fn batch_line(data: &[u8]) {
    let mut choices = Choices::new(data);
    let line = match choices.rarely(16) {
        true => choices.bytes().to_vec(),
        false => {
            let [one, other] = [(); 2].map(|()| question(&mut choices).to_string());
            edit(&mut choices, &one, &other).into_bytes()
        }
    };
    if line.contains(&b'\n') || is_long(&line) {
        return;
    }
    let answer = parlour_cli::answer_to(&line);
    let told: Result<Map<String, Value>, _> = serde_json::from_str(&answer);
    let told = told.unwrap_or_else(|why| panic!("{answer:?} is no JSON object: {why}"));
    assert!(!answer.contains('\n'), "{answer:?} is more than one line");
    if let Some(error) = told.get("error") {
        let said = error.as_str().expect("an error is a sentence");
        super::is_sentence(said);
        assert!(
            !said.contains("inside parlour"),
            "{:?}: {said}",
            String::from_utf8_lossy(&line)
        );
    }
}

/// A question that can be answered.
fn question(choices: &mut Choices) -> Value {
    let plot = Plot::any(choices);
    let moment = plot.moment(choices);
    let (preset, chosen) = &plot.chosen;
    let acts = [
        "moves", "children", "apply", "status", "check", "perft", "bestmove",
    ];
    let act = *choices.of(&acts);
    let mut question = json!({
        "id": choices.byte(),
        "do": act,
        "game": plot.rules.name(),
        "rules": preset,
        "options": chosen.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
    });
    if choices.flip() {
        question["position"] = json!(moment.position);
        if !moment.moves.is_empty() && choices.flip() {
            question["moves"] = json!([choices.of(&moment.moves)]);
        }
    } else {
        let some = moment.line.len().min(8);
        question["moves"] = json!(moment.line[..some]);
        question["seed"] = json!(moment.seed);
    }
    match act {
        "check" if moment.moves.is_empty() => {}
        "check" => question[*choices.of(&["move", "step"])] = json!(choices.of(&moment.moves)),
        "perft" => question["depth"] = json!(choices.below(2)),
        "bestmove" => question["level"] = json!("random"),
        _ => {}
    }
    question
}

/// Would the answer take long? Deep counts and thoughts do, whatever is asked about.
fn is_long(line: &[u8]) -> bool {
    let Ok(asked) = serde_json::from_slice::<Value>(line) else {
        return false;
    };
    let word = |key: &str| asked[key].to_string().replace('"', "");
    match word("do").as_str() {
        "perft" => word("depth")
            .trim()
            .parse::<u64>()
            .is_ok_and(|depth| depth > 1),
        "bestmove" => word("level") != "random",
        _ => false,
    }
}
