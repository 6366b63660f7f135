//! Two strengths of Dog against each other over duplicate deals: every deal is played twice, the
//! second time with the strengths on each other's seats.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example dog_duel -- 10 greedy 40 100 players=6
//! cargo run --release -p parlour-bots --example dog_duel -- 10 10/classic 20..60 100,40
//! ```
//!
//! Arguments: strength, strength (each with its judge after a slash if not the usual one), deals (how many, or from
//! which to which), what a decision may take (walks, or a time as `20ms`; 0: as the strength has it; two of them for
//! the two strengths, one for the first alone), then settings of the rules. Says CPU time a decision where the system
//! tells it, else time on the wall.

use parlour_bots::{Judge, Limits, Strength, bot};
use parlour_core::{Seat, Status, Watch};
use std::fmt;
use std::time::{Duration, Instant};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, deals, budget_text, sets @ ..] = &args[..] else {
        eprintln!("usage: dog_duel STRENGTH STRENGTH DEALS BUDGET [KEY=VALUE]...");
        std::process::exit(2);
    };
    let who: [(Strength, Option<Judge>); 2] = [a, b].map(|text| who(text));
    let (from, to) = deals.split_once("..").unwrap_or(("0", deals));
    let [from, to]: [u64; 2] = [from, to].map(|n| n.parse().expect("a number of deals"));
    let mut options = Vec::new();
    for set in sets {
        let (key, value) = set.split_once('=').expect("KEY=VALUE");
        options.push((key.to_string(), value.to_string()));
    }
    let rules = parlour_games::by_name("dog").expect("the game is there");
    let rules = rules.configure(None, &options).expect("rules that exist");
    let (one, two) = budget_text.split_once(',').unwrap_or((budget_text, "0"));
    let limits = [0, 1].map(|i| Limits {
        judge: who[i].1,
        ..budget([one, two][i])
    });
    let mut score = Score::default();
    for deal in from..to {
        let mut here = 0;
        for swapped in 0..2 {
            let mut table = rules.open(None, deal).expect("a start");
            let first = rules.team(Seat(0));
            let mut bots = [0, 1].map(|i| bot(&*rules, who[i].0, deal).expect("a bot"));
            let at = |seat| first.contains(seat) as usize ^ 1 ^ swapped;
            let winners = loop {
                match table.status() {
                    Status::Over(how) => break how.winners,
                    Status::ToMove(seat) => {
                        let i = at(seat);
                        let (begin, busy) = (Instant::now(), cpu());
                        let text = bots[i].choose(&*table, &limits[i], &Watch::new());
                        let wall = begin.elapsed().as_secs_f64();
                        let time = busy.zip(cpu()).map_or(wall, |(from, to)| to - from);
                        score.decisions[i] += 1;
                        score.spent[i] += time;
                        if i == 0 {
                            score.busiest = score.busiest.max(time);
                            score.slowest = score.slowest.max(wall);
                        }
                        table.play(&text.expect("a move")).expect("a legal move");
                    }
                }
            };
            let winner = winners.iter().next().expect("somebody wins");
            here += (at(winner) == 0) as usize;
        }
        score.deals[here] += 1;
        if (deal + 1 - from) % 10 == 0 || deal + 1 == to {
            println!("{a} against {b}: {score}");
        }
    }
}

/// What the first strength has done so far; times in seconds.
#[derive(Default)]
struct Score {
    /// Deals of which it won none, one or both games.
    deals: [usize; 3],
    decisions: [u64; 2],
    spent: [f64; 2],
    busiest: f64,
    slowest: f64,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, split, swept] = self.deals;
        let (won, games) = (2 * swept + split, 2 * (lost + split + swept));
        let share = 100.0 * won as f64 / games as f64;
        // Deals are independent of each other, the two games of one are not.
        let deals = games as f64 / 2.0;
        let of = |points: f64| (points / 2.0 - share / 100.0).powi(2);
        let spread = (0..3)
            .map(|n| self.deals[n] as f64 * of(n as f64))
            .sum::<f64>()
            / deals;
        let error = 196.0 * (spread / deals).sqrt();
        let [mean, other] =
            [0, 1].map(|i| 1000.0 * self.spent[i] / self.decisions[i].max(1) as f64);
        let (busiest, slowest) = (1000.0 * self.busiest, 1000.0 * self.slowest);
        write!(
            f,
            "{won} of {games} games ({share:.1} ± {error:.1} %), deals {swept}-{split}-{lost}, CPU a decision \
             {mean:.2} and {other:.2} ms, at most {busiest:.1} ms; at most {slowest:.1} ms on the wall"
        )
    }
}

/// `10`, `10/classic`.
fn who(text: &str) -> (Strength, Option<Judge>) {
    let (strength, judge) = text
        .split_once('/')
        .map_or((text, None), |(s, j)| (s, Some(j)));
    let judge = judge.map(|judge| judge.parse().expect("a judge"));
    (strength.parse().expect("a strength"), judge)
}

fn budget(text: &str) -> Limits {
    let number = |text: &str| text.parse().expect("a number of walks, or of ms");
    let mut limits = Limits::default();
    match text.strip_suffix("ms") {
        Some(millis) => limits.time = Some(Duration::from_millis(number(millis))),
        None => limits.nodes = Some(number(text)).filter(|n| *n > 0),
    }
    limits
}

/// Seconds that this thread has been busy.
fn cpu() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanos / 1e9)
}
