//! Short runs of every target: what long runs kept, and random bytes. Long runs are `fuzz/run`'s business.

use parlour_core::Rng;
#[cfg(feature = "house")]
use parlour_fuzz_targets::HOUSE;
use parlour_fuzz_targets::{TARGETS, Target};
use std::fs;
use std::path::{Path, PathBuf};

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

#[cfg(not(feature = "house"))]
const HOUSE: &[(&str, Target)] = &[];

/// Every target with its name.
fn all() -> impl Iterator<Item = (&'static str, Target)> {
    TARGETS.iter().chain(HOUSE).copied()
}

fn feed(name: &str, what: &str, target: Target, data: &[u8]) {
    if let Err(why) = std::panic::catch_unwind(|| target(data)) {
        eprintln!("{name} breaks with {what}: {data:?}");
        std::panic::resume_unwind(why);
    }
}

/// Runs some targets on what is kept of long runs, and on `rounds` inputs of random bytes.
fn run(names: &[&str], rounds: u64) {
    for name in names {
        let target = all().find(|t| t.0 == *name);
        let (_, target) = target.expect("the target exists");
        let kept = fs::read_dir(fuzz().join("corpus").join(name));
        for entry in kept.expect("every target has a corpus") {
            let path = entry.expect("a file").path();
            let data = fs::read(&path).expect("a file");
            feed(name, &path.display().to_string(), target, &data);
        }
        for seed in 0..rounds {
            let mut rng = Rng::new(seed ^ 0xF022);
            let long = rng.below(400);
            let data: Vec<u8> = (0..long).map(|_| rng.below(256) as u8).collect();
            feed(name, &format!("seed {seed}"), target, &data);
        }
    }
}

#[test]
fn positions_are_taken_or_refused() {
    run(&["position_text", "seen_text", "draft"], 400);
}

#[test]
fn moves_are_taken_or_refused() {
    run(&["move_text"], 400);
}

#[test]
fn options_are_taken_or_refused() {
    run(&["option_text"], 400);
}

#[test]
fn whole_games_lead_back_to_themselves() {
    run(&["whole_game"], 300);
}

#[test]
fn records_are_taken_or_refused() {
    run(&["record", "foreign_record", "puzzle_text"], 400);
}

#[test]
fn fast_rules_are_slow_rules() {
    let twins = TARGETS.iter().map(|t| t.0);
    let twins: Vec<&str> = twins.filter(|name| name.starts_with("twin_")).collect();
    assert_eq!(twins.len(), 5);
    run(&twins, 300);
}

#[cfg(feature = "house")]
#[test]
fn lines_are_answered() {
    run(&["batch_line", "engine_lines", "engine_answer"], 150);
}

#[cfg(feature = "house")]
#[test]
fn contests_and_files_are_taken_or_refused() {
    run(&["contest_text", "table_file", "selfplay_file"], 300);
}

#[cfg(feature = "house")]
#[test]
fn what_a_server_hears_and_keeps_is_taken_or_refused() {
    run(&["posted", "socket_messages", "stored_events"], 150);
}

#[test]
fn there_is_something_to_run() {
    assert!(!parlour_games::all().is_empty());
}

#[test]
fn every_target_is_driven_run_and_kept() {
    let read = |file: &str| fs::read_to_string(fuzz().join(file)).expect("a file");
    let here = include_str!("seeded.rs");
    for (name, _) in all() {
        assert!(read("Cargo.toml").contains(&format!("name = \"{name}\"")));
        let driver = read(&format!("fuzz_targets/{name}.rs"));
        assert!(driver.contains(&format!("parlour_fuzz_targets::{name}(data)")));
        let run = here.contains(&format!("\"{name}\"")) || name.starts_with("twin_");
        assert!(run, "no test runs {name}");
    }
    if cfg!(feature = "house") {
        let drivers = fs::read_dir(fuzz().join("fuzz_targets")).expect("a folder");
        assert_eq!(drivers.count(), all().count());
    }
}
