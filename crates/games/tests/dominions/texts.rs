//! Positions, moves and records as text, good and bad.

use super::{SAMPLE, after, at, sample, sample_after, sized};
use parlour_core::{Eye, Game, Record, Refusal, Text};
use parlour_games::dominions::Dominions;
use parlour_kit::vectors::rows;
use proptest::prelude::*;

fn kind(why: &Refusal) -> &'static str {
    match why {
        Refusal::Malformed(_) => "malformed",
        Refusal::Invalid(_) => "invalid",
        Refusal::Illegal(_) => "illegal",
    }
}

#[test]
fn bad_texts_are_refused_by_kind_and_name_the_part() {
    let game = Dominions::default();
    for row in rows("dominions/malformed.tsv") {
        let (position, text) = (row.get(1), row.get(2));
        let why = match row.get(0) {
            "position" => game.read_position(position, 0).err(),
            "move" => game.read_move(&at(position), text).err(),
            "record" => match game.import(text) {
                None => panic!("{}: does not look like a record", row.place),
                Some(read) => read.err(),
            },
            other => panic!("{}: {other}", row.place),
        };
        let why = why.unwrap_or_else(|| panic!("{}: taken", row.place));
        assert_eq!(kind(&why), row.get(3), "{}: {why}", row.place);
        let names = why.to_string().contains(row.get(4));
        assert!(names, "{}: {why} does not say {}", row.place, row.get(4));
    }
}

#[test]
fn tiles_are_read_in_any_order_and_printed_by_index() {
    let text = "h8:55Bb,i9:63Ww B 1";
    assert_eq!(at(text).to_string(), "i9:63Ww,h8:55Bb B 1");
    assert_eq!(at("e9:2Wb W 0").to_string(), "e9:2Wb W 0");
}

#[test]
fn both_spellings_of_a_move_are_read() {
    let spelled = |text| after("i9:63Ww B 0", text);
    assert_eq!(spelled("P55h8"), spelled("B[P55h8]"));
    assert_eq!(spelled("pass"), spelled("B[pass]"));
}

#[test]
fn people_call_a_tile_by_its_beams() {
    let game = Dominions::default();
    let start = game.start(0);
    for (exact, said) in [
        ("P63i9", "all i9"),
        ("P37i9", "N+SW+NE i9"),
        ("P8i9", "S i9"),
        ("pass", "pass"),
    ] {
        let m = game.read_move(&start, exact).expect("a move");
        assert_eq!(game.say(&start, m, Eye::Keeper), said);
        assert_eq!(game.read_move(&start, said), Ok(m));
    }
    let turned = game.read_move(&start, "W[ne+n+sw i9]");
    assert_eq!(turned, game.read_move(&start, "P37i9"));
    for (text, part) in [
        ("N+N i9", "N+N"),
        ("N+X i9", "N+X"),
        (" i9", "i9"),
        ("all z9", "z9"),
        ("all ", "all"),
    ] {
        let why = game.read_move(&start, text).expect_err(text);
        assert!(why.to_string().contains(part), "{why}");
    }
}

#[test]
fn records_go_out_as_they_came_in() {
    let game = Dominions::default();
    let mut record = sample();
    assert_eq!(record.moves[0].text, "P63i9");
    assert_eq!(game.export(&record, "txt").as_deref(), Some(SAMPLE));
    assert_eq!(game.export(&record, "sgf"), None);
    record.moves[0].text = "W[P63i9]".into();
    assert_eq!(game.export(&record, "txt").as_deref(), Some(SAMPLE));
    record.start = Some("- B 0".into());
    assert_eq!(game.export(&record, "txt"), None);
    let passes = game.import("W[pass];B[pass]\n").unwrap().unwrap();
    assert_eq!(
        game.export(&passes, "txt").as_deref(),
        Some("W[pass] B[pass]\n")
    );
}

#[test]
fn other_texts_are_no_records_of_this_game() {
    let game = Dominions::default();
    for text in ["", "1. e4 e5", "[Game \"dominions\"]", "P63i9", "Wh"] {
        assert!(game.import(text).is_none(), "{text}");
    }
}

#[test]
fn a_record_of_a_small_board_says_its_size() {
    let read = sized("3").import("W[P8e5] B[pass]").unwrap().unwrap();
    assert_eq!(read.options, [("size".to_string(), "3".to_string())]);
    assert!(sized("3").import("W[P8f5]").unwrap().is_err());
}

#[test]
fn the_sample_replays_through_the_table() {
    let (rules, record) = parlour_games::from_record(SAMPLE).unwrap();
    let table = parlour_core::replay(&*rules, &record).unwrap();
    assert_eq!(table.ply(), 62);
    assert_eq!(table.scores(), Some(vec![-14, 12]));
    let notes = |ply: usize| {
        let motion = table.motion(ply - 1, parlour_core::Eye::Public).unwrap();
        motion.notes().map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(notes(50), ["captures: 4"]);
    assert_eq!(notes(51), ["suicides: 2"]);
    assert_eq!(notes(19), ["suicides: 1"]);
    assert_eq!(notes(1), [] as [&str; 0]);
    let own = table.record(parlour_core::Eye::Keeper);
    assert_eq!(Record::parse(&own.to_string()), Ok(own));
}

#[test]
fn the_board_is_drawn_with_tiles_beams_and_hands() {
    let drawn = Dominions::default().draw(&sample_after(3));
    for part in [
        "63w",
        "55b",
        "30w",
        "q",
        "17",
        "White scores -59",
        "Black to move",
    ] {
        assert!(drawn.contains(part), "{part} is missing in\n{drawn}");
    }
    let lines = drawn.lines().collect::<Vec<_>>();
    assert!(lines[..35].iter().all(|l| l.chars().count() <= 76));
    let small = sized("3").draw(&sized("3").start(0));
    assert_eq!(small.matches('·').count(), 19);
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,40}") {
        let game = Dominions::default();
        let _ = game.read_position(&text, 0);
        let _ = game.read_move(&game.start(0), &text);
        let _ = game.import(&text);
    }

    #[test]
    fn no_text_like_ours_panics(text in "([a-r][0-9]{1,3}:[0-9]{1,3}[WB][wb],?){0,4} [WB] [0-3]",
                                m in "([WB]\\[)?P?[0-9]{0,4}[a-r]?[0-9]{0,3}\\]?") {
        let game = Dominions::default();
        if let Ok(read) = game.read_position(&text, 0) {
            let again = game.read_position(&game.write_position(&read), 0);
            prop_assert_eq!(again, Ok(read.clone()));
            if let Ok(m) = game.read_move(&read, &m) {
                prop_assert!(game.is_legal(&read, m));
            }
        }
        let _ = game.read_move(&game.start(0), &m);
        let _ = game.import(&m);
    }
}
