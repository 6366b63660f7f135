//! Positions, moves and drawings as text.

use super::{START, at, illegal, refused};
use parlour_core::{Refusal, Text};
use parlour_games::dobutsu::{Animal, Dobutsu, Move, Position};
use std::collections::BTreeSet;

#[test]
fn hands_are_read_in_any_order_and_printed_in_one() {
    assert_eq!(
        at("G/l-R/-e-/-C-/L--/egG").to_string(),
        "G/l-R/-e-/-C-/L--/Gge"
    );
    assert_eq!(
        at("S/l--/---/---/--L/cCeEgG").to_string(),
        "S/l--/---/---/--L/GECgec"
    );
    assert_eq!(at("S/gle/-c-/-C-/ELG/").to_string(), START);
}

#[test]
fn bad_positions_are_refused_with_the_part_that_is_wrong() {
    for (text, part) in [
        ("", "looks like"),
        ("S/gle/-c-/-C-/ELG", "6 parts"),
        ("S/gle/-c-/-C-/ELG/-/-", "6 parts"),
        ("X/gle/-c-/-C-/ELG/-", "\"X\""),
        ("s/gle/-c-/-C-/ELG/-", "\"s\""),
        ("S/gle/-c--/-C-/ELG/-", "rank 2"),
        ("S/gle/-c-/-C/ELG/-", "rank 3"),
        ("S/gle/-x-/-C-/ELG/-", "'x' on b2"),
        ("S/gle/-c-/-C-/ELG/q", "'q' on hand"),
        ("S/gle/-c-/-C-/ELG/C-", "'-' on hand"),
        ("S/gle/-c-/-C-/ELG/C", "two chicks"),
        ("S/gle/-R-/-C-/ELG/c", "two chicks"),
        ("S/gle/gc-/-C-/ELG/-", "two giraffes"),
        ("S/gle/-c-/-C-/ELG/E", "two elephants"),
        ("S/gle/-c-/-C-/E-G/-", "Sente has no lion"),
        ("S/g-e/-c-/-C-/ELG/-", "Gote has no lion"),
        ("S/gle/-cL/-C-/ELG/-", "Sente has more than one lion"),
        ("S/gle/---/-C-/ELG/R", "R in hand"),
        ("S/gle/---/-C-/E-G/L", "L in hand"),
        ("S/glé/-c-/-C-/ELG/-", "'é' on c1"),
    ] {
        let why = refused(text);
        assert!(why.contains(part), "{text}: {why}");
    }
}

#[test]
fn a_study_may_lack_pieces() {
    let study = at("S/l--/---/---/--L/-");
    assert!(!study.is_complete());
    assert_eq!(study.missing(), Some(Animal::Giraffe));
    assert!(Position::default().is_complete());
}

#[test]
fn moves_are_read_in_every_spelling() {
    for (text, spellings) in [
        (START, "4C7 Cb3xb2 b3xb2 b3b2 cb3xb2 2c2b"),
        (START, "0G3 Gc4-c3 c4-c3 c4c3 Gc4c3 1d1c"),
        ("G/l--/---/---/--L/g", "*g5 G*a3 g*a3 G*3c"),
        ("S/l--/-C-/---/--L/-", "7CA+ Cb2-b1+ Cb2-b1 b2b1 2b2a+"),
    ] {
        let at = at(text);
        let read: BTreeSet<Move> = spellings
            .split(' ')
            .map(|s| at.read_move(s).unwrap_or_else(|why| panic!("{s}: {why}")))
            .collect();
        assert_eq!(read.len(), 1, "{spellings}");
    }
    assert_eq!(
        at(START).read_move("4C7 "),
        at(START).read_move("4C7"),
        "a trailing blank means no promotion"
    );
}

#[test]
fn moves_are_spelled_out() {
    let spelled = |text: &str, m: &str| {
        let at = at(text);
        at.spell_move(at.read_move(m).unwrap())
    };
    assert_eq!(spelled(START, "4C7"), "Cb3xb2");
    assert_eq!(spelled(START, "0G3"), "Gc4-c3");
    assert_eq!(spelled("S/l--/---/---/--L/G", "*G5"), "G*a3");
    assert_eq!(spelled("S/l--/-C-/---/--L/-", "7CA+"), "Cb2-b1+");
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    for (text, m, part) in [
        (START, "4c7", "letter of Sente's chick is C"),
        (START, "7c4", "is Gote's"),
        (START, "4G7", "is a chick"),
        (START, "5C8", "nothing stands on a3"),
        (START, "0G1", "lion of Sente itself stands on b4"),
        (START, "0G4", "chick of Sente itself stands on b3"),
        (START, "0G8", "cannot step to a2"),
        (START, "4C7+", "does not promote"),
        (START, "*G5", "no giraffe in hand"),
        (START, "*L5", "a lion is never dropped"),
        (START, "Cb3-b2", "takes on b2"),
        (START, "Gc4xc3", "takes nothing on c3"),
        ("S/l--/-C-/---/--L/G", "7CA", "promotes: 7CA+"),
        ("S/l--/-C-/---/--L/G", "*G7", "b2 is not empty"),
        ("S/l--/-C-/---/--L/G", "*g5", "Sente's turn"),
        ("S/L--/---/--l/---/-", "BL8", "over"),
    ] {
        let why = illegal(text, m);
        assert!(why.contains(part), "{m} at {text}: {why}");
    }
    for m in [
        "", "4", "4C", "4C77", "CC7", "4CX", "*G5+", "Cb3yb2", "Zb3b2", "é", "0000", "++++",
    ] {
        let why = at(START).read_move(m);
        assert!(matches!(why, Err(Refusal::Malformed(_))), "{m}: {why:?}");
    }
}

#[test]
fn draws_the_board_as_bestmove_does() {
    assert_eq!(
        Dobutsu.draw(&at(START)),
        "+---+\n|gle| \n| c |\n| C |\n|ELG| \n+---+"
    );
    assert_eq!(
        Dobutsu.draw(&at("G/l-R/-e-/-C-/L--/Geg")),
        "+---+\n|l R| ge\n| e |\n| C |\n|L  | G\n+---+"
    );
}

#[test]
fn reads_and_writes_the_texts_of_shogi_programs() {
    assert_eq!(Position::default().sfen(), "gle/1c1/1C1/ELG b - 1");
    for text in [
        "gle/1c1/1C1/ELG b - 1",
        "sfen gle/1c1/1C1/ELG b - 1",
        "gle/1c1/1C1/ELG b -",
        "gle/1c1/1C1/ELG[-] w 0 1",
        "gle/1c1/1C1/ELG[] w - - 0 1",
    ] {
        assert_eq!(at(text), Position::default(), "{text}");
    }
    let hands = at("G/l-R/-e-/-C-/L--/Geg");
    assert_eq!(hands.sfen(), "l1+C/1e1/1C1/L2 w Gge 1");
    assert_eq!(at("l1H/1e1/1C1/L2[Gge] b 0 1"), hands);
    assert_eq!(at("l1+C/1e1/1C1/L2 w Gge 1"), hands);
    assert_eq!(at("l2/3/3/2L b 2C 1").to_string(), "S/l--/---/---/--L/CC");
    for (text, part) in [
        ("gle/1c1/1C1 b - 1", "4 ranks"),
        ("gle/1c2/1C1/ELG b - 1", "rank 2"),
        ("gle/1c1/1C1/ELG x - 1", "\"x\""),
        ("gle/1c1/1C1/ELG b", "hands"),
        ("gle/1c1/1C1/ELG b 3C 1", "two chicks"),
        ("gle/1c1/1C1/ELG b 2 1", "of what"),
        ("gle/1c1/1C1/ELG b - one", "\"one\""),
        ("gle/1c1/1C1/EL+G b - 1", "only a chick"),
        ("gle/1c1/1C1/ELG[C w", "lacks a ]"),
        ("gle/1c1/1C1/ELG b c+ 1", "'+'"),
        ("gle/1k1/1C1/ELG b - 1", "'k'"),
    ] {
        let why = refused(text);
        assert!(why.contains(part), "{text}: {why}");
    }
}
