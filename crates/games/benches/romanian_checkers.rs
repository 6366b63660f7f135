//! How fast the rules of Romanian Checkers run.

use divan::{Bencher, black_box, counter::ItemsCount};
use parlour_core::{Game, Rng, Text};
use parlour_games::romanian_checkers::{Position, RomanianCheckers};

fn main() {
    divan::main();
}

/// The example position of the rules, with eight men against five.
const MIDDLE: &str = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";

fn perft(bencher: Bencher, at: &Position, depth: u32, leaves: u64) {
    let game = RomanianCheckers::default();
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        assert_eq!(game.perft(black_box(at), depth), leaves);
    });
}

/// Leaves counted, the last ply by counting only.
#[divan::bench(sample_count = 5)]
fn perft_start_5(bencher: Bencher) {
    perft(
        bencher,
        &RomanianCheckers::default().start(0),
        5,
        55_963_132,
    );
}

/// The same one ply deeper.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn perft_start_6(bencher: Bencher) {
    perft(
        bencher,
        &RomanianCheckers::default().start(0),
        6,
        1_938_494_632,
    );
}

/// The same where men are few and many lines end early.
#[divan::bench(sample_count = 5)]
fn perft_middle_5(bencher: Bencher) {
    let game = RomanianCheckers::default();
    let at = game
        .read_position(MIDDLE, 0)
        .expect("a position of the rules");
    perft(bencher, &at, 5, 16_076_639);
}

/// The count every game gets for nothing: lists of moves, only the last ply by counting.
#[divan::bench(sample_count = 5)]
fn perft_start_5_by_lists(bencher: Bencher) {
    let game = RomanianCheckers::default();
    let start = game.start(0);
    let leaves = 55_963_132u64;
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        assert_eq!(parlour_core::perft(&game, black_box(&start), 5), leaves);
    });
}

/// Plies of random games.
#[divan::bench(sample_count = 10)]
fn playouts(bencher: Bencher) {
    let game = RomanianCheckers::default();
    let run = || {
        let mut rng = Rng::new(1);
        let games = 0..1000;
        games
            .map(|_| game.playout(&mut game.start(0), &mut rng, 10_000))
            .sum::<u32>()
    };
    let plies = run();
    bencher.counter(ItemsCount::new(plies)).bench(|| {
        assert_eq!(run(), plies);
    });
}
