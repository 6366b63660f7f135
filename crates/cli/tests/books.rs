//! Level 10's book, on every way to a bot that plays.

mod common;
use common::{parlour, parlour_with};

/// What the engine says when it is told this, up to its move.
fn talk(lines: &str) -> String {
    let lines = format!("{lines}\nquit\n");
    parlour_with(&["engine", "loa"], lines.as_bytes()).good()
}

#[test]
fn an_engine_opens_its_book_unless_told_otherwise() {
    let known = "info depth 0 score cp ";
    let said = talk("ugi\ngo movetime 50");
    assert!(
        said.contains("option name book type check default true"),
        "{said}"
    );
    assert!(said.contains(known) && said.contains(" nodes 0 "), "{said}");
    for lines in [
        "setoption name book value false\ngo movetime 50",
        "setoption name multipv value 2\ngo movetime 50",
        "setoption name level value 9\ngo movetime 50",
        "setoption name judge value classic\ngo movetime 50",
        "setoption name repetition value off\ngo movetime 50",
        "go nodes 300",
        "go depth 3",
    ] {
        let said = talk(lines);
        assert!(
            said.contains("bestmove ") && !said.contains(known),
            "{lines}: {said}"
        );
    }
    let said = talk("setoption name book value perhaps");
    assert!(
        said.contains("info error book: a switch is on or off"),
        "{said}"
    );
    let closed = parlour_with(
        &["engine", "loa", "--book", "off"],
        b"ugi\ngo movetime 50\nquit\n",
    )
    .good();
    assert!(
        closed.contains("option name book type check default false"),
        "{closed}"
    );
    assert!(!closed.contains(known), "{closed}");
}

/// Without a book level 10 owes nothing to the seed; with it games differ.
#[test]
fn a_match_has_books_unless_told_otherwise() {
    let openings = |book: &[&str]| {
        let folder = common::Folder::new("books");
        let dir = folder.file("games");
        let mut args = vec![
            "match",
            "cublino-pur",
            "10",
            "10",
            "--nodes",
            "300",
            "--opening",
            "0",
            "--plies",
            "3",
            "--games",
            "16",
            "--save",
            &dir,
        ];
        args.extend(book);
        parlour(&args).good();
        let games = std::fs::read_dir(&dir).unwrap().map(|file| {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let moves = text
                .lines()
                .filter(|line| !line.starts_with('['))
                .collect::<String>();
            moves.split('{').next().unwrap_or_default().to_string()
        });
        games.collect::<std::collections::BTreeSet<String>>().len()
    };
    assert_eq!(openings(&["--book", "off"]), 1);
    assert!(openings(&[]) > 1);
    assert!(openings(&["--book", "on"]) > 1);
}

#[test]
fn a_switch_is_on_or_off() {
    for command in ["play", "match", "engine"] {
        let why = parlour(&[command, "loa", "--book", "perhaps"]).bad(2);
        assert!(why.contains("a switch is on or off"), "{why}");
    }
    assert!(
        parlour(&["bestmove", "loa", "--book", "off"])
            .bad(2)
            .contains("--book")
    );
    let why = parlour(&["match", "loa", "4", "level=10,book=perhaps"]).bad(2);
    assert!(why.contains("book: a switch is on or off"), "{why}");
    let two = [
        "match",
        "loa",
        "10",
        "level=10,book=off",
        "--games",
        "2",
        "--nodes",
        "100",
        "--plies",
        "10",
    ];
    assert!(parlour(&two).good().contains("level:10 without book"));
}
