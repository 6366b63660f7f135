//! Bots play whole games, within the rules, reproducibly.

use parlour_bots::{Limits, Strength, bot};
use parlour_core::{Status, Watch};
use std::time::Duration;

fn play_out(name: &str, strengths: &[Strength], seed: u64, most: usize) -> Vec<String> {
    // Nothing of what this user has made counts here.
    parlour_bots::keep_data_in(concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data"));
    let rules = parlour_games::by_name(name).unwrap();
    let mut table = rules.open(None, seed).unwrap();
    // Enough for every move, and no reason to solve a game first.
    let limits = Limits {
        time: Some(Duration::from_secs(60)),
        ..Limits::default()
    };
    let mut bots: Vec<_> = strengths
        .iter()
        .map(|s| bot(&*rules, *s, seed).expect("somebody plays it"))
        .collect();
    while let Status::ToMove(seat) = table.status()
        && table.ply() < most
    {
        let player = &mut bots[seat.index() % strengths.len()];
        let text = player.choose(&*table, &limits, &Watch::new()).unwrap();
        table
            .play(&text)
            .unwrap_or_else(|why| panic!("{name}: {text}: {why}"));
    }
    table.history(parlour_core::Eye::Keeper)
}

#[test]
fn every_game_has_a_bot_that_plays_by_the_rules() {
    for rules in parlour_games::all() {
        for strength in [Strength::Random, Strength::Greedy, Strength::Level(3)] {
            play_out(rules.name(), &[strength], 1, 60);
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    for name in ["romanian-checkers", "cublino-contra", "dog"] {
        let game = |seed| play_out(name, &[Strength::Level(2), Strength::Random], seed, 40);
        assert_eq!(game(5), game(5), "{name}");
        assert_ne!(game(5), game(6), "{name}");
    }
}
