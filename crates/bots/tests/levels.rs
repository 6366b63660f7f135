//! Levels of the open games: reproducible by seed, heard while they think, never out of the rules.

use parlour_bots::{Limits, Strength, bot};
use parlour_core::{Eye, Status, Watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

const OPEN: [&str; 5] = [
    "romanian-checkers",
    "cublino-pur",
    "cublino-contra",
    "dominions",
    "dobutsu",
];

/// A few nodes a move without a book, and no reason to solve a game first.
fn limits() -> Limits {
    Limits {
        nodes: Some(400),
        book: Some(false),
        time: Some(Duration::from_secs(600)),
        ..Limits::default()
    }
}

fn play(name: &str, strengths: [Strength; 2], seed: u64, plies: usize) -> Vec<String> {
    // Nothing of what this user has made counts here.
    parlour_bots::keep_data_in(concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data"));
    let rules = parlour_games::by_name(name).unwrap();
    let mut table = rules.open(None, 0).unwrap();
    let mut bots = strengths.map(|s| bot(&*rules, s, seed).unwrap());
    while let Status::ToMove(seat) = table.status()
        && table.ply() < plies
    {
        let text = bots[seat.index()].choose(&*table, &limits(), &Watch::new());
        table.play(&text.unwrap()).unwrap();
    }
    table.history(Eye::Keeper)
}

#[test]
fn the_seed_decides_what_a_level_plays() {
    for name in OPEN {
        for level in [0, 1, 2, 5, 8] {
            let game = |seed| play(name, [Strength::Level(level); 2], seed, 16);
            assert_eq!(game(1), game(1), "{name} {level}");
            if [0, 2].contains(&level) {
                assert!((2..7).any(|seed| game(seed) != game(1)), "{name} {level}");
            }
        }
    }
}

#[test]
fn the_best_level_owes_nothing_to_the_seed() {
    for name in ["cublino-pur", "cublino-contra", "dominions"] {
        let game = |seed| play(name, [Strength::BEST; 2], seed, 10);
        assert_eq!(game(1), game(2), "{name}");
    }
}

#[test]
fn level_0_is_random_and_level_1_is_not_greedy() {
    for name in OPEN {
        let game = |s| play(name, [s; 2], 3, 12);
        assert_eq!(game(Strength::Random), game(Strength::Level(0)), "{name}");
        assert_ne!(game(Strength::Greedy), game(Strength::Level(1)), "{name}");
    }
}

#[test]
fn whoever_listens_hears_something() {
    for name in OPEN {
        let rules = parlour_games::by_name(name).unwrap();
        let table = rules.open(None, 0).unwrap();
        let heard = Arc::new(AtomicU32::new(0));
        let count = heard.clone();
        let mut bot = bot(&*rules, Strength::BEST, 0).unwrap();
        bot.listen(Some(Box::new(move |said| {
            assert!(!said.moves.is_empty());
            count.fetch_add(1, Relaxed);
        })));
        // Dominions has 11,320 first moves, and nothing is said before all were looked at.
        let limits = Limits {
            nodes: Some(20_000),
            ..limits()
        };
        bot.choose(&*table, &limits, &Watch::new()).unwrap();
        assert!(heard.load(Relaxed) > 0, "{name}");
    }
}

/// A pass is no slip: in Dominions, where every unplaced tile costs a point, a weak level passes only
/// when a look at its moves without blur and lapses says so.
#[test]
fn weak_levels_do_not_pass_by_mistake() {
    for level in 1..=4 {
        for seed in 0..4 {
            let moves = play("dominions", [Strength::Level(level); 2], seed, 60);
            let early = moves.iter().position(|text| text == "pass");
            assert_eq!(early, None, "level {level}, seed {seed}: {moves:?}");
        }
    }
}
