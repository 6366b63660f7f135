//! The laws that every game keeps, a slow twin, and counts.

use newgame_crate::{Board, Cell, NewGame};
use parlour_core::{Game, Text, rulebook};
use parlour_kit::{check, check_perft, check_twin};

#[test]
fn every_law_holds() {
    check(&NewGame, 40);
}

/// The same moves, slowly and from the text.
fn twin(game: &NewGame, at: &Board) -> Vec<Cell> {
    let text = game.write_position(at).replace('/', "");
    let lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
    let lies = |c: char| text.as_bytes()[c as usize - '0' as usize];
    let row = |line: &&str| line.chars().all(|c| lies(c) == b'x') || line.chars().all(|c| lies(c) == b'o');
    if lines.iter().any(|line| row(&line)) {
        return Vec::new();
    }
    Cell::all().zip(text.chars()).filter(|(_, c)| *c == '-').map(|(cell, _)| cell).collect()
}

#[test]
fn moves_are_those_of_the_slow_twin() {
    check_twin(&NewGame, 200, twin);
}

#[test]
fn counts_are_those_of_others() {
    check_perft(&NewGame, "tests/perft.tsv");
}

#[test]
fn the_end_is_told() {
    let mut table = rulebook(NewGame).open(Some("xx-/oo-/---"), 0).unwrap();
    table.play("c3").unwrap();
    assert_eq!(table.status().to_string(), "over: 0 win (three in a row)");
    let full = NewGame.read_position("xox/xox/oxo", 0).unwrap();
    assert_eq!(NewGame.list(&full), []);
    for (text, why) in [
        ("xxx/ooo", "\"xxx/ooo\" is not like x--/-o-/---"),
        ("xx-/---/---", "2 crosses do not go with 0 noughts"),
        ("xxx/oo-/o--", "whoever is to move has three in a row already"),
        ("xz-/---/---", "'z' is no stone"),
    ] {
        assert_eq!(NewGame.read_position(text, 0).unwrap_err().to_string(), why);
    }
}
