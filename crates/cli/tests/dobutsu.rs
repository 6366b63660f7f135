//! Tables that cannot be used are refused in a sentence and left as they are.

mod common;

use common::Folder;
use parlour_solver::dobutsu::GAME;
use parlour_solver::file::{Contents, write};
use std::fs;
use std::path::Path;
use std::process::Output;

const LOST: &str = "S/gle/-c-/-C-/ELG/-";

/// Runs `parlour` with its data in this folder.
fn parlour(data: &Folder, args: &[&str]) -> Output {
    common::program()
        .args(args)
        .env("PARLOUR_DATA", &data.0)
        .output()
        .expect("the binary runs")
}

/// The one sentence of a run that failed.
#[track_caller]
fn refused(data: &Folder, args: &[&str], code: i32) -> String {
    let done = parlour(data, args);
    let err = String::from_utf8(done.stderr).expect("text");
    assert_eq!(done.status.code(), Some(code), "{args:?}: {err}");
    assert!(done.stdout.is_empty(), "{args:?}");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    err
}

/// A small table file of `game`.
fn table(path: &Path, game: &str) {
    let contents = Contents {
        game,
        figures: &[1, 2, 3],
        blocks: &[(0, &[1, 2, 3, 4])],
    };
    write(path, &contents, 1).expect("a table can be written");
}

/// Every command that reads the table says `why` and leaves the file alone.
#[track_caller]
fn all_refuse(data: &Folder, why: &str) {
    let path = data.file("dobutsu.table");
    let before = fs::read(&path).expect("the file is there");
    let asked: [&[&str]; 6] = [
        &["verify", "dobutsu"],
        &["verify", "dobutsu", &path],
        &["stats", "dobutsu"],
        &["stats", "dobutsu", &path, "--json"],
        &["solve", "dobutsu"],
        &["bestmove", "dobutsu", LOST],
    ];
    for args in asked {
        let told = refused(data, args, 1);
        assert!(told.contains(why), "{args:?}: {told}");
        assert!(told.contains("dobutsu.table"), "{args:?}: {told}");
        assert_eq!(fs::read(&path).expect("still there"), before, "{args:?}");
    }
    for args in [&["solve", "dobutsu"][..], &["bestmove", "dobutsu", LOST]] {
        let told = refused(data, args, 1);
        assert!(told.contains("--replace"), "{args:?}: {told}");
    }
}

#[test]
fn a_foreign_file_is_refused() {
    let data = Folder::new("foreign-table");
    fs::write(data.file("dobutsu.table"), "something of somebody's").unwrap();
    all_refuse(&data, "is no table file");
}

#[test]
fn a_table_of_another_game_is_refused() {
    let data = Folder::new("other-table");
    table(&data.0.join("dobutsu.table"), "draughts 1");
    all_refuse(&data, "is a table of draughts 1, not of dobutsu 1");
}

#[test]
fn a_damaged_table_is_refused() {
    let data = Folder::new("damaged-table");
    let path = data.0.join("dobutsu.table");
    table(&path, GAME);
    let good = fs::read(&path).unwrap();
    let mut bad = good.clone();
    *bad.last_mut().unwrap() ^= 1;
    fs::write(&path, bad).unwrap();
    all_refuse(&data, "is damaged");
    fs::write(&path, &good[..good.len() - 5]).unwrap();
    all_refuse(&data, "is damaged");
}

#[test]
fn a_table_with_too_few_values_is_refused() {
    let data = Folder::new("short-table");
    table(&data.0.join("dobutsu.table"), GAME);
    for command in ["verify", "stats"] {
        let done = parlour(&data, &[command, "dobutsu"]);
        assert_eq!(done.status.code(), Some(1), "{command}");
        let err = String::from_utf8(done.stderr).unwrap();
        let told = err.lines().last().unwrap();
        assert!(told.contains("holds too few or too many values"), "{told}");
    }
}

#[test]
fn a_table_that_is_not_there_is_not_made_by_those_who_only_read() {
    let data = Folder::new("no-table");
    for command in ["verify", "stats"] {
        let told = refused(&data, &[command, "dobutsu"], 1);
        assert!(told.contains("cannot read"), "{told}");
    }
    assert_eq!(fs::read_dir(&data.0).unwrap().count(), 0);
}

#[test]
fn only_what_is_solved_has_a_table() {
    let data = Folder::new("unsolved");
    for command in ["solve", "verify", "stats"] {
        let told = refused(&data, &[command, "loa"], 2);
        assert!(told.contains("dobutsu is"), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_no_table_behind() {
    let data = Folder::new("stopped-solve");
    let path = data.file("dobutsu.table");
    let child = common::spawn(&["solve", "dobutsu", "--out", &path]);
    std::thread::sleep(std::time::Duration::from_secs(2));
    let done = common::interrupt(child);
    assert_eq!(done.code, 130, "{}", done.err);
    assert_eq!(fs::read_dir(&data.0).unwrap().count(), 0);
}
