//! Short runs of every target with random bytes; long runs are cargo-fuzz's business.

use parlour_core::Rng;
use parlour_fuzz_targets::TARGETS;

/// Runs a target on `rounds` inputs.
fn run(name: &str, rounds: u64) {
    let target = TARGETS.iter().find(|t| t.0 == name);
    let (_, target) = target.expect("the target exists");
    for seed in 0..rounds {
        let mut rng = Rng::new(seed ^ 0xF022);
        let long = rng.below(400);
        let data: Vec<u8> = (0..long).map(|_| rng.below(256) as u8).collect();
        if let Err(why) = std::panic::catch_unwind(|| target(&data)) {
            eprintln!("{name} breaks with seed {seed}: {data:?}");
            std::panic::resume_unwind(why);
        }
    }
}

#[test]
fn positions_are_taken_or_refused() {
    run("position_text", 1_000);
}

#[test]
fn moves_are_taken_or_refused() {
    run("move_text", 1_000);
}

#[test]
fn whole_games_lead_back_to_themselves() {
    run("whole_game", 1_000);
}

#[test]
fn records_are_taken_or_refused() {
    run("record", 1_000);
}

#[test]
fn there_is_something_to_run() {
    assert!(!parlour_games::all().is_empty());
}

#[test]
fn cargo_fuzz_drives_the_same_targets() {
    let fuzz = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz");
    let read = |file: &str| std::fs::read_to_string(format!("{fuzz}/{file}")).unwrap();
    for (name, _) in TARGETS {
        assert!(read("Cargo.toml").contains(&format!("name = \"{name}\"")));
        assert!(read("run").contains(name));
        let driver = read(&format!("fuzz_targets/{name}.rs"));
        assert!(driver.contains(&format!("parlour_fuzz_targets::{name}(data)")));
    }
}
