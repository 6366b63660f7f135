//! Records as text: what is read is written as the same.

use parlour_core::{Record, Rng};

#[test]
fn what_is_read_is_written_as_the_same() {
    for moves in [
        "{= 5}\n{ = not a position}{ }{more {braces} 1. 1",
        "1. 1 {[clock} {5]} 4 { = 3} {=} {x} {[depth 3] {y} ( 1. 2 {[time 4]} ( ) )",
        "1 {a}{ }{[worth -0.1]}{[mark 1] b}\u{a0}4.\u{2028}[x] {= 7}",
        "1. [1 2. } .",
    ] {
        for rules in [
            "[Rules \"short 1\"]",
            "[Rules \"short\"]",
            "[Rules \"\"]",
            "",
        ] {
            let text = format!("[Game \"coins\"]{rules}[Result \"0,2 win (a) b ()\"]{moves}");
            let record = Record::parse(&text).unwrap();
            let written = record.to_string();
            assert_eq!(Record::parse(&written), Ok(record), "{text:?}: {written:?}");
        }
    }
    let split = Record::parse("[Game \"coins\"] 1 {[clock} {5] left}").unwrap();
    assert_eq!(
        (split.moves[0].clock, &*split.moves[0].comment),
        (Some(5), "left")
    );
    let numbers = "1. ".repeat(1 << 20);
    let record = Record::parse(&format!("[Game \"coins\"]\n{numbers}4")).unwrap();
    assert_eq!(record.moves.len(), 1);
}

#[test]
fn headers_that_cannot_be_written_again_are_refused() {
    for tag in [
        "[Rules \"short 0\"]",
        "[Rules \"short 1 \"]",
        "[Rules \"short x\"]",
        "[Rules \" 1\"]",
        "[Seat \"a\rb\"]",
        "[Seat \"a\\\nb\"]",
    ] {
        let why = Record::parse(&format!("[Game \"coins\"]\n{tag}\n\n1. 1\n"));
        let why = why.expect_err(tag).to_string();
        assert!(why.starts_with("cannot read the header line ["), "{why}");
    }
}

/// Pieces of records in any order.
const PIECES: [&str; 28] = [
    "[Game \"coins\"]",
    "[Rules \"short 2\"]",
    "[Rules \"",
    "[Seat \"",
    "[Result \"draw (",
    "[Result \"1,0 win (x)\"]",
    "\"]",
    "\\",
    "\r",
    "1.",
    "12.",
    "x",
    ".",
    "{",
    "}",
    "{= ",
    "{ ",
    "= ",
    "(",
    ")",
    " ",
    "\n",
    "\u{2028}",
    "[clock 5]",
    "[clock",
    "5]",
    "[worth -0.1]",
    "[mark a]",
];

#[test]
fn any_text_that_is_read_is_written_as_the_same() {
    let mut rng = Rng::new(1);
    let mut read = 0;
    for _ in 0..50_000 {
        let pieces = (0..rng.below(16)).map(|_| PIECES[rng.below(PIECES.len())]);
        let text = format!("[Game \"coins\"]{}", pieces.collect::<String>());
        if let Ok(record) = Record::parse(&text) {
            let written = record.to_string();
            assert_eq!(Record::parse(&written), Ok(record), "{text:?}: {written:?}");
            read += 1;
        }
    }
    assert!(read > 2_000, "only {read} were records");
}
