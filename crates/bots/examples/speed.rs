//! How fast and how deep the strongest bot of a game searches: a line a depth.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example speed -- romanian-checkers 11
//! cargo run --release -p parlour-bots --example speed -- romanian-checkers 30 2 5s
//! ```
//!
//! Arguments: game, depth, threads (1), time on the wall (none), position (the start). Growth is the
//! nodes of a depth by those of the depth before, all earlier depths included in both. CPU time is
//! that of all threads.

use parlour_bots::{Limits, Strength, bot};
use parlour_core::Watch;
use std::sync::Mutex;
use std::time::{Duration, Instant};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, depth, rest @ ..] = &args[..] else {
        eprintln!("usage: speed GAME DEPTH [THREADS [SECONDSs [POSITION]]]");
        std::process::exit(2);
    };
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let limits = Limits {
        depth: Some(number(depth) as u32),
        helpers: rest.first().map_or(0, |text| number(text) as u8 - 1),
        time: rest
            .get(1)
            .map(|text| Duration::from_secs_f64(number(text.trim_end_matches('s')))),
        ..Limits::default()
    };
    let rules = parlour_games::by_name(name).expect("a game");
    let position = rest.get(2).map(String::as_str);
    let table = rules.open(position, 0).expect("a position");
    let mut mind = bot(&*rules, Strength::BEST, 0).expect("somebody plays it");
    let (begin, busy) = (Instant::now(), cpu());
    let last = Mutex::new(0u64);
    println!("depth        nodes growth  CPU s  nodes/CPU s  wall s  best line");
    mind.listen(Some(Box::new(move |said| {
        let before = std::mem::replace(&mut *last.lock().expect("one speaker"), said.nodes);
        let cpu = cpu() - busy;
        let best = &said.moves[0];
        println!(
            "{:5} {:12} {:6.2} {:6.2} {:12.0} {:7.2}  {:+.1} {}",
            said.depth,
            said.nodes,
            said.nodes as f64 / before.max(1) as f64,
            cpu,
            said.nodes as f64 / cpu,
            begin.elapsed().as_secs_f64(),
            best.score,
            best.line.join(" ")
        );
    })));
    let said = mind
        .analyse(&*table, &limits, &Watch::new())
        .expect("a move");
    let cpu = cpu() - busy;
    println!(
        "{} nodes in {cpu:.2} CPU s and {:.2} s on the wall: {:.0} nodes a CPU second",
        said.nodes,
        begin.elapsed().as_secs_f64(),
        said.nodes as f64 / cpu
    );
}

/// CPU seconds of all threads, ended ones included.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let (_, fields) = text.rsplit_once(')').unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(2);
    ticks.filter_map(|t| t.parse::<f64>().ok()).sum::<f64>() / 100.0
}
