//! Solves Dōbutsu shōgi once, checks every value, and asks the table what is known from elsewhere.

use parlour_core::conformance::vectors;
use parlour_core::{Verdict, Watch};
use parlour_games::dobutsu::Position;
use parlour_solver::dobutsu::{ProbeError, Table, Value, is_dead_drop, make, open_or_make, verify};
use std::path::PathBuf;
use std::sync::OnceLock;

/// The table, solved once for all tests in this file.
fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let path = folder("table").join("dobutsu.table");
        let _ = std::fs::remove_file(&path);
        make(&path, 2, &Watch::new()).expect("the game can be solved");
        Table::open(&path).expect("the table can be opened")
    })
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// `win 11`, `draw -1`, as vectors write it.
fn told(value: Value) -> (&'static str, i64) {
    match value.verdict {
        Verdict::Win => ("win", value.plies.into()),
        Verdict::Draw => ("draw", -1),
        Verdict::Loss => ("loss", value.plies.into()),
    }
}

fn probe(text: &str) -> (&'static str, i64) {
    told(table().probe(&at(text)).unwrap())
}

#[test]
fn every_value_follows_and_all_counts_are_known() {
    let report = verify(table(), 2, &Watch::new()).unwrap_or_else(|why| panic!("{why}"));
    let rows = vectors::rows("dobutsu/rounds.tsv");
    assert_eq!(report.rounds.len(), rows.len());
    for (round, row) in report.rounds.iter().zip(rows) {
        let known = (row.number(1), row.number(2));
        assert_eq!((round.wins, round.losses), known, "{}", row.place);
    }
}

#[test]
fn vectors_of_values_match() {
    for row in vectors::rows("dobutsu/values.tsv") {
        let known = (row.get(1), row.number(2));
        assert_eq!(probe(row.get(0)), known, "{}", row.place);
        let mirrored = table().probe(&at(row.get(0)).mirrored()).unwrap();
        assert_eq!(told(mirrored), known, "{} in a mirror", row.place);
        let turned = table().probe(&at(row.get(0)).turned()).unwrap();
        assert_eq!(told(turned), known, "{} turned", row.place);
    }
}

#[test]
fn vectors_of_moves_match() {
    for row in vectors::rows("dobutsu/moves.tsv") {
        let before = at(row.get(0));
        let m = before.read_move(row.get(1)).unwrap();
        let values = table().values(&before).unwrap();
        let (_, value) = values.iter().find(|v| v.0 == m).unwrap();
        assert_eq!(told(*value), (row.get(2), row.number(3)), "{}", row.place);
    }
}

#[test]
fn the_first_position_is_lost_in_78() {
    let start = Position::default();
    assert_eq!(told(table().probe(&start).unwrap()), ("loss", 78));
    let moves = table().values(&start).unwrap();
    let told: Vec<_> = moves
        .iter()
        .map(|(m, v)| (start.write_move(*m), told(*v).1))
        .collect();
    let known = [("0G3", 78), ("1L3", 78), ("1L5", 78), ("4C7", 76)];
    assert_eq!(told, known.map(|(m, n)| (m.to_string(), n)));
    let line = table().line(&start, 1000).unwrap();
    assert_eq!(line.len(), 78);
}

#[test]
fn the_longest_win_takes_173_plies() {
    assert_eq!(probe("S/cgl/--e/--L/c-G/E"), ("win", 173));
    let at = at("S/cgl/--e/--L/c-G/E");
    assert_eq!(table().line(&at, 1000).unwrap().len(), 173);
}

#[test]
fn a_dead_chick_may_be_the_only_win() {
    let at = at("S/---/lc-/Eg-/GEL/C");
    assert_eq!(told(table().probe(&at).unwrap()), ("win", 57));
    let moves = table().values(&at).unwrap();
    let wins: Vec<_> = moves
        .iter()
        .filter(|(_, v)| v.verdict == Verdict::Win)
        .collect();
    assert_eq!(wins.len(), 1);
    assert!(is_dead_drop(&at, wins[0].0));
}

#[test]
fn odd_positions_get_the_right_answer() {
    assert_eq!(probe("S/lEG/EGL/-CC/---/-"), ("loss", 0), "no legal move");
    assert_eq!(probe("S/-EG/EGL/lCC/---/-"), ("loss", 0), "no legal move");
    assert_eq!(
        probe("S/---/-l-/-L-/---/GGEECC"),
        ("win", 1),
        "lions side by side"
    );
    assert_eq!(
        probe("S/L--/---/---/--l/GGEECC"),
        ("win", 0),
        "own lion is across"
    );
    assert_eq!(
        probe("G/L--/---/--l/---/GGEECC"),
        ("loss", 0),
        "the other lion is across"
    );
    assert_eq!(probe("G/Lg-/---/--l/---/GEECC"), ("win", 1), "a failed try");
}

#[test]
fn a_position_without_all_pieces_is_refused() {
    let study = at("S/l--/---/---/--L/-");
    let why = table().probe(&study).unwrap_err();
    assert!(matches!(why, ProbeError::Incomplete("giraffe")), "{why}");
    let won = at("S/l--/L--/---/---/-");
    assert_eq!(told(table().probe(&won).unwrap()), ("win", 1));
}

#[test]
fn analysis_lists_every_move_best_first() {
    let at = at("G/l-R/-e-/-C-/L--/Geg");
    let analysis = table().analyse(&at, 30).unwrap();
    assert_eq!(analysis.moves.len(), 19);
    assert_eq!(analysis.proof.unwrap().plies, Some(11));
    assert_eq!(analysis.moves[0].line.len(), 11);
    let plies: Vec<_> = analysis.moves.iter().map(|w| w.proof.unwrap()).collect();
    assert_eq!(plies[0].plies, Some(11));
    assert_eq!(plies[1].plies, Some(17));
    assert_eq!(plies[2].verdict, Verdict::Draw);
    assert_eq!(plies[18].plies, Some(2));
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
