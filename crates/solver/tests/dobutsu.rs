//! What the solver does without a table. The solve itself, its values and the table are checked where
//! a new user meets them, in the command line's `tests/dobutsu_table`: it takes a minute and is done once.

use parlour_core::Watch;
use parlour_solver::dobutsu::{can_keep, make, open_or_make};
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_file_that_is_no_table_is_left_alone() {
    let path = folder("foreign").join("dobutsu.table");
    std::fs::write(&path, "something of somebody's").unwrap();
    let why = open_or_make(&path, 1, &Watch::new())
        .err()
        .unwrap()
        .to_string();
    assert!(why.contains("no table file"), "{why}");
    assert_eq!(std::fs::read(&path).unwrap(), b"something of somebody's");
}

#[test]
fn a_stopped_solve_leaves_nothing_behind() {
    let path = folder("stopped").join("dobutsu.table");
    let watch = Watch::new();
    watch.stop();
    assert!(make(&path, 1, &watch).is_err());
    assert!(!path.exists());
}

#[test]
fn a_place_that_cannot_be_written_is_found_out_first() {
    let blocked = folder("blocked").join("file");
    std::fs::write(&blocked, "x").unwrap();
    let path = blocked.join("dobutsu.table");
    assert!(can_keep(&path).unwrap_err().to_string().contains("file"));
    let watch = Watch::with_report(|progress| panic!("solves: {progress:?}"));
    assert!(make(&path, 1, &watch).is_err());
}
