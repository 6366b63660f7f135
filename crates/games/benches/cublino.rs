//! How fast Cublino counts and plays. `items` are leaves of a perft, or whole random games.

use divan::{Bencher, black_box, counter::ItemsCount};
use parlour_core::{Game, Rng, Text};
use parlour_games::cublino::Cublino;

fn main() {
    divan::main();
}

const PUR: &str = "PWb1Ge1Wg1Le2Bc3Bd3ff3Lc4qe4cd5if6va7ve7vg7";
const CONTRA: &str = "CWa1Wc1We1Sg1Te2Hf2Dc3gc5qb6va7fc7ve7vf7vg7";

fn perft(bencher: Bencher, game: Cublino, state: Option<&str>, depth: u32, leaves: u64) {
    let at = match state {
        Some(text) => game.read_position(text, 0).expect("a valid state"),
        None => game.start(0),
    };
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        let counted = game.perft(black_box(&at), depth);
        assert_eq!(counted, leaves);
        counted
    });
}

#[divan::bench]
fn perft_pur_start_5(bencher: Bencher) {
    perft(bencher, Cublino::pur(), None, 5, 236_836);
}

#[divan::bench]
fn perft_pur_middle_4(bencher: Bencher) {
    perft(bencher, Cublino::pur(), Some(PUR), 4, 2_011_594);
}

#[divan::bench]
fn perft_contra_start_5(bencher: Bencher) {
    perft(bencher, Cublino::contra(), None, 5, 61_247);
}

#[divan::bench]
fn perft_contra_middle_4(bencher: Bencher) {
    perft(bencher, Cublino::contra(), Some(CONTRA), 4, 52_413);
}

/// Games of evenly drawn moves, to the end by the position alone or 300 plies.
fn random_games(bencher: Bencher, game: Cublino, plies: u64) {
    let start = game.start(0);
    bencher.counter(ItemsCount::new(100u32)).bench(|| {
        let mut rng = Rng::new(1);
        let mut made = 0;
        for _ in 0..100 {
            let mut at = black_box(start);
            made += game.playout(&mut at, &mut rng, 300) as u64;
        }
        assert_eq!(made, plies);
        made
    });
}

#[divan::bench]
fn random_games_pur(bencher: Bencher) {
    random_games(bencher, Cublino::pur(), 20_982);
}

#[divan::bench]
fn random_games_contra(bencher: Bencher) {
    random_games(bencher, Cublino::contra(), 9_131);
}
