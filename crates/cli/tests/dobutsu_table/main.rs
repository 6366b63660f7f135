//! A new user's way with the solved game: the first question solves it, all others look it up.

#[path = "../common/mod.rs"]
mod common;
mod fresh;
mod reviews;
#[path = "../common/site.rs"]
mod site;
mod values;

use parlour_kit::vectors;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;

const START: &str = "S/gle/-c-/-C-/ELG/-";

/// Runs `parlour` with its data in this folder; what it printed, and what it told on the way.
fn parlour(data: &Path, args: &[&str], input: &str) -> (String, String) {
    let mut child = common::program()
        .args(args)
        .env("PARLOUR_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let done = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(done.stdout), text(done.stderr));
    assert!(done.status.success(), "{args:?}: {err}");
    (out, err)
}

/// The example of the program `bestmove`; moves of equal worth in the order of their text.
const EXAMPLE: &str = "\
+---+
|l R| ge
| e |
| C |
|L  | G
+---+

Position is a win  in 11. Possible moves:
 1: Bl8  win  in  10: S/--R/le-/-C-/L--/Gge
 2: 7e9  win  in  16: S/l-e/---/-C-/L--/Ggec
 3: *g5  draw:        S/l-R/-e-/gC-/L--/Ge
 4: *eA  loss in  21: S/leR/-e-/-C-/L--/Gg
 5: *g1  loss in  19: S/l-R/-e-/-C-/Lg-/Ge
 6: *gA  loss in  19: S/lgR/-e-/-C-/L--/Ge
 7: *e5  loss in  17: S/l-R/-e-/eC-/L--/Gg
 8: 7e3  loss in  17: S/l-R/---/-Ce/L--/Gge
 9: 7e5  loss in  17: S/l-R/---/eC-/L--/Gge
10: *e8  loss in  15: S/l-R/ee-/-C-/L--/Gg
11: *e3  loss in  13: S/l-R/-e-/-Ce/L--/Gg
12: *e6  loss in  13: S/l-R/-ee/-C-/L--/Gg
13: *g6  loss in   9: S/l-R/-eg/-C-/L--/Ge
14: *e0  loss in   7: S/l-R/-e-/-C-/L-e/Gg
15: *e1  loss in   7: S/l-R/-e-/-C-/Le-/Gg
16: *g0  loss in   7: S/l-R/-e-/-C-/L-g/Ge
17: *g3  loss in   7: S/l-R/-e-/-Cg/L--/Ge
18: *g8  loss in   3: S/l-R/ge-/-C-/L--/Ge
19: BlA  loss in   1: S/-lR/-e-/-C-/L--/Gge
";

/// What the first question left behind.
struct First {
    data: PathBuf,
    out: String,
    told: String,
}

const QUESTION: [&str; 3] = ["bestmove", "dobutsu", "G/l-R/-e-/-C-/L--/Geg"];

/// Asks a program that has no table yet: the one solve of all these tests.
fn first_question() -> &'static First {
    static FIRST: OnceLock<First> = OnceLock::new();
    FIRST.get_or_init(|| {
        let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first-table");
        let _ = fs::remove_dir_all(&data);
        let (out, told) = parlour(&data, &QUESTION, "");
        First { data, out, told }
    })
}

#[test]
fn the_first_question_solves_the_game_and_keeps_the_table() {
    let First { data, out, told } = first_question();
    assert_eq!(out, EXAMPLE);
    assert!(told.contains("dobutsu is solved once"), "{told}");
    assert!(told.contains("first-table"), "where it is kept: {told}");
    assert_eq!(told.lines().count(), 1, "no progress in a pipe: {told}");
    let files: Vec<_> = fs::read_dir(data).unwrap().flatten().collect();
    assert_eq!(files.len(), 1, "the table and nothing else");
    assert!(files[0].metadata().unwrap().len() <= 32 << 20);

    let again = parlour(data, &QUESTION, "");
    assert_eq!(
        again,
        (out.clone(), String::new()),
        "looked up, not solved again"
    );
}

#[test]
fn the_whole_line_is_shown() {
    let data = &first_question().data;
    let (out, _) = parlour(data, &["bestmove", "dobutsu", START, "--line"], "");
    let line: Vec<&str> = out.lines().rev().take_while(|l| !l.is_empty()).collect();
    assert_eq!(line.len(), 78, "the whole way to the end");
    let (_, hands) = line[0].rsplit_once('/').unwrap();
    assert!(hands.contains('l'), "Gote holds Sente's lion: {}", line[0]);
}

#[test]
fn moves_are_spelled_when_asked() {
    let data = &first_question().data;
    let spelled = [&QUESTION[..], &["--notation", "spelled"]].concat();
    let (out, _) = parlour(data, &spelled, "");
    assert!(out.contains("\n 1: La1-a2  win  in  10: "), "{out}");
}

#[test]
fn batch_knows_the_values() {
    let data = &first_question().data;
    let rows = vectors::rows("dobutsu/values.tsv");
    let question =
        |position: &str| json!({"do": "bestmove", "game": "dobutsu", "position": position});
    let asked: Vec<String> = rows
        .iter()
        .map(|row| question(row.get(0)).to_string())
        .collect();
    let (out, _) = parlour(data, &["batch"], &asked.join("\n"));
    let answers: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), rows.len());
    for (row, answer) in rows.iter().zip(answers) {
        assert_eq!(answer["result"], row.get(1), "{}: {answer}", row.place);
        let plies = match row.number::<i64>(2) {
            -1 => Value::Null,
            plies => json!(plies),
        };
        assert_eq!(answer["plies"], plies, "{}: {answer}", row.place);
    }
}

/// Gote wins from the start, in 78 plies at most.
#[test]
fn the_bot_that_knows_all_wins() {
    let data = &first_question().data;
    for other in ["bot:3", "bot:10"] {
        let seats = format!("{other},bot:10");
        let args = ["play", "dobutsu", "--seats", &seats];
        let (out, _) = parlour(data, &args, "history\nquit\n");
        assert!(out.contains("Gote won"), "{out}");
        let answers = out.lines().filter_map(|l| l.strip_prefix("over> "));
        let plies = answers.map(|l| l.split_whitespace().count()).max();
        let plies = plies.expect("a history");
        assert!(plies <= 78, "{plies} plies: {out}");
        assert!(other != "bot:10" || plies == 78, "{plies} plies: {out}");
    }
}

#[test]
fn odd_positions_get_a_clear_answer() {
    let data = &first_question().data;
    let said = |position: &str| parlour(data, &["bestmove", "dobutsu", position], "").0;
    let over = |position: &str, how: &str| {
        let out = said(position);
        assert!(out.contains(how), "{position}: {out}");
    };
    over(
        "S/L--/---/--l/---/GGEECC",
        "Sente wins (the lion has reached",
    );
    over("G/lL-/---/---/---/GGEECC", "Position is a win  in 1.");
    over("S/-l-/-L-/---/---/GGEECC", "Position is a win  in 1.");
    for stuck in ["S/lEG/EGL/-CC/---/-", "S/-EG/EGL/lCC/---/-"] {
        over(stuck, "The game is over: Gote wins");
    }
    over("S/-L-/--l/---/---/-", "The game is over: Sente wins");
    let around = ["0G3", "Bg8", "3G0", "8gB"];
    let mut repeated = vec!["bestmove", "dobutsu", "start"];
    repeated.extend(around.iter().chain(&around));
    let (out, _) = parlour(data, &repeated, "");
    assert!(out.contains("The game is over: draw"), "{out}");
}

/// As many moves as asked for, in the layout of all of them.
#[test]
fn fewer_moves_look_the_same() {
    let data = &first_question().data;
    let args = [
        "bestmove",
        "dobutsu",
        "G/l-R/-e-/-C-/L--/Geg",
        "--lines",
        "2",
        "--line",
    ];
    let (out, _) = parlour(data, &args, "");
    let (shown, line) = out.split_at(out.rfind("\n\n").unwrap());
    assert!(EXAMPLE.starts_with(shown), "{out}");
    assert!(shown.ends_with("Ggec"), "two moves: {out}");
    assert_eq!(line.trim().lines().count(), 11, "{out}");
}
