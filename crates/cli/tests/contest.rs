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

/// A match that ends with a failure, and says so in one sentence after its table.
fn failed_contest(args: &[&str]) -> (Value, String) {
    let mut all = vec!["match"];
    all.extend(args);
    all.push("--json");
    let done = parlour(&all);
    let told = serde_json::from_str(&done.out).unwrap_or(Value::Null);
    (told, done.bad(1))
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

/// A record without what the clock on the wall decides.
fn without_times(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("[Date "));
    let words = lines.map(|line| {
        let mut parts = line.split("[time ");
        let first = parts.next().unwrap().to_string();
        parts.fold(first, |line, part| line + part.split_once(']').unwrap().1)
    });
    words.collect::<Vec<_>>().join("\n")
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
                        without_times(&fs::read_to_string(&path).unwrap()),
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
        let record = parlour_core::Record::parse(text).unwrap();
        let moves = record.moves.into_iter().map(|played| played.text);
        moves.take(6).collect::<Vec<_>>()
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

/// The body of an engine that introduces itself and then, asked to `go`, does this.
#[cfg(unix)]
fn polite(go: &str) -> String {
    format!(
        "read line; echo 'id name Fake'; echo ugiok\n\
         while read line; do case $line in isready) echo readyok;; go*) {go};; quit) exit;; esac; done"
    )
}

#[cfg(unix)]
#[test]
fn what_is_no_engine_ends_the_match_at_once() {
    let folder = Folder::new("strangers");
    let chatty = "echo 'Welcome!'; exec sleep 600";
    let cases = [
        (
            "ugi:cat".to_string(),
            "cat: it answers \"ugi\" to \"ugi\" instead of \"ugiok\"",
        ),
        (
            script(&folder, "dies", "echo 'no licence' >&2; exit 3"),
            "no licence",
        ),
        (
            script(&folder, "hangs", "exec sleep 600"),
            "it says nothing",
        ),
        (
            script(&folder, "chats", chatty),
            "the last it said is \"Welcome!\"",
        ),
        (
            ours("dobutsu", "random"),
            "it plays dobutsu, not romanian-checkers",
        ),
    ];
    for (engine, why) in cases {
        let args = ["romanian-checkers", &engine, "random"];
        let (told, sentence) = failed_contest(&args);
        assert!(sentence.contains(why), "{engine}: {sentence}");
        assert_eq!(told, Value::Null, "nothing was played");
    }
    let options = format!(
        "name=odd,cmd='{}' engine loa,option.colour=red",
        common::BINARY
    );
    let (_, sentence) = failed_contest(&["loa", "random", "--engine", &options]);
    assert!(
        sentence.contains("odd: it says") && sentence.contains("colour"),
        "{sentence}"
    );
}

#[cfg(unix)]
#[test]
fn a_broken_engine_loses_and_the_match_goes_on() {
    let folder = Folder::new("broken");
    let cases = [
        (
            "dies",
            "echo 'out of memory' >&2; exit 3",
            "the engine ended",
        ),
        ("hangs", "exec sleep 600", "no answer within 5000 ms"),
        ("cheats", "echo bestmove z9z9", "illegal move \"z9z9\""),
        ("gives-up", "echo bestmove resign", ""),
        ("null", "echo bestmove 0000", ""),
    ];
    for (name, go, why) in cases {
        let engine = script(&folder, name, &polite(go));
        let dir = folder.file(&format!("{name}-games"));
        let args = [
            "romanian-checkers",
            &engine,
            "random",
            "--games",
            "2",
            "--patience",
            "5s",
            "--save",
            &dir,
        ];
        let read = || fs::read_to_string(format!("{dir}/00001-1.txt")).unwrap();
        if why.is_empty() {
            let told = contest(&args);
            assert_eq!(told["standings"][0]["losses"], 2, "{told}");
            assert_eq!(told["standings"][0]["forfeits"], 0, "{told}");
            assert!(read().contains("[Ending \"resigned\"]"), "{}", read());
            continue;
        }
        let (told, sentence) = failed_contest(&args);
        assert!(
            sentence.contains("lost all of its 2 games by forfeit"),
            "{sentence}"
        );
        let broken = &told["standings"][0];
        assert_eq!(
            (&broken["games"], &broken["losses"]),
            (&2.into(), &2.into())
        );
        assert_eq!(broken["forfeits"], 2, "{name}: {told}");
        let notes = told["notes"].as_array().unwrap();
        assert!(
            notes.iter().all(|n| n.as_str().unwrap().contains(why)),
            "{told}"
        );
        assert!(
            notes[0].as_str().unwrap().starts_with("game 1: seat 0 ("),
            "{told}"
        );
        assert!(
            notes[1].as_str().unwrap().starts_with("game 2: seat 1 ("),
            "{told}"
        );
        if name == "dies" {
            assert!(
                notes[0].as_str().unwrap().contains("out of memory"),
                "{told}"
            );
        }
        let record = read();
        assert!(record.contains("[Ending \"forfeited\"]"), "{record}");
        let note = record.lines().find(|l| l.starts_with("[Note ")).unwrap();
        assert!(
            note.contains("forfeits") && note.contains(&why.replace('"', "'")),
            "{note}"
        );
        parlour(&["replay", &format!("{dir}/00001-1.txt")]).good();
    }
}

#[cfg(unix)]
#[test]
fn a_late_answer_loses_on_time() {
    let folder = Folder::new("late");
    let engine = script(&folder, "late", &polite("sleep 20; echo bestmove b1-b3"));
    for limit in [["--time", "50ms"], ["--tc", "0.2+0"]] {
        let mut args = vec!["loa", "random", &engine, "--games", "2", "--margin", "1s"];
        args.extend(limit);
        let (told, sentence) = failed_contest(&args);
        assert!(sentence.contains("on time"), "{sentence}");
        let late = &told["standings"][1];
        assert_eq!(
            (&late["time_losses"], &late["forfeits"]),
            (&2.into(), &0.into())
        );
        let note = told["notes"][0].as_str().unwrap();
        assert!(
            note.starts_with("game 1: seat 1 (ugi:") && note.contains("loses on time"),
            "{note}"
        );
    }
}

#[test]
fn engines_and_bots_keep_to_their_clocks() {
    let folder = Folder::new("clocks");
    let dir = folder.file("games");
    let engine = ours("cublino-contra", "10");
    let args = [
        "cublino-contra",
        &engine,
        "level:10",
        "--games",
        "2",
        "--tc",
        "1+0.01",
        "--plies",
        "40",
        "--margin",
        "2s",
        "--save",
        &dir,
    ];
    let told = contest(&args);
    assert_eq!(told["standings"][0]["games"], 2, "{told}");
    assert_eq!(
        told["notes"],
        serde_json::json!([]),
        "nobody was late: {told}"
    );
    let text = fs::read_to_string(format!("{dir}/00001-2.txt")).unwrap();
    let record = parlour_core::Record::parse(&text).unwrap();
    assert_eq!(record.round.as_deref(), Some("2"));
    assert_eq!(record.date.as_ref().map(String::len), Some(10), "{text}");
    let (opening, played) = record.moves.split_at(4);
    assert!(
        opening
            .iter()
            .all(|m| m.clock.is_none() && m.time.is_none()),
        "{text}"
    );
    assert!(!played.is_empty());
    for m in played {
        assert!(m.clock.is_some() && m.time.is_some(), "{text}");
        assert!(m.depth.is_some() && m.worth.is_some(), "{text}");
    }
    let again = parlour(&[
        "replay",
        &format!("{dir}/00001-2.txt"),
        "--export",
        "record",
    ])
    .good();
    assert!(
        again.contains("[time ") && again.contains("[depth "),
        "{again}"
    );
    let usi = ours("dobutsu", "3").replacen("ugi:", "usi:", 1);
    let told = contest(&[
        "dobutsu",
        &usi,
        "level:2",
        "--games",
        "2",
        "--tc",
        "20/1+0.01",
    ]);
    assert_eq!(told["notes"], serde_json::json!([]), "{told}");
}

#[test]
fn everything_said_is_written_down() {
    let folder = Folder::new("log");
    let log = folder.file("talk.txt");
    let settings = format!(
        "name=Ann,cmd='{}' engine loa --level 2,option.Hash=1,nodes=30",
        common::BINARY
    );
    let args = [
        "loa",
        "random",
        "--engine",
        &settings,
        "--games",
        "2",
        "--plies",
        "12",
        "--threads",
        "1",
        "--log",
        &log,
    ];
    let told = contest(&args);
    assert_eq!(told["standings"][1]["contestant"], "Ann", "{told}");
    let text = fs::read_to_string(&log).unwrap();
    for part in [
        " - Ann > ugi",
        " - Ann < ugiok",
        " - Ann > setoption name Hash value 1",
        " game 1 Ann > position startpos moves ",
        " game 1 Ann > go nodes 30",
        " game 2 Ann < bestmove ",
        " game 2 Ann > quit",
    ] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    let stamps = text.lines().map(|line| line.split(' ').next().unwrap());
    assert!(
        stamps.clone().all(|s| s.len() == 24 && s.ends_with('Z')),
        "{text}"
    );
    assert!(stamps.is_sorted(), "{text}");
}

#[test]
fn three_meet_in_a_tournament() {
    let folder = Folder::new("tournament");
    let (file, dir) = (folder.file("results.jsonl"), folder.file("games"));
    let base = [
        "cublino-contra",
        "random",
        "--engine",
        "name=weak,level=2,nodes=20",
        "--engine",
        "name=strong,level=6,nodes=200",
        "--games",
        "2",
    ];
    let play = |more: &[&str]| {
        let mut args = base.to_vec();
        args.extend(more);
        contest(&args)
    };
    let robin = play(&[
        "--tournament",
        "round-robin",
        "--results",
        &file,
        "--save",
        &dir,
    ]);
    for standing in robin["standings"].as_array().unwrap() {
        assert_eq!(standing["games"], 4, "{robin}");
    }
    assert_eq!(fs::read_dir(&dir).unwrap().count(), 6);
    assert_eq!(robin["cross"][2][0], serde_json::json!([2.0, 2]), "{robin}");
    assert_eq!(robin["cross"][1][1], Value::Null);
    let names: Vec<_> = robin["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| &s["contestant"])
        .collect();
    assert_eq!(names, ["random", "weak", "strong"]);
    let again = play(&["--tournament", "round-robin", "--results", &file]);
    assert_eq!(again, robin, "the results are taken up");
    let gauntlet = play(&["--tournament", "gauntlet"]);
    let games: Vec<_> = gauntlet["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| &s["games"])
        .collect();
    assert_eq!(games, [4, 2, 2]);
    let report = parlour(&["match", "--report", &file]).good();
    assert!(
        report.contains("strong   ") && report.contains("2/2"),
        "{report}"
    );
}

#[test]
fn openings_come_from_a_file() {
    let folder = Folder::new("listed");
    let (file, dir) = (folder.file("openings.txt"), folder.file("games"));
    fs::write(&file, "# two\nb1-b3 a4-c4 c1-e3\nstart moves d1-d3\n").unwrap();
    let base = [
        "loa",
        "random",
        "random",
        "--openings",
        &file,
        "--plies",
        "8",
        "--games",
        "4",
    ];
    let moves = |name: &str| {
        let text = fs::read_to_string(format!("{dir}/{name}")).unwrap();
        let record = parlour_core::Record::parse(&text).unwrap();
        record.moves.into_iter().map(|m| m.text).collect::<Vec<_>>()
    };
    let mut args = base.to_vec();
    args.extend(["--save", &dir]);
    contest(&args);
    assert_eq!(moves("00001-1.txt")[..3], ["b1-b3", "a4-c4", "c1-e3"]);
    assert_eq!(moves("00001-2.txt")[..3], ["b1-b3", "a4-c4", "c1-e3"]);
    assert_eq!(moves("00002-1.txt")[0], "d1-d3");
    args.extend(["--opening", "1", "--order", "random", "--seed", "3"]);
    contest(&args);
    let firsts = [
        moves("00001-1.txt")[0].clone(),
        moves("00002-2.txt")[0].clone(),
    ];
    assert!(
        firsts.contains(&"b1-b3".into()) && firsts.contains(&"d1-d3".into()),
        "{firsts:?}"
    );
    let games = folder.file("00001-1.txt");
    fs::copy(format!("{dir}/00001-1.txt"), &games).unwrap();
    let before = moves("00001-1.txt")[..4].to_vec();
    contest(&[
        "loa",
        "random",
        "random",
        "--openings",
        &games,
        "--opening",
        "4",
        "--plies",
        "8",
        "--games",
        "2",
        "--seed",
        "9",
        "--save",
        &dir,
    ]);
    assert_eq!(moves("00001-1.txt")[..4], before, "a record is an opening");
    fs::write(&file, "b1-b3\nb1-b9\n").unwrap();
    let why = parlour(&[&["match"], &base[..]].concat()).bad(2);
    assert!(why.contains("openings.txt, line 2: ply 1"), "{why}");
    parlour(&["match", "loa", "1", "2", "--order", "random"]).bad(2);
}

#[test]
fn games_that_all_agree_on_are_adjudicated() {
    let folder = Folder::new("adjudicated");
    let dir = folder.file("games");
    let args = [
        "cublino-contra",
        "level:8",
        "level:8",
        "--nodes",
        "300",
        "--games",
        "2",
        "--save",
        &dir,
        "--resign",
        "moves=1,score=0",
        "--opening",
        "10",
    ];
    let told = contest(&args);
    assert_eq!(told["adjudicated"], 2, "{told}");
    let text = fs::read_to_string(format!("{dir}/00001-1.txt")).unwrap();
    assert!(text.contains("[Ending \"adjudicated\"]"), "{text}");
    assert!(
        text.contains("adjudicated: all agree for 1 moves"),
        "{text}"
    );
    let drawn = contest(&[
        "loa",
        "level:3",
        "level:3",
        "--nodes",
        "50",
        "--games",
        "2",
        "--draw",
        "ply=6,moves=1,score=100",
    ]);
    assert_eq!(drawn["standings"][0]["draws"], 2, "{drawn}");
    let why = parlour(&["match", "loa", "1", "2", "--exact", "3"]).bad(2);
    assert!(why.contains("romanian-checkers is not solved"), "{why}");
    let why = parlour(&["match", "dobutsu", "1", "2", "--exact", "3"]).bad(2);
    assert!(why.contains("`parlour solve dobutsu` makes it"), "{why}");
    let why = parlour(&["match", "loa", "1", "2", "--resign", "score=200"]).bad(2);
    assert!(why.contains("moves=4,score=95"), "{why}");
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
    let (one, two) = (folder.file("1.jsonl"), folder.file("2.jsonl"));
    play(&["--games", "8", "--shard", "1/2", "--results", &one]);
    play(&["--games", "8", "--shard", "2/2", "--results", &two]);
    let report = parlour(&["match", "--json", "--report", &one, &two]).good();
    assert_eq!(serde_json::from_str::<Value>(&report).unwrap(), whole);
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
    let third = folder.file("3.jsonl");
    contest(&[
        "loa",
        "greedy",
        "random",
        "--games",
        "2",
        "--plies",
        "9",
        "--results",
        &third,
    ]);
    let mixed = parlour(&["match", "--report", &one, &third]).bad(1);
    assert!(
        mixed.contains("3.jsonl, line 1: these are the results of another match"),
        "{mixed}"
    );
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
    assert!(why.contains("round-robin"), "{why}");
    parlour(&["match", "loa", "greedy", "random", "--tc", "fast"]).bad(2);
    let why = parlour(&["match", "loa", "greedy", "--engine", "level=3,speed=9"]).bad(2);
    assert!(why.contains("there is no setting \"speed\""), "{why}");
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
