//! Learns from matches of the bot with itself what boards and hands of Dog are worth.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example dog_value -- 1200 16
//! ```
//!
//! Arguments: matches, walks a decision (1: what looks best at once), settings of the rules. Four fifths of the matches
//! are learned from, the rest measures: the mean logarithm of how likely the results were. Prints the weights that
//! were held least and those that measured best.

use parlour_bots::dog::lesson::{Sample, Weights, samples};
use parlour_bots::{Limits, Strength, bot};
use parlour_core::{Match, Rulebook, Status, Watch};
use parlour_games::dog::Dog;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [matches, walks, sets @ ..] = &args[..] else {
        eprintln!("usage: dog_value MATCHES WALKS [KEY=VALUE]...");
        std::process::exit(2);
    };
    let matches: u64 = matches.parse().expect("a number of matches");
    let limits = Limits {
        nodes: Some(walks.parse().expect("a number of walks")),
        ..Limits::default()
    };
    let sets = sets
        .iter()
        .map(|set| set.split_once('=').expect("KEY=VALUE"));
    let sets: Vec<_> = sets
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let rules = parlour_games::by_name("dog").expect("the game is there");
    let rules = rules.configure(None, &sets).expect("rules that exist");
    let (mut lesson, mut test): (Vec<Sample>, Vec<Sample>) = Default::default();
    for seed in 0..matches {
        let found = samples(&play(&*rules, seed, &limits), 4);
        match seed % 5 {
            4 => test.extend(found),
            _ => lesson.extend(found),
        }
    }
    println!(
        "{} positions to learn from, {} to measure",
        lesson.len(),
        test.len()
    );
    let say = |name: &str, weights: &Weights| {
        let [one, two] = [&lesson, &test].map(|all| weights.likelihood(all));
        println!("{name}: {one:.5} of the lesson, {two:.5} of the rest");
        two
    };
    say("nothing learned", &Weights::NONE);
    say("built in", &Weights::learned());
    let mut best = (f32::NEG_INFINITY, Weights::NONE);
    for hold in [1e-3, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6] {
        let mut weights = Weights::NONE;
        weights.learn(&lesson, 200, hold);
        let well = say(&format!("held by {hold}"), &weights);
        if well > best.0 {
            best = (well, weights);
        }
    }
    println!("{:?}", best.1);
}

/// A match of the best level with itself.
fn play(rules: &dyn Rulebook, seed: u64, limits: &Limits) -> Match<Dog> {
    let mut table = rules.open(None, seed + 2_000_000).expect("a start");
    let strength = match limits.nodes {
        Some(0 | 1) => Strength::Greedy,
        _ => Strength::BEST,
    };
    let mut player = bot(rules, strength, seed).expect("a bot");
    while let Status::ToMove(_) = table.status() {
        let text = player
            .choose(&*table, limits, &Watch::new())
            .expect("a move");
        table.play(&text).expect("a legal move");
    }
    let played = table.as_any().downcast_ref::<Match<Dog>>();
    played.expect("a match of Dog").clone()
}
