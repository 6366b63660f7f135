//! Level 10 plays its first moves from a book, and nobody else does.

use parlour_bots::{Judge, Limits, Strength, bot};
use parlour_core::{Eye, Table, Watch};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

const BOOKS: [&str; 2] = ["romanian-checkers", "cublino-pur"];

/// Somebody looked.
const LOOKED: u64 = 500;

fn limits() -> Limits {
    Limits {
        nodes: Some(12_000),
        ..Limits::default()
    }
}

fn start(name: &str) -> Box<dyn Table> {
    let rules = parlour_games::by_name(name).unwrap();
    rules.open(None, 0).unwrap()
}

/// What it plays, and how many positions it looked at for that if it tells.
fn choice(
    table: &dyn Table,
    strength: Strength,
    seed: u64,
    limits: &Limits,
) -> (String, Option<u64>) {
    const SILENT: u64 = u64::MAX;
    let nodes = Arc::new(AtomicU64::new(SILENT));
    let heard = nodes.clone();
    let mut bot = bot(&*table.rules(), strength, seed).unwrap();
    bot.listen(Some(Box::new(move |said| heard.store(said.nodes, Relaxed))));
    let text = bot.choose(table, limits, &Watch::new()).unwrap();
    let looked = nodes.load(Relaxed);
    (text, (looked != SILENT).then_some(looked))
}

/// How many positions it looks at for its move.
fn looked(table: &dyn Table, strength: Strength, limits: &Limits) -> u64 {
    let (_, looked) = choice(table, strength, 1, limits);
    looked.expect("it tells")
}

/// Plays from the book alone: the line ends where it does.
fn line(name: &str, seed: u64) -> Vec<String> {
    let mut table = start(name);
    let limits = Limits {
        nodes: Some(1),
        ..Limits::default()
    };
    while let (text, Some(0)) = choice(&*table, Strength::BEST, seed, &limits) {
        table.play(&text).unwrap();
    }
    table.history(Eye::Keeper)
}

#[test]
fn the_seed_decides_what_is_played_from_a_book() {
    for name in BOOKS {
        let lines: Vec<Vec<String>> = (0..8).map(|seed| line(name, seed)).collect();
        assert!(lines.iter().all(|line| !line.is_empty()), "{name}");
        assert_eq!(line(name, 3), lines[3], "{name}");
        let different: BTreeSet<_> = lines.iter().collect();
        assert!(different.len() > 1, "{name}: {lines:?}");
    }
}

#[test]
fn off_means_off() {
    let off = Limits {
        book: Some(false),
        ..limits()
    };
    let classic = Limits {
        judge: Some(Judge::Classic),
        book: Some(true),
        ..limits()
    };
    for name in BOOKS {
        let table = start(name);
        let looked = |strength, limits: &Limits| looked(&*table, strength, limits);
        assert_eq!(looked(Strength::BEST, &limits()), 0, "{name}");
        assert!(looked(Strength::BEST, &off) > LOOKED, "{name}");
        assert!(looked(Strength::BEST, &classic) > LOOKED, "{name}");
        assert!(looked(Strength::Level(9), &limits()) > LOOKED, "{name}");
    }
}

/// A book is of the usual rules.
#[test]
fn other_rules_have_no_book() {
    for (name, key, value) in [
        ("romanian-checkers", "max_plies", "300"),
        ("romanian-checkers", "setup", "scrambled-eggs"),
        ("cublino-pur", "stall", "off"),
        ("cublino-pur", "repetition", "off"),
    ] {
        let rules = parlour_games::by_name(name).unwrap();
        let rules = rules
            .configure(None, &[(key.into(), value.into())])
            .unwrap();
        let table = rules.open(None, 0).unwrap();
        let looked = looked(&*table, Strength::BEST, &limits());
        assert!(looked > LOOKED, "{name} {key}");
    }
}

/// Who asks for thoughts gets thoughts.
#[test]
fn an_analysis_is_never_from_a_book() {
    for name in BOOKS {
        let table = start(name);
        let said = |book| {
            let limits = Limits { book, ..limits() };
            let mut bot = bot(&*table.rules(), Strength::BEST, 1).unwrap();
            bot.analyse(&*table, &limits, &Watch::new()).unwrap()
        };
        assert!(said(None).nodes > LOOKED, "{name}");
        assert_eq!(said(None), said(Some(false)), "{name}");
        assert_eq!(said(Some(true)), said(Some(false)), "{name}");
    }
}

/// Where a position has stood before the past counts, and a book knows none.
#[test]
fn what_stood_before_is_thought_about() {
    let mut table = start("romanian-checkers");
    for text in ["b1-b3", "a2-c2", "b3-b1", "c2-a2"] {
        table.play(text).unwrap();
    }
    assert!(looked(&*table, Strength::BEST, &limits()) > LOOKED);
}
