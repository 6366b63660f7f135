//! Finds good numbers for the search of a learned mind by playing: simultaneous perturbation stochastic approximation (SPSA).
//!
//! Each step moves all numbers at once, up or down by lot, plays a pair of games of the moved ones against those moved the other
//! way, and follows the winner a little. The same arguments find the same numbers.
//!
//! ```sh
//! cargo run --release -p parlour-train --example spsa -- romanian-checkers --steps 2000 --nodes 3000 futility=45:10 less=40:15
//! ```
//!
//! NAME=NUMBER:STEP is a number, where it begins, and how far it is moved in the first steps; what is not named stays as it is.

use clap::Parser;
use parlour_bots::{Limits, Style, style, styled_bot};
use parlour_core::{Rng, Watch, mix};
use parlour_train::pairs::Pairs;
use std::error::Error;

#[derive(Parser)]
struct Args {
    game: String,
    /// Numbers to tune, as NAME=NUMBER:STEP
    #[arg(required = true, value_parser = dial)]
    dials: Vec<Dial>,
    /// Pairs of games
    #[arg(long, default_value_t = 2000)]
    steps: u32,
    /// Positions looked at for a move
    #[arg(long, default_value_t = 3000)]
    nodes: u64,
    /// Plies drawn by lot before either thinks
    #[arg(long, default_value_t = 6)]
    opening: usize,
    /// So many plies end a game as a draw
    #[arg(long, default_value_t = 250)]
    plies: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A number that is tuned.
#[derive(Copy, Clone)]
struct Dial {
    /// Its place in [`Style::numbers`].
    place: usize,
    value: f64,
    step: f64,
}

fn dial(text: &str) -> Result<Dial, String> {
    let read = || {
        let (name, rest) = text.split_once('=')?;
        let (value, step) = rest.split_once(':')?;
        Some(Dial {
            place: Style::NAMES.iter().position(|known| *known == name)?,
            value: value.parse().ok()?,
            step: step.parse().ok()?,
        })
    };
    read().ok_or_else(|| format!("not NAME=NUMBER:STEP, with one of {:?}", Style::NAMES))
}

/// How quickly the steps shrink, and how far a won pair moves the numbers: the usual exponents, and a start that lets the last
/// steps still move.
const SHRINK: f64 = 0.101;
const SLOW: f64 = 0.602;
const FIRST: f64 = 0.03;

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let rules = parlour_games::by_name(&args.game)?;
    let pairs = Pairs {
        rules: &*rules,
        opening: args.opening,
        plies: args.plies,
        seed: args.seed,
    };
    let limits = Limits {
        nodes: Some(args.nodes),
        ..Limits::default()
    };
    let base = style(&*rules).ok_or("this game is not searched by alpha-beta")?;
    let mut dials = args.dials.clone();
    let mut rng = Rng::new(mix(args.seed));
    let settle = f64::from(args.steps) / 10.0;
    for step in 0..args.steps {
        let done = f64::from(step);
        let width = (done + 1.0).powf(-SHRINK);
        let pace = ((done + 1.0 + settle) / (1.0 + settle)).powf(-SLOW) * FIRST;
        let signs: Vec<f64> = dials
            .iter()
            .map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 })
            .collect();
        let moved = |way: f64| {
            let mut numbers = base.numbers();
            for (dial, sign) in dials.iter().zip(&signs) {
                let at = dial.value + way * sign * dial.step * width;
                numbers[dial.place] = at.round() as i32;
            }
            Style::of(numbers)
        };
        let styles = [moved(1.0), moved(-1.0)];
        let mut points = 0;
        for first in 0..2 {
            let bot = |style| styled_bot(&*rules, style, pairs.seed(step)).expect("it has a style");
            let mut bots = styles.map(bot);
            let played = pairs.game(step, first, |who, table| {
                Ok(Some(bots[who].choose(table, &limits, &Watch::new())?))
            })?;
            points += played.points;
        }
        for (dial, sign) in dials.iter_mut().zip(&signs) {
            dial.value += pace * f64::from(points) * sign * dial.step;
        }
        if (step + 1) % 100 == 0 || step + 1 == args.steps {
            let said = dials
                .iter()
                .map(|d| format!("{}={:.1}", Style::NAMES[d.place], d.value));
            let said: Vec<_> = said.collect();
            println!("{} pairs: {}", step + 1, said.join(" "));
        }
    }
    Ok(())
}
