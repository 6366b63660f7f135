//! Dominions: rules, texts, pictures, and the fast code against its slow twin.

mod laws;
mod pictures;
mod rules;
mod texts;
mod twin;
mod vectors;

use parlour_core::{Game, Record, Rules, Text};
use parlour_games::dominions::{Dominions, Position};

/// The inventor's game.
pub(crate) const SAMPLE: &str = include_str!("../../../../examples/dominions-sample.txt");

pub(crate) fn at(text: &str) -> Position {
    let game = Dominions::default();
    game.read_position(text, 0)
        .unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub(crate) fn after(from: &str, moves: &str) -> String {
    let game = Dominions::default();
    let mut at = at(from);
    for text in moves.split_whitespace() {
        let m = game
            .read_move(&at, text)
            .unwrap_or_else(|why| panic!("{text}: {why}"));
        game.play(&mut at, m);
    }
    game.write_position(&at)
}

pub(crate) fn sample() -> Record {
    let read = Dominions::default().import(SAMPLE);
    read.expect("looks like a record").expect("is one")
}

/// The position after so many plies of the sample game.
pub(crate) fn sample_after(plies: usize) -> Position {
    let moves: Vec<_> = SAMPLE.split_whitespace().take(plies).collect();
    at(&after("- W 0", &moves.join(" ")))
}

pub(crate) fn sized(size: &str) -> Dominions {
    parlour_kit::under(&Dominions::default(), &format!("freeling size={size}"))
}

#[test]
fn is_listed_under_its_name() {
    let found = parlour_games::by_name("dominions").unwrap();
    assert_eq!(found.title(), Rules::title(&Dominions::default()));
}
