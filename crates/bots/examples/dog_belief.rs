//! Learns from matches of the bot with itself how players of Dog choose their cards, and measures how much that tells
//! about hands that are hidden.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example dog_belief -- 60 100 [KEY=VALUE]...
//! ```
//!
//! Arguments: matches, walks a decision, settings of the rules. Four fifths of the matches are learned from, the rest
//! measures: the mean logarithm of how likely the choices were, and for hidden hands the mean logarithm of how much
//! more likely the true hand is held than by chance. Prints the habits as a Rust constant.

use parlour_bots::dog::lesson::{Decision, Habits, decisions, insight};
use parlour_bots::{Limits, Strength, bot};
use parlour_core::{Match, Rng, Rulebook, Status, Watch};
use parlour_games::dog::Dog;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [matches, walks, sets @ ..] = &args[..] else {
        eprintln!("usage: dog_belief MATCHES WALKS [KEY=VALUE]...");
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
    let (mut lesson, mut test, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..matches {
        let played = play(&*rules, seed, &limits);
        let choices: Vec<Decision> = decisions(&played);
        if seed % 5 < 4 {
            lesson.extend(choices);
        } else {
            test.extend(choices);
            kept.push(played);
        }
    }
    println!(
        "{} choices to learn from, {} to measure",
        lesson.len(),
        test.len()
    );
    let mut habits = Habits::none();
    habits.learn(&lesson, 300);
    for (name, habits) in [
        ("none", &Habits::none()),
        ("built in", &Habits::learned()),
        ("learned", &habits),
    ] {
        let [plays, gifts] = habits.likelihood(&test);
        println!("habits {name}: plays {plays:.4}, gifts {gifts:.4}");
        let mut rng = Rng::new(1);
        let mut by_choices = [(0u32, 0.0f32); 7];
        for played in &kept {
            for (choices, gain) in insight(played, habits, 5, &mut rng) {
                let (count, sum) = &mut by_choices[choices.min(6)];
                (*count, *sum) = (*count + 1, *sum + gain);
            }
        }
        let hands: u32 = by_choices.iter().map(|(count, _)| count).sum();
        let sum: f32 = by_choices.iter().map(|(_, sum)| sum).sum();
        println!(
            "  true hands: {:.4} in the mean of {hands}",
            sum / hands as f32
        );
        for (choices, (count, sum)) in by_choices.iter().enumerate().filter(|(_, by)| by.0 > 0) {
            println!(
                "  after {choices} choices: {:.4} ({count})",
                sum / *count as f32
            );
        }
    }
    println!("{habits:#?}");
}

/// A match of the best level with itself.
fn play(rules: &dyn Rulebook, seed: u64, limits: &Limits) -> Match<Dog> {
    let mut table = rules.open(None, seed + 1_000_000).expect("a start");
    let mut player = bot(rules, Strength::BEST, seed).expect("a bot");
    while let Status::ToMove(_) = table.status() {
        let text = player
            .choose(&*table, limits, &Watch::new())
            .expect("a move");
        table.play(&text).expect("a legal move");
    }
    let played = table.as_any().downcast_ref::<Match<Dog>>();
    played.expect("a match of Dog").clone()
}
