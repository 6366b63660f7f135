//! Dōbutsu shōgi: rules, texts, pictures and figures from outside.

use parlour_core::conformance::{self, vectors};
use parlour_core::{Eye, Game, Match, Outcome, Past, Refusal, Rng, Seat, Seats, Status, Text};
use parlour_games::dobutsu::{Animal, Dobutsu, Move, Position, STUCK, Side, TAKEN, TRY};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

#[path = "dobutsu/twin.rs"]
mod twin;

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn moves(text: &str) -> BTreeSet<String> {
    let at = at(text);
    let texts = Dobutsu.list(&at).into_iter().map(|m| at.write_move(m));
    texts.collect()
}

fn after(text: &str, line: &str) -> Position {
    let mut at = at(text);
    for m in line.split_whitespace() {
        let m = at.read_move(m).unwrap_or_else(|why| panic!("{m}: {why}"));
        at.play(m);
    }
    at
}

fn won(by: Side, how: parlour_core::Reason) -> Status {
    Status::Over(Outcome::win(Seats::one(by.seat()), how))
}

fn refused(text: &str) -> String {
    match text.parse::<Position>() {
        Ok(read) => panic!("{text} was read as {read}"),
        Err(why) => why.to_string(),
    }
}

fn illegal(text: &str, m: &str) -> String {
    match at(text).read_move(m) {
        Err(Refusal::Illegal(why)) => why,
        other => panic!("{m} at {text}: {other:?}"),
    }
}

const START: &str = "S/gle/-c-/-C-/ELG/-";

#[test]
fn keeps_the_contract() {
    conformance::check(&Dobutsu, 60);
}

#[test]
fn agrees_with_the_slow_twin() {
    conformance::check_twin(&Dobutsu, 300, |_, at| twin::moves(at));
}

#[test]
fn plays_like_the_slow_twin() {
    for seed in 0..300 {
        let (mut at, mut rng) = (Position::default(), Rng::new(seed));
        for _ in 0..200 {
            let Some(m) = Dobutsu.pick(&at, &mut rng) else {
                break;
            };
            let expected = twin::after(&at, m);
            at.play(m);
            assert_eq!(at.to_string(), expected);
        }
        assert_eq!(at.status(), twin::status(&at), "{at}");
    }
}

#[test]
fn perft_matches() {
    let known = [1, 4, 17, 123, 976, 8122, 71677, 635117, 5684459];
    for (depth, leaves) in known.into_iter().enumerate() {
        let count = Dobutsu.perft(&Position::default(), depth as u32);
        assert_eq!(count, leaves, "depth {depth}");
        if depth < 7 {
            let plain = parlour_core::perft(&Dobutsu, &Position::default(), depth as u32);
            assert_eq!(plain, leaves, "depth {depth}, move by move");
        }
    }
}

#[test]
fn perft_nine_matches() {
    assert_eq!(Dobutsu.perft(&Position::default(), 9), 50_503_579);
}

#[test]
fn vectors_of_moves_match() {
    let mut listed: std::collections::BTreeMap<String, BTreeSet<String>> = Default::default();
    for row in vectors::rows("dobutsu/moves.tsv") {
        let before = at(row.get(0));
        let m = before
            .read_move(row.get(1))
            .unwrap_or_else(|why| panic!("{}: {why}", row.place));
        assert_eq!(before.write_move(m), row.get(1).trim(), "{}", row.place);
        let next = before.after(m);
        if row.number::<i32>(3) == 1 {
            assert!(matches!(next.status(), Status::Over(_)), "{}", row.place);
        }
        if !row.get(4).split('/').nth(5).unwrap().contains(['L', 'l']) {
            assert_eq!(next, at(row.get(4)), "{}", row.place);
        }
        let seen = listed.entry(row.get(0).into()).or_default();
        assert!(seen.insert(row.get(1).trim().into()), "{}", row.place);
    }
    for (text, listed) in listed {
        assert_eq!(moves(&text), listed, "moves at {text}");
    }
}

#[test]
fn vectors_of_values_are_positions_in_play() {
    for row in vectors::rows("dobutsu/values.tsv") {
        let position = at(row.get(0));
        let over = row.number::<i32>(2) == 0;
        assert_eq!(position.status().mover().is_none(), over, "{}", row.place);
        let wins = Dobutsu.list(&position).into_iter().any(|m| {
            let how = position.after(m).status().outcome();
            how.is_some_and(|o| o.points(position.turn().seat()) > 0)
        });
        let one = (row.get(1), row.number::<i32>(2)) == ("win", 1);
        assert_eq!(wins, one, "{}", row.place);
    }
}

#[test]
fn each_animal_steps_as_drawn_on_its_tile() {
    let alone = |letter: &str| {
        let text = format!("S/l--/-{letter}-/---/--L/-");
        let all = moves(&text).into_iter();
        let own = all.filter(|m| m.starts_with('7'));
        own.map(|m| m[2..].to_string()).collect::<String>()
    };
    assert_eq!(alone("G"), "468A");
    assert_eq!(alone("E"), "359B");
    assert_eq!(alone("C"), "A+");
    assert_eq!(alone("R"), "4689AB");
    let lion = moves("S/l--/---/-L-/---/-");
    let lion: String = lion.iter().map(|m| &m[2..]).collect();
    assert_eq!(lion, "01235678");
}

#[test]
fn gote_walks_down_the_board() {
    assert_eq!(
        moves("G/l--/-c-/---/-L-/-"),
        ["7c4", "Bl8", "BlA"].map(String::from).into()
    );
    assert_eq!(
        after("G/l--/---/-c-/L--/-", "4c1+").to_string(),
        "S/l--/---/---/Lr-/-"
    );
}

#[test]
fn steps_do_not_wrap_around_the_edge() {
    assert_eq!(
        moves("S/l--/---/G--/-L-/-")
            .iter()
            .filter(|m| m.starts_with('5'))
            .count(),
        3
    );
    assert_eq!(
        moves("S/l--/--E/---/-L-/-")
            .iter()
            .filter(|m| m.starts_with('6'))
            .count(),
        2
    );
}

#[test]
fn a_captured_piece_changes_owner() {
    assert_eq!(after(START, "4C7").to_string(), "G/gle/-C-/---/ELG/C");
    assert_eq!(after(START, "4C7 Al7").to_string(), "S/g-e/-l-/---/ELG/Cc");
}

#[test]
fn a_captured_rooster_is_a_chick() {
    let next = after("G/-lR/---/---/-L-/-", "Al9");
    assert_eq!(next.to_string(), "S/--l/---/---/-L-/c");
}

#[test]
fn two_equal_pieces_make_one_drop_a_square() {
    let drops = moves("S/l--/---/---/--L/CC");
    assert_eq!(drops.iter().filter(|m| m.starts_with('*')).count(), 10);
}

#[test]
fn a_dropped_chick_never_promotes_and_is_dead_on_the_last_rank() {
    let next = after("S/l--/---/---/--L/C", "*C9");
    assert_eq!(next.to_string(), "G/l-C/---/---/--L/-");
    assert!(
        moves("S/--C/l--/---/--L/-")
            .iter()
            .all(|m| !m.starts_with('9'))
    );
}

#[test]
fn two_chicks_in_a_file_and_mate_by_a_drop_are_allowed() {
    assert!(moves("S/l--/---/C--/--L/C").contains("*C8"));
}

#[test]
fn taking_the_lion_wins_and_shows_it_in_hand() {
    let next = after("S/l--/L--/---/---/-", "8LB");
    assert_eq!(next.to_string(), "G/L--/---/---/---/L");
    assert_eq!(next.status(), won(Side::Sente, TAKEN));
    assert!(matches!(
        next.to_string().parse::<Position>(),
        Err(Refusal::Invalid(_))
    ));
}

#[test]
fn a_lion_may_be_left_in_danger() {
    assert_eq!(moves("S/---/l--/L--/---/-").len(), 5);
}

#[test]
fn a_try_wins_where_nothing_attacks() {
    let next = after("S/---/L--/--l/---/-", "8LB");
    assert_eq!(next.status(), won(Side::Sente, TRY));
    let next = after("G/---/--L/l--/---/-", "5l2");
    assert_eq!(next.status(), won(Side::Gote, TRY));
}

#[test]
fn a_failed_try_must_be_taken_at_once() {
    let tried = after("S/-g-/L-l/---/---/G", "8LB");
    assert_eq!(tried.status(), Status::ToMove(Seat(1)));
    let taken = after(&tried.to_string(), "AgB");
    assert_eq!(taken.status(), won(Side::Gote, TAKEN));
    let ignored = after(&tried.to_string(), "6l9");
    assert_eq!(ignored.status(), won(Side::Sente, TRY));
    assert_eq!(moves(&ignored.to_string()).len(), 0);
}

#[test]
fn a_try_in_reply_to_a_failed_try_loses() {
    let tried = after("S/-g-/L--/l--/---/-", "8LB");
    let both = after(&tried.to_string(), "5l2");
    assert_eq!(both.status(), won(Side::Sente, TRY));
}

#[test]
fn a_lion_on_the_far_rank_is_a_legal_text() {
    assert_eq!(
        at("S/L--/---/--l/---/-").status(),
        won(Side::Sente, TRY),
        "own lion there, own move"
    );
    assert_eq!(at("G/L--/---/--l/---/-").status(), won(Side::Sente, TRY));
    assert_eq!(
        at("G/L--/l--/---/---/-").status(),
        Status::ToMove(Seat(1)),
        "it can be taken"
    );
}

#[test]
fn a_side_that_cannot_move_has_lost() {
    for text in ["S/lEG/EGL/-CC/---/-", "S/-EG/EGL/lCC/---/-"] {
        assert_eq!(at(text).status(), won(Side::Gote, STUCK));
        assert!(moves(text).is_empty());
    }
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut table = Match::new(Arc::new(Dobutsu), 0);
    let round = ["0G3", "Bg8", "3G0", "8gB"];
    for (i, m) in round.iter().cycle().take(8).enumerate() {
        assert_eq!(table.status().mover(), Some(Seat(i as u8 % 2)));
        table.play_text(m).unwrap();
    }
    assert_eq!(table.status(), Status::Over(Outcome::draw(Past::REPEATED)));
}

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

#[test]
fn turning_and_mirroring_keep_the_game() {
    let mut rng = Rng::new(7);
    for _ in 0..200 {
        let mut at = Position::default();
        Dobutsu.playout(&mut at, &mut rng, 12);
        for other in [at.turned(), at.mirrored(), at.turned().mirrored()] {
            assert_eq!(other.count_moves(), at.count_moves(), "{at}");
            assert_eq!(other.perft(3), at.perft(3), "{at}");
        }
        assert_eq!(at.turned().turned(), at);
        assert_eq!(at.mirrored().mirrored(), at);
    }
}

#[test]
fn pictures_show_hands_and_danger() {
    use parlour_core::Picture;
    let scene = Dobutsu.scene(&at("S/-l-/---/-g-/-L-/GCCe"));
    assert_eq!(scene.pieces.len(), 3 + 4);
    assert_eq!(scene.marks.len(), 1);
    let entry = Dobutsu.entry(&at("S/-l-/---/---/-L-/CC"), &["hand/0/C2".into()]);
    assert_eq!(entry.next.len(), 10);
    assert_eq!(entry.next[0].name.len(), 2);
}

proptest! {
    #[test]
    fn no_text_panics(text in ".{0,24}") {
        let _ = text.parse::<Position>();
        let _ = Position::default().read_move(&text);
    }

    #[test]
    fn near_texts_do_not_panic(text in "[SGx]/[LGECRlgecr-]{3}/[LGECRlgecr-]{3}/[LGECRlgecr-]{3}/[LGECRlgecr-]{3}/[LGECRlgecr-]{0,6}") {
        if let Ok(at) = text.parse::<Position>() {
            prop_assert_eq!(at.to_string().parse(), Ok(at));
            prop_assert_eq!(at.sfen().parse(), Ok(at));
            let mut slow = twin::moves(&at);
            slow.sort();
            let mut fast = Dobutsu.list(&at);
            fast.sort();
            prop_assert_eq!(fast, slow);
            prop_assert_eq!(at.status(), twin::status(&at));
        }
    }

    #[test]
    fn near_moves_do_not_panic(text in "[0-9AB*LGECRlgecrabc]{1,3}[x*0-9a-d-]{0,3}[+ ]?") {
        if let Ok(m) = Position::default().read_move(&text) {
            prop_assert!(Dobutsu.list(&Position::default()).contains(&m));
            let written = Dobutsu.write_move(&Position::default(), m, Eye::Public);
            prop_assert_eq!(Position::default().read_move(&written), Ok(m));
        }
    }
}
