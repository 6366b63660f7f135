//! The toys keep the contract, and every planted bug is caught.

#[allow(dead_code)]
#[path = "../examples/high_card.rs"]
mod high_card;
mod toys;

use high_card::HighCard;
use parlour_core::{Eye, Match, Past, Seat, Status, rulebook, svg};
use parlour_kit::{check, check_past, check_perft, check_undo};
use toys::coins::{self, Coins, RULES};
use toys::gifts::{self, Gifts};
use toys::nim::Nim;
use toys::sevens::Sevens;

#[test]
fn an_open_game_keeps_the_contract() {
    check(&RULES, 60);
    check(
        &Coins {
            stall: None,
            length: 4,
            ..RULES
        },
        20,
    );
}

#[test]
fn a_hidden_game_with_teams_keeps_the_contract() {
    check(
        &Gifts {
            rounds: 3,
            bug: None,
        },
        40,
    );
}

#[test]
fn the_hidden_game_of_the_documentation_keeps_the_contract() {
    check(&HighCard, 60);
}

#[test]
fn a_count_that_differs_is_named_by_its_line() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("nim.tsv");
    std::fs::write(&file, "# by hand\n\t2\t9\n2 0\t2\t1\n").unwrap();
    check_perft(&Nim, &file);
    std::fs::write(&file, "# by hand\n\t2\t9\n2 0\t2\t2\n").unwrap();
    let said = caught(|| check_perft(&Nim, &file));
    assert!(said.contains("nim.tsv:3: lines of 2 moves"), "{said}");
    let said = caught(|| check_perft(&Nim, "no/such/file"));
    assert!(said.contains("cannot read no/such/file"), "{said}");
}

#[test]
fn a_game_that_lists_nothing_on_entry_keeps_the_contract() {
    let blocked = [5, 10, 15, 22, 29, 36, 44, 52];
    check(
        &Sevens {
            blocked: blocked.iter().map(|b| 1 << b).sum(),
        },
        1,
    );
}

#[test]
fn a_game_without_options_and_artwork_keeps_the_contract() {
    check(&Nim, 40);
}

#[test]
fn a_game_without_artwork_can_be_seen_and_played_by_touch() {
    let nim = rulebook(Nim);
    let (names, presets) = ([0, 1].map(|s| nim.seat_name(Seat(s))), nim.presets());
    assert_eq!(names, ["White", "Black"]);
    assert_eq!((presets.len(), presets[0].name), (1, "standard"));
    assert!(nim.specs().is_empty() && nim.configure(None, &[]).is_ok());
    let mut table = nim.open(Some("4 1"), 0).unwrap();
    assert_eq!((table.perft(2), table.perft(4)), (6, 1));
    let scene = table.scene(Eye::Public);
    let words: String = scene.labels.iter().map(|l| l.text.as_str()).collect();
    assert_eq!(words, "heapoooo");
    let row = |text: &str| scene.labels.iter().filter(|l| l.text == text).count();
    assert_eq!(row("o"), 4);
    assert!(svg::draw(&scene, &nim.glyphs(), &svg::Style::default()).contains(">p</text>"));
    let mover = Eye::Seat(Seat(1));
    let offered = table.entry(mover, &[]).next;
    let offered: Vec<_> = offered.iter().map(|c| c.spot.as_str()).collect();
    assert_eq!(offered, ["1", "2", "3"]);
    let done = table.entry(mover, &["3".into()]).done.unwrap();
    let made = table.play(&done).unwrap();
    let motion = table.motion(made.ply, Eye::Public).unwrap();
    assert_eq!(motion.notes().collect::<Vec<_>>(), ["3"]);
    assert!(table.play("2").is_err() && table.play("1").is_ok());
    assert_eq!(
        table.status().to_string(),
        "over: 0 win (took the last stone)"
    );
}

/// Runs the kit on a game with a bug and returns what the kit said.
fn caught(run: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(run).expect_err("the planted bug is caught");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()))
        .expect("a panic with a sentence")
}

#[test]
fn planted_bugs_in_an_open_game_are_caught() {
    use coins::Bug::*;
    for (bug, says) in [
        (StaleKey, "key"),
        (DeadEnd, "dead end"),
        (ForgottenWay, "no way to touch"),
        (WrongMotion, "does not lead"),
        (CountsOneMore, "count"),
        (FalseProgress, "but the match says"),
        (Misspelled, "a spelled move is read back"),
        (DeafOption, "stall_counts does not keep true"),
    ] {
        let game = Coins {
            bug: Some(bug),
            ..RULES
        };
        let said = caught(|| check(&game, 60));
        assert!(
            said.contains(says) || bug == WrongMotion && said.contains("meet"),
            "{bug:?}: {said}"
        );
    }
}

#[test]
fn planted_leaks_are_caught() {
    use gifts::Bug::*;
    for (bug, says) in [
        (LeakedHand, "is never in doubt"),
        (LeakedMove, "a move's text tells"),
        (LeakedSpelling, "a spelled move tells"),
        (LeakedMotion, "a motion tells"),
        (LeakedStack, "a sample looks the same"),
        (LeakedError, "follows from the mover's view"),
        (ForgottenGift, "a sample is a position that can be"),
    ] {
        let game = Gifts {
            rounds: 3,
            bug: Some(bug),
        };
        let said = caught(|| check(&game, 40));
        assert!(said.contains(says), "{bug:?}: {said}");
    }
}

#[test]
fn an_off_by_one_repetition_is_caught() {
    let late = |m: &Match<Coins>| match m.status() {
        Status::Over(how) if how.reason == Past::REPEATED && m.past().occurrences() == 3 => {
            parlour_core::Game::status(&**m.game(), m.position())
        }
        status => status,
    };
    let game = Coins {
        stall: None,
        ..RULES
    };
    let said = caught(|| (0..60).for_each(|seed| check_past(&game, seed, late)));
    assert!(said.contains("stood 3 times"), "{said}");
}

#[test]
fn an_undo_that_forgets_the_past_is_caught() {
    let forgetful = |m: &mut Match<Coins>| {
        let Some(before) = m.line().len().checked_sub(2) else {
            return false;
        };
        *m = Match::at(m.game().clone(), m.line()[before]);
        true
    };
    let said = caught(|| (0..60).for_each(|seed| check_undo(&RULES, seed, forgetful)));
    assert!(
        said.contains("undo forgets the past") || said.contains("can be undone"),
        "{said}"
    );
}
