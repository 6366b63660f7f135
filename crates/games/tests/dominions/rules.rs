//! One rule, one small position; and the figures of the sample game.

use super::{after, at, sample, sample_after, sized};
use parlour_core::{Game, Refusal, Status, Text};
use parlour_games::dominions::{Beams, Colour, Dominions, Illegal, Position};

/// Why the side to move may not play this.
fn refusal(position: &str, text: &str) -> String {
    let game = Dominions::default();
    match game.read_move(&at(position), text) {
        Err(Refusal::Illegal(why)) => why,
        other => panic!("{text} at {position}: {other:?}"),
    }
}

fn is_legal(position: &str, text: &str) -> bool {
    Dominions::default().read_move(&at(position), text).is_ok()
}

#[test]
fn every_refusal_names_its_reason() {
    let first = "i9:63Ww B 0";
    assert_eq!(refusal(first, "P1i9"), "P1i9: the cell is occupied");
    assert_eq!(
        refusal("i9:63Ww W 0", "P63h8"),
        "P63h8: the tile is not in White's hand"
    );
    // j10 lies north of i9: its side S faces a beam.
    assert_eq!(
        refusal(first, "P1j10"),
        "P1j10: the tile does not match at side S"
    );
    assert_eq!(
        refusal(first, "P1j9"),
        "P1j9: the tile does not match at side SE"
    );
    assert_eq!(
        refusal("- W 0", "P63a1"),
        "P63a1: the beam at side SW points off the board"
    );
    assert_eq!(
        refusal(first, "P1a1"),
        "P1a1: the cell touches no enemy tile and the tile extends no section of Black's own"
    );
    // f9 has all its beams met when N of it stands its only neighbour, a tile with one beam.
    let lone = "i9:8Ww B 0";
    assert_eq!(
        refusal(lone, "P1h8"),
        "P1h8: it would oscillate: the tile's section would have no liberty"
    );
    assert!(refusal("- W 2", "pass").contains("the game is over"));
    assert!(refusal(first, "W[P1i8]").contains("it is Black's turn, not White's"));
}

#[test]
fn every_refusal_has_a_type() {
    let p = at("i9:8Ww B 0");
    let check = |number: u8, letter: u8, n: u8| {
        let cell = p.board().at(letter - b'a', n - 1).unwrap();
        p.check(cell, Beams::new(number).unwrap())
    };
    assert_eq!(check(1, b'i', 9), Err(Illegal::Occupied));
    assert_eq!(check(1, b'h', 8), Err(Illegal::Oscillates));
    assert_eq!(check(1, b'b', 2), Err(Illegal::NoSite(Colour::Black)));
    assert_eq!(check(3, b'h', 8), Ok(()));
}

#[test]
fn blank_contact_is_enough() {
    // i9 has its only beam at N; h9, south-east of it, is touched blank to blank.
    assert!(is_legal("i9:1Ww B 0", "P1h9"));
    assert!(!is_legal("i9:1Ww B 0", "P2h9"));
    assert!(!is_legal("i9:1Ww W 0", "P2h9"));
}

#[test]
fn an_own_whole_section_may_be_extended() {
    assert!(is_legal("i9:1Ww W 0", "P9j10"));
    // Touching it without a link is no extension.
    assert!(!is_legal("i9:1Ww W 0", "P1h8"));
    // A link to the enemy ends the extension at the other beam.
    assert!(is_legal("i9:9Ww W 0", "P24j10"));
    assert!(!is_legal("i9:9Ww,h8:9Bb W 0", "P24j10"));
}

#[test]
fn a_tile_that_meets_a_section_twice_keeps_it_whole() {
    // i9, j10 and j9 make a ring; the next tile extends it to the north-west.
    let ring = "j10:12Ww,i9:3Ww W 0";
    assert_eq!(after(ring, "P50j9"), "j9:50Ww,j10:12Ww,i9:3Ww B 0");
    assert!(is_legal(&after(ring, "P50j9 pass"), "P48k9"));
}

#[test]
fn a_group_without_liberties_flips() {
    // White's i9 has one beam, at N; Black closes it with a tile that has a liberty of its own.
    assert_eq!(after("i9:1Ww B 0", "P9j10"), "j10:9Bb,i9:1Wb W 0");
}

#[test]
fn suicide_flips_the_new_group() {
    assert_eq!(after("i9:9Ww B 0", "P8j10"), "j10:8Bw,i9:9Ww W 0");
}

#[test]
fn captures_come_before_suicide() {
    // Ply 46 of the sample game is legal only so.
    assert_eq!(sample_after(46).passes(), 0);
}

#[test]
fn two_passes_end_the_game_by_score() {
    let game = Dominions::default();
    let over = |text: &str| match game.status(&at(text)) {
        Status::Over(how) => (how.winners.to_string(), how.reason.code),
        open => panic!("{open:?}"),
    };
    assert_eq!(over("- W 2"), (String::new(), "passes"));
    assert_eq!(over("i9:1Ww W 2"), ("0".into(), "passes"));
    assert_eq!(over("i9:1Wb W 2"), (String::new(), "passes"));
    assert_eq!(over("i9:1Bb W 2"), ("1".into(), "passes"));
    assert_eq!(game.scores(&at("i9:1Ww W 2")), Some(vec![-61, -63]));
    assert_eq!(game.list(&at("- B 2")), []);
    assert_eq!(after("i9:1Ww B 1", "pass"), "i9:1Ww W 2");
    assert_eq!(after("i9:1Ww B 1", "P1h9"), "i9:1Ww,h9:1Bb W 0");
}

#[test]
fn the_sample_game_is_played_as_published() {
    let tally = Dominions::default().tally(&sample()).unwrap();
    assert_eq!(tally.plies, 62);
    let suicides = [
        (19, 1),
        (25, 1),
        (33, 1),
        (39, 1),
        (51, 2),
        (53, 1),
        (59, 1),
    ];
    assert_eq!(tally.suicides, suicides);
    assert_eq!(tally.captures, [(45, 1), (48, 1), (50, 4), (58, 1)]);
    let p = sample_after(61);
    assert_eq!(Colour::BOTH.map(|c| p.shown(c).len()), [18, 43]);
    assert_eq!(Colour::BOTH.map(|c| p.score(c)), [-14, 10]);
}

#[test]
fn a_tally_names_the_ply_that_cannot_be() {
    let mut record = sample();
    record.moves[44].text = "P1a1".into();
    let why = Dominions::default().tally(&record).unwrap_err();
    assert!(why.to_string().starts_with("ply 45: P1a1: "), "{why}");
}

#[test]
fn lines_are_counted_as_published() {
    let game = Dominions::default();
    for (plies, counts) in [
        (0, [11_320, 1_947_103, 266_260_200]),
        (1, [193, 24_187, 5_311_896]),
        (2, [124, 26_794, 4_656_747]),
        (44, [467, 103_627, 47_820_638]),
        (62, [361, 59_622, 20_766_709]),
    ] {
        let p = sample_after(plies);
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(game.perft(&p, depth), nodes, "after {plies}, depth {depth}");
        }
    }
}

#[test]
fn the_size_changes_the_board() {
    for (size, cells) in [("3", 19), ("4", 37), ("5", 61), ("8", 169), ("9", 217)] {
        let game = sized(size);
        assert_eq!(parlour_kit::setting(&game, "size"), size);
        assert_eq!(game.start(0).vacant().len(), cells);
    }
    let small = sized("3");
    assert!(small.read_position("e5:1Ww W 0", 0).is_err());
    assert!(small.read_position("e5:8Ww W 0", 0).is_ok());
    assert!(small.read_position("f5:8Ww W 0", 0).is_err());
    for bad in ["2", "10", "nine", ""] {
        let options = [("size".to_string(), bad.to_string())];
        assert!(parlour_core::configure(&small, None, &options).is_err());
    }
}

#[test]
fn a_position_is_small() {
    let bytes = std::mem::size_of::<Position>();
    assert!(bytes <= 1536, "{bytes} bytes");
}
