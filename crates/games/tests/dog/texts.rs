//! Texts: positions, actions, boards in characters, records.

use crate::tools::{alone, at, dog, text};
use parlour_core::{Eye, Game, Record, Refusal, Rng, Rules, Text, Views, replay, rulebook};
use parlour_games::dog::{Dog, Hand, draw_text};

const EMPTY: &str = r"0    0 0 0 0  0 . . . . .               3
     3 2 1 0  1 . \     .
              2 .  . 0  .
              3 .  . 1  .               3
                .  . 2  .               3
              .    . 3    .             3
            .               .           3
          .                   .
. . . . .                       . . . . .
.                                     / .
.  . . . .                     . . . .  .
. /                                     .
. . . . .                       . . . . .
          .                   .
1           .               .
1             .      .    .
1               .    .  .
1               .    .  .
                .    .  .
                .     \ .
1               . . . . .    2 2 2 2    2";

const STARS: &str = include_str!("../drawings/dog.txt");

const RANKS: &str = r"0    0 . . .  0*0 . . . 0               3
     3 2 1 0  1 . \     .
              2 .  . 0  .
              3 .  . 1  .               3
                .  . 2  .               3
              .    0 3    .             3
            .               .           3
          .                   .
. . . . .                       . . . . .
.                                     / .
.  . . . .                     . . . .  .
. /                                     .
. . . . .                       . . . . .
          .                   .
1           .               .
1             .      .    .
1               .    .  .
1               .    .  .
                .    .  .
                .     \ .
1               . . . . .    2 2 2 2    2";

#[test]
fn boards_are_drawn_as_the_notation_draws_them() {
    for (board, picture) in [
        ("|||", EMPTY),
        ("P0*F1|P14P16|F0F3|P36P48*", STARS),
        ("P0*P60F3|||", RANKS),
    ] {
        let picture = picture.trim_end();
        assert_eq!(draw_text(board, 4).unwrap(), picture);
        let dog = Dog::libdog();
        let at = dog.read_position(board, 0).unwrap();
        assert!(dog.draw(&dog.view(&at, Eye::Keeper)).starts_with(picture));
    }
    let all = draw_text("P0*|P16*|P32*|P48*", 4).unwrap();
    assert_eq!(all.matches('*').count(), 4);
    let without = draw_text("P0|P16|P32|P48", 4).unwrap();
    let unstarred = all.replace('*', " ");
    let unstarred: Vec<_> = unstarred.lines().map(str::trim_end).collect();
    assert_eq!(unstarred.join("\n"), without);
}

#[test]
fn a_board_alone_may_have_stars_anywhere() {
    assert!(draw_text("P5*|F0*||", 4).is_ok());
    let dog = Dog::libdog();
    let answer = dog.read_position("P5*||| 0 play 7|-|-|-", 0);
    assert!(matches!(answer, Err(Refusal::Invalid(_))), "{answer:?}");
}

#[test]
fn every_square_has_a_character_of_its_own() {
    for players in [2, 3, 5, 6] {
        let empty = vec![""; players as usize].join("|");
        let picture = draw_text(&empty, players).unwrap();
        let dots = picture.matches('.').count();
        assert_eq!(dots, 20 * players as usize, "{players}:\n{picture}");
        for seat in 1..players {
            let start = format!("{}", 16 * seat);
            assert!(picture.contains(&start), "{start}:\n{picture}");
        }
        let mut board: Vec<_> = (0..players).map(|s| format!("P{}*", 16 * s)).collect();
        board[0].push_str("F0F1F2");
        let full = draw_text(&board.join("|"), players).unwrap();
        assert_eq!(full.matches('*').count(), players as usize, "{full}");
    }
}

#[test]
fn fields_left_out_are_filled_in() {
    let dog = Dog::default();
    let short = at(&dog, "P62||| 0 play 7|-|-|-");
    assert_eq!(short.round(), (6, 0));
    assert!(short.pile().is_empty());
    assert_eq!(short.stack().len(), 109);
    assert_eq!(short.cards(), Hand::deck());
    let line = text(&dog, &short);
    assert!(
        line.starts_with("P62||| 0 play 7|-|-|- 6:0 -|-|-|- "),
        "{line}"
    );
    assert_eq!(line.split(' ').count(), 9, "all fields are printed");
    let other = dog.read_position("P62||| 0 play 7|-|-|-", 1).unwrap();
    assert_ne!(short.stack(), other.stack(), "the seed orders the stack");
    assert_eq!(at(&dog, &line), short);
    let given = at(
        &dog,
        "P62||| 0 play 7|-|-|- 4:3 -|-|-|- - 57A 00000000000000ff",
    );
    let line = "P62||| 0 play 7|-|-|- 4:3 -|-|-|- - A57 00000000000000ff";
    assert_eq!(text(&dog, &given), line);
}

#[test]
fn hands_are_read_in_any_order_and_printed_in_theirs() {
    let dog = Dog::default();
    let now = at(&dog, "||| 1 give X2A|KQJT|9|- 5:1");
    let line = text(&dog, &now);
    assert!(line.starts_with("||| 1 give A2X|TJQK|9|- 5:1 "), "{line}");
}

#[test]
fn texts_that_cannot_be_are_refused() {
    let dog = Dog::default();
    for (text, part) in [
        ("", "BOARD"),
        ("||", "3 players"),
        ("|| 0 play 7|-|-", "3 players"),
        ("P64||| 0 play 7|-|-|-", "P64"),
        ("P999||| 0 play 7|-|-|-", "P999"),
        ("P5P5||| 0 play 7|-|-|-", "P5"),
        ("P5|P5|| 0 play 7|-|-|-", "P5"),
        ("P1P2P3P4P5||| 0 play 7|-|-|-", "more than 4"),
        ("F4||| 0 play 7|-|-|-", "F4"),
        ("Q4||| 0 play 7|-|-|-", "Q4"),
        ("P01||| 0 play 7|-|-|-", "P01"),
        ("P4*||| 0 play 7|-|-|-", "P4"),
        ("||| 4 play 7|-|-|-", "seat 4"),
        ("||| 0 wait 7|-|-|-", "wait"),
        ("||| 0 play 7|-|-", "3 players"),
        ("||| 0 play 7||-|-", "empty"),
        ("||| 0 play 1|-|-|-", "\"1\""),
        ("||| 0 play ?|-|-|-", "`?`"),
        ("||| 0 play -|7|-|-", "no card"),
        ("||| 0 play 777777777|-|-|-", "9 times 7"),
        ("||| 0 play XXXXXXX|-|-|-", "7 times X"),
        ("||| 0 play 7|-|-|- 7:0", "7"),
        ("||| 0 play 7|-|-|- 6:4", "seat 4"),
        ("||| 0 play 7|-|-|- six", "six"),
        ("||| 0 play 7|-|-|- 6:0 5|-|-|-", "gift 5"),
        ("||| 0 give 7|-|-|- 6:0 55|-|-|-", "more than one"),
        ("||| 0 give 7|-|-|- 6:0 5|-|-|-", "has chosen"),
        ("||| 0 play 7|-|-|- 6:0 -|-|-|- Y", "\"Y\""),
        ("||| 0 play 7|-|-|- 6:0 -|-|-|- ?9", "stack"),
        ("||| 0 play 7|-|-|- 6:0 -|-|-|- - ?", "pile"),
        ("||| 0 play 7|-|-|- 6:0 -|-|-|- - - 12", "16 hex"),
        ("||| 0 play 7|-|-|- 6:0 -|-|-|- - - ?", "shuffler"),
        (
            "||| 0 play 7|-|-|- 6:0 -|-|-|- - - 0000000000000000 1",
            "\"1\"",
        ),
    ] {
        let why = dog.read_position(text, 0).unwrap_err().to_string();
        assert!(why.contains(part), "{text}: {why}");
    }
    let many = "7".repeat(300);
    for text in [
        format!("||| 0 play {many}|-|-|-"),
        format!("||| 0 play 7|-|-|- 6:0 -|-|-|- {many} {many}"),
        format!("||| 0 play {}|{}|-|-", &many[..100], &many[..100]),
    ] {
        assert!(dog.read_position(&text, 0).is_err());
    }
    assert!(
        crate::tools::dog("braendi players=2")
            .read_position("| 0 give 7|-", 0)
            .is_err()
    );
}

#[test]
fn a_board_alone_is_dealt_from_the_seed() {
    let dog = Dog::default();
    let now = dog.read_position("P10|||", 3).unwrap();
    assert_eq!(now.board().to_string(), "P10|||");
    assert_eq!(now.cards(), Hand::deck());
    assert_eq!(now.hand(0), dog.start(3).hand(0));
}

#[test]
fn too_few_cards_are_dealt_as_far_as_they_go() {
    let dog = Dog::libdog();
    let now = at(&dog, "P62||| 0 play 7|-|-|- 6:0 -|-|-|- 23 -");
    let mut next = now.clone();
    dog.play(&mut next, dog.read_move(&now, "707").unwrap());
    let line = text(&dog, &next);
    assert!(
        line.starts_with("P5||| 0 give 237|-|-|- 5:1 -|-|-|- - - "),
        "{line}"
    );
}

#[test]
fn views_read_back() {
    for rules in ["braendi", "canadian players=6", "libdog players=3"] {
        let dog = dog(rules);
        let (mut at, mut rng) = (dog.start(4), Rng::new(4));
        for _ in 0..120 {
            for eye in Eye::all(dog.seats()) {
                let seen = dog.view(&at, eye);
                let line = dog.write_position(&seen);
                assert_eq!(dog.read_view(&line, eye).as_ref(), Ok(&seen), "{line}");
                // The keeper's text tells a seat no more than its own.
                let open = text(&dog, &at);
                assert_eq!(dog.read_view(&open, eye).as_ref(), Ok(&seen), "{open}");
            }
            let Some(m) = dog.random_action(&at, &mut rng) else {
                break;
            };
            dog.play(&mut at, m);
        }
    }
    let dog = Dog::default();
    let eye = Eye::Seat(parlour_core::Seat(0));
    let seen = dog.read_view("P62||| 0 play 7|??|??|??", eye).unwrap();
    let line = "P62||| 0 play 7|??|??|?? 6:0 -|-|-|- ?103 - ?";
    assert_eq!(dog.write_position(&seen), line);
    assert!(dog.read_view("P62||| 0 play ?|??|??|??", eye).is_err());
}

#[test]
fn records_replay_exactly() {
    for rules in [
        "braendi",
        "libdog players=2",
        "braendi players=2 draw_with_two=false",
    ] {
        let dog = dog(rules);
        let book = rulebook(dog.clone());
        let mut table = book.open(None, 9).unwrap();
        let mut rng = Rng::new(2);
        for _ in 0..90 {
            let Some(m) = table.pick(&mut rng) else { break };
            table.play(&m).unwrap();
        }
        let record = table.record(Eye::Keeper);
        let again = Record::parse(&record.to_string()).unwrap();
        let (rules, _) = parlour_games::from_record(&record.to_string()).unwrap();
        let replayed = replay(&*rules, &again).unwrap();
        assert_eq!(replayed.position(Eye::Keeper), table.position(Eye::Keeper));
        assert!(
            again.moves.iter().any(|m| m.chance.is_some()),
            "deals are kept"
        );
        assert_eq!(rules.settings(), book.settings(), "the rules are the same");
    }
}

#[test]
fn a_record_does_not_need_the_generator() {
    let dog = Dog::libdog();
    let book = rulebook(dog.clone());
    let mut table = book.open(None, 9).unwrap();
    let mut rng = Rng::new(2);
    for _ in 0..60 {
        let m = table.pick(&mut rng).unwrap();
        table.play(&m).unwrap();
    }
    // Another seed deals other cards; the recorded deals put them right.
    let mut record = table.record(Eye::Keeper);
    record.seed = Some(10);
    let replayed = replay(&*book, &record).unwrap();
    assert_eq!(replayed.position(Eye::Keeper), table.position(Eye::Keeper));
}

#[test]
fn the_seed_fixes_the_deal() {
    let dog = Dog::libdog();
    let line = text(&dog, &dog.start(1));
    assert_eq!(line.split(' ').nth(3).unwrap().len(), 27);
    assert_eq!(dog.start(1), dog.start(1));
    assert_ne!(dog.start(1), dog.start(2));
    assert_eq!(dog.name(), "dog");
}

#[test]
fn refusals_name_the_part() {
    let dog = Dog::libdog();
    let now = alone(&dog, "P5P0*|||", 0, "57");
    for (action, part) in [
        ("60", "no 6"),
        ("52", "piece 2"),
        ("G5", "given"),
        ("D5", "can be played"),
        ("71'7", "partner"),
        ("7077", "left over"),
        ("705", "add up to 5"),
        ("Y0", "A23456789TJQKX"),
    ] {
        let why = dog.read_move(&now, action).unwrap_err().to_string();
        assert!(why.contains(part) || part == "left over", "{action}: {why}");
    }
}

#[test]
fn actions_are_spelled_by_places() {
    let canadian = dog("canadian");
    for (rules, board, hand, exact, spelled) in [
        (&canadian, "P3|||", "5", "50", "5: P3→P8"),
        (&canadian, "P3|P8||", "5", "50", "5: P3→P8 (Yellow home)"),
        (&canadian, "|||", "K", "K#", "K: kennel→P0"),
        (&canadian, "P3|||", "A", "A'0", "A: P3→P4"),
        (&canadian, "P3|||", "A", "A0", "A: P3→P14"),
        (&canadian, "P2|||", "4", "4'0", "4: P2→P62"),
        (&canadian, "P62|||", "4", "40", "4: P62→F1"),
        (&canadian, "P62|||", "4", "40-", "4: P62→P2"),
        (&canadian, "P60|||", "T", "T0", "10: P60→P6"),
        (&canadian, "P3|||P60", "J", "J030", "J: P3↔P60 (Blue)"),
        (
            &canadian,
            "P3P10|P5||P12",
            "7",
            "70314",
            "7: P10→P13 (Blue home), P3→P7 (Yellow home)",
        ),
        (&canadian, "P3||F0|", "7", "7050'2", "7: F0'→F2', P3→P8"),
        (&canadian, "P3|||", "X", "X60", "X as 6: P3→P9"),
        (&canadian, "P3|||", "X", "X707", "X as 7: P3→P10"),
    ] {
        let from = alone(rules, board, 0, hand);
        let action = rules.read_move(&from, exact).expect(exact);
        let me = Eye::Seat(parlour_core::Seat(0));
        assert_eq!(rules.say(&from, action, me), spelled, "{exact} on {board}");
        let ascii = spelled.replace('→', " -> ").replace('↔', "<->");
        for text in [spelled, &ascii, &spelled.to_lowercase()] {
            assert_eq!(rules.read_move(&from, text), Ok(action), "{text}");
        }
    }
}

#[test]
fn gifts_folds_and_draws_are_spelled_in_words() {
    let rules = dog("braendi");
    let from = at(&rules, "||| 0 give 2T|3|4|5");
    let gift = rules.read_move(&from, "GT").expect("legal");
    for (eye, told) in [
        (Eye::Seat(parlour_core::Seat(0)), "gives 10"),
        (Eye::Seat(parlour_core::Seat(2)), "gives a card"),
        (Eye::Public, "gives a card"),
        (Eye::Keeper, "gives 10"),
    ] {
        assert_eq!(rules.say(&from, gift, eye), told);
    }
    assert_eq!(rules.read_move(&from, "gives 10"), Ok(gift));
    let stuck = alone(&rules, "|||", 0, "5");
    let fold = rules.read_move(&stuck, "F").expect("legal");
    assert_eq!(rules.say(&stuck, fold, Eye::Public), "folds");
    assert_eq!(rules.read_move(&stuck, "Folds"), Ok(fold));
    let three = dog("braendi players=3");
    let from = at(&three, "P3|P20| 0 play 2|5|-");
    let draw = three.read_move(&from, "2?1").expect("legal");
    assert_eq!(three.say(&from, draw, Eye::Public), "2: draws from Yellow");
    assert_eq!(three.read_move(&from, "2: draws from yellow"), Ok(draw));
}

#[test]
fn only_a_seven_moves_a_piece_of_the_partner() {
    let rules = dog("canadian");
    for board in ["|P20|P30|", "P25|P20|P30|"] {
        let from = alone(&rules, board, 0, "5JX");
        for text in ["5: P30→P35", "5: P30→P30", "X as 4: P30→P26", "J: P30↔P20"] {
            let refusal = rules.read_move(&from, text).expect_err(text);
            let why = "no piece of Red stands on P30";
            assert!(refusal.to_string().contains(why), "{text}: {refusal}");
        }
    }
}

#[test]
fn a_spelled_action_that_cannot_be_is_refused_with_its_reason() {
    let rules = dog("canadian");
    let from = alone(&rules, "P3|P20||", 0, "57JX");
    for (text, why) in [
        ("5: P4→P9", "no piece of Red stands on P4"),
        ("5: P3→P9", "5 does not bring the piece on P3 to P9"),
        ("5: P20→P25", "no piece of Red stands on P20"),
        ("5: kennel→P1", "comes out on P0"),
        ("5: kennel→P0", "brings no piece out"),
        ("5: P3→P5, P5→P8", "only a 7 is split"),
        ("7: P3→P9", "add up to 6"),
        ("7: P3→P11", "cannot reach P11"),
        ("7: P3→P5,", "does not say from where"),
        ("J: P3↔P21", "no piece on P21"),
        ("J: P3↔F0", "no piece on F0"),
        ("J: P3↔P95", "no piece on P95"),
        ("J: P3↔P98", "no place"),
        ("J: P3↔P148", "no place"),
        ("5: P3↔P20", "only"),
        ("X as 3: P3↔P20", "only"),
        ("5: draws from Blue", "only"),
        ("5 as 6: P3→P9", "no joker"),
        ("Z: P3→P9", "no card"),
        ("5: Q3→P9", "no place"),
        ("5: P300→P9", "no place"),
        ("5:", "does not say from where"),
        (":", "before the colon"),
        ("gives", "which card"),
        ("gives a card", "which card"),
        ("5: draws from nobody", "nobody is called"),
    ] {
        let refusal = rules.read_move(&from, text).expect_err(text);
        assert!(refusal.to_string().contains(why), "{text}: {refusal}");
    }
}
