//! Every row of the vectors.

use super::at;
use parlour_core::{Eye, Game, Status, Text};
use parlour_games::dominions::{Dominions, Move};
use parlour_kit::vectors::rows;
use sha2::{Digest, Sha256};

#[test]
fn positions_have_the_listed_placements() {
    let game = Dominions::default();
    for row in rows("dominions/positions.tsv") {
        let p = at(row.get(0));
        let mut texts: Vec<_> = game
            .list(&p)
            .into_iter()
            .filter(|m| *m != Move::Pass)
            .collect::<Vec<_>>()
            .into_iter()
            .map(|m| game.write_move(&p, m, Eye::Keeper))
            .collect();
        texts.sort_unstable();
        assert_eq!(texts.len() as u64, row.number::<u64>(1), "{}", row.place);
        let digest = Sha256::digest(texts.join(" "));
        let hex: String = digest[..8].iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(hex, row.get(2), "{}", row.place);
    }
}

#[test]
fn games_end_as_listed() {
    let game = Dominions::default();
    for row in rows("dominions/games.tsv") {
        let record = game
            .import(row.get(0))
            .expect("a record")
            .expect("readable");
        let mut p = game.start(0);
        for played in &record.moves {
            let m = game.read_move(&p, &played.text);
            let m = m.unwrap_or_else(|why| panic!("{}: {why}", row.place));
            game.play(&mut p, m);
        }
        let scores = vec![row.number(1), row.number(2)];
        assert_eq!(game.scores(&p), Some(scores), "{}", row.place);
        let Status::Over(how) = game.status(&p) else {
            panic!("{}: not over", row.place)
        };
        let winner = match how.winners.bits() {
            0 => "draw",
            1 => "W",
            _ => "B",
        };
        assert_eq!(winner, row.get(3), "{}", row.place);
    }
}

#[test]
fn hard_cases_are_judged_as_listed() {
    let game = Dominions::default();
    for row in rows("dominions/edges.tsv") {
        let mut p = at(row.get(1));
        let read = game.read_move(&p, row.get(2));
        match row.get(3) {
            "illegal" => assert!(read.is_err(), "{}", row.place),
            "legal" => {
                game.play(
                    &mut p,
                    read.unwrap_or_else(|why| panic!("{}: {why}", row.place)),
                );
                let text = game.write_position(&p);
                assert_eq!(text.split(' ').next(), Some(row.get(4)), "{}", row.place);
                let scores = vec![row.number(5), row.number(6)];
                assert_eq!(game.scores(&p), Some(scores), "{}", row.place);
            }
            other => panic!("{}: {other}", row.place),
        }
    }
}
