//! Romanian Checkers: one rule, one small test; vectors; the kit; a slow twin; perft.

mod bad_input;
mod endings;
mod pictures;
mod sgf;
mod slow;
mod symmetry;
mod texts;
mod twin;

use parlour_core::{Game, Text};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers};
use parlour_kit::vectors;

/// The game under a preset and options such as `no_moves=pass`.
fn rules(preset: &str, options: &[&str]) -> RomanianCheckers {
    let rules = format!("{preset} {}", options.join(" "));
    parlour_kit::under(&RomanianCheckers::default(), &rules)
}

fn at(text: &str) -> Position {
    let read = RomanianCheckers::default().read_position(text, 0);
    read.unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal moves as text, sorted.
fn moves(game: &RomanianCheckers, at: &Position) -> Vec<String> {
    let all = game.list(at).into_iter();
    let mut all: Vec<_> = all
        .map(|m| game.write_move(at, m, parlour_core::Eye::Keeper))
        .collect();
    all.sort();
    all
}

/// The position after some moves.
fn after(game: &RomanianCheckers, mut at: Position, texts: &[&str]) -> Position {
    for text in texts {
        let m: Move = game
            .read_move(&at, text)
            .unwrap_or_else(|why| panic!("{text}: {why}"));
        game.play(&mut at, m);
    }
    at
}

#[test]
fn keeps_the_contract() {
    for preset in ["romanian", "mso", "sackson", "openspiel"] {
        parlour_kit::check(&rules(preset, &[]), 3);
    }
    parlour_kit::check(
        &rules("romanian", &["setup=scrambled-eggs", "repetition=2"]),
        3,
    );
}

#[test]
fn legal_moves_match_the_vectors() {
    let game = RomanianCheckers::default();
    for row in vectors::rows("romanian-checkers/moves.tsv") {
        let mut expected: Vec<_> = row.get(1).split(',').collect();
        expected.sort();
        assert_eq!(moves(&game, &at(row.get(0))), expected, "{}", row.place);
    }
}

#[test]
fn perft_matches() {
    for row in vectors::rows("romanian-checkers/perft.tsv") {
        let position = at(row.get(0));
        for depth in 1..row.fields.len() {
            let found = RomanianCheckers::default().perft(&position, depth as u32);
            assert_eq!(
                found,
                row.number::<u64>(depth),
                "{} depth {depth}",
                row.place
            );
        }
        let plain = parlour_core::perft(&RomanianCheckers::default(), &position, 3);
        assert_eq!(
            RomanianCheckers::default().perft(&position, 3),
            plain,
            "{}",
            row.place
        );
        assert_eq!(RomanianCheckers::default().perft(&position, 0), 1);
    }
}
