//! Finds endings by letting a bot play itself, proves each by proof-number search and by alpha-beta,
//! and prints those that both can prove: position, result for the side to move, plies to the end.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example endings -- romanian-checkers 240
//! ```
//!
//! Arguments: game, how many, seed (0). The same arguments print the same rows. Stops loudly if the
//! two searches ever disagree.

#[path = "../tests/support/both.rs"]
mod both;

use parlour_bots::{Limits, Strength, bot};
use parlour_core::{Eye, Proof, Rng, Rules, Status, Verdict, Views, Watch, mix, rulebook};
use parlour_games::cublino::Cublino;
use parlour_games::romanian_checkers::RomanianCheckers;
use std::collections::{BTreeMap, BTreeSet};

/// Positions that a player looks at for a move.
const THOUGHT: u64 = 2000;
/// Positions that a proof may take.
const PROOF: u64 = 60_000;
/// Positions that both proofs take at least.
const EASIEST: u64 = 150;
/// Drawn moves before the bot takes over, so that no two games are alike.
const OPENING: usize = 6;
/// Longest game.
const PLIES: usize = 250;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, wanted, rest @ ..] = &args[..] else {
        eprintln!("usage: endings GAME COUNT [SEED]");
        std::process::exit(2);
    };
    let wanted = wanted.parse().expect("a number of endings");
    let seed = rest.first().map_or(0, |text| parlour_core::seed(text));
    match name.as_str() {
        "romanian-checkers" => find(RomanianCheckers::default(), wanted, seed),
        "cublino-contra" => find(Cublino::contra(), wanted, seed),
        other => {
            eprintln!("{other:?} is no game with endings: romanian-checkers, cublino-contra");
            std::process::exit(2);
        }
    }
}

fn find<G: Rules + Views>(game: G, wanted: usize, seed: u64) {
    println!("# Endings from games of the bots, proven by proof-number search and by alpha-beta.");
    println!(
        "# parlour-bots, example endings: {} {wanted} {seed}",
        game.name()
    );
    println!("# position\tresult for the side to move\tplies to the end");
    let mut seen = BTreeSet::new();
    let mut kinds = BTreeMap::new();
    for number in 0.. {
        let texts = play(&game, mix(seed) ^ number);
        // From the end back: the first ending that takes some thought, then each that is much harder.
        let mut enough = EASIEST;
        for text in texts.iter().rev() {
            let at = game.read_position(text, 0).expect("it was on the board");
            let ([by_numbers, by_depth], nodes) = both::prove(&game, &at, PROOF);
            let (Some(a), Some(b)) = (by_numbers, by_depth) else {
                break;
            };
            assert_eq!(a.verdict, b.verdict, "{text}: the searches disagree");
            let Proof { verdict, plies } = b;
            let word = match verdict {
                Verdict::Win => "win",
                Verdict::Draw => "draw",
                Verdict::Loss => "loss",
            };
            let plies = plies.map_or("-".into(), |n| n.to_string());
            let is_measured = (plies == "-") == (verdict == Verdict::Draw);
            // No more than a quarter of one kind.
            let alike = kinds.entry((word, plies.clone())).or_insert(0);
            let rare = *alike * 4 <= seen.len() + 4;
            if nodes[0].min(nodes[1]) >= enough && is_measured && rare && seen.insert(text.clone())
            {
                enough *= 4;
                *alike += 1;
                println!("{text}\t{word}\t{plies}");
                if seen.len() == wanted {
                    return;
                }
            }
        }
    }
}

/// The positions of one game, in order.
fn play<G: Rules + Views>(game: &G, seed: u64) -> Vec<String> {
    let rules = rulebook(game.clone());
    let mut table = rules.open(None, seed).expect("a start");
    let mut rng = Rng::new(seed);
    let limits = Limits {
        nodes: Some(THOUGHT),
        ..Limits::default()
    };
    let mut mind = bot(&*rules, Strength::BEST, seed).expect("somebody plays it");
    let mut texts = Vec::new();
    while let Status::ToMove(_) = table.status()
        && table.ply() < PLIES
    {
        texts.push(table.position(Eye::Keeper));
        let text = match table.ply() {
            ..OPENING => table.pick(&mut rng).expect("the game goes on"),
            _ => mind
                .choose(&*table, &limits, &Watch::new())
                .expect("a move"),
        };
        table.play(&text).expect("a legal move");
    }
    texts
}
