//! What texts are taken, and what is said about others.

use super::read;
use parlour_core::{Refusal, Text};
use parlour_games::cublino::{Cublino, Die, Dir, Setup, is_valid, is_well_formed};
use proptest::prelude::*;

#[test]
fn dice_are_read_in_any_order_and_printed_by_row() {
    let (game, at) = read("cve5Wa1vc1xd6Bb1");
    assert_eq!(game.write_position(&at), "cWa1Bb1vc1ve5xd6");
}

#[test]
fn well_formed_and_valid_are_two_questions() {
    assert!(is_well_formed("P") && !is_valid("P"));
    assert!(is_well_formed("C") && is_valid("C"));
    assert!(is_well_formed("CWa1Wa1") && !is_valid("CWa1Wa1"));
    assert!(!is_well_formed("") && !is_valid(""));
}

#[test]
fn a_state_of_the_other_game_is_invalid() {
    let pur = Cublino::pur();
    let refused = pur.read_position("CWa1va7", 0);
    let why = refused.expect_err("Contra");
    assert!(matches!(&why, Refusal::Invalid(text) if text.contains("Contra")));
    let start = "PWa1Wb1Wc1Wd1We1Wf1Wg1va7vb7vc7vd7ve7vf7vg7";
    assert!(pur.read_position(start, 0).is_ok());
    assert!(matches!(
        Cublino::contra().read_position(start, 0),
        Err(Refusal::Invalid(_))
    ));
}

#[test]
fn a_bad_move_is_refused_by_name() {
    let state = "PWd3Wb1Wc1Wd1We1Wf1Wg1ve3vd4vc7vd7ve7vf7vg7";
    let (game, at) = read(state);
    for (text, part, malformed) in [
        ("", "\"\"", true),
        ("d3", "\"d3\"", true),
        ("d3d", "\"d\"", true),
        ("d3h4", "\"h4\"", true),
        ("d3d8", "\"d8\"", true),
        ("D3d4", "\"D3\"", true),
        ("d3-d4", "\"-d\"", true),
        ("d3 d4", "\" d\"", true),
        ("Pass", "may not pass", false),
        ("dé", "\"dé\"", true),
        ("a3a4", "no die on a3", false),
        ("e3e2", "die on e3 is Black's", false),
        ("d3d4", "d4 is taken", false),
        ("d3d2", "never go back, as from d3 to d2", false),
        ("d3c4", "d3 to c4", false),
        ("d3d6", "d3 to d6", false),
        ("d3b3", "no die on c3", false),
        ("d3d5d6", "d5 to d6", false),
        ("d3f3d3", "ends where it began, on d3", false),
        ("d3d3", "from d3 to d3", false),
        ("pass", "may not pass", false),
    ] {
        let why = game.read_move(&at, text).expect_err(text);
        assert_eq!(matches!(why, Refusal::Malformed(_)), malformed, "{text}");
        assert_eq!(matches!(why, Refusal::Illegal(_)), !malformed, "{text}");
        assert!(why.to_string().contains(part), "{text}: {why}");
    }
    for (text, malformed) in [
        ("d3", true),
        ("d3d5f5", true),
        ("pass", true),
        ("d3d4", false),
    ] {
        let why = game.check_step(&at, text).expect("steps").expect_err(text);
        assert_eq!(matches!(why, Refusal::Malformed(_)), malformed, "{text}");
    }
}

#[test]
fn the_board_is_drawn() {
    let (game, at) = read("cWa1Bb1vc2ve5xd6");
    let drawn = game.draw(&at);
    assert!(drawn.starts_with("7  ·  ·"), "{drawn}");
    assert!(drawn.contains("1 W6 B1  ·"), "{drawn}");
    assert!(
        drawn.ends_with("Dice: White 2, Black 3\nBlack to move"),
        "{drawn}"
    );
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "\\PC*", step in "\\PC{0,8}") {
        let setup = text.parse::<Setup>();
        prop_assert_eq!(is_well_formed(&text), setup.is_ok());
        let (game, at) = read("CWd3ve3vd5");
        let _ = game.read_move(&at, &step);
        let _ = game.check_step(&at, &step);
    }

    #[test]
    fn nearly_good_states_are_answered(text in "[pPcC]?([a-xA-X][a-g][1-7]){0,16}.?") {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string(), text);
            if let Ok(at) = setup.position() {
                let again = Setup::of(setup.variant, &at);
                prop_assert_eq!(again.position(), Ok(at));
            }
        }
    }

    #[test]
    fn nearly_good_moves_are_answered(text in "([c-e][1-5]){0,6}") {
        let (game, at) = read("PWd3Wb1Wc1Wd1We1Wf1Wg1ve3vd4vc7vd7ve7vf7vg7");
        if let Ok(m) = game.read_move(&at, &text) {
            let canonical = m.to_string();
            prop_assert!(canonical.len() <= text.len());
            prop_assert_eq!(game.read_move(&at, &canonical), Ok(m));
            prop_assert_eq!(&canonical[..2], &text[..2]);
            prop_assert_eq!(canonical.chars().last(), text.chars().last());
        }
    }
}

#[test]
fn the_notation_page_lists_every_orientation() {
    let page = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/notation/cublino.md"
    );
    let page = std::fs::read_to_string(page).expect("the page is there");
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        let is_row = cells.len() == 8 && cells[1].len() == 1 && cells[0].len() == 1;
        is_row.then(|| cells.join(" "))
    });
    let dice = (0..24).filter_map(Die::new).map(|die| {
        let (top, ahead, left) = (die.top(), die.face(Dir::North), die.face(Dir::West));
        let tips = [Dir::North, Dir::South, Dir::East, Dir::West].map(|d| die.tip(d).letter());
        let [north, south, east, west] = tips;
        format!(
            "{} {top} {ahead} {left} {north} {south} {east} {west}",
            die.letter()
        )
    });
    assert_eq!(rows.collect::<Vec<_>>(), dice.collect::<Vec<_>>());
}
