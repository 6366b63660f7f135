//! `parlour selfplay`, the real binary.

mod common;

use common::{Folder, parlour, spawn};
use serde_json::Value;
use std::fs;

#[test]
fn what_is_written_can_be_shown() {
    let folder = Folder::new("selfplay");
    let out = folder.file("games.jsonl");
    let args = [
        "selfplay", "loa", "--games", "3", "--nodes", "100", "--seed", "5", "--out", &out,
    ];
    let said = parlour(&args).good();
    assert!(said.starts_with("3 games with "), "{said}");
    assert!(said.ends_with(&format!(" positions in {out}\n")), "{said}");
    assert_eq!(parlour(&args).good(), said, "nothing is played twice");

    let text = fs::read_to_string(&out).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["selfplay"], 1);
    assert_eq!(header["game"], "romanian-checkers");
    assert_eq!(
        (&header["nodes"], &header["seed"]),
        (&100.into(), &5.into())
    );
    let shown = parlour(&["selfplay", "--show", &out, "--json"]).good();
    let samples: Vec<Value> = shown
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let count = samples.len();
    assert!(said.contains(&format!("with {count} positions")), "{said}");
    for sample in samples.iter().step_by(10) {
        let position = sample["position"].as_str().unwrap();
        let m = sample["move"].as_str().unwrap();
        parlour(&["apply", "loa", position, m]).good();
        assert!((-100.0..=100.0).contains(&sample["score"].as_f64().unwrap()));
        assert!([-1, 0, 1].contains(&sample["result"].as_i64().unwrap()));
    }
    let table = parlour(&["selfplay", "--show", &out]).good();
    assert_eq!(table.lines().count(), count);
    assert!(table.contains(samples[0]["position"].as_str().unwrap()));
}

/// Killed in the middle, a run goes on to the bytes of one that was left alone.
#[test]
fn a_killed_run_is_continued() {
    let folder = Folder::new("selfplay-killed");
    let [whole, killed] = ["whole", "killed"].map(|name| folder.file(name));
    let args = |out: &str| {
        let all = "selfplay cublino-contra --games 12 --nodes 400 --seed x --rules standard --out";
        let mut all: Vec<String> = all.split(' ').map(String::from).collect();
        all.push(out.into());
        all
    };
    let texts = args(&whole);
    let words: Vec<&str> = texts.iter().map(String::as_str).collect();
    parlour(&words).good();
    let texts = args(&killed);
    let words: Vec<&str> = texts.iter().map(String::as_str).collect();
    let mut child = spawn(&words);
    let written = || fs::read(&killed).map_or(0, |text| text.len());
    while written() < 2000 && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    parlour(&words).good();
    assert_eq!(fs::read(&killed).unwrap(), fs::read(&whole).unwrap());
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_games_that_are_over() {
    let folder = Folder::new("selfplay-stopped");
    let out = folder.file("games.jsonl");
    let args = [
        "selfplay",
        "cublino-contra",
        "--games",
        "100000",
        "--nodes",
        "300",
        "--out",
        &out,
    ];
    let mut child = spawn(&args);
    while fs::read(&out).map_or(0, |text| text.len()) < 2000 {
        assert!(child.try_wait().unwrap().is_none());
        std::thread::yield_now();
    }
    assert_eq!(common::interrupt(child).bad(130), "stopped");
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.ends_with("}\n") && text.lines().count() > 1);
    parlour(&["selfplay", "--show", &out]).good();
}

#[test]
fn refusals_name_what_is_wrong() {
    let folder = Folder::new("selfplay-refused");
    let out = folder.file("games.jsonl");
    for (args, part) in [
        (vec!["selfplay", "chess", "--out", &out], "chess"),
        (vec!["selfplay", "dog"], "--out"),
        (
            vec!["selfplay", "dog", "--out", &out, "--shard", "3/2"],
            "3/2",
        ),
        (
            vec!["selfplay", "dog", "--out", &out, "--nodes", "0"],
            "--nodes",
        ),
        (
            vec!["selfplay", "dog", "--out", &out, "--rules", "x"],
            "\"x\"",
        ),
        (vec!["selfplay", "--show", &out, "--nodes", "5"], "--nodes"),
    ] {
        let why = parlour(&args).bad(2);
        assert!(why.contains(part), "{args:?}: {why}");
        assert!(!fs::exists(&out).unwrap());
    }
    let why = parlour(&["selfplay", "--show", &out]).bad(1);
    assert!(why.contains("cannot read"), "{why}");
    fs::write(&out, "{\"puzzle\":1}\n").unwrap();
    let why = parlour(&["selfplay", "dominions", "--out", &out]).bad(2);
    assert!(
        why.contains("line 1: this is no file of self-play"),
        "{why}"
    );
    let nowhere = folder.file("no/where.jsonl");
    let why = parlour(&["selfplay", "dominions", "--out", &nowhere]).bad(1);
    assert!(why.contains("cannot open"), "{why}");
}
