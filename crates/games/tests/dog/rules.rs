//! One rule, one small test.

use crate::tools::{after, alone, at, dog, text, texts};
use parlour_core::{Eye, Game, Refusal, Rng, Seat, Status, Text, Views};
use parlour_games::dog::{Dog, Hand, Phase, SeenGift};

fn leads(rules: &str, board: &str, hand: &str, action: &str, to: &str) {
    let dog = dog(rules);
    let at = alone(&dog, board, 0, hand);
    assert_eq!(
        after(&dog, &at, action).as_deref(),
        Ok(to),
        "{board} {action}"
    );
}

fn refused(rules: &str, board: &str, hand: &str, action: &str) {
    let dog = dog(rules);
    let at = alone(&dog, board, 0, hand);
    let answer = after(&dog, &at, action);
    assert!(
        matches!(answer, Err(Refusal::Illegal(_))),
        "{board} {action}: {answer:?}"
    );
}

#[test]
fn a_blocking_piece_does_not_enter_directly() {
    leads("libdog", "P0*|||", "4", "40", "P4|||");
    leads("libdog", "P0|||", "3", "30", "F2|||");
}

#[test]
fn overshooting_falls_back_to_the_ring() {
    leads("libdog", "P60F1|||", "8", "81", "P4F1|||");
    leads("libdog", "P60F1|||", "5", "51", "F0F1|||");
    leads("libdog", "P60F1|||", "5", "51-", "P1F1|||");
}

#[test]
fn own_blockers_block_too() {
    for action in ["80", "80-", "T0"] {
        refused("libdog", "P0*P60|||", "8T", action);
    }
}

#[test]
fn a_swept_piece_makes_no_leg() {
    refused("libdog", "P32P35|||", "7", "71304");
    leads("libdog", "P32P35|||", "7", "70413", "P35P39|||");
}

#[test]
fn legs_enter_or_pass_the_finish() {
    leads("libdog", "P63P13|P16*||", "7", "71205", "P15F3|P16*||");
    leads("libdog", "P63P14|P16*||", "7", "71106", "P5P15|P16*||");
}

#[test]
fn canadian_sevens_move_the_partner() {
    let dog = dog("libdog canadian=true");
    let at = alone(&dog, "P28||P32*|", 0, "7");
    let mut boards: Vec<_> = dog
        .list(&at)
        .into_iter()
        .map(|m| crate::tools::board_after(&dog, &at, m))
        .collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 7);
    assert!(boards.contains(&"P34|||".to_string()));
    leads("libdog canadian=true", "P0*||P60|", "7", "7010'6", "||P2|");
    refused("libdog canadian=true", "P0*||P60|", "7", "70'601");
}

#[test]
fn who_is_home_plays_for_the_partner() {
    leads(
        "libdog",
        "F0F1F2F3|P16|P0|P32",
        "J",
        "J010",
        "F0F1F2F3|P0|P16|P32",
    );
    refused("canadian", "F0F1F2F3||P40P44|", "7", "70'7");
}

#[test]
fn a_seven_may_pass_the_finish_and_then_no_discard_is_allowed() {
    let dog = dog("libdog");
    let at = alone(&dog, "P62|||", 0, "7");
    assert_eq!(texts(&dog, &at), ["707"]);
    leads("libdog", "P62|||", "7", "707", "P5|||");
    refused("libdog", "P62|||", "7", "D7");
}

#[test]
fn a_start_sends_an_own_piece_home() {
    let dog = dog("libdog");
    let at = alone(&dog, "P7P60F3|P16P17F3|P25P52F2F3|P3F2F3", 1, "A");
    assert_eq!(
        after(&dog, &at, "A#").unwrap(),
        "P7P60F3|P16*P17F3|P25P52F2F3|P3F2F3"
    );
}

#[test]
fn a_blocker_on_the_start_stops_the_next_start() {
    refused("libdog", "P0*|||", "A5", "A#");
}

#[test]
fn back_four_may_cross_the_own_start_but_not_a_blocker() {
    leads("libdog", "P2|||", "4", "4'0", "P62|||");
    leads("libdog", "P4|||", "4", "4'0", "P0|||");
    refused("libdog", "P3|||P0", "5", "4'0");
    refused("libdog", "P18|P16*||", "4", "4'0");
    leads("libdog", "P0*|||", "4", "4'0", "P60|||");
}

#[test]
fn a_piece_back_on_its_start_does_not_block() {
    leads("libdog", "P4P60|||", "4", "4'1", "P0P60|||");
    leads("libdog", "P0P60|||", "8", "81", "P0F3|||");
}

#[test]
fn sevens_sweep_everybody_on_the_way() {
    leads("libdog", "P10|P11|P13|P17", "7", "707", "P17|||");
    leads("libdog", "P61|P0||", "7", "707", "F3|||");
    leads("libdog", "P61|P0||", "6", "60", "F2|P0||");
}

#[test]
fn ranks_are_those_before_the_first_leg_and_a_piece_may_be_named_twice() {
    leads("libdog", "P10P20|||", "7", "7011204", "P12P25|||");
    let dog = dog("libdog");
    let at = alone(&dog, "P10P20|||", 0, "7");
    let same = dog.read_move(&at, "7011204").unwrap();
    assert_eq!(same, dog.read_move(&at, " 70 5 1 2 ").unwrap());
    assert_eq!(same.to_string(), "70512");
}

#[test]
fn a_seven_is_played_to_its_last_step() {
    // One step fills the team; six steps are left over and nobody can make them.
    let dog = dog("canadian");
    let at = alone(&dog, "P63F1F2F3||F0F1F2F3|", 0, "7");
    assert_eq!(texts(&dog, &at), ["737"]);
    assert_eq!(after(&dog, &at, "737").unwrap(), "P6F1F2F3||F0F1F2F3|");
}

#[test]
fn the_game_ends_when_both_finishes_are_full() {
    let dog = Dog::default();
    let now = at(&dog, "P63F1F2F3|P20|F0F1F2F3|P40 0 play 2|K|-|5 4:1");
    let mut next = now.clone();
    dog.play(&mut next, dog.read_move(&now, "23").unwrap());
    let Status::Over(how) = dog.status(&next) else {
        panic!("the game is over");
    };
    let winners: Vec<_> = how.winners.iter().collect();
    assert_eq!(winners, [Seat(0), Seat(2)]);
    assert_eq!(next.mover(), 1, "the seat is the next in turn");
    assert_eq!(next.round(), (4, 1), "nothing more is dealt");
    assert!(dog.list(&next).is_empty());
    assert!(dog.read_move(&next, "K#").is_err());
    // With the last card of all.
    let last = at(&dog, "P63F1F2F3|P20|F0F1F2F3|P40 0 play 2|-|-|- 4:1");
    let mut next = last.clone();
    dog.play(&mut next, dog.read_move(&last, "23").unwrap());
    assert_eq!((next.mover(), next.round()), (1, (4, 1)));
}

#[test]
fn the_next_round_is_dealt_when_the_last_card_is_gone() {
    let dog = Dog::default();
    let now = at(&dog, "P62||| 0 play 7|-|-|-");
    let mut next = now.clone();
    dog.play(&mut next, dog.read_move(&now, "707").unwrap());
    assert_eq!(next.round(), (5, 1));
    assert_eq!(next.mover(), 1);
    assert_eq!(next.phase(), Phase::Give);
    assert!((0..4).all(|s| next.hand(s).size() == 5));
    assert_eq!(next.cards(), Hand::deck());
}

#[test]
fn hands_shrink_from_six_to_two_and_begin_again() {
    let dog = dog("libdog");
    let mut at = dog.start(1);
    let mut rng = Rng::new(1);
    let mut rounds = vec![at.round()];
    while rounds.len() < 8 {
        let m = dog.random_action(&at, &mut rng).unwrap();
        dog.play(&mut at, m);
        if at.round() != rounds[rounds.len() - 1] {
            rounds.push(at.round());
        }
    }
    let wanted = [
        (6, 0),
        (5, 1),
        (4, 2),
        (3, 3),
        (2, 0),
        (6, 1),
        (5, 2),
        (4, 3),
    ];
    assert_eq!(rounds, wanted);
}

#[test]
fn a_small_stack_is_filled_up_under_its_leftovers() {
    let dog = dog("libdog");
    let now = at(
        &dog,
        "P62||| 0 play 7|-|-|- 6:0 -|-|-|- A23456 TTTTTTTTJJJJJJJJQQQQ",
    );
    let mut next = now.clone();
    dog.play(&mut next, dog.read_move(&now, "707").unwrap());
    let line = text(&dog, &next);
    let hands = line.split(' ').nth(3).unwrap();
    assert!(hands.starts_with("A2345|"), "{hands}");
    assert!(hands.split('|').nth(1).unwrap().contains('6'), "{hands}");
    assert!(next.pile().is_empty());
    assert_eq!(next.cards(), now.cards());
}

#[test]
fn gifts_are_delivered_when_all_have_chosen() {
    let dog = dog("libdog");
    let mut now = at(&dog, "||| 0 give A2|33|44|55");
    for (give, want) in [("GA", "A|-|-|-"), ("G3", "A|3|-|-"), ("G4", "A|3|4|-")] {
        let m = dog.read_move(&now, give).unwrap();
        dog.play(&mut now, m);
        assert_eq!(text(&dog, &now).split(' ').nth(5).unwrap(), want);
    }
    let m = dog.read_move(&now, "G5").unwrap();
    dog.play(&mut now, m);
    let line = text(&dog, &now);
    assert!(
        line.starts_with("||| 0 play 24|35|A4|35 6:0 4|5|A|3 "),
        "{line}"
    );
}

#[test]
fn the_giver_knows_the_gift_until_a_card_like_it_is_played() {
    let dog = dog("libdog");
    let now = at(&dog, "||P40| 2 play 5|5|7A5|5 6:0 -|-|A|-");
    let knows =
        |at: &parlour_games::dog::Position, eye: u8| dog.view(at, Eye::Seat(Seat(eye))).gifts[2];
    let ace = parlour_games::dog::Card::ACE;
    assert_eq!(knows(&now, 0), SeenGift::Card(ace));
    assert_eq!(knows(&now, 1), SeenGift::None);
    assert_eq!(knows(&now, 2), SeenGift::Card(ace));
    for (action, left) in [("707", SeenGift::Card(ace)), ("A'0", SeenGift::None)] {
        let mut next = now.clone();
        dog.play(&mut next, dog.read_move(&now, action).unwrap());
        assert_eq!(knows(&next, 0), left, "{action}");
    }
    for seed in 0..50 {
        let twin = dog.sample(&dog.view(&now, Eye::Seat(Seat(0))), &mut Rng::new(seed));
        assert!(twin.hand(2).has(ace), "a sample keeps what is known");
    }
}

#[test]
fn seats_without_cards_are_passed_over() {
    let dog = dog("libdog");
    let now = at(&dog, "P10||P20| 0 play 5|-|6|7");
    let mut next = now.clone();
    dog.play(&mut next, dog.read_move(&now, "50").unwrap());
    assert_eq!(next.mover(), 2);
}

#[test]
fn invalid_jokers_are_malformed() {
    let dog = dog("libdog");
    let at = alone(&dog, "P3|||", 0, "X");
    for text in [
        "X#", "XX0", "XG2", "XD2", "XF", "X", "x0", "", "7", "4'0-", "J00", "70",
    ] {
        let answer = dog.read_move(&at, text);
        assert!(
            matches!(answer, Err(Refusal::Malformed(_))),
            "{text}: {answer:?}"
        );
    }
}

#[test]
fn kit_braendi() {
    parlour_kit::check(&Dog::default(), 1);
}

#[test]
fn kit_canadian() {
    parlour_kit::check(&Dog::canadian(), 1);
}

#[test]
fn kit_libdog() {
    parlour_kit::check(&Dog::libdog(), 1);
}

#[test]
fn kit_singles() {
    for rules in [
        "braendi players=2",
        "libdog players=3",
        "braendi teams=singles own_swap=true start_protects=true",
    ] {
        parlour_kit::check(&dog(rules), 1);
    }
}

#[test]
fn kit_triples() {
    parlour_kit::check(&dog("braendi players=6 teams=triples"), 1);
}

/// The laws of single positions, now and then along longer games.
#[test]
fn kit_now_and_then() {
    for rules in ["braendi players=5", "canadian players=6", "canadian"] {
        let dog = dog(rules);
        let (mut at, mut rng) = (dog.start(11), Rng::new(11));
        for ply in 0..600 {
            if ply % 17 == 0 {
                parlour_kit::laws(&dog, &at, &mut rng);
            }
            let Some(m) = dog.random_action(&at, &mut rng) else {
                break;
            };
            dog.play(&mut at, m);
        }
    }
}
