//! Endings from games of the bots: proof-number search and alpha-beta find the stored result.

#[path = "support/both.rs"]
mod both;

use parlour_core::{Rules, Verdict, Views};
use parlour_games::cublino::Cublino;
use parlour_games::romanian_checkers::RomanianCheckers;
use parlour_kit::vectors;

/// Every row is proven by both, with the stored result; alpha-beta also finds the stored distance.
fn check<G: Rules + Views>(game: &G, file: &str) {
    let mut seen = [0; 3];
    let rows = vectors::rows(file);
    for row in &rows {
        let at = game.read_position(row.get(0), 0);
        let at = at.unwrap_or_else(|why| panic!("{}: {why}", row.place));
        let verdict = match row.get(1) {
            "win" => Verdict::Win,
            "draw" => Verdict::Draw,
            "loss" => Verdict::Loss,
            other => panic!("{}: {other:?} is no result", row.place),
        };
        let plies = (row.get(2) != "-").then(|| row.number::<u32>(2));
        let ([by_numbers, by_depth], nodes) = both::prove(game, &at, 400_000);
        let found = by_numbers.unwrap_or_else(|| panic!("{}: not proven {nodes:?}", row.place));
        assert_eq!(found.verdict, verdict, "{}: proof-number search", row.place);
        let found = by_depth.unwrap_or_else(|| panic!("{}: not proven {nodes:?}", row.place));
        assert_eq!(found.verdict, verdict, "{}: alpha-beta", row.place);
        assert_eq!(found.plies, plies, "{}: distance", row.place);
        seen[verdict as usize] += 1;
    }
    assert!(rows.len() >= 200, "{} rows", rows.len());
    let [losses, _, wins] = seen;
    assert!(losses >= 40 && wins >= 40, "{seen:?}");
}

#[test]
fn romanian_checkers() {
    check(
        &RomanianCheckers::default(),
        "romanian-checkers/endings.tsv",
    );
}

#[test]
fn cublino_contra() {
    check(&Cublino::contra(), "cublino/endings_contra.tsv");
}
