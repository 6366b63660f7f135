//! Every option has an effect that a test sees, and odd combinations are refused.

use crate::tools::{after, alone, at, board_after, dog, text, texts};
use parlour_core::{Eye, Game, Seat, Status, Text, configure};
use parlour_games::dog::{Dog, Hand, Phase};
use parlour_kit::setting;

fn fits(preset: &str, options: &[(&str, &str)]) -> Result<Dog, String> {
    let options: Vec<_> = options
        .iter()
        .map(|(k, v)| (k.to_string(), v.to_string()))
        .collect();
    configure(&Dog::default(), Some(preset), &options).map_err(|why| why.to_string())
}

#[test]
fn players_choose_ring_and_default_teams() {
    for (n, teams, draw, begin) in [
        (2, "singles", "true", "false"),
        (3, "singles", "true", "true"),
        (4, "pairs", "false", "false"),
        (5, "singles", "true", "true"),
        (6, "pairs", "false", "false"),
    ] {
        let dog = dog(&format!("braendi players={n}"));
        assert_eq!(dog.seats(), n);
        assert_eq!(dog.start(0).board().ring(), 16 * n);
        let set = ["teams", "draw_with_two", "begin_on_start"].map(|k| setting(&dog, k));
        assert_eq!(set, [teams, draw, begin], "{n} players");
        assert_eq!(dog.start(7).cards(), Hand::deck());
    }
}

#[test]
fn the_order_of_options_does_not_matter() {
    let one = fits("braendi", &[("teams", "triples"), ("players", "6")]).unwrap();
    let two = fits("braendi", &[("players", "6"), ("teams", "triples")]).unwrap();
    assert_eq!(one, two);
    assert_eq!(setting(&one, "teams"), "triples");
}

#[test]
fn odd_combinations_are_refused() {
    for (options, part) in [
        (&[("players", "3"), ("teams", "pairs")][..], "teams=pairs"),
        (&[("teams", "triples")], "teams=triples"),
        (&[("first", "4")], "first=4"),
        (&[("draw_with_two", "true")], "draw_with_two"),
        (
            &[("players", "6"), ("begin_on_start", "true")],
            "begin_on_start",
        ),
    ] {
        let why = fits("braendi", options).unwrap_err();
        assert!(why.contains(part), "{why}");
    }
    assert!(fits("braendi", &[("players", "7")]).is_err());
    assert!(fits("braendi", &[("no_play", "wait")]).is_err());
    assert!(fits("brandi", &[]).is_err());
}

#[test]
fn teams() {
    let team = |rules: &str, seat| {
        let seats = dog(rules).team(Seat(seat));
        seats.iter().map(|s| s.0).collect::<Vec<_>>()
    };
    assert_eq!(team("braendi", 1), [1, 3]);
    assert_eq!(team("braendi players=6", 1), [1, 4]);
    assert_eq!(team("braendi players=6 teams=triples", 1), [1, 3, 5]);
    assert_eq!(team("braendi teams=singles", 1), [1]);
    assert_eq!(dog("braendi teams=singles").start(0).phase(), Phase::Play);
    let triples = dog("braendi players=6 teams=triples");
    let over = |board: &str| {
        let hands = "5|5|5|5|5|5";
        triples.status(&at(&triples, &format!("{board} 0 play {hands}")))
    };
    assert!(matches!(over("F0F1F2F3||F0F1F2F3|||"), Status::ToMove(_)));
    let full = "F0F1F2F3||F0F1F2F3||F0F1F2F3|";
    assert!(matches!(over(full), Status::Over(_)));
    let single = dog("braendi players=2");
    let won = at(&single, "F0F1F2F3|P5 1 play -|5");
    let how = single.status(&won).outcome().unwrap();
    assert_eq!(how.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn triples_play_and_give_to_the_next_mate() {
    let dog = dog("braendi players=6 teams=triples");
    let now = at(&dog, "F0F1F2F3||F0F1F2F3||P70| 0 play 5|-|-|-|-|-");
    assert_eq!(after(&dog, &now, "50").unwrap(), "F0F1F2F3||F0F1F2F3||P75|");
    let mut now = at(&dog, "||||| 0 give A|2|3|4|5|6");
    for give in ["GA", "G2", "G3", "G4", "G5", "G6"] {
        let m = dog.read_move(&now, give).unwrap();
        dog.play(&mut now, m);
    }
    assert!(text(&dog, &now).starts_with("||||| 0 play 5|6|A|2|3|4 "));
}

#[test]
fn canadian() {
    let board = "P20||P40|";
    let plain = dog("braendi");
    let canadian = dog("canadian");
    assert!(after(&plain, &alone(&plain, board, 0, "7"), "70'7").is_err());
    let at = alone(&canadian, board, 0, "7");
    assert_eq!(after(&canadian, &at, "70'7").unwrap(), "P20||P47|");
    assert_eq!(setting(&dog("braendi canadian=true"), "canadian"), "true");
}

#[test]
fn rest_of_seven() {
    let board = "P63F1F2F3||P32*|";
    let with = dog("braendi");
    let at = alone(&with, board, 0, "7");
    assert_eq!(texts(&with, &at), ["7320'5", "737"]);
    assert_eq!(after(&with, &at, "7320'5").unwrap(), "F0F1F2F3||P37|");
    let without = dog("braendi rest_of_seven=false");
    let at = alone(&without, board, 0, "7");
    assert_eq!(texts(&without, &at), ["737"]);
    assert!(after(&without, &at, "7320'5").is_err());
}

#[test]
fn jack_without_effect() {
    let with = dog("braendi");
    let at = alone(&with, "|||", 0, "J5");
    assert_eq!(texts(&with, &at), ["DJ"]);
    assert!(with.read_move(&at, "F").is_err());
    assert!(with.read_move(&at, "D5").is_err());
    let without = dog("braendi jack_without_effect=false");
    assert_eq!(texts(&without, &alone(&without, "|||", 0, "J5")), ["F"]);
    // A joker is no jack: it would have been playable.
    assert_eq!(texts(&with, &alone(&with, "|||", 0, "55")), ["F"]);
}

#[test]
fn own_swap() {
    let board = "P10P20|||";
    let without = dog("braendi");
    let at = alone(&without, board, 0, "J");
    assert_eq!(texts(&without, &at), ["DJ"]);
    assert!(without.read_move(&at, "J001").is_err());
    let with = dog("braendi own_swap=true");
    let at = alone(&with, board, 0, "J");
    assert_eq!(texts(&with, &at), ["J001"]);
    assert_eq!(after(&with, &at, "J100").unwrap(), board);
    assert!(with.read_move(&at, "J000").is_err());
}

#[test]
fn start_protects() {
    let (plain, guarded) = (dog("libdog"), dog("libdog start_protects=true"));
    for (board, seat, action) in [
        ("P16|P14||", 1, "30"),
        ("P14|P16||", 0, "20"),
        ("P14|P16||", 0, "50"),
        ("P14|P16||", 0, "J010"),
        ("P0P62|||", 0, "21"),
        ("P0|||", 0, "A#"),
    ] {
        let hand = "235AJ";
        let at = alone(&plain, board, seat, hand);
        assert!(after(&plain, &at, action).is_ok(), "{board} {action}");
        let at = alone(&guarded, board, seat, hand);
        let blocked = after(&guarded, &at, action).is_err();
        // A stranger on a start is not protected.
        assert_eq!(blocked, board != "P16|P14||", "{board} {action}");
    }
    let at = alone(&guarded, "P0|||", 0, "3");
    assert_eq!(after(&guarded, &at, "30").unwrap(), "F2|||");
}

#[test]
fn no_play() {
    let fold = dog("braendi");
    let now = at(&fold, "||| 0 play 55|2|3|4");
    assert_eq!(texts(&fold, &now), ["F"]);
    let mut next = now.clone();
    fold.play(&mut next, fold.read_move(&now, "F").unwrap());
    assert!(next.hand(0).is_empty());
    assert_eq!((next.mover(), next.pile().size()), (1, 2));
    let discard = dog("braendi no_play=discard");
    let now = at(&discard, "||| 0 play 568|2|3|4");
    assert_eq!(texts(&discard, &now), ["D5", "D6", "D8"]);
    assert!(discard.read_move(&now, "F").is_err());
    let mut next = now.clone();
    discard.play(&mut next, discard.read_move(&now, "D6").unwrap());
    assert_eq!(next.hand(0).to_string(), "58");
}

#[test]
fn first() {
    let seats = |rules: &str| {
        let dog = dog(rules);
        let mut seats: Vec<_> = (0..60).map(|seed| dog.start(seed).mover()).collect();
        seats.sort();
        seats.dedup();
        seats
    };
    assert_eq!(seats("braendi"), [0, 1, 2, 3]);
    assert_eq!(seats("libdog"), [0]);
    assert_eq!(seats("braendi first=2"), [2]);
}

#[test]
fn draw_with_two() {
    let dog2 = dog("braendi players=2");
    let now = at(&dog2, "P5| 0 play 2X|59");
    let listed = texts(&dog2, &now);
    assert!(listed.contains(&"2?1".into()) && listed.contains(&"X2?1".into()));
    let mut next = now.clone();
    let m = dog2.read_move(&now, "2?1").unwrap();
    dog2.play(&mut next, m);
    assert_eq!((next.hand(0).size(), next.hand(1).size()), (2, 1));
    assert_eq!(next.pile().to_string(), "2");
    assert_eq!(next.mover(), 1);
    assert_eq!(next.cards(), Hand::deck());
    assert!(dog2.is_chance(&now, &next));
    assert_eq!(dog2.write_move(&now, m, Eye::Public), "2?1");
    assert!(dog2.read_move(&now, "2?0").is_err(), "not from oneself");
    let empty = at(&dog2, "P5| 0 play 2|-");
    assert!(dog2.read_move(&empty, "2?1").is_err(), "not from nobody");
    let off = dog("braendi players=2 draw_with_two=false");
    assert!(off.read_move(&at(&off, "P5| 0 play 2|5"), "2?1").is_err());
    assert_eq!(texts(&off, &at(&off, "P5| 0 play 2|5")), ["20"]);
}

#[test]
fn begin_on_start() {
    let board = |rules: &str| dog(rules).start(0).board().to_string();
    assert_eq!(board("braendi players=3"), "P0*|P16*|P32*");
    assert_eq!(board("braendi players=3 begin_on_start=false"), "||");
    assert_eq!(board("braendi players=2 begin_on_start=true"), "P0*|P16*");
}

#[test]
fn presets() {
    let set = |name: &str, key: &str| setting(&dog(name), key);
    let keys = [
        "canadian",
        "rest_of_seven",
        "jack_without_effect",
        "no_play",
        "first",
    ];
    let row = |name: &str| keys.map(|k| set(name, k));
    assert_eq!(row("braendi"), ["false", "true", "true", "fold", "random"]);
    assert_eq!(row("canadian"), ["true", "true", "true", "fold", "random"]);
    assert_eq!(row("libdog"), ["false", "false", "false", "discard", "0"]);
}

#[test]
fn six_players_with_pairs_play_for_the_opposite() {
    let dog = dog("libdog players=6");
    let now = alone(&dog, "F0F1F2F3|||P40||", 0, "5");
    let m = dog.read_move(&now, "50").unwrap();
    assert_eq!(board_after(&dog, &now, m), "F0F1F2F3|||P45||");
}
