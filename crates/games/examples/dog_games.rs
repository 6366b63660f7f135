//! Plays random games of Dog under every preset with every number of players: each must end with a
//! winner before the ply limit, with all 110 cards in place.
//!
//! `cargo run --release -p parlour-games --example dog_games [GAMES] [PRESET] [PLAYERS]`

use parlour_core::{Game, Rng, Rules, configure};
use parlour_games::dog::{Dog, Hand};

/// Plies after which a game is given up.
const LIMIT: u64 = 100_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args
        .first()
        .map_or(10_000, |n| n.parse().expect("a number"));
    for preset in Dog::default().presets() {
        for players in ["2", "3", "4", "5", "6", "6 teams=triples"] {
            let skip = |i: usize, name: &str| args.get(i).is_some_and(|wanted| wanted != name);
            if skip(1, preset.name) || skip(2, players) {
                continue;
            }
            let words = format!("players={players}");
            let options = words.split(' ').filter_map(|w| w.split_once('='));
            let options: Vec<_> = options.map(|(k, v)| (k.into(), v.into())).collect();
            let dog = configure(&Dog::default(), Some(preset.name), &options).expect("they fit");
            let (mut plies, mut longest, mut unfinished) = (0, 0, 0);
            for seed in 0..games {
                let (mut at, mut rng) = (dog.start(seed), Rng::new(seed));
                let mut made = 0;
                while made < LIMIT
                    && let Some(m) = dog.random_action(&at, &mut rng)
                {
                    dog.play(&mut at, m);
                    made += 1;
                }
                let name = preset.name;
                assert_eq!(at.cards(), Hand::deck(), "{name} {players} seed {seed}");
                unfinished += (dog.status(&at).outcome().is_none()) as u64;
                plies += made;
                longest = longest.max(made);
            }
            println!(
                "{} players={players}: {games} games, {plies} plies, longest {longest}, \
                 {unfinished} at the limit of {LIMIT}",
                preset.name
            );
        }
    }
}
