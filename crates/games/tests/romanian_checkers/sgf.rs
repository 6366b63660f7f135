//! SGF in and out.

use super::rules;
use parlour_core::{Eye, Match, Record, Refusal, Rng, Table, Text, replay, rulebook};
use parlour_games::from_record;
use parlour_games::romanian_checkers::RomanianCheckers;
use std::sync::Arc;

fn read(text: &str) -> Result<Record, Refusal> {
    let found = RomanianCheckers::default().import(text);
    found.expect("it looks like SGF of this game")
}

fn texts(record: &Record) -> Vec<&str> {
    record.moves.iter().map(|m| m.text.as_str()).collect()
}

#[test]
fn a_plain_game_is_read() {
    let record = read(
        "(;FF[4]GM[9]SZ[8]PB[Anna]PW[Bob]US[someone]\n;B[b1-b3]BL[61.5]C[a \\] bracket];W[A2:C2+]\n;B[B3-E3!];W[h2-f2??])",
    );
    let record = record.expect("readable");
    assert_eq!(texts(&record), ["b1-b3", "a2-c2", "b3-e3", "h2-f2"]);
    assert_eq!(record.players, ["Anna", "Bob"]);
    assert_eq!(record.moves[0].clock, Some(61_500));
    assert_eq!(record.moves[0].comment, "a ] bracket");
    assert_eq!(record.start, None);
    assert_eq!(record.result, None);
    let game = RomanianCheckers::default();
    replay(&*rulebook(game), &record).expect("an imported game replays");
}

#[test]
fn setups_are_read() {
    let eggs = read("(;GM[9]SU[scrambled-eggs];B[b8-b6])").expect("readable");
    assert_eq!(
        eggs.options,
        [("setup".to_string(), "scrambled-eggs".to_string())]
    );
    let custom = "(;GM[9]SU[Custom]AB[d3:d4][h4]AW[e7][F7][e4]PL[B];B[h4:e4])";
    let custom = read(custom).expect("readable");
    assert_eq!(custom.start.as_deref(), Some("8/4pp2/8/8/3Pp2P/3P4/8/8 w"));
    assert_eq!(texts(&custom), ["h4xe4"]);
    assert_eq!(
        custom.result.expect("over").to_string(),
        "draw (both sides connected)"
    );
    let second_first = read("(;GM[9];W[a2-c2])").expect("readable");
    assert!(
        second_first
            .start
            .expect("not the usual start")
            .ends_with(" b")
    );
}

#[test]
fn variations_are_kept() {
    let record =
        read("(;GM[9];B[b1-b3](;W[a2-c2];B[b3-e3])(;W[a4-c4]C[or this](;B[c1-c4])(;B[b3-b1])))");
    let record = record.expect("readable");
    assert_eq!(texts(&record), ["b1-b3", "a2-c2", "b3-e3"]);
    let variation = &record.moves[1].variations[0];
    assert_eq!(variation[0].comment, "or this");
    assert_eq!(variation[1].variations[0][0].text, "b3-b1");
    let game = RomanianCheckers::default();
    let sgf = game.export(&record, "sgf").expect("sgf is written");
    assert_eq!(read(&sgf), Ok(record));
}

#[test]
fn endings_are_read() {
    let ending = |text: &str| {
        let record = read(text).expect("readable");
        record.result.map(|e| (e.to_string(), e.outside))
    };
    let outside = |text: &str, code: &str| Some((text.to_string(), Some(code.to_string())));
    assert_eq!(
        ending("(;GM[9];B[b1-b3];W[resign])"),
        outside("0 win (resignation)", "resigned")
    );
    assert_eq!(
        ending("(;GM[9]RE[W+T];B[b1-b3])"),
        outside("1 win (out of time)", "time")
    );
    assert_eq!(
        ending("(;GM[9]RE[Draw];B[b1-b3])"),
        outside("draw (draw agreed)", "agreed")
    );
    assert_eq!(ending("(;GM[9]RE[?];B[b1-b3])"), None);
}

#[test]
fn random_games_survive_the_round_trip() {
    for (seed, preset) in ["romanian", "mso", "sackson", "openspiel"]
        .into_iter()
        .enumerate()
    {
        for options in [vec![], vec!["setup=scrambled-eggs", "max_plies=60"]] {
            let game = rules(preset, &options);
            let mut table = Match::new(Arc::new(game.clone()), 0);
            let mut rng = Rng::new(seed as u64);
            while let Some(m) = Table::pick(&table, &mut rng) {
                Table::play(&mut table, &m).expect("legal");
            }
            let record = Table::record(&table, Eye::Keeper);
            let sgf = game.export(&record, "sgf").expect("sgf is written");
            assert_eq!(read(&sgf), Ok(record.clone()), "{sgf}");
            let (found, again) = from_record(&sgf).expect("the table of names finds the game");
            assert_eq!(found.settings(), rulebook(game.clone()).settings());
            assert_eq!(again, record);
        }
    }
    assert_eq!(
        RomanianCheckers::default().export(&Record::default(), "pgn"),
        None
    );
}

#[test]
fn bad_sgf_is_refused_with_a_sentence() {
    let cases = [
        ("(;GM[9];B[b1-b3]", "ends where ')'"),
        ("(;GM[9];B[b1-b3];C[)", "property C is not closed"),
        ("(;GM[9]SZ[10];B[b1-b3])", "SZ[10]"),
        ("(;GM[9]SU[Parachute];B[b1-b3])", "SU[Parachute]"),
        ("(;GM[9];B)", "property B has no value"),
        (
            "(;GM[9];B[b1-b4])",
            "ply 1: 2 men stand on the line from b1 to b4",
        ),
        ("(;GM[9];B[b1-b9])", "ply 1: \"b9\" is no square"),
        (
            "(;GM[9];B[b1-b3];B[c1-c3])",
            "ply 2: B[c1-c3] moves, but W is to move",
        ),
        ("(;GM[9]RE[perhaps];B[b1-b3])", "RE[perhaps]"),
        ("(;GM[9]SU[Custom]AB[a1];B[a1-a2])", "Black has no men"),
        ("(;GM[9]SU[Custom]AB[a]AW[b2])", "AB[a]"),
        ("(;GM[9]PL[green];B[b1-b3])", "PL[green]"),
        ("(;GM[9];B[b1-b3];AE[a2])", "after ply 1"),
        ("(;GM[9])(;GM[9])", "more than one game"),
        ("(;GM[9]) and so on", "'a' follows the end"),
        ("(;GM[9]RU[mso no_moves=never];B[b1-b3])", "never"),
        (
            "(;GM[9]RE[W+]SU[Custom]AB[a1][b3]AW[h7][h4];B[a1-b2])",
            "RE[W+] is wrong",
        ),
    ];
    for (text, part) in cases {
        let why = read(text).expect_err(text).to_string();
        assert!(why.contains(part), "{text}: {why}");
    }
    let deep = format!("(;GM[9]{}", "(;C[x]".repeat(100_000));
    assert!(read(&deep).is_err());
    for other in ["(;GM[1];B[aa])", "[Game \"dog\"]", "", "(", "(;", "(;GM[9"] {
        assert!(
            RomanianCheckers::default().import(other).is_none(),
            "{other:?} is not ours"
        );
    }
}
