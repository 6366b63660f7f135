//! Dōbutsu shōgi: rules, texts, pictures and figures from outside.

use parlour_core::{Eye, Game, Match, Outcome, Past, Refusal, Rng, Seat, Seats, Status, Text};
use parlour_games::dobutsu::{Dobutsu, Position, STUCK, Side, TAKEN, TRY};
use parlour_kit::vectors;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

#[path = "dobutsu/texts.rs"]
mod texts;
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
    parlour_kit::check(&Dobutsu, 60);
}

#[test]
fn agrees_with_the_slow_twin() {
    parlour_kit::check_twin(&Dobutsu, 300, |_, at| twin::moves(at));
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
            how.is_some_and(|o| o.points(position.mover().seat()) > 0)
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
