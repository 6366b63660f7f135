//! Dominions: counting lines and playing random games, beside the slow twin that the tests use.
//!
//! `cargo bench -p parlour-games --bench dominions`

#[path = "../tests/dominions/twin.rs"]
#[allow(dead_code)]
mod twin;

use divan::{Bencher, counter::ItemsCount};
use parlour_core::{Game, Rng, Text};
use parlour_games::dominions::{Dominions, Position};
use twin::{Grid, Slow};

const SAMPLE: &str = include_str!("../../../examples/dominions-sample.txt");

fn main() {
    divan::main();
}

fn sample_after(plies: usize) -> Position {
    let game = Dominions::default();
    let mut at = game.start(0);
    for text in SAMPLE.split_whitespace().take(plies) {
        let m = game.read_move(&at, text).expect("a legal game");
        game.play(&mut at, m);
    }
    at
}

#[divan::bench(sample_count = 3, sample_size = 1, args = [
    (0, 3, 266_260_200),
    (1, 3, 5_311_896),
    (2, 3, 4_656_747),
    (44, 3, 47_820_638),
    (62, 3, 20_766_709),
])]
fn perft_of_the_sample_game(bencher: Bencher, (plies, depth, nodes): (usize, u32, u64)) {
    let (game, at) = (Dominions::default(), sample_after(plies));
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| assert_eq!(game.perft(&at, depth), nodes));
}

const GAMES: u64 = 1000;

#[divan::bench(sample_count = 10, sample_size = 1)]
fn playouts(bencher: Bencher) {
    let (game, start) = (Dominions::default(), Dominions::default().start(0));
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::new(1);
        let mut plies = 0;
        for _ in 0..GAMES {
            plies += game.playout(&mut start.clone(), &mut rng, 1000);
        }
        assert!((GAMES as u32 * 100..GAMES as u32 * 150).contains(&plies));
        plies
    });
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn playouts_of_the_slow_twin(bencher: Bencher) {
    let (games, grid) = (GAMES / 20, Grid::new(9));
    bencher.counter(ItemsCount::new(games)).bench(|| {
        let mut rng = Rng::new(1);
        let mut plies = 0;
        for _ in 0..games {
            plies += Slow::new(&grid).playout(&mut rng)[0];
        }
        assert!((games * 100..games * 150).contains(&plies));
        plies
    });
}
