//! What a strong player seems to lose with a move: the noise of a review, from which a game's scale is made.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example losses -- romanian-checkers 8
//! ```
//!
//! Arguments: game, how many games, seed (0). The reviewer plays itself with a tenth of a review's positions,
//! after six drawn moves; every game is reviewed and the losses of all moves that were a choice are sorted.

use parlour_bots::{Kind, Limits, REVIEW_NODES, Strength, bot, review};
use parlour_core::{Rng, Rulebook, Status, Table, Watch, mix};

/// Drawn moves at the beginning, so that no two games are alike.
const OPENING: usize = 6;
/// Plies of a game, at most.
const PLIES: usize = 60;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, count, rest @ ..] = &args[..] else {
        eprintln!("usage: losses GAME COUNT [SEED]");
        std::process::exit(2);
    };
    let rules = match parlour_games::by_name(name) {
        Ok(rules) => rules,
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    };
    let count: u64 = count.parse().expect("a number of games");
    let seed = rest.first().map_or(0, |text| parlour_core::seed(text));
    let mut losses = Vec::new();
    for number in 0..count {
        let table = play(&*rules, mix(seed) ^ number);
        let found = review(&*table, &Limits::default(), &Watch::new()).expect("a review");
        let chosen = found.plies.iter().skip(OPENING);
        let chosen = chosen.filter(|judged| judged.kind != Kind::Forced);
        losses.extend(chosen.map(|judged| judged.loss()));
    }
    losses.sort_by(f32::total_cmp);
    let at = |share: f32| losses[(share * (losses.len() - 1) as f32) as usize];
    let shares = [0.5, 0.75, 0.9, 0.95, 0.98].map(|share| format!("{:.1}", at(share)));
    println!(
        "{name}: {} moves; half lose at most {}, 75 % {}, 90 % {}, 95 % {}, 98 % {}",
        losses.len(),
        shares[0],
        shares[1],
        shares[2],
        shares[3],
        shares[4]
    );
}

fn play(rules: &dyn Rulebook, seed: u64) -> Box<dyn Table> {
    let mut table = rules.open(None, seed).expect("a start");
    let mut rng = Rng::new(seed);
    let mut mind = bot(rules, Strength::BEST, seed).expect("somebody plays it");
    let limits = match rules.is_open() {
        true => Limits {
            nodes: Some(REVIEW_NODES / 10),
            ..Limits::default()
        },
        false => Limits::default(),
    };
    while let Status::ToMove(_) = table.status()
        && table.ply() < PLIES
    {
        let text = match table.ply() {
            ..OPENING => table.pick(&mut rng).expect("a move"),
            _ => mind
                .choose(&*table, &limits, &Watch::new())
                .expect("a move"),
        };
        table.play(&text).expect("a legal move");
    }
    table
}
