//! `parlour batch`: the contract, and everything that is not in it.

mod common;

use common::{ask, batch, games, history, parlour_with, played, spawn};
use parlour_core::{Eye, Kind, Rng};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};

#[test]
fn ids_come_back_unchanged() {
    let ids = [
        "1",
        "-0.0",
        "1e400",
        "123456789012345678901234567890",
        "\"x\"",
        "\"\\u0041\\ud83d\\ude00\"",
        "null",
        "true",
        "[1, {\"b\": 2, \"a\": [ ]}]",
        "{\"z\":1,\"a\":2}",
    ];
    for id in ids {
        for rest in [
            "\"do\":\"status\",\"game\":\"dobutsu\"",
            "\"do\":\"nonsense\"",
        ] {
            let line = format!("{{{rest},\"id\":{id}}}");
            let answer = parlour_with(&["batch"], line.as_bytes()).good();
            assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer}");
        }
    }
    let answer = ask(json!({"do": "status", "game": "dobutsu"}));
    assert_eq!(
        answer,
        json!({"status": {"over": false, "seat": 0}}),
        "no id, no id"
    );
}

#[test]
fn answers_are_those_of_the_rules() {
    for game in games() {
        let table = played(&*game, 8, 5);
        let moves = table.moves(Eye::Keeper);
        let question =
            |act: &str| json!({"id": 3, "do": act, "game": game.name(), "moves": history(&*table)});
        assert_eq!(ask(question("moves")), json!({"id": 3, "moves": moves}));
        let children = ask(question("children"));
        let children = children["children"].as_array().unwrap();
        assert_eq!(children.len(), moves.len());
        for (child, (text, position)) in children.iter().zip(table.children()) {
            assert_eq!(child, &json!({"move": text, "position": position}));
        }
        let applied = ask(question("apply"));
        assert_eq!(applied["position"], table.position(Eye::Keeper));
        assert_eq!(applied["status"], ask(question("status"))["status"]);
        let mut perft = question("perft");
        perft["depth"] = 1.into();
        assert_eq!(ask(perft), json!({"id": 3, "nodes": moves.len()}));
        let mut check = question("check");
        check["move"] = moves[0].clone().into();
        let checked = ask(check.clone());
        for key in ["well_formed", "valid", "legal"] {
            assert_eq!(checked[key], true, "{}", game.name());
        }
        assert_eq!(checked["why"], Value::Null);
        check["move"] = "no such move".into();
        assert_eq!(ask(check)["legal"], false);
    }
}

#[test]
fn the_start_has_a_name_here_too() {
    for game in games() {
        for act in ["moves", "status", "check", "apply"] {
            let asked = json!({"do": act, "game": game.name()});
            let mut named = asked.clone();
            named["position"] = "start".into();
            assert_eq!(ask(named), ask(asked), "{act} {}", game.name());
        }
    }
}

#[test]
fn steps_are_judged_where_moves_have_steps() {
    let question = |game: &str, key: &str, text: &str| {
        let mut question = json!({"do": "check", "game": game});
        question[key] = text.into();
        ask(question)
    };
    // A move of a game without steps is its own step.
    let answer = question("dobutsu", "step", "4C7");
    assert_eq!((&answer["legal"], answer.get("step")), (&json!(true), None));
    assert_eq!(question("dobutsu", "step", "4C4")["legal"], false);
    assert_eq!(question("cublino-pur", "step", "a1a2")["legal"], true);
    assert_eq!(question("cublino-pur", "step", "a1a3")["legal"], false);
    let answer = question("cublino-pur", "move", "a1a2");
    assert_eq!(
        (&answer["legal"], &answer["step"]),
        (&json!(true), &json!(true))
    );
    let answer = question("cublino-pur", "move", "a1a3");
    assert_eq!(
        (&answer["legal"], &answer["step"]),
        (&json!(false), &json!(false))
    );
    let both = ask(json!({"do": "check", "game": "dobutsu", "move": "4C7", "step": "4C7"}));
    assert!(both["error"].is_string());
}

#[test]
fn applying_is_all_or_nothing() {
    let answer = ask(json!({"id": 1, "do": "apply", "game": "dobutsu", "moves": ["4C7", "4C7"]}));
    let sentence = answer["error"].as_str().unwrap();
    assert!(sentence.starts_with("move 2 \"4C7\": "), "{sentence}");
    assert_eq!(answer.as_object().unwrap().len(), 2);
}

#[test]
fn options_are_booleans_numbers_or_strings() {
    let mut seen = 0;
    for game in games() {
        for spec in game.specs() {
            let set = |value: Value| {
                let options = json!({spec.key: value});
                ask(json!({"do": "status", "game": game.name(), "options": options}))
            };
            let wrong = set("no such value".into());
            assert!(
                wrong["error"].as_str().unwrap().contains(spec.key),
                "{wrong}"
            );
            assert!(set(json!([1]))["error"].is_string());
            let (typed, text) = match spec.kind {
                Kind::Flag => (json!(true), "true".to_string()),
                Kind::Number { min, .. } => (json!(min), min.to_string()),
                Kind::Word(words) => (json!(words[0].0), words[0].0.to_string()),
            };
            assert_eq!(set(typed), set(text.into()), "{} {}", game.name(), spec.key);
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn what_is_unknown_is_refused_by_name() {
    for (line, named) in [
        (r#"{"do":"moves","game":"chess"}"#, "chess"),
        (r#"{"do":"dance","game":"dobutsu"}"#, "dance"),
        (
            r#"{"do":"moves","game":"dobutsu","positoin":"x"}"#,
            "positoin",
        ),
        (r#"{"do":"moves","game":"dobutsu","depth":1}"#, "depth"),
        (
            r#"{"do":"moves","game":"dobutsu","rules":"nonsense"}"#,
            "nonsense",
        ),
        (
            r#"{"do":"moves","game":"dobutsu","options":{"nonsense":1}}"#,
            "nonsense",
        ),
        (
            r#"{"do":"moves","game":"dobutsu","position":1}"#,
            "position",
        ),
        (r#"{"do":"moves","game":"dobutsu","position":"S/"}"#, "S/"),
        (r#"{"do":"moves","game":"dobutsu","moves":"4C7"}"#, "moves"),
        (r#"{"do":"moves","game":"dobutsu","moves":[4]}"#, "moves"),
        (r#"{"do":"moves","game":"dobutsu","seed":1.5}"#, "seed"),
        (r#"{"do":"moves","game":"dobutsu","seed":[1]}"#, "seed"),
        (r#"{"do":"perft","game":"dobutsu"}"#, "depth"),
        (r#"{"do":"perft","game":"dobutsu","depth":-1}"#, "depth"),
        (
            r#"{"do":"perft","game":"dobutsu","depth":4000000000}"#,
            "depth",
        ),
        (r#"{"do":"moves"}"#, "game"),
        (r#"{"game":"dobutsu"}"#, "do"),
    ] {
        let answer = &batch(line)[0];
        let sentence = answer["error"]
            .as_str()
            .unwrap_or_else(|| panic!("{line}: {answer}"));
        assert!(sentence.contains(named), "{line}: {sentence}");
    }
}

#[test]
fn seeds_are_numbers_or_strings() {
    for game in games() {
        let deal = |seed: Value| ask(json!({"do": "apply", "game": game.name(), "seed": seed}));
        assert_eq!(deal(json!(12)), deal(json!("12")));
        assert_eq!(deal(json!(0)), deal(Value::Null));
        assert_eq!(deal(json!(u64::MAX)), deal(json!(u64::MAX.to_string())));
        assert_eq!(deal(json!(1)) == deal(json!(2)), game.is_open());
    }
}

#[test]
fn every_line_is_answered_whatever_it_holds() {
    let deep = "[".repeat(100_000);
    let nested = format!(
        r#"{{"id":{}{},"do":"status","game":"dobutsu"}}"#,
        "[".repeat(5_000),
        "]".repeat(5_000)
    );
    let long = format!(
        r#"{{"id":7,"do":"moves","game":"dobutsu","position":"{}"}}"#,
        "x".repeat(5 << 20)
    );
    let mut input = Vec::new();
    let mut lines = 0;
    let mut put = |line: &[u8]| {
        input.extend_from_slice(line);
        input.push(b'\n');
        lines += 1;
    };
    put(b"");
    put(b"   ");
    put(b"null");
    put(b"[]");
    put(b"{");
    put(b"{}");
    put(b"\xff\xfe");
    put(b"{\"id\":1,\"do\":\"mo\xffves\"}");
    put(b"{\"do\":\"moves\",\"game\":\"\\ud800\"}");
    put(deep.as_bytes());
    put(nested.as_bytes());
    put(long.as_bytes());
    put(&vec![b'x'; 17 << 20]);
    put(b"{\"id\":8,\"do\":\"status\",\"game\":\"dobutsu\"}\r");
    for threads in ["1", "2"] {
        let out = parlour_with(&["batch", "--threads", threads], &input).good();
        let answers: Vec<&str> = out.lines().collect();
        assert_eq!(answers.len(), lines);
        let (last, bad) = answers.split_last().unwrap();
        assert_eq!(*last, r#"{"id":8,"status":{"over":false,"seat":0}}"#);
        for (i, answer) in bad.iter().enumerate() {
            let data: Result<Value, _> = serde_json::from_str(answer);
            let nested_id = i == 10;
            assert!(nested_id || data.unwrap()["error"].is_string(), "{answer}");
            assert!(answer.len() < 20_000, "an error does not repeat megabytes");
        }
        assert!(bad[11].starts_with("{\"id\":7,\"error\":"));
    }
}

#[test]
fn a_megabyte_of_random_bytes_is_answered_line_by_line() {
    let mut rng = Rng::new(2);
    let mut noise: Vec<u8> = (0..1 << 20).map(|_| rng.below(256) as u8).collect();
    noise.push(b'\n');
    let lines = noise.iter().filter(|b| **b == b'\n').count();
    let out = parlour_with(&["batch", "--threads", "2"], &noise).good();
    assert_eq!(out.lines().count(), lines);
    assert!(out.lines().all(|line| line.starts_with("{\"error\":")));
}

#[test]
fn spoilt_questions_never_kill_it() {
    let mut rng = Rng::new(3);
    let mut input = Vec::new();
    for n in 0..20_000u32 {
        let all = games();
        let game = all[rng.below(all.len())].name();
        let act = ["moves", "apply", "status", "check", "perft"][rng.below(5)];
        let mut line = json!({"id": n, "do": act, "game": game, "move": "x", "depth": 1})
            .to_string()
            .into_bytes();
        for _ in 0..rng.below(4) {
            let at = rng.below(line.len());
            line[at] = 32 + rng.below(95) as u8;
        }
        input.extend_from_slice(&line);
        input.push(b'\n');
    }
    let out = parlour_with(&["batch", "--threads", "2"], &input).good();
    assert_eq!(out.lines().count(), 20_000);
}

#[test]
fn threads_keep_the_order() {
    let mut input = String::new();
    for i in 0..500 {
        let depth = if i % 50 == 0 { 8 } else { i % 3 };
        let line = json!({"id": i, "do": "perft", "game": "dobutsu", "depth": depth});
        input += &format!("{line}\n");
    }
    let alone = parlour_with(&["batch"], input.as_bytes()).good();
    let together = parlour_with(&["batch", "--threads", "2"], input.as_bytes()).good();
    assert_eq!(alone.lines().count(), 500);
    assert_eq!(alone, together);
}

#[test]
fn answers_come_while_input_is_still_coming() {
    for threads in ["1", "2"] {
        let mut child = spawn(&["batch", "--threads", threads]);
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        for id in 0..20 {
            let line = json!({"id": id, "do": "status", "game": "dobutsu"});
            writeln!(input, "{line}").unwrap();
            input.flush().unwrap();
            let mut answer = String::new();
            output.read_line(&mut answer).unwrap();
            assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer}");
        }
        drop(input);
        assert!(child.wait().unwrap().success());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    let mut child = spawn(&["batch", "--threads", "2"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let feeder = std::thread::spawn(move || {
        let line = json!({"id": 1, "do": "moves", "game": "dobutsu"}).to_string() + "\n";
        for _ in 0..50_000 {
            input.write_all(line.as_bytes()).unwrap();
        }
        input
    });
    let (mut answer, mut early) = (String::new(), 0);
    let pid = child.id();
    let peak = || {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let line = status.lines().find(|l| l.starts_with("VmHWM")).unwrap();
        let kilobytes = line.split_whitespace().nth(1).unwrap();
        kilobytes.parse::<u64>().unwrap()
    };
    for i in 0..50_000 {
        answer.clear();
        output.read_line(&mut answer).unwrap();
        if i == 10_000 {
            early = peak();
        }
    }
    assert!(peak() < early + 4_096, "from {early} to {} kB", peak());
    drop(feeder.join().unwrap());
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn nobody_reading_ends_it_quietly() {
    for threads in ["1", "2"] {
        let mut child = spawn(&["batch", "--threads", threads]);
        let mut input = child.stdin.take().unwrap();
        drop(child.stdout.take());
        let line = json!({"id": 1, "do": "moves", "game": "dobutsu"}).to_string() + "\n";
        // The pipe breaks as soon as the program is gone.
        while input.write_all(line.as_bytes()).is_ok() {}
        let done = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&done.stderr);
        assert_eq!((done.status.code(), err.as_ref()), (Some(0), ""));
    }
}
