//! `parlour puzzle` and `parlour puzzles`, the real binary.

mod common;

use common::{parlour, parlour_with};
use std::fs;
use std::path::PathBuf;

const GAME: &str = "cublino-contra";

/// A file of this test's own that is not there.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn what_is_found_is_right_and_the_same_in_shards() {
    let out = file("shards.jsonl");
    let path = out.to_str().expect("text");
    let found = parlour(&["puzzles", GAME, "--count", "4", "--seed", "3"]).good();
    assert!(
        found.starts_with("{\"id\":1,\"game\":\"cublino-contra\",\"rules\":\"standard\","),
        "{found}"
    );
    for shard in ["2/2", "1/2"] {
        let args = [
            "puzzles", GAME, "--count", "4", "--seed", "3", "--shard", shard, "--out", path,
        ];
        assert_eq!(parlour(&args).good(), "");
    }
    assert_eq!(fs::read_to_string(&out).expect("written"), found);
    let said = parlour(&["puzzles", "--verify", path]).good();
    assert!(
        said.ends_with("puzzles, each with exactly one answer\n"),
        "{said}"
    );

    let wrong = found.replacen("\"within\":", "\"within\":1", 1);
    fs::write(&out, wrong).expect("written");
    let done = parlour(&["puzzles", "--verify", path]);
    assert!(done.out.contains(" 1: "), "{}", done.out);
    assert!(done.bad(1).contains("are wrong"));
}

#[test]
fn a_puzzle_is_solved_move_by_move() {
    let kept = parlour_puzzles::Collection::of(GAME)
        .expect("kept")
        .puzzles();
    let long = kept.iter().find(|p| p.answers[0].0.len() == 5);
    let puzzle = long.expect("wins in three");
    let number = puzzle.number.to_string();
    let table = parlour_puzzles::open(puzzle).expect("kept");
    let moves = table.moves(parlour_core::Eye::Keeper);
    let wrong = moves.iter().find(|m| **m != puzzle.first()).expect("many");
    let way = &puzzle.answers[0].0;
    let input = format!(
        "hint\nnonsense\n{wrong}\n{}\n{}\n{}\nquit\n",
        way[0][0], way[2][0], way[4][0]
    );
    let args = ["puzzle", GAME, "--number", &number];
    let out = parlour_with(&args, input.as_bytes()).good();
    for part in [
        "to move: win in 3",
        "themes: ",
        "no: ",
        "right; the answer is",
        "solved",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let end = parlour_with(&args, b"answer\n").good();
    assert!(
        end.contains(&table.say(puzzle.first()).expect("legal")),
        "{end}"
    );
}

#[test]
fn bad_input_gets_one_sentence() {
    for (args, part) in [
        (vec!["puzzle", "chess"], "chess"),
        (vec!["puzzle", GAME, "--theme", "luck"], "luck"),
        (vec!["puzzle", GAME, "--theme", "drop"], "drop"),
        (vec!["puzzle", GAME, "--number", "99999"], "99999"),
        (vec!["puzzles", GAME, "--shard", "3/2"], "3/2"),
        (vec!["puzzles", "chess"], "chess"),
        (vec!["puzzles", "--verify", "chess"], "chess"),
    ] {
        let said = parlour(&args).bad(2);
        assert!(said.contains(part), "{said}");
    }
    assert!(
        parlour(&["puzzles", "--verify", "no/file.txt"])
            .bad(1)
            .contains("no/file.txt")
    );
    assert!(
        parlour(&["puzzles", "--themes"])
            .good()
            .contains("sacrifice")
    );
}
