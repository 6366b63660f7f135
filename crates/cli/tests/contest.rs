//! `parlour match`: bots, engines in processes of their own, and engines that misbehave.

mod common;

use common::{Folder, parlour};
use serde_json::Value;
use std::fs;

fn contest(args: &[&str]) -> Value {
    let mut all = vec!["match"];
    all.extend(args);
    all.push("--json");
    serde_json::from_str(&parlour(&all).good()).unwrap()
}

/// An engine of ours as a command line.
fn ours(game: &str, level: &str) -> String {
    let program = common::BINARY;
    format!("ugi:'{program}' engine {game} --level {level}")
}

#[cfg(unix)]
fn script(folder: &Folder, name: &str, body: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let file = folder.file(name);
    fs::write(&file, format!("#!/bin/sh\n{body}\n")).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    format!("ugi:{file}")
}

#[test]
fn the_stronger_bot_wins() {
    for game in ["romanian-checkers", "cublino-contra"] {
        let told = contest(&[game, "level:4", "random", "--games", "4", "--nodes", "300"]);
        assert_eq!(told["standings"][0]["games"], 4, "{told}");
        let points = told["standings"][0]["points"].as_f64().unwrap();
        assert!(points >= 3.5, "{told}");
        let pairs: u64 = told["pairs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap())
            .sum();
        assert_eq!(pairs, 2);
    }
}

#[test]
fn a_program_that_is_not_there_ends_the_match_before_it_begins() {
    let folder = Folder::new("not-there");
    let (engine, games) = (folder.file("no-such-engine"), folder.file("games"));
    let args = [
        "match", "dobutsu", &engine, "random", "--games", "2", "--save", &games,
    ];
    let told = parlour(&args).bad(1);
    assert!(told.contains("cannot run"), "{told}");
    assert_eq!(fs::read_dir(&games).unwrap().count(), 0);
}

#[test]
fn every_game_is_played_by_seed() {
    let folder = Folder::new("seeds");
    for game in common::games() {
        let play = |dir: &str, threads: &str| {
            let dir = folder.file(&format!("{}-{dir}", game.name()));
            contest(&[
                game.name(),
                "random",
                "random",
                "--games",
                "3",
                "--seed",
                "5",
                "--plies",
                "40",
                "--threads",
                threads,
                "--save",
                &dir,
            ]);
            let mut games: Vec<_> = fs::read_dir(&dir)
                .unwrap()
                .map(|file| {
                    let path = file.unwrap().path();
                    (
                        path.file_name().unwrap().to_owned(),
                        fs::read_to_string(&path).unwrap(),
                        path,
                    )
                })
                .collect();
            games.sort();
            for (_, _, path) in &games {
                parlour(&["replay", path.to_str().unwrap()]).good();
            }
            games
                .into_iter()
                .map(|(name, text, _)| (name, text))
                .collect::<Vec<_>>()
        };
        let (one, two) = (play("one", "1"), play("two", "2"));
        assert_eq!(one.len(), 4, "whole pairs are played");
        assert_eq!(one, two, "{}: threads do not matter", game.name());
    }
}

#[test]
fn both_sides_of_an_opening_are_played() {
    let folder = Folder::new("openings");
    let dir = folder.file("games");
    let args = [
        "cublino-pur",
        "greedy",
        "random",
        "--games",
        "2",
        "--opening",
        "6",
        "--save",
        &dir,
    ];
    contest(&args);
    let read = |name: &str| fs::read_to_string(format!("{dir}/{name}")).unwrap();
    let (first, second) = (read("00001-1.txt"), read("00001-2.txt"));
    assert!(
        first.contains("[Seat \"greedy\"]\n[Seat \"random\"]"),
        "{first}"
    );
    assert!(
        second.contains("[Seat \"random\"]\n[Seat \"greedy\"]"),
        "{second}"
    );
    let opening = |text: &str| {
        let moves = text.split_once("\n1. ").unwrap().1;
        moves
            .split_ascii_whitespace()
            .take(6)
            .map(String::from)
            .collect::<Vec<_>>()
    };
    assert_eq!(opening(&first), opening(&second));
}

#[test]
fn teams_swap_seats_on_one_deal() {
    let folder = Folder::new("deals");
    let dir = folder.file("games");
    contest(&[
        "dog", "greedy", "random", "--games", "2", "--plies", "30", "--save", &dir,
    ]);
    let read = |name: &str| fs::read_to_string(format!("{dir}/{name}")).unwrap();
    let (first, second) = (read("00001-1.txt"), read("00001-2.txt"));
    let seats = |text: &str| {
        let names = text.lines().filter_map(|l| l.strip_prefix("[Seat \""));
        names
            .map(|l| l.trim_end_matches("\"]").to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(seats(&first), ["greedy", "random", "greedy", "random"]);
    assert_eq!(seats(&second), ["random", "greedy", "random", "greedy"]);
    let deal = |text: &str| {
        text.lines()
            .find(|l| l.starts_with("{= "))
            .unwrap()
            .to_string()
    };
    assert_eq!(deal(&first), deal(&second));
}

#[test]
fn a_second_process_plays_whole_matches() {
    for game in ["dobutsu", "cublino-contra", "dog"] {
        let engine = ours(game, "random");
        let told = contest(&[game, &engine, "random", "--games", "2", "--plies", "60"]);
        assert_eq!(told["standings"][0]["games"], 2, "{game}: {told}");
        assert_eq!(told["standings"][0]["forfeits"], 0, "{game}: {told}");
        assert_eq!(told["standings"][1]["forfeits"], 0, "{game}: {told}");
    }
    let set = [
        "dominions",
        &ours("dominions", "random"),
        "random",
        "--games",
        "2",
    ];
    let mut args = set.to_vec();
    args.extend(["--set", "size=5"]);
    let told = contest(&args);
    assert_eq!(told["notes"], serde_json::json!([]), "{told}");
}

#[test]
fn a_second_process_plays_a_whole_match_in_usi() {
    let usi = ours("dobutsu", "3").replacen("ugi:", "usi:", 1);
    let told = contest(&["dobutsu", &usi, "level:2", "--games", "2", "--time", "5ms"]);
    assert_eq!(told["standings"][0]["games"], 2, "{told}");
    assert_eq!(told["standings"][0]["forfeits"], 0, "{told}");
    let told = contest(&["dobutsu", &usi, "random", "--games", "2", "--time", "5ms"]);
    assert_eq!(told["standings"][0]["forfeits"], 0, "{told}");
    let why = parlour(&["match", "loa", &usi, "random"]).bad(2);
    assert!(why.contains("USI is spoken for dobutsu"), "{why}");
}

#[cfg(unix)]
#[test]
fn a_broken_engine_loses_and_the_match_goes_on() {
    let folder = Folder::new("broken");
    let hello =
        "read line; echo ugiok; while read line; do case $line in isready) echo readyok;; go*)";
    let end = ";; esac; done";
    let cases = [
        ("dies", "exit 3".to_string(), "the engine ended"),
        (
            "dies-later",
            format!("{hello} exit 3 {end}"),
            "the engine ended",
        ),
        (
            "hangs",
            "exec sleep 600".to_string(),
            "no answer within 300 ms",
        ),
        (
            "hangs-later",
            format!("{hello} exec sleep 600 {end}"),
            "no answer within 300 ms",
        ),
        (
            "cheats",
            format!("{hello} echo bestmove z9z9 {end}"),
            "illegal move \"z9z9\"",
        ),
        (
            "gives-up",
            format!("{hello} echo bestmove resign {end}"),
            "",
        ),
    ];
    for (name, body, why) in cases {
        let engine = script(&folder, name, &body);
        let dir = folder.file(&format!("{name}-games"));
        let told = contest(&[
            "romanian-checkers",
            &engine,
            "random",
            "--games",
            "2",
            "--patience",
            "300ms",
            "--save",
            &dir,
        ]);
        let broken = &told["standings"][0];
        assert_eq!(
            (&broken["games"], &broken["losses"]),
            (&2.into(), &2.into()),
            "{name}: {told}"
        );
        let record = fs::read_to_string(format!("{dir}/00001-1.txt")).unwrap();
        if why.is_empty() {
            assert!(record.contains("[Ending \"resigned\"]"), "{record}");
            continue;
        }
        assert_eq!(broken["forfeits"], 2, "{name}: {told}");
        assert!(
            told["notes"][0].as_str().unwrap().contains(why),
            "{name}: {told}"
        );
        assert!(record.contains("[Ending \"forfeited\"]"), "{record}");
        let note = record.lines().find(|l| l.starts_with("[Note ")).unwrap();
        assert!(
            note.contains("forfeits") && note.contains(&why.replace('"', "'")),
            "{note}"
        );
        parlour(&["replay", &format!("{dir}/00001-1.txt")]).good();
    }
}

#[test]
fn results_are_continued_and_shards_add_up() {
    let folder = Folder::new("results");
    let file = folder.file("results.jsonl");
    let base = [
        "cublino-contra",
        "greedy",
        "random",
        "--seed",
        "3",
        "--plies",
        "60",
    ];
    let play = |more: &[&str]| {
        let mut args = base.to_vec();
        args.extend(more);
        contest(&args)
    };
    let whole = play(&["--games", "8"]);
    let first = play(&["--games", "8", "--shard", "1/2", "--results", &file]);
    assert_eq!(first["standings"][0]["games"], 4);
    let both = play(&["--games", "8", "--shard", "2/2", "--results", &file]);
    assert_eq!(both, whole, "two shards are the whole match");
    let lines = fs::read_to_string(&file).unwrap().lines().count();
    assert_eq!(lines, 9);
    let again = play(&["--games", "8", "--results", &file]);
    assert_eq!(again, whole);
    assert_eq!(
        fs::read_to_string(&file).unwrap().lines().count(),
        9,
        "nothing is played twice"
    );
    let more = play(&["--games", "10", "--results", &file]);
    assert_eq!(more["standings"][0]["games"], 10);
    let other = parlour(&[
        "match",
        "cublino-contra",
        "greedy",
        "level:2",
        "--results",
        &file,
    ]);
    assert!(other.bad(1).contains("another match"));
}

#[test]
fn a_test_ends_a_match_early() {
    let told = contest(&[
        "cublino-contra",
        "level:4",
        "random",
        "--games",
        "2000",
        "--nodes",
        "200",
        "--sprt",
        "0,200",
    ]);
    assert_eq!(told["sprt"]["verdict"], "better", "{told}");
    assert!(
        told["standings"][0]["games"].as_u64().unwrap() < 200,
        "{told}"
    );
    let text = parlour(&[
        "match",
        "cublino-contra",
        "greedy",
        "random",
        "--games",
        "2",
        "--sprt",
        "0,5",
    ]);
    let text = text.good();
    assert!(text.contains("SPRT(0, 5): "), "{text}");
    assert!(
        text.contains("contestant") && text.contains("greedy"),
        "{text}"
    );
}

#[test]
fn matches_that_cannot_be() {
    parlour(&["match", "loa", "greedy"]).bad(2);
    parlour(&["match", "loa", "greedy", "nobody"]).bad(2);
    let why = parlour(&["match", "loa", "greedy", "random", "1"]).bad(2);
    assert!(why.contains("too few for 3 contestants"), "{why}");
    parlour(&["match", "loa", "greedy", "random", "--shard", "3/2"]).bad(2);
    parlour(&["match", "loa", "greedy", "random", "--sprt", "5,1"]).bad(2);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_match_with_the_table_so_far() {
    let folder = Folder::new("stopped");
    let file = folder.file("results.jsonl");
    let engine = ours("dobutsu", "random");
    let child = common::spawn(&[
        "match",
        "dobutsu",
        "random",
        &engine,
        "--games",
        "1000000",
        "--results",
        &file,
    ]);
    let played = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while played() < 5 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let done = common::interrupt(child);
    assert_eq!((done.code, done.err.as_str()), (130, "stopped\n"));
    assert!(done.out.starts_with("contestant"), "{}", done.out);
    assert!(!done.out.contains("forfeits"), "{}", done.out);
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.ends_with('\n') && kept.lines().count() >= 5);
}
