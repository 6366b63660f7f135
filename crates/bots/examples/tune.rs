//! Tunes the weights of a game's judge by games against itself, and prints them as a Rust constant.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example tune -- romanian-checkers --games 2000 --nodes 2000
//! ```
//!
//! With `--against` it plays the judge's weights against others at equal numbers of positions a move.
//!
//! The same seed and options give the same weights on any machine, with any number of threads. Ctrl-C
//! ends the games, fits what was played so far, prints it and stops.

use clap::Parser;
use parlour_bots::tune::{Round, Settings, as_rust, duel, tune};
use parlour_core::{Progress, Watch};
use std::io::{IsTerminal, Write, stderr};
use std::process::exit;

/// Tunes the weights of a game's judge by games against itself.
#[derive(Parser)]
struct Args {
    /// Name of the game
    game: String,
    /// Games a round
    #[arg(long, default_value_t = Settings::default().games)]
    games: u64,
    /// Positions looked at for a move
    #[arg(long, default_value_t = Settings::default().nodes)]
    nodes: u64,
    /// Rounds, each with the weights of the last
    #[arg(long, default_value_t = Settings::default().rounds)]
    rounds: u32,
    /// At most so many drawn moves at the start of a game
    #[arg(long, default_value_t = Settings::default().opening)]
    opening: u32,
    /// Longest game
    #[arg(long, default_value_t = Settings::default().plies)]
    plies: u32,
    /// How much the aim is the search's own word instead of the result, 0 to 1
    #[arg(long, default_value_t = Settings::default().trust)]
    trust: f64,
    /// How strongly weights are held where they were, in positions
    #[arg(long, default_value_t = Settings::default().hold)]
    hold: f64,
    #[arg(long, default_value_t = Settings::default().seed)]
    seed: u64,
    #[arg(long, default_value_t = Settings::default().threads)]
    threads: usize,
    /// Weights to begin with instead of the judge's own: numbers with commas between
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    from: Option<Vec<i32>>,
    /// Do not tune: play the judge's own weights against these
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    against: Option<Vec<i32>>,
}

fn main() {
    let args = Args::parse();
    let settings = Settings {
        games: args.games,
        nodes: args.nodes,
        rounds: args.rounds,
        opening: args.opening,
        plies: args.plies,
        trust: args.trust.clamp(0.0, 1.0),
        hold: args.hold.max(0.0),
        seed: args.seed,
        threads: args.threads,
    };
    let watch = Watch::with_report(bar);
    let stop = watch.clone();
    ctrlc::set_handler(move || stop.stop()).expect("nobody else listens to Ctrl-C");
    if let Some(against) = &args.against {
        let Some([won, drawn, lost]) = duel(&args.game, &settings, against, &watch) else {
            eprintln!("no judge of {:?} has {} weights", args.game, against.len());
            exit(2);
        };
        eprintln!();
        let share = (won as f64 + drawn as f64 / 2.0) / (won + drawn + lost).max(1) as f64;
        println!("+{won} ={drawn} -{lost}: {:.1} %", 100.0 * share);
        return;
    }
    let mut tell = |round: &Round| {
        eprintln!();
        let Round { weights, loss, .. } = round;
        let [won, drawn, lost] = round.results;
        println!(
            "// {} games (+{won} ={drawn} -{lost}), {} positions, loss {:.5} -> {:.5}",
            round.games, round.positions, loss[0], loss[1]
        );
        let width = round.names.iter().map(String::len).max().unwrap_or(0);
        for (i, name) in round.names.iter().enumerate() {
            println!(
                "// {name:width$} {:6} -> {:6}",
                weights[0][i], weights[1][i]
            );
        }
        println!("{}", as_rust(&round.names, &weights[1]));
    };
    if tune(
        &args.game,
        &settings,
        args.from.as_deref(),
        &watch,
        &mut tell,
    )
    .is_none()
    {
        eprintln!("{:?} has no judge with weights to tune", args.game);
        exit(2);
    }
    if watch.is_stopped() {
        exit(130);
    }
}

/// A line of progress, where somebody looks at it.
fn bar(progress: &Progress) {
    let Some(total) = progress.total.filter(|_| stderr().is_terminal()) else {
        return;
    };
    let full = (40 * progress.done / total.max(1)) as usize;
    let (full, rest) = ("#".repeat(full), "-".repeat(40 - full));
    eprint!(
        "\r{} [{full}{rest}] {}/{total} ",
        progress.text, progress.done
    );
    let _ = stderr().flush();
}
